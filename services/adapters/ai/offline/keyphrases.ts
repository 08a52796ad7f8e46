import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons/all.ts'
import { wordsOf } from './text.ts'

export type Keyphrase = { text: string; start: number; end: number }

/** What a text is about: its content words that are not feelings, in order, each once. */
export function keyphrasesOf(text: string, language: SurveyLanguage, max = 5): Keyphrase[] {
  const { stopWords, feelings, negations, stronger } = lexicons[language]
  const seen = new Set<string>()
  return wordsOf(text)
    .filter(({ folded, stem }) => {
      const plain = [stopWords, negations, stronger].every((set) => !set.has(folded))
      if (!plain || feelings.has(folded) || folded.length < 4 || /^\p{N}/u.test(folded))
        return false
      return !seen.has(stem) && seen.add(stem)
    })
    .toSorted((a, b) => b.folded.length - a.folded.length)
    .slice(0, max)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: text.slice(start, end).toLowerCase(), start, end }))
}
