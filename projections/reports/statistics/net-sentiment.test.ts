// Vectors are computed with SciPy 1.17 from values -1, 0 and 1.
import { describe, expect, test } from 'vitest'
import { differenceOfNetSentiments, netSentiment, sentimentTrend } from './net-sentiment.ts'

const scored = (analysed: number, positive: number, negative: number) => ({
  ...{ analysed, positive, negative },
})
const near = (value: number) => expect.closeTo(value, 8) as number

describe('net sentiment', () => {
  test('has the variance of a mean of -1, 0 and 1', () =>
    expect(netSentiment(scored(100, 50, 20))).toEqual({
      net: near(0.3),
      variance: near(0.0061),
      lower: near(0.14692192),
      upper: near(0.45307808),
    }))
  test('is uncertain where all responses are of one class', () => {
    const result = netSentiment(scored(10, 10, 0))
    expect(result).toMatchObject({ net: 1, variance: 0, upper: 1 })
    expect(result?.lower).toBeGreaterThan(0.4)
    expect(result?.lower).toBeLessThan(0.75)
  })
  test('of two neutral responses may be anything', () => {
    const { lower, upper } = netSentiment(scored(2, 0, 0)) ?? { lower: NaN, upper: NaN }
    expect(upper).toBeGreaterThan(0.4)
    expect(lower).toBeCloseTo(-upper)
  })
  test('of nothing is undefined', () => expect(netSentiment(scored(0, 0, 0))).toBeUndefined())
})

test('a difference has the variances of both', () =>
  expect(differenceOfNetSentiments(scored(100, 60, 20), scored(80, 30, 30))).toEqual({
    difference: near(0.4),
    lower: near(0.1538313324),
    upper: near(0.6461686676),
    p: near(0.0014487926),
  }))
test('a difference from nothing is undefined', () =>
  expect(differenceOfNetSentiments(scored(9, 3, 3), scored(0, 0, 0))).toBeUndefined())

describe('trend', () => {
  test('with 30 responses in both periods only changes of some 33 points are seen', () => {
    const result = sentimentTrend(scored(30, 12, 3), scored(30, 12, 3))
    expect(result).toMatchObject({ trend: 'stable', hasEnoughData: true })
    expect(result.smallestVisibleChange).toBeCloseTo(0.3240368, 6)
  })
  test('a change above it is improving, mirrored declining', () => {
    const [low, high] = [scored(30, 8, 8), scored(30, 20, 5)]
    expect(sentimentTrend(low, high).trend).toBe('improving')
    expect(sentimentTrend(high, low).trend).toBe('declining')
  })
  test('a sure change below 0.10 is stable, exactly 0.10 is improving', () => {
    const before = scored(100_000, 40_000, 20_000)
    expect(sentimentTrend(before, scored(100_000, 49_000, 20_000)).trend).toBe('stable')
    expect(sentimentTrend(before, scored(100_000, 50_000, 20_000))).toMatchObject({
      ...{ trend: 'improving', smallestVisibleChange: 0.1 },
    })
  })
  test('below 30 responses in either period there is not enough data', () =>
    expect(sentimentTrend(scored(29, 0, 29), scored(900, 900, 0))).toMatchObject({
      ...{ trend: 'stable', hasEnoughData: false },
    }))
  test('without responses there is no change to see', () =>
    expect(sentimentTrend(scored(0, 0, 0), scored(50, 20, 5))).toEqual({
      ...{ trend: 'stable', hasEnoughData: false },
      ...{ change: undefined, smallestVisibleChange: undefined },
    }))
})
