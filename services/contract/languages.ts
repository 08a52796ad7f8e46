import { z } from 'zod'

/** Languages of the product's texts. Arabic is written from right to left. */
export const Locale = z.enum(['en', 'ar', 'pt-br'])
export type Locale = z.infer<typeof Locale>

/** The first supported language in a tag such as `pt_BR` or a list such as `pt-BR,en;q=0.8` or `ar en`. */
export function localeOf(...wishes: readonly (string | undefined)[]): Locale {
  for (const tag of wishes.flatMap((wish) => wish?.toLowerCase().split(/[\s,]+/) ?? [])) {
    const language = tag.split(/[-_;]/)[0]
    const found = Locale.options.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** Languages of surveys. Older clients send `pt`. */
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
