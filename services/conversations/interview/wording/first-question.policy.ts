import type { SurveyLanguage } from '#contract/languages.ts'
import { languagePatterns } from '../language-patterns/all.ts'

/** Of a text that asks two things what stands up to the end of the first one; any other text as it is. */
export function firstQuestionIn(text: string, language: SurveyLanguage): string {
  const [sentence = text] = text.match(/^[^?؟]*[?؟]/u) ?? []
  const joined = languagePatterns[language].doubleBarrelled.exec(sentence)
  const [, before] = joined ?? []
  if (!joined || before === undefined) return sentence.trim()
  const first = sentence.slice(0, joined.index + before.length).replace(/[\s,،;]+$/u, '')
  return `${first}${language === 'ar' ? '؟' : '?'}`
}
