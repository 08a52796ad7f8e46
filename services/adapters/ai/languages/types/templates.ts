import type { Intent, ProbeKind } from '#contract/events/conversation-types.ts'
import type { Personality } from '#contract/languages.ts'

export type Variants = readonly [string, string, ...string[]]
type FourVariants = readonly [string, string, string, string, ...string[]]
export type ByPersonality = Readonly<Record<Personality, Variants>>
type FourVariantsByPersonality = Readonly<Record<Personality, FourVariants>>
type ByProbeKind = Readonly<Record<ProbeKind, ByPersonality>>

/**
 * The sentences of one language. `{ask}` is a whole question: one that was written for a point, or an owner's own.
 * `{title}` and `{point}` are what the owner typed, whatever it is, so they stand in quotation marks and nothing has to
 * agree with them; `{quote}` is what the respondent said, and `{tongue}` names the language of an owner's words where it
 * is another one. Each wording asks one question.
 */
export type Templates = OpeningTemplates &
  QuestionTemplates &
  ClarificationTemplates &
  ProbeTemplates &
  QuotelessProbeTemplates &
  ReactionTemplates

export type OpeningTemplates = {
  opening: ByPersonality
  /** Before the three below, or before what an owner typed in another language. */
  greeting: ByPersonality
  openingWithPoint: ByPersonality
  openingWithQuestion: ByPersonality
  openingOtherLanguage: Variants
}

export type QuestionTemplates = {
  /** Leads to a question that is known. */
  knownQuestion: ByPersonality
  rephrasedQuestion: ByPersonality
  /** For a question that an owner typed. */
  ownerQuestion: ByPersonality
  /** Leads to a question that is answered by a number, by yes or no, or from a list. */
  closedQuestion: ByPersonality
  /** For a point that is not known. */
  unknownPoint: ByPersonality
  /** For one that was typed in another language. */
  unknownPointOtherLanguage: ByPersonality
  otherAngle: ByPersonality
  otherAngleWithoutPoint: ByPersonality
  /** "In English", and so on, by the code of the language. */
  inLanguage: Readonly<Record<string, string>>
}

/** Follow-ups that name the respondent's words. */
export type ProbeTemplates = {
  probe: ByProbeKind
  /** After a number from 1 to 10. */
  probeAfterScore: ByPersonality
  /** After yes, no, or what was chosen from a list. */
  probeAfterChoice: ByPersonality
}

/** The same after a few words, or where there is nothing to repeat. */
export type QuotelessProbeTemplates = { probeWithoutQuote: ByProbeKind }

/** How an answer is taken, and how a conversation ends. */
export type ReactionTemplates = {
  closing: ByPersonality
  /** One voice, whatever the personality: nobody plays a part here. */
  closingDistress: Variants
  /** Before the next question: how the last answer was taken. */
  thanks: ByPersonality
  /** The same for a few words, which are not worth much praise. */
  acknowledgement: ByPersonality
  empathy: ByPersonality
  byIntent: Partial<Record<Intent, Variants>>
}

/** After an answer that says nothing: four of each, so that nobody hears one twice soon. */
export type ClarificationTemplates = {
  /** What is said to an answer that says nothing, before the question is put in another way. */
  clarify: { 'off-topic': FourVariantsByPersonality } & Partial<
    Record<Intent, FourVariantsByPersonality>
  >
  clarifyUnknownPoint: FourVariantsByPersonality
}
