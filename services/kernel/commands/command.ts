import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Position } from '#ports/event-store.ts'
import type { Decider } from './decider.ts'

/** Who asks, and why: becomes the metadata of what is decided. */
export type Envelope = {
  /** The same id again is the same command: it is done once, and answers as the first time. */
  commandId: string
  correlationId: string
  causationId?: string
  actor: string
  /** Fingerprint of the input, so that a reused Idempotency-Key with another input is refused. */
  inputHash?: string
}

export type CommandResult<E = DomainEvent> = {
  /** Read models at or past this position show what was decided. '' where there was nothing to do in an empty stream. */
  position: Position
  revision: bigint
  /** What this command decided, also when it is told again. */
  events: readonly E[]
}

/**
 * Folds the stream, decides, appends at the exact revision; decides again when somebody else wrote first.
 * Throws Problems; `service/unavailable` when the store cannot be reached.
 */
export type Execute = <C, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  id: string,
  command: C,
) => Promise<CommandResult<E>>
