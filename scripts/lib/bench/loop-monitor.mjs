// Preloaded into a server: writes the longest delay of its event loop since the last signal into a file, in milliseconds.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LOOP_DELAY_FILE, JSON.stringify({ maxMs: delay.max / 1e6 }))
    delay.reset()
  })
}
