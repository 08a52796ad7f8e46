import type { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from './points/ar.ts'
import { english } from './points/en.ts'
import { spanish } from './points/es.ts'
import { portuguese } from './points/pt-br.ts'
import { arabic as arabicPurposes } from './purposes/ar.ts'
import { english as englishPurposes } from './purposes/en.ts'
import { spanish as spanishPurposes } from './purposes/es.ts'
import { portuguese as portuguesePurposes } from './purposes/pt-br.ts'
import type { ByLanguage, Points, Purposes } from './purposes/purpose.ts'

export const pointsIn: ByLanguage<Points> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
export const purposesIn: ByLanguage<Purposes> = {
  'pt-br': portuguesePurposes,
  en: englishPurposes,
  ar: arabicPurposes,
  es: spanishPurposes,
}

/** Puts a subject into a sentence. */
export function about(sentence: string, subject: string, language: SurveyLanguage): string {
  const forms = purposesIn[language].formsOf(subject)
  return sentence.replaceAll(/\{(\w+)\}/g, (slot, name: string) => forms[name] ?? slot)
}
