// A log and read side on their own database, with projections that reveal every miscount.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openLogFeed } from '#kernel/read/log-feed.ts'
import type { Json, NewEvent } from '#ports/event-store.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { type AnyProjection, personalColumn, projection } from '#projections/engine/projection.ts'
import {
  openProjectionEngine,
  type ProjectionEngine,
} from '#projections/engine/projection-engine.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { loadKeys, openUnseal } from '#projections/engine/tables/sealed-rows.ts'
import { readTableOf, tableName } from '#projections/engine/tables/table.ts'
import { attachKeys } from '#kernel/privacy/database-keys.ts'
import { projections as allProjections } from '#projections/all.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { freshDatabase } from './fresh-database.ts'
import { creatingKeys, memoryKeys } from './memory-keys.ts'

export const silentLog = pino({ level: 'silent' })

/** For histories without sealed fields. */
export const decodePlainEvents = openDecoder({ load: async () => new Map() })

/** Read sides on copies of the template share its log id; one on an empty database has a log id of its own. */
export async function openReadSide({ createDatabase = freshDatabase } = {}) {
  const database = await createDatabase()
  const resources = new AsyncDisposableStack()
  resources.use(database)
  const db = openDb(database.url)
  resources.defer(() => db.end())
  const keys = memoryKeys()
  attachKeys(db, creatingKeys(keys))
  const store = resources.use(await openPostgresEventStore(database.url))
  const announcements = resources.use(await openAnnouncements(database.url))
  const decoding = { store, decodeEvents: openDecoder(keys), log: silentLog }
  const { feed, readHistory } = resources.use(await openLogReaders(decoding))
  const options = { ...decoding, feed, readHistory, db, announcements }
  return {
    ...options,
    keys,
    url: database.url,
    resources,
    /** Runs projections until the end of the test. */
    async runProjections(
      projections: readonly AnyProjection[],
      over: object = {},
    ): Promise<ProjectionEngine> {
      const chosen = { ...options, projections, ...over }
      const running = openProjectionEngine({
        ...chosen,
        feed: resources.use(await openLogFeed(chosen)),
      })
      resources.defer(() => running.stop())
      await running.start()
      return running
    },
    /** Resolves when these projections have reached the head of the log. */
    async waitForProjections(projections: readonly AnyProjection[]): Promise<void> {
      const reached = await openPositionTracker(db, announcements, projections)
      const there = await reached(await store.head(), 20_000)
      await reached[Symbol.asyncDispose]()
      if (!there) throw new Error('the projections did not get there')
    },
    /** Unsealed. */
    async readRows(name: string, order = '1') {
      const { rows } = await db.query(`select * from read.${name} order by ${order}`)
      // Projections of tests have the columns of `touchCounts`, or nothing personal.
      const known = allProjections.find((each) => tableName(each.name) === name)
      const table = readTableOf(known ?? { ...touchCounts, name: name.replaceAll('_', '-') })
      if (!rows.some((row) => 'sealed' in row)) return rows
      const subjectKeys = await loadKeys({ db, table }, rows)
      return rows.map((row) => openUnseal(table, subjectKeys)(row) as typeof row)
    },
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

export const newObjectiveTouched = (objectiveId: string): DomainEvent => ({
  type: 'ObjectiveStatusChanged',
  data: { objectiveId, status: 'touched' },
})

export const newSessionCompleted = (questionsAsked = 1): DomainEvent => ({
  type: 'SessionCompleted',
  data: { reason: 'covered', questionsAsked, answersGiven: 1 },
})

const TouchCount = z.object({
  conversationId: z.uuid(),
  touches: z.int(),
  trail: personalColumn(z.string()),
})

/**
 * Counts events and records their order, sealed, which reveals repeats and reordering. Completing deletes the row.
 */
export const touchCounts = projection({
  name: 'test-tallies',
  version: 1,
  table: TouchCount,
  key: ['conversationId'],
  subject: 'conversationId',
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

const ObjectiveRow = z.object({
  conversationId: z.uuid(),
  objectiveId: z.string(),
  times: z.int(),
  last: z.iso.datetime(),
})

/** Rows with a key of two columns, all of one conversation deleted by its first. */
export const objectiveRows = projection({
  name: 'test-objectives',
  version: 1,
  table: ObjectiveRow,
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
