import { describe, expect, test } from 'vitest'
import {
  average,
  isCriticalMoment,
  objectivesValidated,
  percent,
  sentimentShares,
} from './metric-definitions.ts'

describe('rates', () => {
  test.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [3, 3, 100],
  ])('%d of %d is %d %%', (part, whole, expected) => expect(percent(part, whole)).toBe(expected))
  test('a mean of 0 values is 0', () => expect(average(5, 0)).toBe(0))
  test('a mean has one decimal', () => expect(average(10, 3)).toBe(3.3))
})

describe('objectives', () => {
  const objectives = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  test('are validated once covered by evidence, without removed ones', () =>
    expect(objectivesValidated(objectives, { a: 4, c: 0, gone: 9 })).toEqual({
      validated: 1,
      rate: 33.3,
    }))
  test('without objectives the rate is 0', () =>
    expect(objectivesValidated([], {})).toEqual({ validated: 0, rate: 0 }))
})

describe('sentiment', () => {
  test('shares add up to 100, mixed answers being neutral', () =>
    expect(sentimentShares({ analysed: 3, positive: 1, negative: 1 })).toEqual({
      positive: 33.3,
      neutral: 33.4,
      negative: 33.3,
    }))
  test('shares without answers are 0', () =>
    expect(sentimentShares({ analysed: 0, positive: 0, negative: 0 })).toEqual({
      positive: 0,
      neutral: 0,
      negative: 0,
    }))
})

describe('critical moments', () => {
  test.each([
    [-600, 'negative', true],
    [-599, 'negative', false],
    [-1000, 'mixed', true],
    // Less certain than the survey's settings require.
    [-900, 'neutral', false],
  ] as const)('a score of %d, %s: %s', (score, sentiment, expected) =>
    expect(isCriticalMoment({ score, sentiment })).toBe(expected),
  )
})
