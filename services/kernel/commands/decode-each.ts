import type { RecordedEvent } from '#ports/event-store.ts'
import { isUnavailable } from '../reactors/dependencies.ts'
import type { DecodeEvents } from './decode-events.ts'
import type { DecodedEvent } from './decoded-event.ts'

/** An event as stored, and decoded: neither `decoded` nor `error` for an event of an unknown type. */
export type DecodeResult = {
  event: RecordedEvent
  decoded: DecodedEvent | undefined
  error: Error | undefined
}

/**
 * Decodes events; if that fails, one by one, so that one undecodable event does not affect the others. Throws while the
 * keys are unavailable: they are no reason to give an event up.
 */
export async function decodeEach(
  decodeEvents: DecodeEvents,
  events: readonly RecordedEvent[],
): Promise<DecodeResult[]> {
  const all = await decodeEvents(events).catch(() => undefined)
  if (all) {
    const byPosition = new Map(all.map((decoded) => [decoded.position, decoded]))
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
        (error: Error) => {
          if (isUnavailable(error)) throw error
          return { event, decoded: undefined, error }
        },
      ),
    ),
  )
}
