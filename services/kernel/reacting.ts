// What the parts of the reactor engine share.
import { setTimeout as wait } from 'node:timers/promises'
import type { EventStore } from '#ports/event-store.ts'
import type { Attempted, Patience } from './attempts.ts'
import type { Db } from './db.ts'
import type { Executor } from './execute.ts'
import type { Hear } from './hear.ts'
import type { Lanes } from './lanes.ts'
import type { Log } from './log.ts'
import type { LowWater } from './low-water.ts'
import type { Reactor } from './reactor.ts'
import type { Heard } from './recorded.ts'

export type Reacting = {
  store: EventStore
  hear: Hear
  executor: Executor
  db: Db
  log: Log
  patience: Patience
  /** No new event is begun. */
  draining: AbortSignal
}

/** One reactor while this process holds it. */
export type Running = Reacting & {
  reactor: Reactor
  /** The lease was lost, or the time to drain is over. */
  leaving: AbortSignal
  lanes: Lanes
  parked: Set<string>
  /** `deferrals`: how often the event was put off before. */
  handle: (event: Heard, deferrals: number) => Promise<Attempted>
  water: LowWater
}

/** Before something that failed is tried again: reading the log, or remembering. */
export const pauseMs = 500

/** Repeats what only the database can make fail, until it works or has to leave; then false. */
export async function surely(
  running: Pick<Running, 'leaving' | 'draining' | 'log' | 'reactor'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { leaving, draining, log, reactor } = running
  while (!leaving.aborted) {
    try {
      return (await work()) !== false
    } catch (err) {
      if (leaving.aborted || draining.aborted) return false
      log.error({ err, reactor: reactor.name }, 'a reactor cannot remember')
      await wait(pauseMs, undefined, { signal: AbortSignal.any([leaving, draining]) }).catch(
        () => {},
      )
    }
  }
  return false
}

/** Not the whole error: what others add to it may quote a person. */
export const shown = ({ message, stack }: Error) => ({ message, stack })
