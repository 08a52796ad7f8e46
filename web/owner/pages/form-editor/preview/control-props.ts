import type { SurveyQuestion } from '#contract/survey.ts'
import type { FormAnswer } from './answers.ts'
import type { Translate } from './texts.ts'

/** Props of every control. */
export type ControlProps = {
  question: SurveyQuestion
  answer: FormAnswer | undefined
  translate: Translate
  /** Id of the element with the question's text. */
  labelledBy: string
  onAnswer: (answer: FormAnswer) => void
}
