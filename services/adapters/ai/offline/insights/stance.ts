// How likely a statement complains, praises or does neither, by all kinds of evidence together.
import type { SentimentScore } from '#ports/ai/common.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import type { Signs } from './claim-signs.ts'
import { probabilitiesOf } from './statement-probabilities.ts'
import { softmax } from '../../learned/linear-model.ts'
import type { Statement } from './statements.ts'

/** Probabilities of a complaint and of praise. */
export type Stance = { bad: number; good: number }

/** What each sign adds to the scores of a complaint, of praise and of neither: fitted on clauses of voices that the models had not seen. */
const weights = {
  bias: [0.08, -0.17, 0.09],
  complaint: [0.36, -0.72, 0.36],
  praise: [-0.2, 0.8, -0.6],
  issue: [0.45, 1.34, -1.79],
  issueSide: [0.6, -0.74, 0.14],
  isAside: [-1.01, 0, 1.02],
  isContent: [-1.05, 0.65, 0.4],
  isHarmless: [-0.95, 1.37, -0.41],
  isNothing: [-1.44, -1.18, 2.62],
  isUnreal: [-0.22, -0.25, 0.47],
  length: [0.79, -0.71, -0.08],
  lexicon: [0.04, 1.37, -1.41],
  lexiconPraise: [-0.05, 1.03, -0.98],
  learned: [-0.3, 0.18, 0.12],
  side: [0.32, -0.44, 0.12],
  noSide: [-0.85, -0.58, 1.43],
  sideOfFew: [0.22, 0.13, -0.36],
} satisfies Record<string, readonly [number, number, number]>

const limits = { words: 15, fewWords: 3, patterns: 2, odds: 3 }
/** Added to probabilities, none of which is 0. */
const least = 0.02

/** Undefined without a model of sides. */
export function stanceOf(
  statement: Statement,
  signs: Signs & { lexicon: number; learned: SentimentScore },
): Stance | undefined {
  const read = probabilitiesOf(statement)
  if (!read) return undefined
  const issues = [...read.issues.values()]
  const [badIssues, goodIssues] = [
    issues.reduce((sum, { bad }) => sum + bad, 0),
    issues.reduce((sum, { good }) => sum + good, 0),
  ]
  const { length } = tokenize(statement.text)
  const side = oddsOf(read.sides.bad, read.sides.good)
  const values: Record<keyof typeof weights, number> = {
    bias: 1,
    complaint: Math.min(limits.patterns, signs.bad),
    praise: Math.min(limits.patterns, signs.good),
    issue: badIssues + goodIssues,
    issueSide: oddsOf(badIssues, goodIssues),
    isAside: Number(signs.isAside),
    isContent: Number(signs.isContent),
    isHarmless: Number(signs.isHarmless),
    isNothing: Number(signs.isNothing),
    isUnreal: Number(signs.isUnreal),
    length: Math.min(1, length / limits.words),
    lexicon: signs.lexicon,
    lexiconPraise: Math.max(0, signs.lexicon),
    learned: signedConfidence(signs.learned),
    side,
    noSide: 1 - read.sides.bad - read.sides.good,
    sideOfFew: length <= limits.fewWords ? side : 0,
  }
  const scores = [0, 1, 2].map((k) =>
    Object.entries(values).reduce(
      (sum, [name, value]) => sum + value * weights[name as keyof typeof weights][k]!,
      0,
    ),
  )
  const [bad = 0, good = 0] = softmax(scores)
  return { bad, good }
}

const oddsOf = (one: number, other: number) =>
  Math.log((one + least) / (other + least)) / limits.odds

const signedConfidence = ({ class: sign, confidence }: SentimentScore) =>
  sign === 'positive' ? confidence : sign === 'negative' ? -confidence : 0
