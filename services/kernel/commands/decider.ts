import type { DomainEvent } from '#contract/events/catalogue.ts'

/** Whom an event is about: goes into its metadata, and names the key that seals its personal fields. */
export type SubjectIds = { ownerId?: string; surveyId?: string; sessionId?: string }

/**
 * One aggregate. Pure: no clock, no randomness, no I/O; what a decision needs from outside comes in the command.
 * `evolve` may change the state it is given and must not read personal fields (they are null once a person is forgotten).
 * `decide` refuses by throwing a Problem; no events means "already so".
 */
export type Decider<Command, Event extends DomainEvent, State> = {
  /** Category: streams are `category-id`. */
  category: string
  initial: () => State
  evolve: (state: State, event: Event) => State
  decide: (command: Command, state: State) => readonly Event[]
  /** Read from the state that the new events lead to; `id` is what follows the category in the stream's name. */
  subjectIds: (state: State, id: string) => SubjectIds
  /** A hash-chained stream: every event carries the hash of the one before it. */
  hashChained?: true
  /**
   * For streams that grow very long: the state as text, to be kept beside the log. Raise `version` whenever the state or
   * what events do to it changes. A command that is told again after ten thousand others is decided again.
   */
  snapshot?: { version: number; pack: (state: State) => string; unpack: (text: string) => State }
}
