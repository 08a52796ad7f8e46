import type { SurveyQuestion } from '#contract/survey.ts'
import type { FormAnswer } from './answers.ts'
import type { Translate } from './texts.ts'

/** What each way of answering is given. */
export type ControlProps = {
  question: SurveyQuestion
  answer: FormAnswer | undefined
  translate: Translate
  /** The element that says what is asked. */
  labelledBy: string
  onAnswer: (answer: FormAnswer) => void
}
