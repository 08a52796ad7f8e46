import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { hasSentiment } from '../../rules/sentiment/lexical-units.ts'
import { tokenize, type Token } from '../../rules/text/tokenizer.ts'
import { isFunctionWord } from './function-words.ts'

export type Keyphrase = { text: string; start: number; end: number }

/** The words of a text that look like nouns, in order, each once. */
export function extractKeyphrases(text: string, language: SurveyLanguage, max = 5): Keyphrase[] {
  const words = tokenize(text)
  const seen = new Set<string>()
  return words
    .map((word, at) => ({ ...word, weight: nounWeight(word, words[at - 1], language) }))
    .filter(({ stem, weight }) => weight > 0 && !seen.has(stem) && seen.add(stem))
    .toSorted((a, b) => b.weight - a.weight || b.folded.length - a.folded.length)
    .slice(0, max)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: text.slice(start, end).toLowerCase(), start, end }))
}

/** 0 for words that are not nouns. */
function nounWeight(
  { folded }: Token,
  previous: Token | undefined,
  language: SurveyLanguage,
): number {
  if (folded.length < 3 || /^\p{N}/u.test(folded)) return 0
  if (hasSentiment(folded, language) || isFunctionWord(folded, language)) return 0
  const { markers, articlePrefix, nonNounEndings } = languageOf(language).nouns
  if (markers.has(previous?.folded ?? '') || articlePrefix?.test(folded)) return 3
  return nonNounEndings?.test(folded) || folded.length < 4 ? 0 : 1
}
