// Signs that an answer is the respondent's own account, and about what was asked.
import type { SurveyLanguage } from '#contract/languages.ts'
import { contentStems } from '../rules/text/content-stems.ts'
import { repetitionShare } from '../rules/text/repetition.ts'
import { cachedByLanguage } from '../rules/text/text-cache.ts'
import { tokenize, type Token } from '../rules/text/tokenizer.ts'
import { trigramSimilarityTo } from '../rules/text/trigrams.ts'
import { addFeature, type Features } from './features.ts'

export type WorthInput = {
  goal: string
  objectives: readonly { text: string }[]
  language: SurveyLanguage
  question: string
  answer: string
  /** Other answers of the survey. */
  others: readonly string[]
}

/** Up to 80 characters: few words to judge by, so a threshold of its own applies. */
export const isBriefAnswer = (answer: string): boolean => [...answer].length <= 80

/** Named `v:…`, each between -1 and 1 or a little more. */
export function worthSigns(input: WorthInput): Features {
  const { language, answer, others } = input
  const tokens = tokenize(answer)
  const own = contentStemSet(answer, language)
  const values = {
    ...overlapValues(input, own),
    ...wordingValues(answer, tokens, own),
    ...sentenceValues(answer),
    nearest: highest(others.map(trigramSimilarityTo(answer))),
    'nearest stems': highest(others.map((other) => jaccard(own, contentStemSet(other, language)))),
  }
  const features: Features = new Map()
  for (const [name, value] of Object.entries(values))
    if (value !== 0) addFeature(features, `v:${name}`, value)
  return features
}

/** What the answer shares with its question, the goal and its points. */
function overlapValues(
  { goal, objectives, question, language }: WorthInput,
  own: ReadonlySet<string>,
) {
  const asked = contentStemSet(question, language)
  const about = [goal, ...objectives.map(({ text }) => text)].join('\n')
  const subject = contentStemSet(about, language)
  const [inQuestion, inSubject] = [own.intersection(asked).size, own.intersection(subject).size]
  return {
    'question overlap': inQuestion / (asked.size || 1),
    'question share': inQuestion / (own.size || 1),
    'goal overlap': Math.min(4, inSubject) / 4,
    'goal share': inSubject / (own.size || 1),
    'no overlap': inQuestion + inSubject === 0 ? 1 : 0,
  }
}

function wordingValues(answer: string, tokens: readonly Token[], own: ReadonlySet<string>) {
  const count = tokens.length || 1
  const letters = tokens.reduce((sum, { folded }) => sum + folded.length, 0)
  const matches = (pattern: RegExp, most: number) =>
    Math.min(most, answer.match(pattern)?.length ?? 0) / most
  return {
    length: Math.min(2, Math.log(1 + count) / 4),
    'word length': letters / count / 6,
    'long words': (tokens.filter(({ folded }) => folded.length >= 9).length / count) * 3,
    variety: new Set(tokens.map(({ folded }) => folded)).size / count,
    content: own.size / count,
    numbers: matches(/\p{N}+/gu, 3),
    capitals: matches(/(?<=[\p{L},;] )\p{Lu}\p{Ll}+/gu, 4),
    commas: matches(/[,،]/g, 6),
    semicolons: matches(/[;؛:—–]/g, 2),
    'no end mark': /[.!?؟…]\s*$/.test(answer) ? 0 : 1,
    'lower start': /^\p{Ll}/u.test(answer) ? 1 : 0,
    'question marks': /[?؟]/.test(answer) ? 1 : 0,
    repetition: repetitionShare(answer),
  }
}

function sentenceValues(answer: string) {
  const lengths = answer
    .split(/[.!?؟\n]+/)
    .map((each) => tokenize(each).length)
    .filter(Boolean)
  const count = lengths.length || 1
  const mean = lengths.reduce((a, b) => a + b, 0) / count
  const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / count
  return {
    'sentence length': Math.min(2, mean / 20),
    sentences: Math.min(5, lengths.length) / 5,
    'sentence spread': Math.min(2, Math.sqrt(variance) / 10),
  }
}

const highest = (values: readonly number[]) => Math.max(0, ...values)

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared++
  return shared / (a.size + b.size - shared || 1)
}

/** Each answer of a survey is compared with the others. */
const contentStemSet = cachedByLanguage(
  2_000,
  (text, language: SurveyLanguage): ReadonlySet<string> =>
    new Set(contentStems(tokenize(text), language)),
)
