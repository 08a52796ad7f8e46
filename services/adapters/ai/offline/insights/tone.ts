// How good or bad a statement sounds, by all kinds of evidence together.
import type { SentimentScore } from '#ports/ai.ts'
import type { Signs } from './claim-signs.ts'
import { probabilitiesOf } from './statement-probabilities.ts'
import type { Statement } from './statements.ts'

/** What each kind of evidence weighs, where all of them agree about 1. */
const weights = { sides: 0.3, learned: 0.35, lexicon: 0.2, praise: 0.05, complaint: 0.1 }
/** Of log odds, and of patterns. */
const limits = { odds: 3, patterns: 2 }
/** Of probabilities, none of which is 0. */
const least = 0.02

/** From -1, a complaint, to 1, praise. Near 0 the evidence is weak, or contradicts itself. 0 without a model of sides. */
export function toneOf(
  statement: Statement,
  signs: Pick<Signs, 'good' | 'bad'> & { lexicon: number; learned: SentimentScore },
): number {
  const read = probabilitiesOf(statement)
  if (!read) return 0
  const { bad, good } = read.sides
  const odds = Math.log((good + least) / (bad + least))
  return (
    (weights.sides * clamp(odds, limits.odds)) / limits.odds +
    weights.learned * signedConfidence(signs.learned) +
    weights.lexicon * clamp(signs.lexicon, 1) +
    weights.praise * Math.min(signs.good, limits.patterns) -
    weights.complaint * Math.min(signs.bad, limits.patterns)
  )
}

const signedConfidence = ({ class: sign, confidence }: SentimentScore) =>
  sign === 'positive' ? confidence : sign === 'negative' ? -confidence : 0

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))
