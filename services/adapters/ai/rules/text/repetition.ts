// How much of a text is said twice, or is nothing but the words that it was asked to speak of.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from './lexicons.ts'
import { fold, tokenize, type Token } from './tokenizer.ts'

/** Fewer words than these are too few to tell a habit. */
const minimums = { words: 12, clauses: 2 }
/** Where nothing is copied, so many of the words of a text of some length are different ones. */
const expectedTypeTokenRatio = 0.5
const ngramSize = 4

/** Runs of four words, as a text has them: two texts that share one share a phrase. */
export function wordNgrams(text: string): ReadonlySet<string> {
  const words = tokenize(text).map(({ folded }) => folded)
  if (words.length < ngramSize) return new Set(words.length > 0 ? [words.join(' ')] : [])
  return new Set(
    Array.from({ length: words.length - ngramSize + 1 }, (_, at) =>
      words.slice(at, at + ngramSize).join(' '),
    ),
  )
}

/** The share of one text's sequences that another has too, 0 to 1. */
export function containment(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return own.size === 0 ? 0 : own.intersection(other).size / own.size
}

/** The share of a text that was said before in it, 0 to 1: sentences over again, or the same few words. */
export function repetitionShare(text: string): number {
  const words = tokenize(text).map(({ folded }) => folded)
  if (words.length < minimums.words) return 0
  const variety = new Set(words).size / words.length
  // Longer texts use their small words again and again.
  const expected = expectedTypeTokenRatio * Math.min(1, Math.sqrt(60 / words.length))
  const sameWords = Math.max(0, 1 - variety / expected)
  return Math.max(sameWords, repeatedSentenceShare(text))
}

function repeatedSentenceShare(text: string): number {
  const sentences = text
    .split(/[.!?؟\n;؛]+/u)
    .map((sentence) => fold(sentence).trim())
    .filter((sentence) => tokenize(sentence).length > minimums.clauses)
  const all = sentences.join('').length
  return all === 0 ? 0 : 1 - [...new Set(sentences)].join('').length / all
}

type QuestionContext = {
  question: string
  goal: string
  objectives: readonly Objective[]
  language: SurveyLanguage
}

/** The share of a text that only lists words: those it was asked about without the small words of a sentence, or any one by one. */
export function keywordStuffingShare(text: string, asked: QuestionContext): number {
  const words = tokenize(text)
  if (words.length < minimums.words) return 0
  const lone = text.split(/[,،;؛\n]/).filter((part) => tokenize(part).length === 1).length
  return Math.max(lone / words.length, keywordShare(words, asked))
}

function keywordShare(
  words: readonly Token[],
  { question, goal, objectives, language }: QuestionContext,
): number {
  const { stopWords } = lexicons[language]
  const small = words.filter(({ folded }) => stopWords.has(folded)).length / words.length
  if (small >= 0.12) return 0
  const about = [question, goal, ...objectives.map((each) => each.text)].join('\n')
  const stems = new Set(
    tokenize(about).flatMap(({ folded, stem }) => (stopWords.has(folded) ? [] : [stem])),
  )
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}
