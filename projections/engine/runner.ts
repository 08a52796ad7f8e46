// One projection on its way: catching up by itself, then carried by the shared reader; after a failure, trying again.
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#kernel/db.ts'
import type { Hear } from '#kernel/hear.ts'
import type { Log } from '#kernel/log.ts'
import type { EventStore, Position, Recorded } from '#ports/event-store.ts'
import type { ReadAnnouncements } from './announcements.ts'
import { type Applied, applyBatch, type Batch } from './apply.ts'
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
  const { store, db, log, announcements, signal } = engine
  const { name } = projection
  const place = { db, table: tableOf(projection), logId: store.logId }
  const types = Object.keys(projection.rowsOf)
  const wanted = new Set(types)
  let state: RunState = 'stopped'
  let position: Position = ''
  let error: string | undefined
  let failures = 0

  const apply = async (batch: Batch): Promise<Applied> => {
    const applied = await applyBatch(place, batch, announcements)
    if (applied.kind === 'applied') position = applied.position
    return applied
  }

  async function fail(cause: unknown): Promise<void> {
    if (signal.aborted) return
    state = 'failed'
    failures++
    // Not the whole error: what Postgres adds to it may quote a row.
    const { message, stack, code } = cause as Error & { code?: string }
    error = message
    log.error(
      { err: { message, stack, code }, projection: name, position, failures },
      'a projection stands still',
    )
    announcements.tell({ from: announcements.from, is: { [name]: 'failed' } })
    await markCheckpoint(db, name, 'failed', error).catch(() => {})
  }

  async function supersede(): Promise<void> {
    if (!(await readCheckpoint(db, name))) throw new Error('its checkpoint is gone')
    state = 'superseded'
    log.warn(
      { projection: name, version: projection.version },
      'another version of this projection is in its place',
    )
  }

  async function build(): Promise<void> {
    state = 'building'
    announcements.tell({ from: announcements.from, is: { [name]: 'building' } })
    const needed = () => prepareTable(db, projection, store.logId).then((ready) => !ready)
    const rebuilt = await engine.inTurn(() =>
      rebuild({ store, hear: engine.hear, db, projection, announcements, signal, needed }),
    )
    if (rebuilt)
      log.info(
        {
          projection: name,
          version: projection.version,
          events: rebuilt.events,
          seconds: rebuilt.seconds,
        },
        'projection built',
      )
  }

  /** Reads on alone until it stands where the shared reader stands. */
  async function catchUp(): Promise<void> {
    state = 'catching-up'
    position = (await readCheckpoint(db, name))?.position ?? ''
    for (;;) {
      const goal = engine.readTo()
      for await (const page of store.readAll({ after: position, filter: { types } }))
        for (let from = 0; from < page.length; from += pageSize)
          if (!(await catchUpWith(page.slice(from, from + pageSize)))) return
      const joined = await apply({
        after: position,
        upTo: goal > position ? goal : position,
        events: [],
      })
      if (joined.kind === 'superseded') return supersede()
      if (position >= engine.readTo()) break
    }
    failures = 0
    error = undefined
    state = 'live'
  }

  async function catchUpWith(events: readonly Recorded[]): Promise<boolean> {
    signal.throwIfAborted()
    const heard = await engine.hear(events)
    const applied = await apply({ after: position, upTo: events.at(-1)!.position, events: heard })
    if (applied.kind === 'gap') throw new Error('the checkpoint moved back')
    if (applied.kind === 'superseded') await supersede()
    return applied.kind === 'applied'
  }

  async function run(mustBuild: boolean): Promise<void> {
    for (let building = mustBuild; !signal.aborted; building = await comeBack()) {
      try {
        if (building) await build()
        return await catchUp()
      } catch (cause) {
        await fail(cause)
      }
    }
  }

  /** Waits before another try. Answers whether the table has to be built: it may be gone, by hand or with its database. */
  async function comeBack(): Promise<boolean> {
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(failures, 12), longestPauseMs)
    await wait(pauseMs, undefined, { signal }).catch(() => {})
    return prepareRead(db)
      .then(prepare)
      .catch(() => false)
  }

  const prepare = async () => !(await prepareTable(db, projection, store.logId))

  return {
    projection,
    state: () => state,
    position: () => position,
    error: () => error,
    wants: (type) => wanted.has(type),
    passed: (upTo) => {
      if (upTo > position) position = upTo
    },
    prepare,
    run,
    async take(makeBatch) {
      try {
        const { kind } = await apply(await makeBatch())
        if (kind === 'superseded') return await supersede()
        // Somebody moved the checkpoint back.
        if (kind === 'gap') engine.beside(run(false))
      } catch (cause) {
        await fail(cause)
        engine.beside(comeBack().then((building) => (signal.aborted ? undefined : run(building))))
      }
    },
  }
}
