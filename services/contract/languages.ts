import { z } from 'zod'

/** Languages of the product's own words. Arabic is written from right to left. */
export const Locale = z.enum(['en', 'ar', 'pt-br'])
export type Locale = z.infer<typeof Locale>

/** Languages a survey can be held in. Older clients say `pt`. */
export const SurveyLanguage = z.enum(['pt-br', 'en', 'ar', 'es'])
export type SurveyLanguage = z.infer<typeof SurveyLanguage>

/** Accepts the aliases that documented clients send. */
export const SurveyLanguageInput = z.preprocess(
  (value) => (value === 'pt' || value === 'pt-BR' ? 'pt-br' : value),
  SurveyLanguage,
)

export const Personality = z.enum([
  'professional',
  'friendly',
  'curious',
  'empathetic',
  'analytical',
])
export type Personality = z.infer<typeof Personality>
