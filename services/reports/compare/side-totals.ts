import type { SessionTotals, Sums } from '#projections/reports/side-totals.ts'
import { npsGroupOf } from '#contract/nps.ts'
import type { Share } from '#projections/reports/statistics/shares.ts'
import {
  type Moments,
  momentsOfSums,
  type ValueCounts,
} from '#projections/reports/statistics/ordinal.ts'
import type { SentimentCounts } from '#projections/reports/statistics/net-sentiment.ts'

/** What is counted of one side of a comparison. */
export type SideTotals = SessionTotals & {
  /** Answers by value: of questions of 0 to 10 and of the scale from 1 to 10. */
  nps: ValueCounts
  scale: ValueCounts
}

export const completionOf = ({ completed, sessions }: SideTotals): Share => ({
  part: completed,
  whole: sessions,
})

export const shareOf = (side: SideTotals, sentiment: 'positive' | 'negative'): Share => ({
  part: side[sentiment],
  whole: side.analysed,
})

export const momentsOf = ({ count, sum, sumOfSquares }: Sums): Moments | undefined =>
  momentsOfSums(count, sum, sumOfSquares)

/** Promoters and detractors as positive and negative, so that net sentiment is the Net Promoter Score. */
export function npsCounts(values: ValueCounts): SentimentCounts {
  const counts = { detractors: 0, passives: 0, promoters: 0 }
  for (const [value, count] of values) counts[npsGroupOf(value)] += count
  const { detractors, passives, promoters } = counts
  return { analysed: detractors + passives + promoters, positive: promoters, negative: detractors }
}
