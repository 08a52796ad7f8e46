import type { Intent } from '#contract/events/conversation-types.ts'
import type { Personality } from '#contract/languages.ts'

export type Variants = readonly [string, string, ...string[]]
type FourVariants = readonly [string, string, string, string, ...string[]]
export type ByPersonality = Readonly<Record<Personality, Variants>>
type FourVariantsByPersonality = Readonly<Record<Personality, FourVariants>>
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
  ReactionTemplates

/** The first question: a greeting, what the survey is about, and the question of the first point. */
export type OpeningTemplates = {
  greeting: ByPersonality
  /** Says what the survey is about, by its title. */
  subject: {
    /** `{title}` in the middle of a sentence. */
    about: string
    /** `{title}` as it is written. */
    topic: string
    /** Titles that fit `about`. */
    fitsAbout: RegExp
    /** Titles that are sentences of their own, which are not named. */
    isSentence: RegExp
  }
  /** For a survey without points. */
  openingWithoutPoint: Variants
  /** For a first point without a written question. */
  openingWithPoint: Variants
  openingOtherLanguage: Variants
}

export type QuestionTemplates = {
  /** Before other words for the same question. */
  inOtherWords: Variants
  /** Before the same question. */
  rephrasedQuestion: Variants
  /** For a point without a written question. */
  unknownPoint: Variants
  /** For a point in another language. */
  unknownPointOtherLanguage: Variants
  /** After an answer of not knowing. */
  otherAngle: Variants
  /** "In English", and so on, by the code of the language. */
  inLanguage: Readonly<Record<string, string>>
}

export type ProbeTemplates = {
  /** Quotes the respondent. */
  probeIntro: Variants
  /** Asks for more about the quoted clause of an answer that says several things. */
  probeQuoted: Variants
  /** After an opinion in a few words. */
  probeOpinion: Variants
  /** The question of a point that earlier answers may have answered in part. */
  besidesEarlier: Variants
  /** The question of a point that an earlier answer spoke of. */
  mentionedPoint: Variants
  /** Fits any answer. */
  probeMore: Variants
  /** After a long answer that says several things. */
  probeMain: Variants
  /** Returns to the quoted words of an answer before the last one. */
  probeEarlier: Variants
  /** After a number from 1 to 10. */
  probeAfterScore: Variants
  /** After yes, no, or an option of a list. */
  probeAfterChoice: Variants
}

/** Reactions to answers, and the end of a conversation. */
export type ReactionTemplates = {
  closing: ByPersonality
  /** Before the closing, where answers cover objectives that were not asked about. */
  allAnswered: Variants
  /** Before the next question, where the respondent complains of being asked again. */
  repeatApology: Variants
  /**
   * Before the next question, after an answer of a sentence or two, and after a long one; before a follow-up. They judge nothing
   * and fit any answer.
   */
  thanks: { sentence: FourVariants; story: Variants; followUp: Variants }
  /** After what went wrong or hurts, where nothing is written for the situation. */
  sympathy: Variants
  /** After displeasure. */
  candour: Variants
  /** After a hint of distress. */
  trust: Variants
  /** Where the respondent greets and says nothing else. */
  greetingReply: Variants
  /** Before the question, where the configured engine has failed twice in a row. */
  limited: string
  byIntent: Partial<Record<Intent, Variants>>
}

/** After an answer without content: at least four of each, so that they do not repeat soon. */
export type ClarificationTemplates = {
  /** By intent of the answer, before the question is rephrased. */
  clarify: { 'off-topic': FourVariants } & Partial<Record<Intent, FourVariants>>
  clarifyUnknownPoint: FourVariantsByPersonality
}
