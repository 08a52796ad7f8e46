// Requirements for publishing that the client can check before the server does.
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import type { SurveyFields } from './survey-fields.ts'
import { publishBlockers, type PublishBlocker } from './publish-blockers.ts'
import type { SurveyContent } from './survey-content.ts'

export type MissingRequirement =
  | 'title'
  | 'goal'
  | 'validation_points'
  | 'max_questions'
  | 'questions'
  | 'options'
  | 'repeated_options'

/** `maxQuestions`: the plan's limit. */
export function missingRequirements(
  type: Survey['survey_type'],
  content: SurveyContent,
  maxQuestions: number,
): readonly MissingRequirement[] {
  if (type === 'normal')
    return [
      ...new Set(
        publishBlockers(content, maxQuestions).map(({ kind }) => requirementOfBlocker[kind]),
      ),
    ]
  const requirements = ['title', 'goal', 'validation_points', 'max_questions'] as const
  return requirements.filter((requirement) => isMissing(requirement, content))
}

/** The requirement that each blocker of fixed questions violates. */
const requirementOfBlocker = {
  title: 'title',
  goal: 'goal',
  questions: 'questions',
  plan: 'max_questions',
  text: 'questions',
  options: 'options',
  repeats: 'repeated_options',
} as const satisfies Record<PublishBlocker['kind'], MissingRequirement>

/** Whether the requirement is still missing, for interview surveys. */
export function isMissing(requirement: MissingRequirement, content: SurveyFields): boolean {
  const { title, goal, validation_points, max_questions } = content
  const points = validation_points.filter(({ text }) => text.trim() !== '').length
  switch (requirement) {
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
