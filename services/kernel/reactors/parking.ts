// Parks events that a reactor could not handle, and retries them.
import type { RecordedEvent } from '#ports/event-store.ts'
import type { Deferred } from './deferred.ts'
import { isUnavailable } from './dependencies.ts'
import { clearRetry, firstParked, park, unpark } from './parked-events.ts'
import { type ReactorRuntime, loggableError } from './runtime.ts'

export async function parkEvent(
  runtime: ReactorRuntime,
  event: RecordedEvent,
  error: Error,
  attempts: number,
): Promise<boolean> {
  const { db, reactor, parkedStreams, log } = runtime
  const { position, id: eventId, stream, type } = event
  await park(db, {
    reactor: reactor.name,
    position,
    eventId,
    stream,
    revision: Number(event.revision),
    type,
    error: error.message,
    attempts,
  })
  parkedStreams.add(stream)
  if (attempts > 0)
    log.error(
      { err: loggableError(error), reactor: reactor.name, eventId, type, position },
      'an event was parked',
    )
  return true
}

/** Parks an event until its retry; its stream waits with it. */
export async function deferEvent(
  runtime: ReactorRuntime,
  event: RecordedEvent,
  deferred: Deferred,
): Promise<boolean> {
  const { db, reactor, parkedStreams, log } = runtime
  const { position, id: eventId, stream, type } = event
  const { message: error, afterMs } = deferred
  const revision = Number(event.revision)
  await park(db, {
    ...{ reactor: reactor.name, position, eventId, stream, revision, type },
    ...{ error, attempts: 0, afterMs },
  })
  parkedStreams.add(stream)
  log.info(
    { reactor: reactor.name, eventId, type, reason: error, afterMs },
    'an event was deferred',
  )
  return true
}

/** Retries the parked events of a stream, in order, until one fails again or none is left. */
export async function retryStream(runtime: ReactorRuntime, stream: string): Promise<boolean> {
  const { db, store, decodeEvents, reactor, parkedStreams, handle, log } = runtime
  for (;;) {
    const next = await firstParked(db, reactor.name, stream)
    if (!next) {
      parkedStreams.delete(stream)
      return true
    }
    const stored = await Array.fromAsync(
      store.readStream(stream, { from: BigInt(next.revision), limit: 1 }),
    )
    const outcome = await decodeEvents(stored).then(
      ([event]) => (event ? handle(event, next.deferrals) : ({ kind: 'done' } as const)),
      (error: Error) => {
        if (isUnavailable(error)) throw error
        return { kind: 'failed', error, attempts: 1 } as const
      },
    )
    if (outcome.kind === 'aborted') return false
    if (outcome.kind === 'deferred') {
      if (stored[0]) await deferEvent(runtime, stored[0], outcome.deferred)
      return true
    }
    if (outcome.kind === 'failed') {
      await park(db, { ...next, error: outcome.error.message, attempts: outcome.attempts })
      await clearRetry(db, reactor.name, stream)
      log.error(
        { err: loggableError(outcome.error), reactor: reactor.name, eventId: next.eventId },
        'a parked event failed again',
      )
      return true
    }
    await unpark(db, next)
  }
}
