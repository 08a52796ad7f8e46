import type { Question } from '#contract/api/conversation-turns.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Entry } from './entry.ts'

/** Props of every control. */
export type ControlProps = {
  question: Pick<Question, 'id' | 'text' | 'type' | 'options' | 'exclusive_options' | 'language'> &
    Pick<SurveyQuestion, 'end_labels'>
  entry: Entry | undefined
  /** Undefined clears the entry. */
  onEntry: (entry: Entry | undefined) => void
  /** Allows a slider where ten buttons do not fit. */
  hasSlider?: boolean
}
