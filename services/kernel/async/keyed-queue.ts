/** Work of one key runs one after another in the order of the calls; different keys do not wait for each other. */
export type KeyedQueue = {
  /** Runs `work` after all earlier work of the key, however that ended; returns its result. */
  run: <T>(key: string, work: () => Promise<T>) => Promise<T>
  /** How many runs wait or are under way. */
  size: () => number
  /** Resolves once there are fewer than `capacity`. */
  waitForRoom: () => Promise<void>
  waitForIdle: () => Promise<void>
}

export function openKeyedQueue(capacity = Infinity): KeyedQueue {
  const tails = new Map<string, Promise<void>>()
  const waiting = new Set<() => void>()
  let size = 0

  async function waitUntil(condition: () => boolean): Promise<void> {
    while (!condition()) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.add(resolve)
      await promise
    }
  }

  return {
    run(key, work) {
      size++
      const before = tails.get(key)
      const result = before ? before.then(work) : work()
      const onEnd = () => {
        size--
        if (tails.get(key) === tail) tails.delete(key)
        for (const resolve of waiting) resolve()
        waiting.clear()
      }
      const tail = result.then(onEnd, onEnd)
      tails.set(key, tail)
      return result
    },
    size: () => size,
    waitForRoom: () => waitUntil(() => size < capacity),
    waitForIdle: () => waitUntil(() => size === 0),
  }
}
