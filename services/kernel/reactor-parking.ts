// Events that a reactor could not handle, and their way back.
import type { Recorded } from '#ports/event-store.ts'
import type { Later } from './later.ts'
import { endRetry, firstParked, park, unpark } from './parked.ts'
import { type Running, shown } from './reacting.ts'

export async function parkEvent(
  running: Running,
  event: Recorded,
  error: Error,
  attempts: number,
): Promise<boolean> {
  const { db, reactor, parked, log } = running
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
  parked.add(stream)
  if (attempts > 0)
    log.error(
      { err: shown(error), reactor: reactor.name, eventId, type, position },
      'an event was parked',
    )
  return true
}

/** It comes back by itself; its stream waits with it. */
export async function putOff(running: Running, event: Recorded, later: Later): Promise<boolean> {
  const { db, reactor, parked, log } = running
  const { position, id: eventId, stream, type } = event
  const { message: error, afterMs } = later
  const revision = Number(event.revision)
  await park(db, {
    ...{ reactor: reactor.name, position, eventId, stream, revision, type },
    ...{ error, attempts: 0, afterMs },
  })
  parked.add(stream)
  log.info({ reactor: reactor.name, eventId, type, reason: error, afterMs }, 'an event was put off')
  return true
}

/** What is parked of a stream, in order, until one fails again or none is left. */
export async function retryStream(running: Running, stream: string): Promise<boolean> {
  const { db, store, hear, reactor, parked, handle, log } = running
  for (;;) {
    const next = await firstParked(db, reactor.name, stream)
    if (!next) {
      parked.delete(stream)
      return true
    }
    const stored = await Array.fromAsync(
      store.readStream(stream, { from: BigInt(next.revision), limit: 1 }),
    )
    const outcome = await hear(stored).then(
      ([event]) => (event ? handle(event, next.deferrals) : ({ kind: 'done' } as const)),
      (error: Error) => ({ kind: 'failed', error, attempts: 1 }) as const,
    )
    if (outcome.kind === 'left') return false
    if (outcome.kind === 'later') {
      if (stored[0]) await putOff(running, stored[0], outcome.later)
      return true
    }
    if (outcome.kind === 'failed') {
      await park(db, { ...next, error: outcome.error.message, attempts: outcome.attempts })
      await endRetry(db, reactor.name, stream)
      log.error(
        { err: shown(outcome.error), reactor: reactor.name, eventId: next.eventId },
        'a parked event failed again',
      )
      return true
    }
    await unpark(db, next)
  }
}
