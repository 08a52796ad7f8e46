import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { Variants } from './templates.ts'

/** Topics of questions to the interviewer, the most specific first. */
export const respondentQuestionTopics = [
  'anonymous',
  'person',
  'handling',
  'readers',
  'machine',
  'length',
  'skip',
  'deletion',
  'results',
  'outcome',
  'reason',
] as const
export type RespondentQuestionTopic = (typeof respondentQuestionTopics)[number]

/**
 * Sources of patterns of whole questions, in words that are nothing else, for folded words with a bar where a clause begins or ends
 * and a question mark before it. Such a question counts wherever it stands; it needs a mark only where it has the form of a statement.
 */
export type PlainQuestions = Readonly<Partial<Record<RespondentQuestionTopic, string>>>

/** Questions to the interviewer, and the replies. A reply is true of the product and asks nothing. */
export type RespondentQuestions = {
  /** Matched in folded words with single spaces, and a space at each end. */
  patterns: Readonly<Record<RespondentQuestionTopic, RegExp>>
  plain?: PlainQuestions
  /** What stands before a question that another person asked, or that the respondent thought. */
  reported?: RegExp
  /** A question in the words of a statement: "I would like to know whether my name is shown." */
  indirect: {
    /** Also of what is not about the conversation. */
    begins: RegExp
    /** Complains that a question has no reply; a question only where it names a topic, since "you" may be the owner. */
    unanswered: RegExp
    /** What names a topic in such a sentence. */
    names: Readonly<Partial<Record<RespondentQuestionTopic, RegExp>>>
  }
  /** Asks what the question means. */
  meaning: RegExp
  /** "Is it this or that?" */
  alternative: RegExp
  /** Asks what the conversation is about. */
  subject: RegExp
  /** Asks what the interviewer thinks or lives through. */
  opinion: RegExp
  /** Asks for the next question. */
  next: RegExp
  replies: RespondentQuestionReplies
}

type RespondentQuestionReplies = {
  machine: Variants
  readers: Variants
  /** Whether a certain person gets to see the answers. */
  person: Variants
  /** What becomes of the answers. */
  handling: Variants
  /** By what may identify the respondent to the owner. */
  anonymous: Readonly<Record<QuestionBrief['facts']['identifiedBy'], Variants>>
  /** `{left}` is a number from 1. */
  length: Variants
  /** Whether a question may be left out. */
  skip: Variants
  /** How what was said is deleted. */
  deletion: Variants
  results: Variants
  /** What will come of the answers. */
  outcome: Variants
  /** `{title}` is the title of the survey. */
  reason: Variants
  opinion: Variants
  /** To a remark that a question was badly put. */
  unclear: Variants
  /** To a remark that the answers are not read. */
  unheard: Variants
  /** To any other question that is not about the survey's question. */
  other: Variants
  /** To a wish to continue later: the conversation can be resumed. */
  pause: string
  /** Before the question, where the respondent asks which of two things is meant. */
  either: string
  /** The question again, with what the survey is about. */
  explained: Variants
  /** Returns to the question written for a point. */
  returnToQuestion: Variants
}
