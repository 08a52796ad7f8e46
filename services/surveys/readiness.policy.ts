// The requirements for publishing a survey.
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
 * The requirements that a survey does not meet. `max_questions`: more points than questions.
 * `repeated_options`: a question with two options that read the same.
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
  const distinctCounts = choices.map(({ options }) => new Set(options.map(normalizeOption)).size)
  const missing: MissingRequirement[] = []
  if (distinctCounts.some((count) => count < 2)) missing.push('options')
  if (choices.some(({ options }, index) => options.length > distinctCounts[index]!))
    missing.push('repeated_options')
  return missing
}

/** Options that differ only in case and whitespace are equal. */
const normalizeOption = (option: string) =>
  option.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

function missingInInterview(config: SurveyConfig): MissingRequirement[] {
  const missing: MissingRequirement[] = []
  const points = config.validation_points.filter(({ text }) => text.trim() !== '')
  if (points.length === 0) missing.push('validation_points')
  if (points.length > config.max_questions) missing.push('max_questions')
  return missing
}
