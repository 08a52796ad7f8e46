import type { DomainEvent } from '#contract/events/catalogue.ts'

/** Stored in an event's metadata; selects the key that seals its personal fields. */
export type SubjectIds = {
  ownerId?: string
  surveyId?: string
  sessionId?: string
  /** Set by a decider with `sealedFor`: the subject of this event alone. */
  sealedFor?: string
}

/**
 * One aggregate. Pure: no clock, no randomness, no I/O; what a decision needs from outside comes in the command.
 * `evolve` may mutate the state and must not read personal fields (they are null).
 * `decide` refuses by throwing a Problem; no events means that nothing changes.
 */
export type Decider<Command, Event extends DomainEvent, State> = {
  /** Category: streams are `category-id`. */
  category: string
  initial: () => State
  evolve: (state: State, event: Event) => State
  decide: (command: Command, state: State) => readonly Event[]
  /** Called with the state after the new events; `id` is the part of the stream name after the category. */
  subjectIds: (state: State, id: string) => SubjectIds
  /**
   * The subject whose key seals an event's personal fields, if it is not that of `subjectIds`; `id` is that of the stream.
   */
  sealedFor?: (event: Event, id: string) => string | undefined
  /**
   * Folds what owners wrote, which others fold as erased. Once its key is destroyed, the decider must decide only what it
   * decides of something erased. Not with `snapshot`, which is stored in the clear.
   */
  opens?: 'owned'
  /** Whether a command usually opens its stream: it is decided without reading, and again if that was wrong. */
  opensStream?: (command: Command) => boolean
  /** Every event carries the hash of the one before it, and this installation's signature. */
  hashChained?: true
  /**
   * For very long streams: the state as text, stored beside the log. Raise `version` whenever the state or `evolve`
   * changes. A command that is repeated after ten thousand others is decided again.
   */
  snapshot?: { version: number; pack: (state: State) => string; unpack: (text: string) => State }
}
