// In order within a stream, concurrent across streams, and no more at once than there is room for.

export type KeyedQueue = {
  /** Queues a job behind the others of its stream; resolves once there is room for more jobs. Jobs must not throw. */
  add: (stream: string, job: () => Promise<void>) => Promise<void>
  /** Jobs that wait or run. */
  size: () => number
  /** Resolves when no job is left. */
  waitForIdle: () => Promise<void>
}

export function openKeyedQueue(capacity: number): KeyedQueue {
  const tails = new Map<string, Promise<void>>()
  const watching = new Set<() => void>()
  let size = 0

  const until = async (condition: () => boolean) => {
    while (!condition()) {
      const { promise, resolve } = Promise.withResolvers<void>()
      watching.add(resolve)
      await promise
    }
  }
  const ended = (stream: string, tail: Promise<void>) => {
    size--
    if (tails.get(stream) === tail) tails.delete(stream)
    for (const look of watching) look()
    watching.clear()
  }

  return {
    add(stream, job) {
      size++
      const before = tails.get(stream)
      const tail: Promise<void> = (before ? before.then(job) : job()).finally(() =>
        ended(stream, tail),
      )
      tails.set(stream, tail)
      return until(() => size < capacity)
    },
    size: () => size,
    waitForIdle: () => until(() => size === 0),
  }
}

/** At most so many at once; who waits is served in order. */
export function openSemaphore(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  let free = count
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
