// When a survey may meet its respondents.
import { limits } from '#contract/limits.ts'
import type { SurveyConfig, SurveyQuestion } from '#contract/survey.ts'

export type MissingRequirement =
  | 'goal'
  | 'validation_points'
  | 'max_questions'
  | 'questions'
  | 'options'
  | 'repeated_options'

type ReadinessInput = { goal: string; config: SurveyConfig; questions?: readonly SurveyQuestion[] }

/**
 * What keeps a survey from being published. `max_questions`: more points than questions to ask about them.
 * `repeated_options`: a question whose options nobody could tell apart.
 */
export function missingRequirements({
  goal,
  config,
  questions = [],
}: ReadinessInput): MissingRequirement[] {
  const missing: MissingRequirement[] = []
  if (goal.trim().length < limits.goal.min) missing.push('goal')
  return [
    ...missing,
    ...(config.advanced_mode ? missingInInterview(config) : missingInForm(questions)),
  ]
}

function missingInForm(questions: readonly SurveyQuestion[]): MissingRequirement[] {
  if (questions.length === 0) return ['questions']
  const choices = questions.filter(({ type }) => type === 'multiple' || type === 'ranking')
  const different = choices.map(({ options }) => new Set(options.map(normalizeOption)).size)
  const missing: MissingRequirement[] = []
  if (different.some((count) => count < 2)) missing.push('options')
  if (choices.some(({ options }, index) => options.length > different[index]!))
    missing.push('repeated_options')
  return missing
}

/** Options that differ by case and spaces alone are one to whoever reads them. */
const normalizeOption = (option: string) =>
  option.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

function missingInInterview(config: SurveyConfig): MissingRequirement[] {
  const missing: MissingRequirement[] = []
  const points = config.validation_points.filter(({ text }) => text.trim() !== '')
  if (points.length === 0) missing.push('validation_points')
  if (points.length > config.max_questions) missing.push('max_questions')
  return missing
}
