// Shared by the parts of the reactor engine.
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import type { AttemptOutcome, RetryPolicy } from './attempts.ts'
import type { Dependencies } from './dependencies.ts'
import type { Db } from '../postgres/db.ts'
import type { Executor } from '../commands/execute.ts'
import type { DecodeEvents } from '../commands/decode-events.ts'
import { pause } from '../async/backoff.ts'
import type { KeyedQueue } from '../async/keyed-queue.ts'
import type { Log } from '../log.ts'
import type { ReadHistory } from '../read/active-streams.ts'
import type { LogFeed } from '../read/log-feed.ts'
import type { CheckpointSaver } from './checkpoint-saver.ts'
import type { LowWatermark } from './low-watermark.ts'
import type { Reactor } from './reactor.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'

export type ReactorDeps = {
  store: EventStore
  feed: Pick<LogFeed, 'follow' | 'position'>
  decodeEvents: DecodeEvents
  readHistory: ReadHistory
  executor: Executor
  db: Db
  log: Log
  retryPolicy: RetryPolicy
  dependencies: Dependencies
  checkpoints: CheckpointSaver
  /** Waits between attempts. */
  wait?: typeof pause
  /** On abort no further event begins. */
  draining: AbortSignal
}

/** One reactor while this process holds its lease. */
export type ReactorRuntime = ReactorDeps & {
  reactor: Reactor
  /** Aborts when the lease is lost, or draining takes too long. */
  aborting: AbortSignal
  queue: KeyedQueue
  parkedStreams: Set<string>
  /** `deferrals`: how often the event was deferred before. */
  handle: (event: DecodedEvent, deferrals: number) => Promise<AttemptOutcome>
  watermark: LowWatermark
  /** Events that have begun, in the order of the log. */
  unfinished: Set<RecordedEvent>
}

/** Before reading the log or writing to Postgres is retried. */
export const retryDelayMs = 500

/** Retries work that fails only with the database; false if aborted, or drained before it succeeded. */
export async function retryUntilAborted(
  runtime: Pick<ReactorRuntime, 'aborting' | 'draining' | 'log' | 'reactor'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { aborting, draining, log, reactor } = runtime
  while (!aborting.aborted) {
    try {
      return (await work()) !== false
    } catch (err) {
      if (aborting.aborted || draining.aborted) return false
      log.error(
        { err, reactor: reactor.name },
        'a reactor could not write to the database; retrying',
      )
      await pause(retryDelayMs, AbortSignal.any([aborting, draining]))
    }
  }
  return false
}

/** Message and stack only: other properties may quote a person. */
export const loggableError = ({ message, stack }: Error) => ({ message, stack })
