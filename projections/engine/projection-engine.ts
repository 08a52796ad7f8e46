// Runs all projections from the feed of the log.
import { pause } from '#kernel/async/backoff.ts'
import { openKeyedQueue } from '#kernel/async/keyed-queue.ts'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodeEvents } from '#kernel/commands/decode-events.ts'
import type { Log } from '#kernel/log.ts'
import type { FeedBatch, LogFeed } from '#kernel/read/log-feed.ts'
import type { EventStore, Position, RecordedEvent } from '#ports/event-store.ts'
import type { ReadModelAnnouncements } from './announcements.ts'
import { createReadSchema, readBuiltCheckpoints } from './checkpoints.ts'
import { openDispatch } from './dispatch.ts'
import type { AnyProjection } from './projection.ts'
import { openProjectionRunner, type ProjectionRunner } from './projection-runner.ts'
import type { EngineContext, RunnerState } from './runner-context.ts'

export type ProjectionEngineOptions = {
  store: EventStore
  feed: Pick<LogFeed, 'follow'>
  decodeEvents: DecodeEvents
  db: Db
  announcements: Pick<ReadModelAnnouncements, 'from' | 'publish'>
  projections: readonly AnyProjection[]
  log: Log
}

export type ProjectionState = {
  name: string
  version: number
  state: RunnerState
  position: Position
  error: string | undefined
  /** Unread events of its types, counted up to 10,000. */
  lag: number
}

export type ProjectionEngine = {
  /** Resolves once all tables exist and the log is read. Builds may still be running; older rows serve until they end. */
  start: () => Promise<void>
  stop: () => Promise<void>
  status: () => Promise<ProjectionState[]>
}

/** How long a start waits for builds: with a short history, all read models are complete. */
const startTimeoutMs = 2_000
const resubscribeDelayMs = 500
const maxCountedLag = 10_000
/**
 * After a batch, the projections rest for as long as it took, at most this: under load the next batch is larger, and an
 * event that follows none is applied at once. Longer where many conversations moved: a batch costs much the same for one of them.
 */
const maxRestMs = { usual: 5, busy: 25 }
/** Streams of a batch; the events of one turn are in two or three. */
const busyStreams = 5

const isBusy = ({ events }: FeedBatch) =>
  new Set(events.map(({ stream }) => stream)).size >= busyStreams

export function openProjectionEngine(options: ProjectionEngineOptions): ProjectionEngine {
  const { store, feed, db, projections, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const backgroundWork = new Set<Promise<void>>()
  const builds = openKeyedQueue()
  let readTo: Position = ''

  const runInBackground = (promise: Promise<void>) => {
    const settled = promise
      .catch(
        (err: unknown) =>
          void (signal.aborted || log.error({ err }, 'the projection engine failed')),
      )
      .finally(() => backgroundWork.delete(settled))
    backgroundWork.add(settled)
  }
  const engine: EngineContext = {
    ...options,
    signal,
    runInBackground,
    enqueueBuild: (build) => builds.run('build', build),
    readTo: () => readTo,
  }
  const runners = projections.map((projection) => openProjectionRunner(engine, projection))
  const dispatch = openDispatch(engine, runners)

  /** Reads all types: events that no projection handles still move the checkpoints. */
  async function readLog(): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const batch of feed.follow({ after: readTo, signal })) {
          const after = readTo
          readTo = batch.upTo
          const began = performance.now()
          await dispatch.apply(withoutRedelivered(batch, after))
          const longest = isBusy(batch) ? maxRestMs.busy : maxRestMs.usual
          await pause(Math.min(performance.now() - began, longest), signal)
        }
      } catch (err) {
        if (signal.aborted) return
        log.error({ err }, 'the log cannot be read')
      }
      // Also after a subscription that ended without an error.
      await pause(resubscribeDelayMs, signal)
    }
  }

  return {
    async start() {
      await createReadSchema(db)
      readTo = await store.head()
      const built = await readBuiltCheckpoints(db, projections)
      const running: Promise<void>[] = []
      for (const runner of runners)
        if (!runner.join(built.get(runner.projection.name)))
          running.push(runner.run(await runner.prepare()))
      const all = Promise.all(running).then(() => {})
      runInBackground(all)
      runInBackground(readLog())
      await withTimeout(() => all, { timeoutMs: startTimeoutMs, signal }).catch(() => {})
    },
    async stop() {
      stopping.abort()
      while (backgroundWork.size > 0) await Promise.all(backgroundWork)
      await dispatch.stop()
    },
    status: () => Promise.all(runners.map((runner) => statusOf(store, runner))),
  }
}

function withoutRedelivered({ events, upTo, decode }: FeedBatch, after: Position): FeedBatch {
  const isNew = ({ position }: RecordedEvent) => position > after
  if (events.every(isNew)) return { events, upTo, decode }
  const decodeNew = async () => (await decode()).filter(({ event }) => isNew(event))
  return { events: events.filter(isNew), upTo, decode: decodeNew }
}

async function statusOf(store: EventStore, runner: ProjectionRunner): Promise<ProjectionState> {
  const { name, version, rowsOf } = runner.projection
  const position = runner.position()
  let lag = 0
  if (position < (await store.head()))
    for await (const events of store.readAll({
      after: position,
      limit: maxCountedLag,
      filter: { types: Object.keys(rowsOf) },
    }))
      lag += events.length
  return { name, version, state: runner.state(), position, error: runner.error(), lag }
}
