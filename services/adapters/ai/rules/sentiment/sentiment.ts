import type { SurveyLanguage } from '#contract/languages.ts'
import type { SentimentScore } from '#ports/ai/common.ts'
import { findLexiconHits, type SentimentHit } from './lexicon-hits.ts'
import { findEmojiHits } from './emoji.ts'
import { findRatings } from './ratings.ts'
import { isSarcastic } from './sarcasm.ts'
import { cachedByLanguage } from '../text/text-cache.ts'

/** A single mild word is enough. */
const neutralLimit = 0.2
/** In texts with many hits a smaller lead decides. */
const [longTextHits, neutralLimitOfLongText] = [5, 0.12]
/** People soften criticism more than praise. */
const negativeWeight = 1.15

/** The parts of a text that carry sentiment, with their weights and spans. One analysis asks for the same ones several times. */
export const findSentimentHits = cachedByLanguage(400, weighHits)

function weighHits(text: string, language: SurveyLanguage): readonly SentimentHit[] {
  const ratings = findRatings(text)
  const { hits: emoji, isSarcastic: hasSarcasticEmoji } = findEmojiHits(text)
  // Handles and addresses are not words of the text.
  let bare = text.replaceAll(/@[\w.]+|https?:\/\/\S+|www\.\S+/g, (name) => ' '.repeat(name.length))
  for (const { start, end } of [...ratings, ...emoji])
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end)
  const hits = findLexiconHits(bare, language)
  const flips = hasSarcasticEmoji || isSarcastic(bare, hits, language)
  const weighed = flips
    ? hits.map((hit) => ({ ...hit, value: hit.value > 0 ? hit.value * -0.8 : hit.value }))
    : hits
  const ratingHits = ratings.map((rating) => ({
    ...rating,
    entry: text.slice(rating.start, rating.end),
  }))
  const emojiAlone =
    hasSarcasticEmoji && weighed.length === 0
      ? [{ value: -0.6, start: 0, end: 0, entry: '🙄' }]
      : []
  return [...weighed, ...emoji, ...ratingHits, ...emojiAlone]
}

/** The sentiment of a text, -1 to 1: by a lexicon and the context of its words. */
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

/** Whether both polarities weigh enough. A longer text mentions the other one in passing. */
function isMixed({ good, bad, count }: { good: number; bad: number; count: number }): boolean {
  const [less, more] = good < bad ? [good, bad] : [bad, good]
  return less >= 0.5 && less / more >= (count <= 3 ? 0.4 : count <= longTextHits ? 0.6 : 0.78)
}

/** -1 to 1: farther from 0 the more hits there are and the more they agree. */
export function combineStrengths(values: readonly number[]): number {
  const { good, bad } = sumPolarities(values)
  return Math.round(((good - bad) / (good + bad + 1.1)) * 100) / 100
}

type PolaritySums = { good: number; bad: number; count: number }

/** The confidence of a class, 0 to 1: by the distance of the score from 0, less where both polarities occur. */
function sentimentConfidence(score: number, { good, bad, count }: PolaritySums): number {
  const strength = Math.abs(score)
  const ambivalence = Math.min(good, bad) / (Math.max(good, bad) || 1)
  const raw = count === 0 ? 0.55 : 0.5 + 0.55 * strength - 0.15 * ambivalence
  return Math.round(Math.max(0.3, Math.min(0.97, raw)) * 100) / 100
}

function sumPolarities(values: readonly number[]) {
  const good = sum(values.filter((value) => value > 0))
  // An empty sum would be -0.
  const bad = Math.abs(sum(values.filter((value) => value < 0))) * negativeWeight
  return { good, bad }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
