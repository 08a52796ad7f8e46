import { describe, expect, test } from 'vitest'
import {
  average,
  firstDayOf,
  objectivesValidated,
  percent,
  sentimentShares,
  type SurveyDay,
  totalsOf,
  trendOf,
} from './metric-definitions.ts'

const day = (date: string, over: Partial<SurveyDay> = {}): SurveyDay => ({
  surveyId: 's',
  day: date,
  sessions: 0,
  completed: 0,
  responses: 0,
  analysed: 0,
  sentimentSum: 0,
  positive: 0,
  negative: 0,
  qualified: 0,
  ...over,
})

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

describe('trend', () => {
  const scored = (date: string, analysed: number, mean: number) =>
    day(date, { analysed, sentimentSum: analysed * mean })
  const over = (...days: SurveyDay[]) => trendOf(days, '2026-01-01', '2026-01-10')
  test('higher scores of later answers are improving', () =>
    expect(over(scored('2026-01-05', 3, -0.2), scored('2026-01-06', 3, 0.3))).toBe('improving'))
  test('lower scores of later answers are declining', () =>
    expect(over(scored('2026-01-01', 3, 0.5), scored('2026-01-10', 3, 0.2))).toBe('declining'))
  test('a small change is stable', () =>
    expect(over(scored('2026-01-01', 50, 0.5), scored('2026-01-10', 50, 0.55))).toBe('stable'))
  test('too few answers are stable', () =>
    expect(over(scored('2026-01-01', 2, -1), scored('2026-01-10', 50, 1))).toBe('stable'))
  test('no answers are stable', () => expect(over()).toBe('stable'))
})

describe('periods', () => {
  const now = new Date('2026-03-01T00:30:00Z')
  test('seven days are today and the six before, in UTC', () =>
    expect(firstDayOf('7d', now)).toBe('2026-02-23'))
  test('all time has no first day', () => expect(firstDayOf('all', now)).toBeUndefined())
})

test('totals add up days', () =>
  expect(
    totalsOf([
      day('2026-01-01', { sessions: 2, completed: 1 }),
      day('2026-01-02', { sessions: 1 }),
    ]),
  ).toMatchObject({ sessions: 3, completed: 1, responses: 0 }))
