// Processor time of this thread: less noisy than durations on a machine that others use too.

/** Since the call, in milliseconds. */
export function startProcessorTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage()
    return (user - before.user + system - before.system) / 1_000
  }
}

/** The longest time that the thread worked between two turns of its event loop, in milliseconds. */
export function watchStalls(): { longest: () => number; stop: () => void } {
  let longest = 0
  let sinceTurn = startProcessorTime()
  const timer = setInterval(() => {
    longest = Math.max(longest, sinceTurn())
    sinceTurn = startProcessorTime()
  }, 1)
  return { longest: () => longest, stop: () => clearInterval(timer) }
}
