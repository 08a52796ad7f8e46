import type { QuestionKind } from '#contract/survey.ts'

export const choiceTopics = [
  'recommend',
  'fairness',
  'ease',
  'importance',
  'satisfaction',
  'frequency',
  'discovery',
  'users',
  'duration',
] as const
export type ChoiceTopic = (typeof choiceTopics)[number]

/** A closed question. Scales name the meaning of 1 and 10, `nps` the two numbers; lists have a nonresponse option or "other". */
export type Choice = {
  kind: Extract<QuestionKind, 'scale' | 'nps' | 'multiple'>
  /** Matched in the folded objective. */
  pattern: RegExp
  /** `{point}` is the owner's text. */
  question: string
  options: readonly string[]
  /** An own question that asks for the same degree; folded. It is asked instead. */
  sameDegree?: RegExp
}

export type Choices = {
  byTopic: Readonly<Record<ChoiceTopic, Choice>>
  /** Options, of this engine or of a model, that do not answer the question. */
  nonresponseOptions: Readonly<Record<'dont-know' | 'refuse', readonly string[]>>
  /**
   * A whole option, folded and without punctuation, that excludes all others, such as "None of these" or "Never".
   * Nonresponse options do so too.
   */
  exclusiveOption: RegExp
  /** The answers to a yes-or-no question. */
  yesNo: readonly [yes: string, no: string]
  /** An owner's question that asks for more than yes or no. */
  openQuestion: RegExp
  /** An owner's question that asks for a number or a date; folded. */
  closedQuestion: Readonly<Record<'number' | 'date', RegExp>>
  /** A spoken question that asks for a degree, folded, and what makes a scale of it. */
  degree: { pattern: RegExp; ends: string }
  /** A reason that a question also asks for: left out where a score or a list answers it, because a follow-up asks for it. */
  reasonAdded: RegExp
  /** A point that asks which of several; folded. `listed` captures those that it names. */
  which: RegExp
  listed: RegExp
  /** The point of a goal that names the Net Promoter Score. */
  scorePoint: string
  ranking: {
    /** Before a list that an owner wants ranked; folded. */
    pattern: RegExp
    question: string
    /** Between the last two items. */
    conjunction: RegExp
  }
}
