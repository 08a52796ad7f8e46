import type { SurveyLanguage } from '#contract/languages.ts'
import type { SentimentScore } from '#ports/ai.ts'
import { sentimentConfidence } from './confidence.ts'
import { findLexiconHits, type SentimentHit } from './lexicon-hits.ts'
import { findEmojiHits } from './emoji.ts'
import { findRatings } from './ratings.ts'
import { isSarcastic } from './sarcasm.ts'

/** One mild word decides; what is half as weak does not. */
const neutralLimit = 0.2
/** Of many words a small lead is one. */
const [longTextHits, neutralLimitOfLongText] = [5, 0.12]
/** People soften blame more than praise. */
const negativeWeight = 1.15

/** What of a text weighs how much in its feeling, and where. */
export function findSentimentHits(text: string, language: SurveyLanguage): SentimentHit[] {
  const ratings = findRatings(text)
  const { hits: faces, isSarcastic: isMocking } = findEmojiHits(text)
  // Names and addresses are nobody's words.
  let bare = text.replaceAll(/@[\w.]+|https?:\/\/\S+|www\.\S+/g, (name) => ' '.repeat(name.length))
  for (const { start, end } of [...ratings, ...faces])
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end)
  const hits = findLexiconHits(bare, language)
  const flips = isMocking || isSarcastic(bare, hits, language)
  const meant = flips
    ? hits.map((hit) => ({ ...hit, value: hit.value > 0 ? hit.value * -0.8 : hit.value }))
    : hits
  const marks = ratings.map((rating) => ({
    ...rating,
    entry: text.slice(rating.start, rating.end),
  }))
  const silent =
    isMocking && meant.length === 0 ? [{ value: -0.6, start: 0, end: 0, entry: '🙄' }] : []
  return [...meant, ...faces, ...marks, ...silent]
}

/** How a text feels, -1 to 1: by a lexicon, with what is done to its words by those around them. */
export function scoreSentiment(text: string, language: SurveyLanguage): SentimentScore {
  const values = findSentimentHits(text, language).map(({ value }) => value)
  const { good, bad } = sumPolarities(values)
  const score = combineStrengths(values)
  const sides = { good, bad, count: values.length }
  const confidence = sentimentConfidence(score, sides)
  if (isMixed(sides)) return { score, class: 'mixed', confidence }
  const enough = values.length > longTextHits ? neutralLimitOfLongText : neutralLimit
  if (score >= enough) return { score, class: 'positive', confidence }
  return { score, class: score <= -enough ? 'negative' : 'neutral', confidence }
}

/** Both sides weigh enough that neither tells the whole. Who writes much mentions the other side in passing. */
function isMixed({ good, bad, count }: { good: number; bad: number; count: number }): boolean {
  const [less, more] = good < bad ? [good, bad] : [bad, good]
  return less >= 0.5 && less / more >= (count <= 3 ? 0.4 : count <= longTextHits ? 0.6 : 0.78)
}

/** -1 to 1: the more there is and the less it disagrees, the farther from 0. */
export function combineStrengths(values: readonly number[]): number {
  const { good, bad } = sumPolarities(values)
  return Math.round(((good - bad) / (good + bad + 1.1)) * 100) / 100
}

function sumPolarities(values: readonly number[]) {
  const good = sum(values.filter((value) => value > 0))
  // An empty sum would be -0.
  const bad = Math.abs(sum(values.filter((value) => value < 0))) * negativeWeight
  return { good, bad }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
