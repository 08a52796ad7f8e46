// Counts repeated events of one actor, so that a flood of refusals is one event a minute.
import type { RequestSource, SecurityEvent } from './security-event.ts'

export type CountedEvent = { event: SecurityEvent; source: RequestSource; count: number }

type Entry = CountedEvent & { details: Set<string>; routes: Set<string> }

/** Distinct actors and kinds of one window; beyond them, events are counted by kind only. */
const maxEntries = 5_000
const maxDetails = 8

export function openEventCounter(limit = maxEntries) {
  let entries = new Map<string, Entry>()
  return {
    /** An actor without an id is an address. */
    add(event: SecurityEvent, source: RequestSource, times = 1): void {
      const { kind, actor } = event
      const key = `${kind} ${actor.type} ${actor.id ?? source.address}`
      const isFull = entries.size >= limit && !entries.has(key)
      const entry = isFull
        ? entryOf(entries, `${kind} others`, { kind, actor: { type: 'nobody', id: null } }, source)
        : entryOf(entries, key, event, source)
      entry.count += times
      // What was taken and could not be stored has several.
      for (const detail of event.detail?.split(' ') ?? [])
        if (entry.details.size < maxDetails) entry.details.add(detail)
      if (event.subject && entry.routes.size < 2) entry.routes.add(event.subject.id)
    },
    /** The events since the last call. */
    take(): CountedEvent[] {
      const taken = [...entries.values()]
      entries = new Map()
      return taken.map(({ event, source, count, details, routes }) => ({
        source,
        count,
        event: {
          ...event,
          detail: details.size > 0 ? [...details].join(' ') : undefined,
          // If there are several routes, none is named.
          subject: routes.size === 1 ? event.subject : undefined,
        },
      }))
    },
  }
}

function entryOf(
  entries: Map<string, Entry>,
  key: string,
  event: SecurityEvent,
  source: RequestSource,
): Entry {
  const known = entries.get(key)
  if (known) return known
  const entry = { event, source, count: 0, details: new Set<string>(), routes: new Set<string>() }
  entries.set(key, entry)
  return entry
}
