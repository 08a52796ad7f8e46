import type { SurveyLanguage } from '#contract/languages.ts'
import { ownValue } from '#contract/own-value.ts'
import { languageOf } from '../../languages/languages.ts'

/** Puts a subject into a sentence. */
export function fillSubject(sentence: string, subject: string, language: SurveyLanguage): string {
  const forms = languageOf(language).purposes.subjectForms(subject)
  return sentence.replaceAll(/\{(\w+)\}/g, (slot, name: string) => ownValue(forms, name) ?? slot)
}
