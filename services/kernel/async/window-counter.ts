import { LRUCache } from 'lru-cache'

/** Counts by name within fixed windows of time. */
export type WindowCounter = {
  /** The count with this one included, and how long until it returns to 0. */
  increment: (name: string) => { count: number; remainingMs: number }
  count: (name: string) => number
}

/** `purpose`: what is counted; names of different purposes are counted apart. */
export type OpenWindowCounter = (purpose: string, windowMs: number) => WindowCounter

/** Counters of this process alone. */
export const openLocalCounter: OpenWindowCounter = (_purpose, windowMs) =>
  openWindowCounter(windowMs)

/** Options for a cache that may become large and is usually small: for `max`, lru-cache allocates all entries at once. */
export const sizeOf = (maxEntries: number) => ({ maxSize: maxEntries, sizeCalculation: () => 1 })

/** With more than `maxNames` names, the least recently counted ones return to 0. */
export function openWindowCounter(windowMs: number, maxNames = 50_000): WindowCounter {
  const counts = new LRUCache<string, { count: number }>({ ...sizeOf(maxNames), ttl: windowMs })
  return {
    increment(name) {
      const entry = counts.get(name) ?? { count: 0 }
      // A window begins with its first count; later ones do not move it.
      if (entry.count === 0) counts.set(name, entry)
      entry.count++
      return { count: entry.count, remainingMs: counts.getRemainingTTL(name) }
    },
    count: (name) => counts.get(name)?.count ?? 0,
  }
}
