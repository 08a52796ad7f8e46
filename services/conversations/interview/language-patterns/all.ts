import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { LanguagePatterns } from './language-patterns.ts'
import { portuguese } from './pt-br.ts'

export const languagePatterns: Readonly<Record<SurveyLanguage, LanguagePatterns>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
