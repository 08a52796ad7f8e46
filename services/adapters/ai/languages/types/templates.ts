import type { Intent, ProbeKind } from '#contract/events/conversation-types.ts'
import type { Personality } from '#contract/languages.ts'
import type { ClauseKind } from './salience.ts'

export type Variants = readonly [string, string, ...string[]]
type FourVariants = readonly [string, string, string, string, ...string[]]
export type ByPersonality = Readonly<Record<Personality, Variants>>
type FourVariantsByPersonality = Readonly<Record<Personality, FourVariants>>
type ByProbeKind = Readonly<Record<ProbeKind, ByPersonality>>

/**
 * The sentences of one language. `{ask}` is a whole question: one that was written for a point, or an owner's own.
 * `{title}` and `{point}` are an owner's text, in quotation marks, so that nothing has to agree with them grammatically.
 * `{quote}` is the respondent's text. `{tongue}` names the language of an owner's text that is in another language. Each
 * wording asks one question.
 */
export type Templates = OpeningTemplates &
  QuestionTemplates &
  ClarificationTemplates &
  ProbeTemplates &
  QuotelessProbeTemplates &
  ReactionTemplates

export type OpeningTemplates = {
  opening: ByPersonality
  /** Before the three below, or before an owner's text in another language. */
  greeting: ByPersonality
  openingWithPoint: ByPersonality
  openingWithQuestion: ByPersonality
  openingOtherLanguage: Variants
}

export type QuestionTemplates = {
  /** Introduces the question written for a point. */
  knownQuestion: ByPersonality
  rephrasedQuestion: ByPersonality
  /** Introduces an owner's own question. */
  ownerQuestion: ByPersonality
  /** Introduces a closed question. */
  closedQuestion: ByPersonality
  /** For a point without a written question. */
  unknownPoint: ByPersonality
  /** The same for a point in another language. */
  unknownPointOtherLanguage: ByPersonality
  otherAngle: ByPersonality
  otherAngleWithoutPoint: ByPersonality
  /** "In English", and so on, by the code of the language. */
  inLanguage: Readonly<Record<string, string>>
}

/** Follow-ups that quote the respondent. */
export type ProbeTemplates = {
  probeIntro: ByPersonality
  /** After the introduction, by what the quoted clause says. */
  probeQuestions: Readonly<Record<ClauseKind, Variants>>
  /** The question of a point that an earlier answer spoke of. */
  mentionedPoint: Variants
  /** After a number from 1 to 10. */
  probeAfterScore: ByPersonality
  /** After yes, no, or an option of a list. */
  probeAfterChoice: ByPersonality
}

/** Follow-ups after short answers, which are not quoted. */
export type QuotelessProbeTemplates = { probeWithoutQuote: ByProbeKind }

/** Reactions to answers, and the end of a conversation. */
export type ReactionTemplates = {
  closing: ByPersonality
  /** Before the next question, after a longer answer. */
  thanks: ByPersonality
  /** Before the next question, after a short answer. */
  acknowledgement: ByPersonality
  empathy: ByPersonality
  /** Before the next question, where the respondent complains of being asked again. */
  repeatApology: Variants
  /** Where the respondent greets and says nothing else. */
  greetingReply: Variants
  /** Before the question, where the configured engine has failed twice in a row. */
  limited: string
  byIntent: Partial<Record<Intent, Variants>>
}

/** After an answer without content: at least four of each, so that they do not repeat soon. */
export type ClarificationTemplates = {
  /** By intent of the answer, before the question is rephrased. */
  clarify: { 'off-topic': FourVariantsByPersonality } & Partial<
    Record<Intent, FourVariantsByPersonality>
  >
  clarifyUnknownPoint: FourVariantsByPersonality
}
