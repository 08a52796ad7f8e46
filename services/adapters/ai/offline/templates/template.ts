import type { Intent } from '#contract/events/conversations.ts'
import type { Personality } from '#contract/languages.ts'

export type Variants = readonly [string, string, ...string[]]
type ByPersonality = Readonly<Record<Personality, Variants>>

/**
 * The sentences of one language. `{ask}` is a whole question: one that was written for a point, or an owner's own.
 * `{title}` and `{point}` are what the owner typed, whatever it is, so they stand in quotation marks and nothing has to
 * agree with them; `{quote}` is what the respondent said. Each wording asks one question.
 */
export type Templates = Replies & {
  opening: ByPersonality
  openingOn: Variants
  openingAsk: Variants
  /** Leads to a question that is known. */
  ask: ByPersonality
  askAgain: ByPersonality
  /** For a question that an owner typed. */
  askOwn: Variants
  /** For a point that is not. */
  objective: ByPersonality
  probe: ByPersonality
  /** After a few words, or where there is nothing to repeat. */
  probePlain: ByPersonality
  otherAngle: Variants
  otherAnglePlain: Variants
  clarify: { 'off-topic': Variants } & Partial<Record<Intent, Variants>>
  clarifyAsk: { 'off-topic': Variants } & Partial<Record<Intent, Variants>>
}

/** How an answer is taken, and how a conversation ends. */
export type Replies = {
  closing: ByPersonality
  closingDistress: Variants
  /** Before the next question: how the last answer was taken. */
  thanks: ByPersonality
  /** The same for a few words, which are not worth much praise. */
  nod: ByPersonality
  sorry: Variants
  after: Partial<Record<Intent, Variants>>
}
