// Values that have an order: scales, ratings and series of periods.
import { type Interval, twoSidedP, z95 } from './normal.ts'
import { cohensLimits, type Difference, type EffectSize, effectWord } from './shares.ts'

/** How often each value was given. */
export type ValueCounts = ReadonlyMap<number, number>

const romanosLimits = [0.147, 0.33, 0.474] as const

/**
 * Effect size of two sets of values: delta = P(one > other) - P(one < other), from -1 to 1 (Cliff, Psychol. Bull. 114 (1993)). The
 * words are those of Romano et al. (2006): 0.147 small, 0.33 medium, 0.474 large. `p` is of the Mann-Whitney test, which asks
 * whether delta is 0: two-sided, normal approximation corrected for ties and continuity. Undefined without values of both.
 */
export function cliffsDelta(
  one: ValueCounts,
  other: ValueCounts,
): { delta: number; size: EffectSize; p: number } | undefined {
  const [n, m] = [countOf(one), countOf(other)]
  if (n === 0 || m === 0) return undefined
  let wins = 0
  for (const [value, count] of one)
    for (const [otherValue, otherCount] of other)
      wins += Math.sign(value - otherValue) * count * otherCount
  const delta = wins / (n * m)
  return { delta, size: effectWord(delta, romanosLimits), p: mannWhitneyP(wins / 2, one, other) }
}

/** `shift`: how far the statistic U is from its mean. */
function mannWhitneyP(shift: number, one: ValueCounts, other: ValueCounts): number {
  const [n, m] = [countOf(one), countOf(other)]
  const all = n + m
  let ties = 0
  for (const value of new Set([...one.keys(), ...other.keys()])) {
    const count = (one.get(value) ?? 0) + (other.get(value) ?? 0)
    ties += count ** 3 - count
  }
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)))
  if (!(variance > 0)) return 1
  return twoSidedP(Math.max(0, Math.abs(shift) - 0.5) / Math.sqrt(variance))
}

export const countOf = (values: ValueCounts): number => values.values().reduce((a, b) => a + b, 0)

/** Number, mean and variance (of a sample) of values; they add up from sums, so projections can keep them. */
export type Moments = { count: number; mean: number; variance: number }

/** `sum` and `sumOfSquares` of `count` values. Undefined for fewer than two values, which have no variance. */
export function momentsOfSums(
  count: number,
  sum: number,
  sumOfSquares: number,
): Moments | undefined {
  if (count < 2) return undefined
  const mean = sum / count
  return { count, mean, variance: Math.max(0, sumOfSquares - count * mean ** 2) / (count - 1) }
}

export function momentsOfValues(values: ValueCounts): Moments | undefined {
  let [sum, sumOfSquares] = [0, 0]
  for (const [value, count] of values) {
    sum += value * count
    sumOfSquares += value ** 2 * count
  }
  return momentsOfSums(countOf(values), sum, sumOfSquares)
}

/** 95 % interval of a mean, in the unit of the values; normal approximation. */
export function meanInterval({ count, mean, variance }: Moments): Interval {
  const half = z95 * Math.sqrt(variance / count)
  return { lower: mean - half, upper: mean + half }
}

/**
 * `one` minus `other` in the unit of the values, with its 95 % interval and two-sided p value; variances may differ (Welch, Biometrika
 * 34 (1947)), normal approximation. Without any variance the difference is exact: p is 0, or 1 for equal means.
 */
export function differenceOfMeans(one: Moments, other: Moments): Difference & { p: number } {
  const difference = one.mean - other.mean
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count)
  return {
    difference,
    lower: difference - z95 * error,
    upper: difference + z95 * error,
    p: difference === 0 ? 1 : twoSidedP(difference / error),
  }
}

/**
 * Effect size of a difference of means in standard deviations, pooled over both (Cohen's d), with Cohen's words: 0.2 small, 0.5 medium,
 * 0.8 large. Without any variance it is 0 for equal means, else infinite and cut to 99.
 */
export function effectOfMeans(one: Moments, other: Moments): { d: number; size: EffectSize } {
  const difference = one.mean - other.mean
  const spread = ({ count, variance }: Moments) => (count - 1) * variance
  const deviation = Math.sqrt((spread(one) + spread(other)) / (one.count + other.count - 2))
  const d = difference === 0 ? 0 : Math.max(-99, Math.min(99, difference / deviation))
  return { d, size: effectWord(d, cohensLimits) }
}

/** Longest series whose p value is exact. */
const maxExactLength = 10

/**
 * Whether a series rises or falls: Mann, Econometrica 13 (1945), and Kendall (1975). S is the sum of the signs of xj - xi for all i <
 * j; its variance is [n(n-1)(2n+5) - sum t(t-1)(2t+5)] / 18 over groups of t equal values. `p` is two-sided; exact up to ten
 * values, else of the normal approximation with continuity correction. Undefined below three values.
 */
export function mannKendall(
  series: readonly number[],
): { s: number; variance: number; p: number } | undefined {
  const n = series.length
  if (n < 3) return undefined
  let s = 0
  for (const [j, later] of series.entries())
    for (const earlier of series.slice(0, j)) s += Math.sign(later - earlier)
  const ties = [...Map.groupBy(series, (value) => value).values()].map(({ length }) => length)
  const term = (t: number) => t * (t - 1) * (2 * t + 5)
  const variance = (term(n) - ties.reduce((sum, t) => sum + term(t), 0)) / 18
  if (variance === 0) return { s, variance, p: 1 }
  const p =
    n <= maxExactLength
      ? exactKendallP(s, n, ties)
      : twoSidedP(Math.max(0, Math.abs(s) - 1) / Math.sqrt(variance))
  return { s, variance, p }
}

/**
 * Share of the orders of the series whose |S| is at least this one's. Orders of n values with ties by their number of inversions have
 * the generating function [n]! / product of [t]!, where [k]! is the q-factorial; S is the number of untied pairs less twice the
 * inversions.
 */
function exactKendallP(s: number, n: number, ties: readonly number[]): number {
  let orders = [1]
  for (let k = 2; k <= n; k += 1) orders = timesRun(orders, k)
  for (const t of ties) for (let k = 2; k <= t; k += 1) orders = dividedByRun(orders, k)
  const untiedPairs = orders.length - 1
  const all = orders.reduce((sum, count) => sum + count, 0)
  const extreme = orders.reduce(
    (sum, count, inversions) =>
      Math.abs(untiedPairs - 2 * inversions) >= Math.abs(s) ? sum + count : sum,
    0,
  )
  return extreme / all
}

/** A polynomial times 1 + q + ... + q^(k-1). */
function timesRun(polynomial: readonly number[], k: number): number[] {
  const product = Array<number>(polynomial.length + k - 1).fill(0)
  for (const [power, coefficient] of polynomial.entries())
    for (let shift = 0; shift < k; shift += 1)
      product[power + shift] = (product[power + shift] ?? 0) + coefficient
  return product
}

/** A polynomial divided by 1 + q + ... + q^(k-1), which divides it. */
function dividedByRun(polynomial: readonly number[], k: number): number[] {
  const quotient: number[] = []
  for (let power = 0; power <= polynomial.length - k; power += 1) {
    const before = quotient.slice(Math.max(0, power - k + 1), power).reduce((a, b) => a + b, 0)
    quotient.push((polynomial[power] ?? 0) - before)
  }
  return quotient
}
