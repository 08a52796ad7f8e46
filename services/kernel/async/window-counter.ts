import { LRUCache } from 'lru-cache'

/** Counts by name within windows of time, in this process alone. */
export type WindowCounter = {
  /** How many there are now, this one included, and how long until they are forgotten. */
  increment: (name: string) => { count: number; remainingMs: number }
  count: (name: string) => number
}

/** What is not counted any more is forgotten, and so is what was counted least lately once there are too many names. */
export function openWindowCounter(windowMs: number, names = 50_000): WindowCounter {
  const counts = new LRUCache<string, { count: number }>({ max: names, ttl: windowMs })
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
