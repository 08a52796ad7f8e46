// Vectors without a source are computed with SciPy 1.17.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { twoSidedP, z95 } from './normal.ts'
import {
  cohensH,
  differenceOfShares,
  holm,
  scoreTestOfShares,
  type Share,
  wilsonInterval,
} from './shares.ts'

const share = (part: number, whole: number): Share => ({ part, whole })
const near = (value: number) => expect.closeTo(value, 6) as number
const anyShare = fc
  .tuple(fc.nat(500), fc.integer({ min: 1, max: 500 }))
  .map(([part, whole]) => share(Math.min(part, whole), whole))

test.each([
  [0, 1],
  [0.5, 0.617075077451974],
  [-1, 0.317310507862914],
  [z95, 0.05],
  [3, 0.00269979606326],
])('two-sided p of %d is %d', (z, p) => expect(twoSidedP(z)).toBeCloseTo(p, 6))
test('p is relatively exact in the tails', () =>
  expect(twoSidedP(6) / 1.973175290075389e-9).toBeCloseTo(1, 6))
test('p of an infinite statistic is 0', () => expect(twoSidedP(Infinity)).toBe(0))

describe('interval of a share', () => {
  test.each([
    // Newcombe (1998), two-sided 95 % intervals for the single proportion, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d', (part, whole, lower, upper) => {
    const interval = wilsonInterval(share(part, whole))
    expect(interval?.lower).toBeCloseTo(lower, 4)
    expect(interval?.upper).toBeCloseTo(upper, 4)
  })
  test('of nothing is undefined', () => expect(wilsonInterval(share(0, 0))).toBeUndefined())
  test('contains the share and is within 0 to 1', () =>
    fc.assert(
      fc.property(anyShare, ({ part, whole }) => {
        const { lower, upper } = wilsonInterval({ part, whole }) ?? { lower: NaN, upper: NaN }
        return 0 <= lower && lower <= part / whole && part / whole <= upper && upper <= 1
      }),
    ))
})

describe('difference of shares', () => {
  test.each([
    // Newcombe (1998), interval estimation for the difference between independent proportions, table II, method 10.
    [share(56, 70), share(48, 80), 0.2, 0.0524, 0.3339],
    [share(9, 10), share(3, 10), 0.6, 0.1705, 0.809],
    [share(6, 7), share(2, 7), 0.5714, 0.0582, 0.8062],
    [share(5, 56), share(0, 29), 0.0893, -0.0381, 0.1926],
    [share(0, 10), share(0, 20), 0, -0.1611, 0.2775],
    [share(10, 10), share(0, 20), 1, 0.6791, 1],
  ])('%o against %o', (one, other, difference, lower, upper) => {
    const result = differenceOfShares(one, other)
    expect(result?.difference).toBeCloseTo(difference, 4)
    expect(result?.lower).toBeCloseTo(lower, 4)
    expect(result?.upper).toBeCloseTo(upper, 4)
  })
  test('is mirrored when the sides are exchanged', () =>
    fc.assert(
      fc.property(anyShare, anyShare, (one, other) => {
        const [there, back] = [differenceOfShares(one, other), differenceOfShares(other, one)]
        expect(there?.lower).toBeCloseTo(-(back?.upper ?? NaN), 9)
      }),
    ))
  test('against nothing is undefined', () => {
    expect(differenceOfShares(share(1, 2), share(0, 0))).toBeUndefined()
    expect(scoreTestOfShares(share(1, 2), share(0, 0))).toBeUndefined()
    expect(cohensH(share(0, 0), share(1, 2))).toBeUndefined()
  })
})

test('the score test is the square root of the uncorrected chi-squared test', () =>
  expect(scoreTestOfShares(share(56, 70), share(48, 80))).toBeCloseTo(0.008045081368, 8))
test('equal shares of 0 or 1 do not differ', () =>
  expect(scoreTestOfShares(share(5, 5), share(9, 9))).toBe(1))

test.each([
  [share(56, 70), share(48, 80), 0.442143, 'small'],
  [share(5, 10), share(5, 10), 0, 'negligible'],
  [share(1, 4), share(3, 4), -1.047198, 'large'],
  [share(1, 4), share(1, 2), -0.523599, 'medium'],
])("Cohen's h of %o against %o is %d, %s", (one, other, h, size) =>
  expect(cohensH(one, other)).toEqual({ h: near(h), size }),
)

describe('Holm', () => {
  test('multiplies by the number of hypotheses left, in the given order', () =>
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([
      near(0.03),
      near(0.06),
      near(0.06),
      near(0.02),
    ]))
  test('leaves out rows without a test', () =>
    expect(holm([undefined, 0.02, undefined, 0.7])).toEqual([
      undefined,
      near(0.04),
      undefined,
      0.7,
    ]))
  test('is never above 1 or below the p value, and keeps the order', () =>
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (values) => {
        const adjusted = holm(values)
        const ranked = values.map((p, index) => [p, adjusted[index] ?? NaN] as const)
        for (const [p, q] of ranked) {
          expect(q).toBeGreaterThanOrEqual(p)
          expect(q).toBeLessThanOrEqual(1)
          expect(ranked.every(([otherP, otherQ]) => otherP <= p || otherQ >= q)).toBe(true)
        }
      }),
    ))
})
