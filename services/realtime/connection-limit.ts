import type { SharedConnections } from '#kernel/postgres/shared-connections.ts'

/** Counts open connections by key. `others`: those of other processes. */
export type ConnectionLimit = {
  /** Connections of other processes; 0 if the limit is this process's alone. */
  countOthers: (key: string) => Promise<number>
  isFull: (key: string, others?: number) => boolean
  /** Counts one more until `closed` aborts. Does not check the limit. */
  acquire: (key: string, closed: AbortSignal) => void
  /** Counts one more until `closed` aborts, unless the limit is reached. */
  tryAcquire: (key: string, closed: AbortSignal, others?: number) => boolean
}

/** Under which purpose connections are shared with other processes. */
export type SharedLimit = { purpose: string; connections: SharedConnections }

export function openConnectionLimit(max: number, shared?: SharedLimit): ConnectionLimit {
  const counts = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
    shared?.connections.report(sharedName(key), count)
  }
  const isFull = (key: string, others = 0) => (counts.get(key) ?? 0) + others >= max
  const sharedName = (key: string) => `${shared!.purpose}\n${key}`
  const acquire = (key: string, closed: AbortSignal) => {
    if (closed.aborted) return
    change(key, 1)
    closed.addEventListener('abort', () => change(key, -1), { once: true })
  }
  return {
    countOthers: async (key) => (await shared?.connections.countOthers(sharedName(key))) ?? 0,
    isFull,
    acquire,
    tryAcquire(key, closed, others) {
      if (isFull(key, others)) return false
      acquire(key, closed)
      return true
    },
  }
}
