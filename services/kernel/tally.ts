import { LRUCache } from 'lru-cache'

/** Counts by name within windows of time, in this process alone. */
export type Tally = {
  /** How many there are now, this one included, and how long until they are forgotten. */
  add: (name: string) => { count: number; leftMs: number }
  count: (name: string) => number
}

/** What is not counted any more is forgotten, and so is what was counted least lately once there are too many names. */
export function openTally(windowMs: number, names = 50_000): Tally {
  const counts = new LRUCache<string, { count: number }>({ max: names, ttl: windowMs })
  return {
    add(name) {
      const entry = counts.get(name) ?? { count: 0 }
      // A window begins with its first count; later ones do not move it.
      if (entry.count === 0) counts.set(name, entry)
      entry.count++
      return { count: entry.count, leftMs: counts.getRemainingTTL(name) }
    },
    count: (name) => counts.get(name)?.count ?? 0,
  }
}
