import type { EventFilter, RecordedEvent } from '#ports/event-store.ts'

/** Whether an event passes a filter: any of the prefixes, and any of the types. */
export function createEventMatcher({ streamPrefixes = [], types = [] }: EventFilter = {}): (
  event: RecordedEvent,
) => boolean {
  const included = new Set(types)
  return ({ stream, type }) =>
    (included.size === 0 || included.has(type)) &&
    (streamPrefixes.length === 0 || streamPrefixes.some((prefix) => stream.startsWith(prefix)))
}
