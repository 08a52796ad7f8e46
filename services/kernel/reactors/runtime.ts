// What the parts of the reactor engine share.
import type { EventStore } from '#ports/event-store.ts'
import type { AttemptOutcome, RetryPolicy } from './attempts.ts'
import type { Db } from '../postgres/db.ts'
import type { Executor } from '../commands/execute.ts'
import type { DecodeEvents } from '../commands/decode-events.ts'
import { pause } from '../async/backoff.ts'
import type { KeyedQueue } from '../async/keyed-queue.ts'
import type { Log } from '../log.ts'
import type { LowWatermark } from './low-watermark.ts'
import type { Reactor } from './reactor.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'

export type ReactorDeps = {
  store: EventStore
  decodeEvents: DecodeEvents
  executor: Executor
  db: Db
  log: Log
  retryPolicy: RetryPolicy
  /** No new event is begun. */
  draining: AbortSignal
}

/** One reactor while this process holds it. */
export type ReactorRuntime = ReactorDeps & {
  reactor: Reactor
  /** The lease was lost, or the time to drain is over. */
  aborting: AbortSignal
  queue: KeyedQueue
  parkedStreams: Set<string>
  /** `deferrals`: how often the event was put off before. */
  handle: (event: DecodedEvent, deferrals: number) => Promise<AttemptOutcome>
  watermark: LowWatermark
}

/** Before something that failed is tried again: reading the log, or remembering. */
export const retryDelayMs = 500

/** Repeats what only the database can make fail, until it works or has to leave; then false. */
export async function retryUntilAborted(
  running: Pick<ReactorRuntime, 'aborting' | 'draining' | 'log' | 'reactor'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { aborting, draining, log, reactor } = running
  while (!aborting.aborted) {
    try {
      return (await work()) !== false
    } catch (err) {
      if (aborting.aborted || draining.aborted) return false
      log.error({ err, reactor: reactor.name }, 'a reactor cannot remember')
      await pause(retryDelayMs, AbortSignal.any([aborting, draining]))
    }
  }
  return false
}

/** Not the whole error: what others add to it may quote a person. */
export const loggableError = ({ message, stack }: Error) => ({ message, stack })
