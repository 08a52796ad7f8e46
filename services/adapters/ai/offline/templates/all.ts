import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import { portuguese } from './pt-br.ts'
import { spanish } from './es.ts'
import type { Templates } from './template.ts'

export const templates: Readonly<Record<SurveyLanguage, Templates>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
