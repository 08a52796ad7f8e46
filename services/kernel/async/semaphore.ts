/** Limits how much work runs at once; the rest waits and begins in the order of the calls. */
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
