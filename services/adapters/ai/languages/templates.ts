import type { SurveyLanguage } from '#contract/languages.ts'
import { templates as arabic } from './ar/templates.ts'
import { templates as english } from './en/templates.ts'
import { templates as portuguese } from './pt-br/templates.ts'
import { templates as spanish } from './es/templates.ts'
import type { Templates } from './types/templates.ts'

export const templatesByLanguage: Readonly<Record<SurveyLanguage, Templates>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
