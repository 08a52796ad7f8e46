import type { EventType } from '#contract/events/catalogue.ts'
import type { CategoryFilter } from '../commands/category-filter.ts'
import type { Execute } from '../commands/command.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'

/** The operations of a reactor's handler for one event. */
export type ReactorContext = {
  /** The command id derives from the reactor's name and the event's id, so a second delivery changes nothing. */
  execute: Execute
  /** As `execute`, with a command id of its own per name: for several commands of which only some may be repeated. */
  executeAs: (name: string) => Execute
  /** The event's whole stream, unsealed: up to the event at least. */
  readHistory: () => Promise<readonly DecodedEvent[]>
  signal: AbortSignal
  /** How often this event was deferred before. */
  deferrals: number
}

/**
 * Handles events with calls to the outside world and commands. Delivery is at least once, in order within a stream,
 * concurrent across streams. A failed event is retried with backoff, then parked with the rest of its stream; other
 * streams continue. A handler that throws Deferred is retried later.
 */
export type Reactor = CategoryFilter & {
  name: string
  on: { [T in EventType]?: (event: DecodedEvent<T>, context: ReactorContext) => Promise<void> }
  /** Events handled at once, each of another stream; by default 8. */
  concurrency?: number
  /** Per attempt; by default 30 s. */
  timeoutMs?: number
  /** A new reactor begins with the first event of the log; with `now`, after the head of the log when it is first opened. */
  startsAt?: 'now'
  /** Destroys keys, or deletes what is outside the read models: the receipt of an erasure waits for it. */
  erases?: true
}
