// One reactor in this process: reads the log, handles each event, parks failed ones.
import type { Position, RecordedEvent } from '#ports/event-store.ts'
import { attempt } from './attempts.ts'
import { matchesCategory } from '../commands/category-filter.ts'
import { derivedId } from '../ids.ts'
import { pause } from '../async/backoff.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'
import { openSemaphore } from '../async/semaphore.ts'
import { openLowWatermark } from './low-watermark.ts'
import { listParkedStreams, readReactorCheckpoint } from './parked-events.ts'
import {
  retryDelayMs,
  type ReactorDeps,
  type ReactorRuntime,
  retryUntilAborted,
} from './runtime.ts'
import type { ReactorContext, Reactor } from './reactor.ts'
import { parkEvent, deferEvent, retryStream } from './parking.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'

export type ReactorRun = {
  /** Resolves after draining, or when the lease is lost. */
  ended: Promise<void>
  /** Retries the parked events of a stream: a retry was requested, or the time of a deferred event has come. */
  retry: (stream: string) => void
  /** `oldestAt`: when the oldest event was recorded that has begun and is not done. */
  state: () => { position: Position; waiting: number; oldestAt: Date | undefined }
}

const queueCapacity = 1_000

export function startReactorRun(
  deps: ReactorDeps,
  reactor: Reactor,
  aborting: AbortSignal,
): ReactorRun {
  const queue = openKeyedQueue(queueCapacity)
  const handle = createHandle(deps, reactor, aborting)
  const runtime: ReactorRuntime = {
    ...deps,
    reactor,
    aborting,
    queue,
    handle,
    parkedStreams: new Set(),
    watermark: openLowWatermark(''),
    unfinished: new Set(),
  }
  const retrying = new Set<string>()
  return {
    ended: runUntilStopped(runtime),
    state: () => ({
      position: runtime.watermark.position(),
      waiting: queue.size(),
      oldestAt: firstOf(runtime.unfinished)?.at,
    }),
    retry(stream) {
      if (retrying.has(stream)) return
      retrying.add(stream)
      void queue.run(stream, async () => {
        await retryUntilAborted(runtime, () => retryStream(runtime, stream))
        retrying.delete(stream)
      })
    },
  }
}

/** Reads until stopped; then waits for running handlers and saves the checkpoint. */
async function runUntilStopped(runtime: ReactorRuntime): Promise<void> {
  const { db, log, store, reactor, draining, aborting, queue } = runtime
  const stopped = AbortSignal.any([draining, aborting])
  const checkpoint = runtime.checkpoints.track(reactor.name, () => runtime.watermark.position())
  try {
    await retryUntilAborted(runtime, async () => {
      const stored = await readReactorCheckpoint(db, reactor.name, store.logId)
      runtime.watermark = openLowWatermark(stored ?? '')
      runtime.parkedStreams = new Set(await listParkedStreams(db, reactor.name))
    })
    while (!stopped.aborted) {
      await readLog(runtime, stopped, checkpoint.scheduleSave).catch((err: unknown) => {
        if (!stopped.aborted)
          log.error({ err, reactor: reactor.name }, 'a reactor could not read the log')
      })
      // Also after a subscription that ended without an error.
      await pause(retryDelayMs, stopped)
    }
  } finally {
    await Promise.race([queue.waitForIdle(), whenAborted(aborting)])
    if (aborting.aborted) checkpoint.drop()
    else await checkpoint.flush()
  }
}

async function readLog(
  runtime: ReactorRuntime,
  stopped: AbortSignal,
  save: (hasHandled: boolean) => void,
): Promise<void> {
  const { feed, reactor, queue, watermark, unfinished } = runtime
  const types = Object.keys(reactor.on)
  // The next reading starts at the watermark: events that are still queued would be handled twice.
  await queue.waitForIdle()
  let last = watermark.position()
  for await (const batch of feed.follow({ after: last, types, signal: stopped })) {
    const isMine = ({ stream }: RecordedEvent) => matchesCategory(reactor, stream)
    const results = batch.events.some(isMine) ? await batch.decode() : []
    for (const { event, decoded, error } of results) {
      // A redelivered event.
      if (event.position <= last || !isMine(event)) continue
      last = event.position
      const done = watermark.begin(event.position)
      unfinished.add(event)
      void queue.run(event.stream, async () => {
        if (await retryUntilAborted(runtime, () => handleEvent(runtime, event, decoded, error)))
          done()
        unfinished.delete(event)
        save(true)
      })
      await queue.waitForRoom()
      if (stopped.aborted) return
    }
    watermark.advance(batch.upTo)
    save(false)
  }
}

async function handleEvent(
  runtime: ReactorRuntime,
  event: RecordedEvent,
  decoded: DecodedEvent | undefined,
  error: Error | undefined,
): Promise<boolean> {
  const { parkedStreams, handle, draining, aborting } = runtime
  if (draining.aborted || aborting.aborted) return false
  if (parkedStreams.has(event.stream))
    return parkEvent(runtime, event, new Error('waits for an earlier event of its stream'), 0)
  if (error) return parkEvent(runtime, event, error, 1)
  // An unknown event type.
  if (!decoded) return true
  const outcome = await handle(decoded, 0)
  if (outcome.kind === 'deferred') return deferEvent(runtime, event, outcome.deferred)
  if (outcome.kind === 'failed') return parkEvent(runtime, event, outcome.error, outcome.attempts)
  return outcome.kind === 'done'
}

type Handler = (event: DecodedEvent, context: ReactorContext) => Promise<void>
function createHandle(
  { executor, readHistory, retryPolicy, dependencies, wait, draining }: ReactorDeps,
  reactor: Reactor,
  aborting: AbortSignal,
): ReactorRuntime['handle'] {
  const { name, concurrency = 8, timeoutMs = 30_000 } = reactor
  const inSlot = openSemaphore(concurrency)
  const handlers = reactor.on as Readonly<Record<string, Handler | undefined>>
  return (event, deferrals) => {
    const { eventId, stream, revision, type, meta } = event
    const envelope = {
      // Event ids are unique within their stream.
      commandId: derivedId('reactor', name, stream, eventId),
      correlationId: meta.correlationId,
      causationId: eventId,
      actor: `reactor:${name}`,
    }
    const once = async (signal: AbortSignal) =>
      handlers[type]?.(event, {
        execute: executor(envelope),
        executeAs: (as) => executor({ ...envelope, commandId: derivedId(envelope.commandId, as) }),
        readHistory: () => readHistory(stream, revision),
        signal,
        deferrals,
      })
    return attempt(once, {
      ...retryPolicy,
      timeoutMs,
      dependencies,
      ...(wait && { wait }),
      withSlot: inSlot,
      draining,
      aborting,
    })
  }
}

const firstOf = <T>(set: ReadonlySet<T>): T | undefined => set.values().next().value

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
