/** Counts open connections by key. */
export type ConnectionLimit = {
  isFull: (key: string) => boolean
  /** Counts one more until `closed` aborts. Does not check the limit. */
  acquire: (key: string, closed: AbortSignal) => void
  /** Counts one more until `closed` aborts, unless the limit is reached. */
  tryAcquire: (key: string, closed: AbortSignal) => boolean
}

export function openConnectionLimit(max: number): ConnectionLimit {
  const counts = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  const isFull = (key: string) => (counts.get(key) ?? 0) >= max
  const acquire = (key: string, closed: AbortSignal) => {
    if (closed.aborted) return
    change(key, 1)
    closed.addEventListener('abort', () => change(key, -1), { once: true })
  }
  return {
    isFull,
    acquire,
    tryAcquire(key, closed) {
      if (isFull(key)) return false
      acquire(key, closed)
      return true
    },
  }
}
