// A server that dies under a living Prosa is started again at its old address, where every connection looks for it.
import type pg from 'pg'
import type { Postmaster } from './postmaster.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

/** A server, with a session of ours on it that holds the directory's lock and falls with the server. */
export type RunningServer = { postmaster: Postmaster; lockClient: pg.Client }

export type Supervisor = {
  /** The server's process, as of now. */
  pid: () => number
  /** From now on it may end. */
  stop: () => Promise<void>
}

/** A server that dies more often than this is not started again: something is wrong that a person has to see. */
const maxRestarts = 5
const restartWindowMs = 60_000

/** Watches the session; `revive` brings server, session and lock back, or throws. */
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
