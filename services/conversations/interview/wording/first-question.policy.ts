import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'

/** A question mark or a joined question inside a quotation ends no question. */
const quotationMarks = /[“”„«»"]/u

/** The first of two questions in a text, up to its end. Any other text, and one with a quotation, is returned as it is. */
export function firstQuestionIn(text: string, language: SurveyLanguage): string {
  if (quotationMarks.test(text)) return text
  const [sentence = text] = text.match(/^[^?؟]*[?؟]/u) ?? []
  const joined = languagePatterns[language].doubleBarrelled.exec(sentence)
  const [, before] = joined ?? []
  if (!joined || before === undefined) return sentence.trim()
  const first = sentence.slice(0, joined.index + before.length).replace(/[\s,،;]+$/u, '')
  return `${first}${language === 'ar' ? '؟' : '?'}`
}
