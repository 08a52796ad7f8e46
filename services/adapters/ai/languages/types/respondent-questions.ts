import type { QuestionBrief } from '#ports/ai.ts'
import type { ByPersonality, Variants } from './templates.ts'

/** Topics of questions to the interviewer, the most specific first. */
export const respondentQuestionTopics = [
  'anonymous',
  'readers',
  'machine',
  'length',
  'reason',
] as const
export type RespondentQuestionTopic = (typeof respondentQuestionTopics)[number]

/** Questions to the interviewer, and the replies. A reply is true of the product and asks nothing. */
export type RespondentQuestions = {
  /** Matched in folded words with single spaces, and a space at each end. */
  patterns: Readonly<Record<RespondentQuestionTopic, RegExp>>
  /** Asks what the question means. */
  meaning: RegExp
  replies: RespondentQuestionReplies
}

type RespondentQuestionReplies = {
  /** Before the reply, which is the same for every personality. */
  opener: ByPersonality
  machine: Variants
  readers: Variants
  /** By what may identify the respondent to the owner. */
  anonymous: Readonly<Record<QuestionBrief['facts']['identifiedBy'], Variants>>
  /** `{left}` is a number from 1. */
  length: Variants
  /** `{title}` is the title of the survey. */
  reason: Variants
  /** Of any other question that is not about the meaning of a word. */
  unknown: Variants
  /** Returns to the question written for a point. */
  returnToQuestion: Variants
}
