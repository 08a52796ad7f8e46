import type { EventType } from '#contract/events/catalogue.ts'
import type { CategoryFilter } from '../commands/category-filter.ts'
import type { Execute } from '../commands/command.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'

/** What a reactor may use while it hears one event. */
export type ReactorContext = {
  /** Its command id derives from the reactor's name and the event's id, so hearing the event twice changes nothing. */
  execute: Execute
  /** As `execute`, for one of several commands that need not all be told again: each name is a command of its own. */
  executeAs: (name: string) => Execute
  /** The event's own stream so far, unsealed. */
  readHistory: () => Promise<DecodedEvent[]>
  signal: AbortSignal
  /** How often this event was put off (`Later`) before. */
  deferrals: number
}

/**
 * Hears an event, talks to the outside world, answers with a command. At least once, in order within a stream,
 * concurrent across streams; retried with backoff, then parked: one poisoned event never stops the rest. What throws `Later` is heard again by itself.
 */
export type Reactor = CategoryFilter & {
  name: string
  on: { [T in EventType]?: (event: DecodedEvent<T>, hearing: ReactorContext) => Promise<void> }
  /** Events heard at once, each of another stream. */
  concurrency?: number
  timeoutMs?: number
  /** A new reactor hears the log from its beginning; with `now`, what comes after its first start. */
  startsAt?: 'now'
}
