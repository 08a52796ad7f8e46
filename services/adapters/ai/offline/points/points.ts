import type { SurveyLanguage } from '#contract/languages.ts'
import { points as arabic } from '../../languages/ar/points.ts'
import { points as english } from '../../languages/en/points.ts'
import { points as spanish } from '../../languages/es/points.ts'
import { points as portuguese } from '../../languages/pt-br/points.ts'
import { purposes as arabicPurposes } from '../../languages/ar/purposes.ts'
import { purposes as englishPurposes } from '../../languages/en/purposes.ts'
import { purposes as spanishPurposes } from '../../languages/es/purposes.ts'
import { purposes as portuguesePurposes } from '../../languages/pt-br/purposes.ts'
import type { ByLanguage, Points, Purposes } from '../../languages/types/purposes.ts'

export const pointsByLanguage: ByLanguage<Points> = {
  'pt-br': portuguese,
  en: english,
  ar: arabic,
  es: spanish,
}
export const purposesByLanguage: ByLanguage<Purposes> = {
  'pt-br': portuguesePurposes,
  en: englishPurposes,
  ar: arabicPurposes,
  es: spanishPurposes,
}

/** Puts a subject into a sentence. */
export function fillSubject(sentence: string, subject: string, language: SurveyLanguage): string {
  const forms = purposesByLanguage[language].subjectForms(subject)
  return sentence.replaceAll(/\{(\w+)\}/g, (slot, name: string) => forms[name] ?? slot)
}
