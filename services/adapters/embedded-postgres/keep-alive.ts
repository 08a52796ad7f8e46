// A server that dies under a living Prosa is started again at its old address, where every connection looks for it.
import type pg from 'pg'
import type { Postmaster } from './postmaster.ts'
import { StartFailure } from '#kernel/start-failure.ts'

/** A server, with a session of ours on it that holds the directory's lock and falls with the server. */
export type Running = { postmaster: Postmaster; guard: pg.Client }

export type KeptAlive = {
  /** The server's process, as of now. */
  pid: () => number
  /** From now on it may end. */
  end: () => Promise<void>
}

/** A server that dies more often than this is not started again: something is wrong that a person has to see. */
const deathsAllowed = 5
const withinMs = 60_000

/** Watches the session; `revive` brings server, session and lock back, or throws. */
export function keepAlive(
  first: Running,
  revive: () => Promise<Running>,
  onLost: (reason: Error) => void = () => {},
): KeptAlive {
  const deaths: number[] = []
  let running = first
  let isEnding = false

  async function again(): Promise<void> {
    deaths.push(performance.now())
    if (deaths.length > deathsAllowed && deaths.at(-1)! - deaths.shift()! < withinMs)
      throw new StartFailure('The embedded Postgres ends again and again.')
    running = await revive()
    if (isEnding) await running.guard.end()
    else watch()
  }
  function watch(): void {
    running.guard.once('end', () => {
      if (isEnding) return
      again().catch((error: Error) => isEnding || onLost(error))
    })
  }
  watch()
  return {
    pid: () => running.postmaster.pid,
    async end() {
      isEnding = true
      await running.guard.end().catch(() => {})
    },
  }
}
