// Net sentiment: the share of positive minus the share of negative responses, from -1 to 1.
import type { Trend } from '../metric-definitions.ts'
import { type Interval, twoSidedP, z95 } from './normal.ts'
import type { Difference } from './shares.ts'

/** Scored responses; mixed ones are among neither positive nor negative. */
export type SentimentCounts = { analysed: number; positive: number; negative: number }

/** Fewest scored responses of a period that a trend is computed from. */
export const minScoredResponses = 30
/** Smallest change of net sentiment that is a trend. */
const minChange = 0.1

/**
 * s = p+ - p- with its variance (p+ + p- - s^2) / n, that of a mean of values -1, 0 and 1, and its 95 % interval within -1 to
 * 1. Undefined without scored responses.
 */
export function netSentiment(
  counts: SentimentCounts,
): (Interval & { net: number; variance: number }) | undefined {
  if (counts.analysed === 0) return undefined
  const { net, variance } = momentsOf(counts)
  const { middle, error } = errorOf(counts)
  return {
    ...{ net, variance },
    lower: Math.max(-1, Math.min(net, middle - z95 * error)),
    upper: Math.min(1, Math.max(net, middle + z95 * error)),
  }
}

function momentsOf({ analysed, positive, negative }: SentimentCounts) {
  const net = (positive - negative) / analysed
  // Not below 0, as rounding errors can be.
  const variance = Math.max(0, (positive + negative) / analysed - net ** 2) / analysed
  return { net, variance }
}

/**
 * Middle and standard error of an interval. Where all responses are of one class, their variance is 0 and says nothing: half a
 * response is added to positive and negative, and one to the rest (Agresti and Min, Stat. Med. 24 (2005), doi:10.1002/sim.1781).
 */
function errorOf(counts: SentimentCounts): { middle: number; error: number } {
  const { analysed, positive, negative } = counts
  const isUniform = [positive, negative, analysed - positive - negative].includes(analysed)
  const { net, variance } = momentsOf(
    isUniform
      ? { analysed: analysed + 2, positive: positive + 0.5, negative: negative + 0.5 }
      : counts,
  )
  return { middle: net, error: Math.sqrt(variance) }
}

/** `one` minus `other`, from -2 to 2, with its 95 % interval and two-sided p value. Undefined without scored responses of both. */
export function differenceOfNetSentiments(
  one: SentimentCounts,
  other: SentimentCounts,
): (Difference & { p: number }) | undefined {
  if (one.analysed === 0 || other.analysed === 0) return undefined
  const difference = momentsOf(one).net - momentsOf(other).net
  const error = Math.hypot(errorOf(one).error, errorOf(other).error)
  return {
    difference,
    lower: Math.max(-2, difference - z95 * error),
    upper: Math.min(2, difference + z95 * error),
    p: twoSidedP(difference / error),
  }
}

export type SentimentTrend = {
  /** `stable` where there is not enough data, too. */
  trend: Trend
  hasEnoughData: boolean
  /** Later minus earlier with its 95 % interval; undefined without scored responses of both. */
  change: Difference | undefined
  /** The smallest change of net sentiment that would have been a trend at these counts; undefined without a change. */
  smallestVisibleChange: number | undefined
}

/**
 * A period against the one before it, of the same length: improving if the interval of the change is above 0 and the change is at
 * least 0.10; declining mirrored. Not enough data below 30 scored responses in either.
 */
export function sentimentTrend(earlier: SentimentCounts, later: SentimentCounts): SentimentTrend {
  const hasEnoughData = Math.min(earlier.analysed, later.analysed) >= minScoredResponses
  const change = differenceOfNetSentiments(later, earlier)
  const trend = hasEnoughData && change ? trendOf(change) : 'stable'
  return {
    ...{ trend, hasEnoughData, change },
    smallestVisibleChange:
      change && Math.max(minChange, z95 * Math.hypot(errorOf(earlier).error, errorOf(later).error)),
  }
}

function trendOf({ difference, lower, upper }: Difference): Trend {
  // Differences of decimals that are exactly 0.1 may be a rounding error below it.
  if (Math.abs(difference) < minChange - 1e-9) return 'stable'
  if (lower > 0) return 'improving'
  return upper < 0 ? 'declining' : 'stable'
}
