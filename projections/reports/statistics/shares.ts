// Shares of a whole and how two of them differ. Shares and differences are fractions: 0.2 is 20 percentage points.
import { type Interval, twoSidedP, z95 } from './normal.ts'

/** `part` of `whole` counted items; 0 <= part <= whole. */
export type Share = { part: number; whole: number }

/**
 * 95 % interval of a share, within 0 to 1: the score interval of Wilson, J. Am. Stat. Assoc. 22 (1927), doi:10.2307/2276774.
 * It holds for small counts and for shares of 0 and 1. Undefined without items.
 */
export function wilsonInterval({ part, whole }: Share): Interval | undefined {
  if (whole === 0) return undefined
  const share = part / whole
  const z2 = z95 ** 2
  const middle = share + z2 / (2 * whole)
  const half = z95 * Math.sqrt((share * (1 - share)) / whole + z2 / (4 * whole ** 2))
  const scale = 1 + z2 / whole
  // Exact at the ends, where rounding errors would exceed 0 or 1.
  return {
    lower: part === 0 ? 0 : (middle - half) / scale,
    upper: part === whole ? 1 : (middle + half) / scale,
  }
}

export type Difference = Interval & { difference: number }

/**
 * `one` minus `other` with its 95 % interval: method 10 of Newcombe, Stat. Med. 17 (1998),
 * doi:10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I, from the Wilson limits of both. Undefined without
 * items of both.
 */
export function differenceOfShares(one: Share, other: Share): Difference | undefined {
  const [limits, otherLimits] = [wilsonInterval(one), wilsonInterval(other)]
  if (!limits || !otherLimits) return undefined
  const [share, otherShare] = [one.part / one.whole, other.part / other.whole]
  const difference = share - otherShare
  return {
    difference,
    lower: difference - Math.hypot(share - limits.lower, otherLimits.upper - otherShare),
    upper: difference + Math.hypot(limits.upper - share, otherShare - otherLimits.lower),
  }
}

/** Two-sided p value of the score test (pooled variance) that both shares are equal; undefined without items of both. */
export function scoreTestOfShares(one: Share, other: Share): number | undefined {
  if (one.whole === 0 || other.whole === 0) return undefined
  const pooled = (one.part + other.part) / (one.whole + other.whole)
  const variance = pooled * (1 - pooled) * (1 / one.whole + 1 / other.whole)
  if (variance <= 0) return 1
  return twoSidedP((one.part / one.whole - other.part / other.whole) / Math.sqrt(variance))
}

export type EffectSize = 'negligible' | 'small' | 'medium' | 'large'

/** The word of an effect's size: `limits` are the least sizes of small, medium and large. */
export function effectWord(effect: number, limits: readonly [number, number, number]): EffectSize {
  const size = Math.abs(effect)
  const [small, medium, large] = limits
  if (size < small) return 'negligible'
  if (size < medium) return 'small'
  return size < large ? 'medium' : 'large'
}

/** Least sizes of small, medium and large effects of shares and means. */
export const cohensLimits = [0.2, 0.5, 0.8] as const

/**
 * Effect size of a difference of shares, from -pi to pi: h = 2 asin sqrt p1 - 2 asin sqrt p2, with the words of Cohen,
 * Statistical Power Analysis (1988), chapter 6: 0.2 small, 0.5 medium, 0.8 large. Undefined without items of both.
 */
export function cohensH(one: Share, other: Share): { h: number; size: EffectSize } | undefined {
  if (one.whole === 0 || other.whole === 0) return undefined
  const angle = ({ part, whole }: Share) => 2 * Math.asin(Math.sqrt(part / whole))
  const h = angle(one) - angle(other)
  return { h, size: effectWord(h, cohensLimits) }
}

/**
 * P values adjusted for the number of tests, in the given order: Holm, Scand. J. Stat. 6 (1979). Undefined values are rows
 * without a test; they stay so and do not count.
 */
export function holm(pValues: readonly (number | undefined)[]): (number | undefined)[] {
  const adjusted: (number | undefined)[] = pValues.map(() => undefined)
  const ranked = pValues
    .flatMap((p, index) => (p === undefined ? [] : [{ p, index }]))
    .toSorted((a, b) => a.p - b.p)
  let least = 0
  for (const [rank, { p, index }] of ranked.entries()) {
    least = Math.max(least, Math.min(1, p * (ranked.length - rank)))
    adjusted[index] = least
  }
  return adjusted
}
