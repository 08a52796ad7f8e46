import type { SurveyLanguage } from '#contract/languages.ts'
import { choices as arabic } from './ar/choices.ts'
import type { Choices } from './types/choices.ts'
import { choices as english } from './en/choices.ts'
import { choices as portuguese } from './pt-br/choices.ts'
import { choices as spanish } from './es/choices.ts'

export const choicesByLanguage: Readonly<Record<SurveyLanguage, Choices>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
