/** Messages to respondents who need help. People wrote every text but `care`. */
import type { Closing } from '#contract/api/conversation-turns.ts'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { HelpLine, HelpTier } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from './ai/interview.ts'

/**
 * `distress`, `concern`: the answer shows it. `reply`: the respondent asked something after such a message. `wait`: they
 * wrote something else. `later`: they leave the rest for later. `end`: the conversation ends with this text.
 */
export type SupportReason = 'distress' | 'concern' | 'reply' | 'wait' | 'later' | 'end'

export type SupportRequest = {
  reason: SupportReason
  /** The answer's language. */
  language: SurveyLanguage
  /** The tier of the message that `reply` and `wait` follow. */
  tier?: HelpTier
  isMedical: boolean
  /** The respondent describes a child who is harmed or in danger. */
  isChild?: boolean
  /** The lines to name; may be empty. */
  lines: readonly HelpLine[]
  /** Number of earlier messages: each is worded differently. */
  earlier: number
  /** Whether the respondent may continue, leave the rest for later, or stop. */
  hasChoices: boolean
  /** What respondents wrote in their last answer, where they called for help before; empty after words of violence. */
  again?: { answer: string }
  /** What the reply to a message says: it names a person to turn to, or tells something for the first time. */
  topic?: { of: 'person-to-turn-to' | 'first-disclosure'; answer: string; isFirst?: boolean }
  /** Present for `distress`, `concern` and `reply`, and for an answer that asks that nobody learns of it. */
  asked?: { answer: string; asksForSecrecy?: boolean; title: string; facts: QuestionBrief['facts'] }
  /** A model's words to distress, to a reply, or at the end: the text begins with them. */
  care?: string
  /** Another person may see the page: the message says how to leave it safely. */
  needsSafeExit?: boolean
}

/** Answers of the respondent that ask the interviewer something. */
export type QuestionsToReply = {
  answers: readonly string[]
  /** The language of the reply. */
  language: SurveyLanguage
  title: string
  facts: QuestionBrief['facts']
  /** Number of the question that the reply precedes. */
  number: number
}

export type SupportMessage = {
  text: string
  /** The fixed texts without the lines and the choices, for a page that shows these itself. */
  lead: string
  /** With `hasChoices`: the texts that mean continue, later and stop, in this order. */
  options: string[]
  provenance: Provenance
}

export type Support = {
  message: (request: SupportRequest) => Promise<SupportMessage>
  /** Names the lines after a model's words to a concern; empty without lines to talk. */
  quietHelp: (of: Pick<SupportRequest, 'language' | 'lines' | 'isMedical'>) => Promise<string>
  /** Says that the respondent may continue later; asks nothing. */
  pause: (language: SurveyLanguage) => Promise<{ text: string; provenance: Provenance }>
  /** Precedes the next question where the respondent continues. */
  resumption: (language: SurveyLanguage) => Promise<string>
  /** Where a child finds protection, in words. */
  childProtection: (language: SurveyLanguage) => Promise<string>
  /** That the respondent may stop, beside a condolence. */
  mayStop: (language: SurveyLanguage) => Promise<string>
  /**
   * What is true, to what the answers ask: of the conversation itself, else that it cannot be answered here. Empty where they
   * only ask what a question means. `isKnown`: the rules recognise each question.
   */
  reply: (asked: QuestionsToReply) => Promise<{ text: string; isKnown: boolean }>
  /** The last message of a conversation. */
  closing: (kind: Closing['kind'], language: SurveyLanguage) => Promise<string>
}
