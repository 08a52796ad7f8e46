// Runs all projections from one shared subscription to the log.
import { pause } from '#kernel/async/backoff.ts'
import { openKeyedQueue } from '#kernel/async/keyed-queue.ts'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodeEvents } from '#kernel/commands/decode-events.ts'
import type { Log } from '#kernel/log.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { EventStore, Position, RecordedEvent } from '#ports/event-store.ts'
import type { ReadModelAnnouncements } from './announcements.ts'
import { advanceCheckpoints } from './apply-batch.ts'
import { createReadSchema } from './checkpoints.ts'
import type { AnyProjection } from './projection.ts'
import {
  type EngineContext,
  openProjectionRunner,
  pageSize,
  type ProjectionRunner,
  type RunnerState,
} from './projection-runner.ts'

export type ProjectionEngineOptions = {
  store: EventStore
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

export function openProjectionEngine(options: ProjectionEngineOptions): ProjectionEngine {
  const { store, db, projections, log } = options
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

  /** Skips redelivered events; dispatches a page once the previous one is applied. */
  async function dispatchPage(events: readonly RecordedEvent[], upTo: Position): Promise<void> {
    const fresh = events.filter(({ position }) => position > readTo)
    for (let from = 0; from < fresh.length; from += pageSize) {
      const page = fresh.slice(from, from + pageSize)
      const after = readTo
      readTo = page.at(-1)!.position
      await dispatch({ after, upTo: readTo }, page)
    }
    if (upTo <= readTo) return
    const after = readTo
    readTo = upTo
    await dispatch({ after, upTo }, [])
  }

  /** Reads all types: events that no projection handles still move the checkpoints. */
  async function readLog(): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const message of store.subscribe({ after: readTo, signal })) {
          if (message.kind === 'events') await dispatchPage(message.events, message.checkpoint)
          if (message.kind === 'checkpoint') await dispatchPage([], message.position)
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
      const running: Promise<void>[] = []
      for (const runner of runners) running.push(runner.run(await runner.prepare()))
      const all = Promise.all(running).then(() => {})
      runInBackground(all)
      runInBackground(readLog())
      await withTimeout(() => all, { timeoutMs: startTimeoutMs, signal }).catch(() => {})
    },
    async stop() {
      stopping.abort()
      while (backgroundWork.size > 0) await Promise.all(backgroundWork)
    },
    status: () => Promise.all(runners.map((runner) => statusOf(store, runner))),
  }
}

/** Dispatches a range of the log to the live projections; resolves once each has applied it or failed. */
function openDispatch(
  { store, decodeEvents, db, announcements }: EngineContext,
  runners: readonly ProjectionRunner[],
) {
  return async (
    range: { after: Position; upTo: Position },
    events: readonly RecordedEvent[],
  ): Promise<void> => {
    const live = runners.filter((runner) => runner.state() === 'live')
    const interested = live.filter(({ handles }) => events.some(({ type }) => handles(type)))
    const others = live.filter((runner) => !interested.includes(runner))
    const shared = decodeEvents(
      events.filter(({ type }) => interested.some(({ handles }) => handles(type))),
    )
    // On failure each projection decodes its own events: an undecodable event stops only the projections that handle it.
    const decodedFor = (runner: ProjectionRunner): Promise<readonly DecodedEvent[]> =>
      shared.catch(() => decodeEvents(events.filter(({ type }) => runner.handles(type))))
    const ofType = (runner: ProjectionRunner, decoded: readonly DecodedEvent[]) =>
      decoded.filter(({ type }) => runner.handles(type))
    await Promise.all([
      ...interested.map((runner) =>
        runner.submitBatch(async () => ({
          ...range,
          events: ofType(runner, await decodedFor(runner)),
        })),
      ),
      advanceOthers(others),
    ])

    async function advanceOthers(uninterested: readonly ProjectionRunner[]): Promise<void> {
      if (uninterested.length === 0) return
      const names = uninterested.map(({ projection }) => projection.name)
      const moved = await advanceCheckpoints(
        db,
        names,
        { ...range, logId: store.logId },
        announcements,
      ).catch(() => new Set())
      for (const runner of uninterested)
        if (moved.has(runner.projection.name)) runner.skipTo(range.upTo)
      // The statement skipped these: an empty batch each finds out why.
      const remaining = uninterested.filter(({ projection }) => !moved.has(projection.name))
      await Promise.all(
        remaining.map((runner) => runner.submitBatch(() => ({ ...range, events: [] }))),
      )
    }
  }
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
