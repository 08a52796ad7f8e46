import type { Question } from '#contract/api/public.ts'
import type { Entry } from './entry.ts'

/** What each way of answering is given. */
export type ControlProps = {
  question: Pick<Question, 'id' | 'text' | 'type' | 'options' | 'language'>
  entry: Entry | undefined
  /** Nothing takes the entry back. */
  onEntry: (entry: Entry | undefined) => void
  /** The score may be drawn along a line, where there is no room for ten buttons. */
  hasSlider?: boolean
}
