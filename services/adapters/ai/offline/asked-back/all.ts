import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './ar.ts'
import type { AskingBack } from './asked-back.ts'
import { english } from './en.ts'
import { portuguese } from './pt-br.ts'
import { spanish } from './es.ts'

export const askingBackIn: Readonly<Record<SurveyLanguage, AskingBack>> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
