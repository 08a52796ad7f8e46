// Runs one projection: catches up on its own, then follows the shared reader; retries after a failure.
import { backoffDelay, pause } from '#kernel/async/backoff.ts'
import type { Position, RecordedEvent } from '#ports/event-store.ts'
import {
  type ApplyResult,
  applyBatch,
  type Batch,
  type ProjectionTarget,
  resultBefore,
} from './apply-batch.ts'
import {
  type Checkpoint,
  setCheckpointState,
  createReadSchema,
  readCheckpoint,
} from './checkpoints.ts'
import { type LiveFold, openLiveFold } from './live-fold.ts'
import { ensureTable } from './tables/ensure-table.ts'
import type { AnyProjection } from './projection.ts'
import { rebuildProjection } from './rebuild/rebuild.ts'
import type { EngineContext, RunnerContext, RunnerState } from './runner-context.ts'
import { tableOf } from './tables/table.ts'

export type ProjectionRunner = {
  readonly projection: AnyProjection
  readonly state: () => RunnerState
  readonly position: () => Position
  readonly saved: () => Position
  readonly target: ProjectionTarget
  /** For batches of the shared reader that are applied with other projections. */
  readonly liveFold: LiveFold
  readonly error: () => string | undefined
  readonly handles: (type: string) => boolean
  /** Applies a batch of the shared reader alone. Never rejects: a failure stops this projection only. */
  submitBatch: (makeBatch: () => Promise<Batch> | Batch) => Promise<void>
  /** Records that nothing up to a position is handled by this projection. */
  skipTo: (upTo: Position) => void
  /** Records that the checkpoint was stored at a position, with others. */
  setSaved: (position: Position) => void
  /** Joins the shared reader if the stored checkpoint has reached it, as after a clean stop; false if it must catch up. */
  join: (checkpoint: Checkpoint | undefined) => boolean
  /** Ensures the table; resolves whether it must be built. */
  prepare: () => Promise<boolean>
  /** Builds if `build`, catches up and joins the shared reader; retries on failure until stopped. */
  run: (build: boolean) => Promise<void>
}

export const pageSize = 1_000
const retryBackoff = { initialDelayMs: 500, maxDelayMs: 60_000 }

export function openProjectionRunner(
  engine: EngineContext,
  projection: AnyProjection,
): ProjectionRunner {
  const types = Object.keys(projection.rowsOf)
  const handledTypes = new Set(types)
  const target = { db: engine.db, table: tableOf(projection), logId: engine.store.logId }
  const status: RunnerContext['status'] = {
    state: 'stopped',
    position: '',
    saved: '',
    error: undefined,
    failures: 0,
  }
  const context: RunnerContext = { ...engine, projection, target, types, status }
  return {
    projection,
    state: () => status.state,
    position: () => status.position,
    saved: () => status.saved,
    target,
    liveFold: openLiveFold(target),
    error: () => status.error,
    handles: (type) => handledTypes.has(type),
    skipTo: (upTo) => {
      if (upTo > status.position) status.position = upTo
    },
    setSaved: (position) => {
      status.saved = position
      if (position > status.position) status.position = position
    },
    join: (checkpoint) => joinIfCaughtUp(context, checkpoint),
    prepare: () => needsBuild(context),
    run: (building) => run(context, building),
    submitBatch: (makeBatch) => applySharedBatch(context, makeBatch),
  }
}

function joinIfCaughtUp(
  { target, status, readTo }: RunnerContext,
  checkpoint: Checkpoint | undefined,
): boolean {
  const range = { after: '', upTo: readTo() }
  if (resultBefore(target, checkpoint, range)?.kind !== 'applied') return false
  status.position = status.saved = checkpoint!.position
  status.state = 'live'
  return true
}

const needsBuild = async ({ db, projection, store }: RunnerContext) =>
  !(await ensureTable(db, projection, store.logId))

async function run(context: RunnerContext, buildFirst: boolean): Promise<void> {
  for (let building = buildFirst; !context.signal.aborted; building = await waitForRetry(context)) {
    try {
      if (building) await build(context)
      return await catchUp(context)
    } catch (cause) {
      await markFailed(context, cause)
    }
  }
}

