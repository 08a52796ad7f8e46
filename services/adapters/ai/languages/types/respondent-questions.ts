import type { QuestionBrief } from '#ports/ai.ts'
import type { ByPersonality, Variants } from './templates.ts'

/** What people ask an interviewer, the more particular first. */
export const respondentQuestionTopics = [
  'anonymous',
  'readers',
  'machine',
  'length',
  'reason',
] as const
export type RespondentQuestionTopic = (typeof respondentQuestionTopics)[number]

/** How a language asks, and what is true. Replies promise nothing that the product does not hold, and ask nothing. */
export type RespondentQuestions = {
  /** Looked for in folded words with single spaces, and a space at each end. */
  patterns: Readonly<Record<RespondentQuestionTopic, RegExp>>
  replies: RespondentQuestionReplies
}

type RespondentQuestionReplies = {
  /** The voice; what is true is the same in all of them. */
  opener: ByPersonality
  machine: Variants
  readers: Variants
  /** By what the survey's owner may know a person. */
  anonymous: Readonly<Record<QuestionBrief['facts']['identifiedBy'], Variants>>
  /** `{left}` is a number from 1. */
  length: Variants
  /** `{title}` is what the owner calls the survey. */
  reason: Variants
  /** Leads back to a question that is known. */
  returnToQuestion: Variants
}
