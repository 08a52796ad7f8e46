// One projection on its way: catching up by itself, then carried by the shared reader; after a failure, trying again.
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/db.ts'
import type { Hear } from '#kernel/hear.ts'
import type { Log } from '#kernel/log.ts'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import type { ReadAnnouncements } from './announcements.ts'
import { type Applied, applyBatch, type Batch, type Place } from './apply.ts'
import { markCheckpoint, prepareRead, readCheckpoint } from './checkpoints.ts'
import { prepareTable } from './prepare-table.ts'
import type { AnyProjection } from './projection.ts'
import { rebuild } from './rebuild.ts'
import { tableOf } from './table.ts'

/** `superseded`: another program has put another version in its place. */
export type RunState = 'building' | 'catching-up' | 'live' | 'failed' | 'superseded' | 'stopped'

export type Engine = {
  store: EventStore
  hear: Hear
  db: Db
  announcements: Pick<ReadAnnouncements, 'from' | 'tell'>
  log: Log
  /** Builds run one after the other: each may use much memory. */
  inTurn: <T>(build: () => Promise<T>) => Promise<T>
  /** How far the shared reader has handed out the log. */
  readTo: () => Position
  /** Keeps what goes on beside the shared reader, so that stopping can wait for it. */
  beside: (work: Promise<void>) => void
  signal: AbortSignal
}

/** A projection, where it keeps its rows, and where it stands. */
type Way = Engine & {
  projection: AnyProjection
  place: Place
  types: readonly string[]
  standing: { state: RunState; position: Position; error: string | undefined; failures: number }
}

export type Runner = {
  readonly projection: AnyProjection
  readonly state: () => RunState
  readonly position: () => Position
  readonly error: () => string | undefined
  readonly wants: (type: string) => boolean
  /** Takes a batch from the shared reader; never throws: what goes wrong stays with this projection. */
  take: (makeBatch: () => Promise<Batch> | Batch) => Promise<void>
  /** The checkpoint was moved over events that do not concern this projection. */
  passed: (upTo: Position) => void
  /** Makes the table ready and says whether it has to be built. */
  prepare: () => Promise<boolean>
  /** Builds if need be, catches up and joins the shared reader; on failure again, until stopped. */
  run: (build: boolean) => Promise<void>
}

export const pageSize = 1_000
const firstPauseMs = 250
const longestPauseMs = 60_000

export function openRunner(engine: Engine, projection: AnyProjection): Runner {
  const types = Object.keys(projection.rowsOf)
  const wanted = new Set(types)
  const place = { db: engine.db, table: tableOf(projection), logId: engine.store.logId }
  const standing: Way['standing'] = {
    state: 'stopped',
    position: '',
    error: undefined,
    failures: 0,
  }
  const way: Way = { ...engine, projection, place, types, standing }
  return {
    projection,
    state: () => standing.state,
    position: () => standing.position,
    error: () => standing.error,
    wants: (type) => wanted.has(type),
    passed: (upTo) => {
      if (upTo > standing.position) standing.position = upTo
    },
    prepare: () => mustBuild(way),
    run: (building) => run(way, building),
    take: (makeBatch) => take(way, makeBatch),
  }
}

const mustBuild = async ({ db, projection, store }: Way) =>
  !(await prepareTable(db, projection, store.logId))

async function run(way: Way, mustBuildFirst: boolean): Promise<void> {
  for (let building = mustBuildFirst; !way.signal.aborted; building = await comeBack(way)) {
    try {
      if (building) await build(way)
      return await catchUp(way)
    } catch (cause) {
      await fail(way, cause)
    }
  }
}

async function take(way: Way, makeBatch: () => Promise<Batch> | Batch): Promise<void> {
  try {
    const { kind } = await apply(way, await makeBatch())
    if (kind === 'superseded') return await supersede(way)
    // Somebody moved the checkpoint back.
    if (kind === 'gap') way.beside(run(way, false))
  } catch (cause) {
    await fail(way, cause)
    const again = async () => {
      const building = await comeBack(way)
      if (!way.signal.aborted) await run(way, building)
    }
    way.beside(again())
  }
}

async function apply({ place, announcements, standing }: Way, batch: Batch): Promise<Applied> {
  const applied = await applyBatch(place, batch, announcements)
  if (applied.kind === 'applied') standing.position = applied.position
  return applied
}

async function build(way: Way): Promise<void> {
  const { db, projection, announcements, signal, log, standing } = way
  const { name, version } = projection
  standing.state = 'building'
  announcements.tell({ from: announcements.from, is: { [name]: 'building' } })
  const rebuilt = await way.inTurn(() =>
    rebuild({
      store: way.store,
      hear: way.hear,
      db,
      projection,
      announcements,
      signal,
      needed: () => mustBuild(way),
    }),
  )
  if (!rebuilt) return
  const { events, seconds } = rebuilt
  log.info({ projection: name, version, events, seconds }, 'projection built')
}

/** Reads on alone until it stands where the shared reader stands. */
async function catchUp(way: Way): Promise<void> {
  const { db, store, projection, types, standing } = way
  standing.state = 'catching-up'
  standing.position = (await readCheckpoint(db, projection.name))?.position ?? ''
  for (;;) {
    const goal = way.readTo()
    for await (const page of store.readAll({ after: standing.position, filter: { types } }))
      for (let from = 0; from < page.length; from += pageSize)
        if (!(await catchUpWith(way, page.slice(from, from + pageSize)))) return
    const { position: after } = standing
    const joined = await apply(way, { after, upTo: goal > after ? goal : after, events: [] })
    if (joined.kind === 'gap') throw new Error('the checkpoint moved back')
    if (joined.kind === 'superseded') return supersede(way)
    if (standing.position >= way.readTo()) break
  }
  standing.failures = 0
  standing.error = undefined
  standing.state = 'live'
}

async function catchUpWith(way: Way, events: readonly Recorded[]): Promise<boolean> {
  way.signal.throwIfAborted()
  const heard = await way.hear(events)
  const { position: after } = way.standing
  const applied = await apply(way, { after, upTo: events.at(-1)!.position, events: heard })
  if (applied.kind === 'gap') throw new Error('the checkpoint moved back')
  if (applied.kind === 'superseded') await supersede(way)
  return applied.kind === 'applied'
}

async function supersede({ db, log, projection, standing }: Way): Promise<void> {
  const { name, version } = projection
  if (!(await readCheckpoint(db, name))) throw new Error('its checkpoint is gone')
  standing.state = 'superseded'
  log.warn({ projection: name, version }, 'another version of this projection is in its place')
}

async function fail(way: Way, cause: unknown): Promise<void> {
  const { db, log, signal, announcements, standing } = way
  const { name } = way.projection
  if (signal.aborted) return
  // Not the whole error: what Postgres adds to it may quote a row.
  const { message, stack, code } = cause as Error & { code?: string }
  standing.state = 'failed'
  standing.error = message
  standing.failures++
  const { position, failures } = standing
  log.error(
    { err: { message, stack, code }, projection: name, position, failures },
    'a projection stands still',
  )
  announcements.tell({ from: announcements.from, is: { [name]: 'failed' } })
  await markCheckpoint(db, name, 'failed', message).catch(() => {})
}

/** Waits before another try. Answers whether the table has to be built: it may be gone, by hand or with its database. */
async function comeBack(way: Way): Promise<boolean> {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(way.standing.failures, 12), longestPauseMs)
  await wait(pauseMs, undefined, { signal: way.signal }).catch(() => {})
  return prepareRead(way.db)
    .then(() => mustBuild(way))
    .catch(() => false)
}
