// Restarts a server that died, at its old address, which connections still use.
import type pg from 'pg'
import type { Postmaster } from './postmaster.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

/** A server and the session that holds the directory's lock. */
export type RunningServer = { postmaster: Postmaster; lockClient: pg.Client }

export type Supervisor = {
  /** The server's current process. */
  pid: () => number
  /** From now on its end is expected. */
  stop: () => Promise<void>
}

/** Maximum restarts in the window; a server that dies more often stays down. */
const maxRestarts = 5
const restartWindowMs = 60_000

/** Watches the session; `revive` restores server, session and lock, or throws. */
export function superviseServer(
  first: RunningServer,
  revive: () => Promise<RunningServer>,
  onLost: (reason: Error) => void = () => {},
): Supervisor {
  const deaths: number[] = []
  let running = first
  let isEnding = false

  async function again(): Promise<void> {
    deaths.push(performance.now())
    if (deaths.length > maxRestarts && deaths.at(-1)! - deaths.shift()! < restartWindowMs)
      throw new StartupError('The embedded Postgres ends again and again.')
    running = await revive()
    if (isEnding) await running.lockClient.end()
    else watch()
  }
  function watch(): void {
    running.lockClient.once('end', () => {
      if (isEnding) return
      again().catch((error: Error) => isEnding || onLost(error))
    })
  }
  watch()
  return {
    pid: () => running.postmaster.pid,
    async stop() {
      isEnding = true
      await running.lockClient.end().catch(() => {})
    },
  }
}
