// Values of the selects, in the order of the screen.
import type { Personality, SurveyLanguage } from '#contract/languages.ts'
import type { DuplicatesPolicy } from '#contract/survey.ts'

export const surveyLanguages = [
  'pt-br',
  'en',
  'es',
  'ar',
] as const satisfies readonly SurveyLanguage[]

export const personalities: readonly Personality[] = [
  'professional',
  'friendly',
  'curious',
  'empathetic',
  'analytical',
]

/** How often one person may answer, least to most restrictive. */
export const duplicatesPolicies = [
  'unlimited',
  'once-per-browser',
  'once-per-link',
] as const satisfies readonly DuplicatesPolicy[]
