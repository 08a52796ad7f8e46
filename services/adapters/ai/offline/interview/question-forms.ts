// What a question asks for, and what follows from it: plainer words, and what a short answer to it is asked.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import type { QuestionForm } from '../../languages/types/question-forms.ts'
import { toSearchText } from '../../rules/text/tokenizer.ts'

/** Undefined where the language has no forms. */
export function questionFormOf(
  question: string,
  language: SurveyLanguage,
): QuestionForm | undefined {
  const asked = toSearchText(interrogativeOf(question))
  return languageOf(language).questionForms?.forms.find(({ pattern }) => pattern.test(asked))
}

/** The last sentence that asks, without what precedes it. */
export function interrogativeOf(question: string): string {
  const asked = question.split(/[?؟]/).at(-2) ?? question
  return asked.split(/[.!:¿\n]/).at(-1) ?? asked
}

/** Whether one word answers a question. */
export const isFactual = (question: string, language: SurveyLanguage): boolean =>
  languageOf(language).followUps.factual.test(toSearchText(interrogativeOf(question)))
