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

/** A question that a number or a list answers better than prose. Scales say what 1 and 10 mean; lists have a way out. */
export type Choice = {
  kind: Extract<QuestionKind, 'scale' | 'multiple'>
  /** Looked for in what the owner wants to know, folded. */
  pattern: RegExp
  /** `{point}` is what the owner typed. */
  question: string
  options: readonly string[]
}

export type Choices = {
  byTopic: Readonly<Record<ChoiceTopic, Choice>>
  /** Options, of ours or of a model, by which a person says nothing about what is asked. */
  nonresponseOptions: Readonly<Record<'dont-know' | 'refuse', readonly string[]>>
  /** What a yes-or-no question is answered with. */
  yesNo: readonly [yes: string, no: string]
  /** A question of an owner that asks for more than yes or no. */
  openQuestion: RegExp
  /** A question of an owner that a number or a day answers, folded. */
  closedQuestion: Readonly<Record<'number' | 'date', RegExp>>
  ranking: {
    /** What stands before things that an owner wants put in order of importance, folded. */
    pattern: RegExp
    question: string
    /** Between the last two of them. */
    conjunction: RegExp
  }
}
