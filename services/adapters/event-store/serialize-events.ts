import type { NewEvent } from '#ports/event-store.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type SerializedEvent = { id: string; type: string; data: string; meta: string }

/** Serializes events. Throws RangeError or TypeError for events that no store accepts, before they join a batch with others. */
export function serializeEvents(events: readonly NewEvent[]): SerializedEvent[] {
  if (events.length === 0) throw new RangeError('nothing to append')
  return events.map(({ id, type, data, meta }) => {
    if (!uuidPattern.test(id))
      throw new RangeError(`an event's id is a UUID, not ${JSON.stringify(id)}`)
    if (type === '') throw new RangeError('an event has a type')
    const json = JSON.stringify(data) as string | undefined
    if (json === undefined) throw new TypeError(`the data of ${type} is not JSON`)
    return { id, type, data: json, meta: JSON.stringify(meta) }
  })
}
