// Validation of a generated proposal, and the texts of its errors.
import type { TFunction } from 'i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { OwnerSettings } from '#contract/settings.ts'
import { CallError } from '../../../shared/call.ts'
import { errorText } from '../../error-text.ts'

class IncompleteStructure extends Error {
  override readonly name = 'IncompleteStructure'
}

/** Throws `IncompleteStructure` unless every field of the next screen is present. */
export function validateStructure(structure: SurveyStructure): SurveyStructure {
  const fields: Partial<SurveyStructure> = structure ?? {}
  const isComplete =
    [fields.title, fields.description, fields.ai_personality, fields.language].every(isText) &&
    Array.isArray(fields.validation_points) &&
    fields.validation_points.every((point) => isText(point?.id) && isText(point.text)) &&
    Number.isInteger(fields.max_questions) &&
    fields.pre_survey_config !== undefined &&
    fields.post_survey_rewards !== undefined
  if (!isComplete) throw new IncompleteStructure()
  return structure
}

const isText = (value: unknown) => typeof value === 'string'

/**
 * A proposal is in the goal's language. A default that was set to another language than the interface's is a choice, and
 * is preselected in place of it.
 */
export function preselectedLanguage(
  proposed: SurveyLanguage,
  settings: Pick<OwnerSettings, 'default_survey_language' | 'interface_language'> | undefined,
): SurveyLanguage {
  if (!settings) return proposed
  const { default_survey_language: preferred, interface_language: own } = settings
  return preferred === own ? proposed : preferred
}

export function generationErrorText(t: TFunction, error: Error): { title: string; detail: string } {
  const failed = t('create.generateFailed')
  if (error instanceof IncompleteStructure)
    return { title: failed, detail: t('errors.code.surveys/structure-invalid') }
  if (error instanceof CallError && error.kind === 'unreadable')
    return { title: failed, detail: t('create.invalidJson') }
  if (!(error instanceof CallError && error.kind === 'problem'))
    return { title: t('create.generateUnexpected'), detail: errorText(t, error) }
  const { status, code } = error
  const detail = code ? errorText(t, error) : t('create.invalidStatus', { status })
  return { title: failed, detail: detail === failed ? '' : detail }
}

export const isUnclearGoal = (error: Error): boolean =>
  error instanceof CallError && error.code === 'surveys/goal-unclear'

/** The question back about a goal that means nothing; undefined for any other error. */
export const unclearGoalText = (t: TFunction, error: Error | null): string | undefined =>
  error && isUnclearGoal(error) ? errorText(t, error) : undefined