async function applySharedBatch(
  context: RunnerContext,
  makeBatch: () => Promise<Batch> | Batch,
): Promise<void> {
  try {
    const { kind } = await apply(context, await makeBatch())
    if (kind === 'superseded') return await markSuperseded(context)
    // The checkpoint was moved back, as by a restored backup.
    if (kind === 'gap') context.runInBackground(run(context, false))
  } catch (cause) {
    await markFailed(context, cause)
    const retry = async () => {
      const building = await waitForRetry(context)
      if (!context.signal.aborted) await run(context, building)
    }
    context.runInBackground(retry())
  }
}

async function apply(
  { target, announcements, status }: RunnerContext,
  batch: Batch,
): Promise<ApplyResult> {
  const applied = await applyBatch(target, batch, announcements)
  if (applied.kind === 'applied') status.position = status.saved = applied.position
  return applied
}

async function build(context: RunnerContext): Promise<void> {
  const { db, projection, announcements, signal, log, status } = context
  const { name, version } = projection
  status.state = 'building'
  announcements.publish({ from: announcements.from, is: { [name]: 'building' } })
  const rebuilt = await context.enqueueBuild(() =>
    rebuildProjection({
      store: context.store,
      decodeEvents: context.decodeEvents,
      db,
      projection,
      announcements,
      signal,
      isNeeded: () => needsBuild(context),
    }),
  )
  if (!rebuilt) return
  const { events, seconds } = rebuilt
  log.info({ projection: name, version, events, seconds }, 'projection built')
}

/** Reads the log until it has reached the position of the shared reader. */
async function catchUp(context: RunnerContext): Promise<void> {
  const { db, store, projection, types, status } = context
  status.state = 'catching-up'
  status.position = status.saved = (await readCheckpoint(db, projection.name))?.position ?? ''
  for (;;) {
    const goal = context.readTo()
    for await (const page of store.readAll({ after: status.position, filter: { types } }))
      for (let from = 0; from < page.length; from += pageSize)
        if (!(await applyPage(context, page.slice(from, from + pageSize)))) return
    const { position: after } = status
    const joinResult = await apply(context, {
      after,
      upTo: goal > after ? goal : after,
      events: [],
    })
    if (joinResult.kind === 'gap') throw new Error('the checkpoint moved back')
    if (joinResult.kind === 'superseded') return markSuperseded(context)
    if (status.position >= context.readTo()) break
  }
  status.failures = 0
  status.error = undefined
  status.state = 'live'
}

async function applyPage(
  context: RunnerContext,
  events: readonly RecordedEvent[],
): Promise<boolean> {
  context.signal.throwIfAborted()
  const decoded = await context.decodeEvents(events)
  const { position: after } = context.status
  const applied = await apply(context, { after, upTo: events.at(-1)!.position, events: decoded })
  if (applied.kind === 'gap') throw new Error('the checkpoint moved back')
  if (applied.kind === 'superseded') await markSuperseded(context)
  return applied.kind === 'applied'
}

async function markSuperseded({ db, log, projection, status }: RunnerContext): Promise<void> {
  const { name, version } = projection
  if (!(await readCheckpoint(db, name))) throw new Error('the checkpoint is missing')
  status.state = 'superseded'
  log.warn({ projection: name, version }, 'superseded by another version of this projection')
}

async function markFailed(context: RunnerContext, cause: unknown): Promise<void> {
  const { db, log, signal, announcements, status } = context
  const { name } = context.projection
  if (signal.aborted) return
  // Only these fields: the details of a Postgres error may quote a row.
  const { message, stack, code } = cause as Error & { code?: string }
  status.state = 'failed'
  status.error = message
  status.failures++
  const { position, failures } = status
  log.error(
    { err: { message, stack, code }, projection: name, position, failures },
    'a projection failed',
  )
  announcements.publish({ from: announcements.from, is: { [name]: 'failed' } })
  await setCheckpointState(db, name, 'failed', message).catch(() => {})
}

/** Waits before a retry. Resolves whether the table must be built: it or its database may have been dropped. */
async function waitForRetry(context: RunnerContext): Promise<boolean> {
  await pause(backoffDelay(retryBackoff, context.status.failures), context.signal)
  return createReadSchema(context.db)
    .then(() => needsBuild(context))
    .catch(() => false)
}
