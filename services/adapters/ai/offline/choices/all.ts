import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import type { Choices } from './choice.ts'
import { english } from './en.ts'
import { portuguese } from './pt-br.ts'
import { spanish } from './es.ts'

export const choicesIn: Readonly<Record<SurveyLanguage, Choices>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
