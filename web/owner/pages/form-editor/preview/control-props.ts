import type { SurveyQuestion } from '#contract/survey.ts'
import type { FormAnswer } from './answers.ts'
import type { Say } from './words.ts'

/** What each way of answering is given. */
export type ControlProps = {
  question: SurveyQuestion
  answer: FormAnswer | undefined
  say: Say
  /** The element that says what is asked. */
  labelledBy: string
  onAnswer: (answer: FormAnswer) => void
}
