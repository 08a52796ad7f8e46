// When a survey may meet its respondents.
import { limits } from '#contract/limits.ts'
import type { SurveyConfig } from '#contract/survey.ts'

export type Missing = 'goal' | 'validation_points' | 'max_questions'

/** What keeps a survey from being published. `max_questions`: more points than questions to ask about them. */
export function missingFor({ goal, config }: { goal: string; config: SurveyConfig }): Missing[] {
  const points = config.validation_points.filter(({ text }) => text.trim() !== '')
  const missing: Missing[] = []
  if (goal.trim().length < limits.goal.min) missing.push('goal')
  if (points.length === 0) missing.push('validation_points')
  if (points.length > config.max_questions) missing.push('max_questions')
  return missing
}
