// One reactor while this process holds it: reads the log, hears each event, parks what cannot be handled.
import type { Position, RecordedEvent } from '#ports/event-store.ts'
import { attempt } from './attempts.ts'
import { matchesCategory } from '../commands/category-filter.ts'
import { readHistory } from '../commands/decode-events.ts'
import { derivedId } from '../ids.ts'
import { pause } from '../async/backoff.ts'
import { openKeyedQueue } from '../async/keyed-queue.ts'
import { openSemaphore } from '../async/semaphore.ts'
import { openLowWatermark } from './low-watermark.ts'
import { openCheckpointSaver } from './checkpoint-saver.ts'
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
  /** Resolves when it was drained, or its lease was lost. */
  ended: Promise<void>
  /** Takes up what is due: the retries that were asked for, and what was put off until now. */
  retry: () => Promise<void>
  state: () => { position: Position; waiting: number }
}

const queueCapacity = 1_000

export function startReactorRun(
  reacting: ReactorDeps,
  reactor: Reactor,
  leaving: AbortSignal,
): ReactorRun {
  const queue = openKeyedQueue(queueCapacity)
  const handle = createHandle(reacting, reactor, leaving)
  const running: ReactorRuntime = {
    ...reacting,
    reactor,
    aborting: leaving,
    queue,
    handle,
    parkedStreams: new Set(),
    watermark: openLowWatermark(''),
  }
  const retrying = new Set<string>()
  return {
    ended: runUntilStopped(running),
    state: () => ({ position: running.watermark.position(), waiting: queue.size() }),
    async retry() {
      for (const stream of await listParkedStreams(running.db, reactor.name, { due: true })) {
        if (retrying.has(stream)) continue
        retrying.add(stream)
        void queue.run(stream, async () => {
          await retryUntilAborted(running, () => retryStream(running, stream))
          retrying.delete(stream)
        })
      }
    },
  }
}

/** Reads on until told to stop; then waits for what runs, and notes how far it came. */
async function runUntilStopped(running: ReactorRuntime): Promise<void> {
  const { db, log, store, reactor, draining, aborting, queue } = running
  const stopped = AbortSignal.any([draining, aborting])
  const saver = openCheckpointSaver(running)
  try {
    await retryUntilAborted(running, async () => {
      const mark = await readReactorCheckpoint(db, reactor.name, store.logId)
      running.watermark = openLowWatermark(
        mark ?? (reactor.startsAt === 'now' ? await store.head() : ''),
      )
      running.parkedStreams = new Set(await listParkedStreams(db, reactor.name))
    })
    while (!stopped.aborted) {
      await readLog(running, stopped, saver.scheduleSave).catch((err: unknown) => {
        if (!stopped.aborted)
          log.error({ err, reactor: reactor.name }, 'a reactor cannot read the log')
      })
      // Also a subscription that ended quietly is not asked for again at once.
      await pause(retryDelayMs, stopped)
    }
  } finally {
    await Promise.race([queue.waitForIdle(), whenAborted(aborting)])
    if (!aborting.aborted) await saver.flush()
  }
}

async function readLog(
  running: ReactorRuntime,
  stopped: AbortSignal,
  save: () => void,
): Promise<void> {
  const { store, reactor, queue, watermark } = running
  const filter = { types: Object.keys(reactor.on) }
  // From the mark on again: what was begun and not finished is in no lane once reading failed.
  await queue.waitForIdle()
  let last = watermark.position()
  for await (const message of store.subscribe({
    after: watermark.position(),
    filter,
    signal: stopped,
  })) {
    if (message.kind === 'events') {
      const events = message.events.filter(({ stream }) => matchesCategory(reactor, stream))
      for (const { event, decoded, error } of await decodeEach(running, events)) {
        // Delivered again.
        if (event.position <= last) continue
        last = event.position
        const done = watermark.begin(event.position)
        void queue.run(event.stream, async () => {
          if (await retryUntilAborted(running, () => handleEvent(running, event, decoded, error)))
            done()
          save()
        })
        await queue.waitForRoom()
        if (stopped.aborted) return
      }
      watermark.advance(message.checkpoint)
      save()
    } else if (message.kind === 'checkpoint') {
      watermark.advance(message.position)
      save()
    }
  }
}

type DecodeResult = {
  event: RecordedEvent
  decoded: DecodedEvent | undefined
  error: Error | undefined
}

/** One event that cannot be read does not keep the others from being heard. */
async function decodeEach(
  { decodeEvents }: ReactorRuntime,
  events: readonly RecordedEvent[],
): Promise<DecodeResult[]> {
  const all = await decodeEvents(events).catch(() => undefined)
  if (all) {
    const byPosition = new Map(all.map((heard) => [heard.position, heard]))
    return events.map((event) => ({
      event,
      decoded: byPosition.get(event.position),
      error: undefined,
    }))
  }
  return Promise.all(
    events.map((event) =>
      decodeEvents([event]).then(
        ([decoded]) => ({ event, decoded, error: undefined }),
        (error: Error) => ({ event, decoded: undefined, error }),
      ),
    ),
  )
}

async function handleEvent(
  running: ReactorRuntime,
  event: RecordedEvent,
  heard: DecodedEvent | undefined,
  flaw: Error | undefined,
): Promise<boolean> {
  const { parkedStreams: parked, handle, draining, aborting } = running
  if (draining.aborted || aborting.aborted) return false
  if (parked.has(event.stream))
    return parkEvent(running, event, new Error('waits for an earlier event of its stream'), 0)
  if (flaw) return parkEvent(running, event, flaw, 1)
  // Of a kind that this program does not know.
  if (!heard) return true
  const outcome = await handle(heard, 0)
  if (outcome.kind === 'deferred') return deferEvent(running, event, outcome.deferred)
  if (outcome.kind === 'failed') return parkEvent(running, event, outcome.error, outcome.attempts)
  return outcome.kind === 'done'
}

type Handler = (event: DecodedEvent, hearing: ReactorContext) => Promise<void>
function createHandle(
  { executor, store, decodeEvents, retryPolicy, draining }: ReactorDeps,
  reactor: Reactor,
  leaving: AbortSignal,
): ReactorRuntime['handle'] {
  const { name, concurrency = 8, timeoutMs = 30_000 } = reactor
  const inSlot = openSemaphore(concurrency)
  const handlers = reactor.on as Readonly<Record<string, Handler | undefined>>
  return (event, deferrals) => {
    const { eventId, stream, type, meta } = event
    const envelope = {
      // Ids of events are unique within their stream.
      commandId: derivedId('reactor', name, stream, eventId),
      correlationId: meta.correlationId,
      causationId: eventId,
      actor: `reactor:${name}`,
    }
    const once = async (signal: AbortSignal) =>
      handlers[type]?.(event, {
        execute: executor(envelope),
        executeAs: (as) => executor({ ...envelope, commandId: derivedId(envelope.commandId, as) }),
        readHistory: () => readHistory(store, decodeEvents, stream),
        signal,
        deferrals,
      })
    return attempt(once, {
      ...retryPolicy,
      timeoutMs,
      withSlot: inSlot,
      draining,
      aborting: leaving,
    })
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
