// Storage of a draft that several tabs edit: each write merges its changes into the stored state.
import type { PersistStorage, StorageValue } from 'zustand/middleware'

/** Storage shared by several tabs; the last write of a field wins. Never throws. */
export function createMergingStorage<T>(
  backend: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  let lastSeen: StorageValue<T> | null = null
  const read = (name: string): StorageValue<T> | null => {
    try {
      return JSON.parse(backend.getItem(name) ?? 'null') as StorageValue<T> | null
    } catch {
      return null
    }
  }
  const storage: PersistStorage<T> = {
    getItem: (name) => (lastSeen = read(name)),
    setItem(name, mine) {
      const stored = read(name)
      lastSeen =
        stored && lastSeen && stored.version === mine.version && lastSeen.version === mine.version
          ? { ...mine, state: threeWayMerge(lastSeen.state, mine.state, stored.state) as T }
          : mine
      try {
        backend.setItem(name, JSON.stringify(lastSeen))
      } catch {
        // Storage is full or blocked: the draft lasts as long as its tab.
      }
    },
    removeItem: (name) => backend.removeItem(name),
  }
  return storage
}

/** Applies to `stored` the changes from `base` to `mine`. */
export function threeWayMerge(base: unknown, mine: unknown, current: unknown): unknown {
  if (isSame(base, mine)) return current
  if (!isRecord(base) || !isRecord(mine) || !isRecord(current)) return mine
  const names = new Set([...Object.keys(mine), ...Object.keys(current)])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, threeWayMerge(base[name], mine[name], current[name])] as const)
      .filter(([, value]) => value !== undefined),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
