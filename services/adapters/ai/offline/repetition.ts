// How much of a text is said twice, or is nothing but the words that it was asked to speak of.
import type { Objective } from '#contract/events/conversation-terms.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons/all.ts'
import { fold, wordsOf, type Word } from './text.ts'

/** Fewer words than these are too few to tell a habit. */
const fewest = { words: 12, clauses: 2 }
/** Where nothing is copied, so many of the words of a text of some length are different ones. */
const usualVariety = 0.5
const together = 4

/** Runs of four words, as a text has them: two texts that share one share a phrase. */
export function sequencesOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).map(({ folded }) => folded)
  if (words.length < together) return new Set(words.length > 0 ? [words.join(' ')] : [])
  return new Set(
    Array.from({ length: words.length - together + 1 }, (_, at) =>
      words.slice(at, at + together).join(' '),
    ),
  )
}

/** The share of one text's sequences that another has too, 0 to 1. */
export function shareOf(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return own.size === 0 ? 0 : own.intersection(other).size / own.size
}

/** The share of a text that was said before in it, 0 to 1: sentences over again, or the same few words. */
export function repeats(text: string): number {
  const words = wordsOf(text).map(({ folded }) => folded)
  if (words.length < fewest.words) return 0
  const variety = new Set(words).size / words.length
  // Longer texts use their small words again and again.
  const expected = usualVariety * Math.min(1, Math.sqrt(60 / words.length))
  const sameWords = Math.max(0, 1 - variety / expected)
  return Math.max(sameWords, sentencesAgain(text))
}

function sentencesAgain(text: string): number {
  const sentences = text
    .split(/[.!?؟\n;؛]+/u)
    .map((sentence) => fold(sentence).trim())
    .filter((sentence) => wordsOf(sentence).length > fewest.clauses)
  const all = sentences.join('').length
  return all === 0 ? 0 : 1 - [...new Set(sentences)].join('').length / all
}

type Asked = {
  question: string
  goal: string
  objectives: readonly Objective[]
  language: SurveyLanguage
}

/** The share of a text that only lists words: those it was asked about without the small words of a sentence, or any one by one. */
export function stuffing(text: string, asked: Asked): number {
  const words = wordsOf(text)
  if (words.length < fewest.words) return 0
  const lone = text.split(/[,،;؛\n]/).filter((part) => wordsOf(part).length === 1).length
  return Math.max(lone / words.length, named(words, asked))
}

function named(words: readonly Word[], { question, goal, objectives, language }: Asked): number {
  const { stopWords } = lexicons[language]
  const small = words.filter(({ folded }) => stopWords.has(folded)).length / words.length
  if (small >= 0.12) return 0
  const about = [question, goal, ...objectives.map((each) => each.text)].join('\n')
  const stems = new Set(
    wordsOf(about).flatMap(({ folded, stem }) => (stopWords.has(folded) ? [] : [stem])),
  )
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}
