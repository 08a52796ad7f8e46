import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { LanguageWords } from './language-words.ts'
import { portuguese } from './pt-br.ts'

export const words: Readonly<Record<SurveyLanguage, LanguageWords>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
