// Names of third parties, which no report shows.
import { languageOf } from '../../languages/languages.ts'
import { fold, tokenize, type Token } from '../../rules/text/tokenizer.ts'
import type { Statement } from './statements.ts'

/** Words that the answers of a survey write with a capital only, also inside of sentences. */
export function findCapitalizedNames(answers: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, { small: number; inside: number }>()
  for (const answer of answers)
    for (const { start, end } of tokenize(answer)) {
      const word = answer.slice(start, end)
      const key = fold(word)
      const own = counts.get(key) ?? { small: 0, inside: 0 }
      counts.set(key, own)
      if (/^\p{Ll}/u.test(word)) own.small += 1
      else if (/^\p{Lu}\p{Ll}+$/u.test(word) && /[\p{Ll},] $/u.test(answer.slice(0, start)))
        own.inside += 1
    }
  return new Set(
    [...counts].filter(([, own]) => own.inside > 0 && own.small === 0).map(([key]) => key),
  )
}

/** Whether a text names a person. `capitalized` are the survey's words with capitals; `known` are those of its owner. */
export function namesPerson(
  text: string,
  language: Statement['language'],
  { capitalized, known }: { capitalized: ReadonlySet<string>; known: ReadonlySet<string> },
): boolean {
  const { nounPhrases, insights, lexicon, nouns } = languageOf(language)
  const words = tokenize(text)
  const isOrdinary = ({ folded }: Token) =>
    lexicon.stopWords.has(folded) || nouns.genericWords.has(folded) || known.has(folded)
  return words.some((word, at) => {
    if (isOrdinary(word)) return false
    if (nounPhrases.personNames.has(word.folded)) return isCapital(text, word) || at > 0
    const before = words[at - 1]?.folded ?? ''
    const follows =
      insights.nameIntroducers.has(before) &&
      (isCapital(text, word) || !insights.hasCapitals) &&
      !insights.notAName.test(word.folded)
    return follows || (capitalized.has(word.folded) && isCapital(text, word))
  })
}

const isCapital = (text: string, { start }: Token) => !/\p{Ll}/u.test(text[start] ?? '')
