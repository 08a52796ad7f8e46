// What keeps a survey from being published, as far as the screen can tell before the server is asked.
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import type { Authored } from '../../../authoring/authored.ts'
import { gapsIn, type Gap } from '../../form-editor/gaps.ts'
import type { Content } from './editing.ts'

export type Missing =
  | 'title'
  | 'goal'
  | 'validation_points'
  | 'max_questions'
  | 'questions'
  | 'options'
  | 'repeated_options'

/** `most`: questions that the plan allows. */
export function missingIn(
  type: Survey['survey_type'],
  content: Content,
  most: number,
): readonly Missing[] {
  if (type === 'normal') return [...new Set(gapsIn(content, most).map(({ what }) => kinds[what]))]
  const known = ['title', 'goal', 'validation_points', 'max_questions'] as const
  return known.filter((what) => isMissing(what, content))
}

/** What the gaps of fixed questions are to whoever publishes. */
const kinds = {
  title: 'title',
  goal: 'goal',
  questions: 'questions',
  plan: 'max_questions',
  text: 'questions',
  options: 'options',
  repeats: 'repeated_options',
} as const satisfies Record<Gap['what'], Missing>

/** Whether it still is, of a survey in which the interviewer asks. */
export function isMissing(what: Missing, content: Authored): boolean {
  const { title, goal, validation_points, max_questions } = content
  const points = validation_points.filter(({ text }) => text.trim() !== '').length
  switch (what) {
    case 'title':
      return title.trim() === ''
    case 'goal':
      return goal.trim().length < limits.goal.min
    case 'validation_points':
      return points === 0
    case 'max_questions':
      return points > max_questions
    default:
      return true
  }
}
