// Vectors are computed with SciPy 1.17; exact p values of Mann-Kendall by going through all orders of a series.
import { describe, expect, test } from 'vitest'
import {
  cliffsDelta,
  differenceOfMeans,
  effectOfMeans,
  mannKendall,
  meanInterval,
  momentsOfSums,
  momentsOfValues,
} from './ordinal.ts'

const near = (value: number) => expect.closeTo(value, 8) as number
const better = new Map(Object.entries({ 1: 2, 3: 5, 4: 9, 5: 14 }).map(([v, n]) => [Number(v), n]))
const worse = new Map(
  Object.entries({ 1: 6, 2: 4, 3: 8, 4: 7, 5: 5 }).map(([v, n]) => [Number(v), n]),
)

describe("Cliff's delta", () => {
  test('has the p value of Mann and Whitney, corrected for ties', () =>
    expect(cliffsDelta(better, worse)).toEqual({
      ...{ delta: near(0.4544444444), size: 'medium', p: near(0.001831625) },
    }))
  test('is 1 where all values are larger', () =>
    expect(cliffsDelta(new Map([[5, 3]]), new Map([[2, 9]]))).toMatchObject({
      ...{ delta: 1, size: 'large' },
    }))
  test('of equal values is 0', () =>
    expect(cliffsDelta(new Map([[5, 3]]), new Map([[5, 9]]))).toEqual({
      ...{ delta: 0, size: 'negligible', p: 1 },
    }))
  test('of nothing is undefined', () =>
    expect(cliffsDelta(new Map(), new Map([[5, 9]]))).toBeUndefined())
})

describe('means', () => {
  const [one, other] = [momentsOfValues(better), momentsOfValues(worse)]
  test('have the variance of a sample', () => {
    expect(one?.variance).toBeCloseTo(1.26551724, 8)
    expect(other?.variance).toBeCloseTo(1.8954023, 7)
  })
  test('differ with the variances of both', () =>
    expect(one && other && differenceOfMeans(one, other)).toEqual({
      ...{ difference: near(16 / 15), lower: near(0.4304659055), upper: near(1.7028674278) },
      p: near(0.001015798772),
    }))
  test("differ by Cohen's d of the pooled deviation", () =>
    expect(one && other && effectOfMeans(one, other)).toEqual({
      ...{ d: near(0.8484709956), size: 'large' },
    }))
  test('of one value have no variance', () => expect(momentsOfSums(1, 5, 25)).toBeUndefined())
  test('without variance differ exactly', () => {
    const [five, four] = [momentsOfSums(3, 15, 75), momentsOfSums(3, 12, 48)]
    expect(five && four && differenceOfMeans(five, four)).toMatchObject({ difference: 1, p: 0 })
    expect(five && meanInterval(five)).toEqual({ lower: 5, upper: 5 })
  })
})

describe('Mann-Kendall', () => {
  test.each([
    // Four periods can never reach 0.05, five must be monotone.
    [[1, 2, 3, 4], 6, 2 / 24],
    [[5, 4, 3, 2, 1], -10, 2 / 120],
    [[1, 2, 2, 3, 5], 9, 2 / 60],
    [[3, 1, 2, 2, 2, 4], 4, 0.5666666667],
    [[1, 3, 2, 4, 6, 5, 7], 17, 0.0107142857],
  ])('%o has the exact p value', (series, s, p) =>
    expect(mannKendall(series)).toMatchObject({ s, p: near(p) }),
  )
  test('above ten values p is of the normal approximation', () =>
    expect(mannKendall([1, 2, 4, 3, 5, 5, 7, 8, 6, 9, 11, 10])).toEqual({
      ...{ s: 57, variance: near(211.6666666667), p: near(0.0001185415) },
    }))
  test('a constant series does not change', () => {
    expect(mannKendall([2, 2, 2, 2])).toMatchObject({ s: 0, p: 1 })
    expect(mannKendall(Array<number>(12).fill(2))).toEqual({ s: 0, variance: 0, p: 1 })
  })
  test('two values are no series', () => expect(mannKendall([1, 2])).toBeUndefined())
})
