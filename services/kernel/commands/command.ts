import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Position } from '#ports/event-store.ts'
import type { Decider } from './decider.ts'

/** Becomes the metadata of the decided events. */
export type Envelope = {
  /** A command with the same id is executed once; later executions return the first result. */
  commandId: string
  correlationId: string
  causationId?: string
  actor: string
  /** Fingerprint of the input: an Idempotency-Key that is reused with another input is refused. */
  inputHash?: string
}

export type CommandResult<E = DomainEvent> = {
  /** Read models at or past this position show the events. '' for no events in an empty stream. */
  position: Position
  revision: bigint
  /** The events of this command, also when it is repeated. */
  events: readonly E[]
}

/**
 * Folds the stream, decides, appends at the exact revision; decides again after a conflict.
 * Throws Problems; `service/unavailable` when the store cannot be reached.
 */
export type Execute = <C, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  id: string,
  command: C,
) => Promise<CommandResult<E>>
