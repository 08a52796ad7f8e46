import type { Intent } from '#contract/events/conversations.ts'
import type { Personality } from '#contract/languages.ts'

export type Variants = readonly [string, string, ...string[]]

/**
 * The sentences of one language. `{title}` and `{point}` are what the owner typed, whatever it is, so they stand in
 * quotation marks and nothing has to agree with them; `{question}` is a point that is itself a question; `{quote}` is
 * what the respondent said. Each wording asks one question.
 */
export type Templates = {
  opening: Readonly<Record<Personality, Variants>>
  openingOn: Variants
  objective: Readonly<Record<Personality, Variants>>
  /** Follows a point that is a question. */
  invitation: Variants
  probe: Readonly<Record<Personality, Variants>>
  probePlain: Variants
  otherAngle: Variants
  otherAnglePlain: Variants
  clarify: { 'off-topic': Variants } & Partial<Record<Intent, Variants>>
  closing: Readonly<Record<Personality, Variants>>
  closingDistress: Variants
  /** Before the next question: how the last answer was taken. */
  thanks: Readonly<Record<Personality, Variants>>
  sorry: Variants
  after: Partial<Record<Intent, Variants>>
}
