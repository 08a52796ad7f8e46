// A log and a read side on a database of their own, with projections that show every miscount.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { openDb } from '#kernel/db.ts'
import { openHear } from '#kernel/hear.ts'
import type { Json, NewEvent } from '#ports/event-store.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { type AnyProjection, projection } from '#projections/engine/projection.ts'
import { openProjections, type Projections } from '#projections/engine/projections.ts'
import { openReached } from '#projections/engine/reached.ts'
import { openPostgresEventStore } from '../../services/adapters/event-store/postgres/store.ts'
import { freshDatabase } from './postgres.ts'

export const silent = pino({ level: 'silent' })

/** Nothing in these histories is sealed. */
export const hearPlain = openHear({ load: async () => new Map() })

export async function openReadSide() {
  const database = await freshDatabase()
  const resources = new AsyncDisposableStack()
  resources.use(database)
  const db = openDb(database.url)
  resources.defer(() => db.end())
  const store = resources.use(await openPostgresEventStore(database.url))
  const announcements = resources.use(await openAnnouncements(database.url))
  const options = { store, hear: hearPlain, db, announcements, log: silent }
  return {
    ...options,
    url: database.url,
    resources,
    /** Runs projections until the end of the test. */
    async run(projections: readonly AnyProjection[], over: object = {}): Promise<Projections> {
      const running = openProjections({ ...options, projections, ...over })
      resources.defer(() => running.stop())
      await running.start()
      return running
    },
    /** Resolves when these are up to the head of the log. */
    async settled(projections: readonly AnyProjection[]): Promise<void> {
      const reached = await openReached(db, announcements, projections)
      const there = await reached(await store.head(), 20_000)
      await reached[Symbol.asyncDispose]()
      if (!there) throw new Error('the projections did not get there')
    },
    rows: async (table: string, order = '1') =>
      (await db.query(`select * from read.${table} order by ${order}`)).rows,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

export const newEvent = (
  { type, data }: DomainEvent,
  meta: Record<string, string> = {},
): NewEvent => ({
  id: randomUUID(),
  type,
  data: data as Json,
  meta: {
    at: '2026-01-01T00:00:00.000Z',
    commandId: 'c',
    correlationId: 'c',
    actor: 'test',
    ...meta,
  },
})

export const touched = (objectiveId: string): DomainEvent => ({
  type: 'ObjectiveStatusChanged',
  data: { objectiveId, status: 'touched' },
})

export const completed = (questionsAsked = 1): DomainEvent => ({
  type: 'SessionCompleted',
  data: { reason: 'covered', questionsAsked, answersGiven: 1 },
})

const Tally = z.object({ conversationId: z.uuid(), touches: z.int(), trail: z.string() })

/** Counts, and keeps the order in which it heard: applied twice or out of order, it shows. Completing deletes the row. */
export const tallies = projection({
  name: 'test-tallies',
  version: 1,
  table: Tally,
  key: ['conversationId'],
  rowsOf: {
    ObjectiveStatusChanged: ({ id }) => [{ conversationId: id }],
    SessionCompleted: ({ id }) => [{ conversationId: id }],
  },
  evolve(row, event) {
    if (event.type === 'SessionCompleted') return null
    const { touches, trail } = row ?? { touches: 0, trail: '' }
    return { conversationId: event.id, touches: touches + 1, trail: `${trail}${event.revision},` }
  },
  topics: ({ conversationId }) => [`tally:${conversationId}`],
})

const Objective = z.object({
  conversationId: z.uuid(),
  objectiveId: z.string(),
  times: z.int(),
  last: z.iso.datetime(),
})

/** Rows with a key of two columns, all of one conversation deleted by its first. */
export const objectives = projection({
  name: 'test-objectives',
  version: 1,
  table: Objective,
  key: ['conversationId', 'objectiveId'],
  rowsOf: {
    ObjectiveStatusChanged: ({ id, data }) => [
      { conversationId: id, objectiveId: data.objectiveId },
    ],
    SessionCompleted: ({ id }) => [{ conversationId: id }],
  },
  evolve: (row, event) =>
    event.type === 'SessionCompleted'
      ? null
      : {
          conversationId: event.id,
          objectiveId: event.data.objectiveId,
          times: (row?.times ?? 0) + 1,
          last: event.at,
        },
  topics: ({ conversationId }) => [`objectives:${conversationId}`],
})
