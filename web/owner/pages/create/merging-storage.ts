// Storage of a draft that several tabs edit: each write merges its changes into the stored state.
import type { PersistStorage, StorageValue } from 'zustand/middleware'

/** Storage shared by several tabs; the last write of a field wins. Never throws. */
export function createMergingStorage<T>(
  place: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  let known: StorageValue<T> | null = null
  const read = (name: string): StorageValue<T> | null => {
    try {
      return JSON.parse(place.getItem(name) ?? 'null') as StorageValue<T> | null
    } catch {
      return null
    }
  }
  const storage: PersistStorage<T> = {
    getItem: (name) => (known = read(name)),
    setItem(name, mine) {
      const stored = read(name)
      known =
        stored && known && stored.version === mine.version && known.version === mine.version
          ? { ...mine, state: threeWayMerge(known.state, mine.state, stored.state) as T }
          : mine
      try {
        place.setItem(name, JSON.stringify(known))
      } catch {
        // Storage is full or blocked: the draft lasts as long as its tab.
      }
    },
    removeItem: (name) => place.removeItem(name),
  }
  return storage
}

/** Applies to `stored` the changes from `base` to `mine`. */
export function threeWayMerge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, threeWayMerge(base[name], mine[name], theirs[name])] as const)
      .filter(([, value]) => value !== undefined),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
