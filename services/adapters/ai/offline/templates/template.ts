import type { Intent, ProbeKind } from '#contract/events/conversation-terms.ts'
import type { Personality, SurveyLanguage } from '#contract/languages.ts'

export type Variants = readonly [string, string, ...string[]]
type Four = readonly [string, string, string, string, ...string[]]
export type ByPersonality = Readonly<Record<Personality, Variants>>
type FourByPersonality = Readonly<Record<Personality, Four>>
type ByProbe = Readonly<Record<ProbeKind, ByPersonality>>

/**
 * The sentences of one language. `{ask}` is a whole question: one that was written for a point, or an owner's own.
 * `{title}` and `{point}` are what the owner typed, whatever it is, so they stand in quotation marks and nothing has to
 * agree with them; `{quote}` is what the respondent said, and `{tongue}` names the language of an owner's words where it
 * is another one. Each wording asks one question.
 */
export type Templates = Openings & Asking & Clarifying & Probing & PlainProbing & Replies

export type Openings = {
  opening: ByPersonality
  /** Before the three below, or before what an owner typed in another language. */
  greeting: ByPersonality
  openingOn: ByPersonality
  openingAsk: ByPersonality
  openingForeign: Variants
}

export type Asking = {
  /** Leads to a question that is known. */
  ask: ByPersonality
  askAgain: ByPersonality
  /** For a question that an owner typed. */
  askOwn: ByPersonality
  /** Leads to a question that is answered by a number, by yes or no, or from a list. */
  askChoice: ByPersonality
  /** For a point that is not known. */
  objective: ByPersonality
  /** For one that was typed in another language. */
  objectiveForeign: ByPersonality
  otherAngle: ByPersonality
  otherAnglePlain: ByPersonality
  /** "In English", and so on. */
  tongues: Readonly<Record<SurveyLanguage, string>>
}

/** Follow-ups that name the respondent's words. */
export type Probing = {
  probe: ByProbe
  /** After a number from 1 to 10. */
  probeScore: ByPersonality
  /** After yes, no, or what was chosen from a list. */
  probeChoice: ByPersonality
}

/** The same after a few words, or where there is nothing to repeat. */
export type PlainProbing = { probePlain: ByProbe }

/** How an answer is taken, and how a conversation ends. */
export type Replies = {
  closing: ByPersonality
  /** One voice, whatever the personality: nobody plays a part here. */
  closingDistress: Variants
  /** Before the next question: how the last answer was taken. */
  thanks: ByPersonality
  /** The same for a few words, which are not worth much praise. */
  nod: ByPersonality
  sorry: ByPersonality
  after: Partial<Record<Intent, Variants>>
}

/** After an answer that says nothing: four of each, so that nobody hears one twice soon. */
export type Clarifying = {
  /** What is said to an answer that says nothing, before the question is put in another way. */
  clarify: { 'off-topic': FourByPersonality } & Partial<Record<Intent, FourByPersonality>>
  clarifyOn: FourByPersonality
}
