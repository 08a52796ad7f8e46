// How much of a text repeats itself, or only repeats the words of its question.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { fold, tokenize, type Token } from './tokenizer.ts'

/** Shorter texts and sentences are not measured. */
const minimums = { words: 12, clauses: 2 }
/** The share of different words in a text of 60 words that does not repeat itself. */
const expectedTypeTokenRatio = 0.5
const ngramSize = 4

/** The runs of four words of a text. */
export function wordNgrams(text: string): ReadonlySet<string> {
  const words = tokenize(text).map(({ folded }) => folded)
  if (words.length < ngramSize) return new Set(words.length > 0 ? [words.join(' ')] : [])
  return new Set(
    Array.from({ length: words.length - ngramSize + 1 }, (_, at) =>
      words.slice(at, at + ngramSize).join(' '),
    ),
  )
}

/** A function that counts at most how many runs another text has in common with `text`, without building them. */
export function wordNgramBound(text: string): (other: string) => number {
  const own = new Set(tokenize(text).map(({ folded }) => folded))
  return (other) => {
    const words = tokenize(other)
    if (words.length < ngramSize) return 1
    let [bound, inARow] = [0, 0]
    for (const { folded } of words) {
      inARow = own.has(folded) ? inARow + 1 : 0
      if (inARow >= ngramSize) bound++
    }
    return bound
  }
}

/** The share of one text's runs that another text has too, 0 to 1. */
export function containment(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return own.size === 0 ? 0 : own.intersection(other).size / own.size
}

/** The share of a text that repeats itself, 0 to 1: in sentences, or in few different words. */
export function repetitionShare(text: string): number {
  const words = tokenize(text).map(({ folded }) => folded)
  if (words.length < minimums.words) return 0
  const variety = new Set(words).size / words.length
  // Longer texts repeat their stop words more often.
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

/** The share of a text that only lists words: words of its question without stop words, or single words between commas. */
export function keywordStuffingShare(text: string, context: QuestionContext): number {
  const words = tokenize(text)
  if (words.length < minimums.words) return 0
  const single = text.split(/[,،;؛\n]/).filter((part) => tokenize(part).length === 1).length
  return Math.max(single / words.length, keywordShare(words, context))
}

function keywordShare(
  words: readonly Token[],
  { question, goal, objectives, language }: QuestionContext,
): number {
  const { stopWords } = languageOf(language).lexicon
  const stopWordShare = words.filter(({ folded }) => stopWords.has(folded)).length / words.length
  if (stopWordShare >= 0.12) return 0
  const about = [question, goal, ...objectives.map((each) => each.text)].join('\n')
  const stems = new Set(
    tokenize(about).flatMap(({ folded, stem }) => (stopWords.has(folded) ? [] : [stem])),
  )
  return words.filter(({ stem }) => stems.has(stem)).length / words.length
}
