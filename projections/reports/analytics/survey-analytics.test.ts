import { describe, expect, test } from 'vitest'
import { optionValue } from './choice-values.ts'
import { calendarBars } from './calendar-bars.ts'
import { meanOfCounted, medianOfCounted, quantileOfIntervals } from './counted-values.ts'
import { durationFigures } from './duration-figures.ts'
import { numberBars } from './number-bars.ts'
import { questionFigures } from './question-figures.ts'
import { durationBucketOf, outcomeOf } from './session-progress.ts'
import { analyticsDetails } from './survey-analytics.ts'

const session = { planned: 10, hasAnswered: true, passed: [1], end: null, isErased: false } as const
const passedOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('outcomes', () => {
  test.each([
    ['abandoned', 4, 'broken-off'],
    ['abandoned', 5, 'partial'],
    ['abandoned', 8, 'partial'],
    ['stopped', 9, 'sufficient'],
    ['left', 2, 'broken-off'],
    ['covered', 2, 'sufficient'],
    ['distress', 1, 'sufficient'],
  ] as const)('%s after %d of 10 questions is %s', (end, count, outcome) =>
    expect(outcomeOf({ ...session, end, passed: passedOf(count) })).toBe(outcome),
  )
  test('a running or erased session has none', () => {
    expect(outcomeOf(session)).toBeNull()
    expect(outcomeOf({ ...session, end: 'covered', isErased: true })).toBeNull()
  })
})

describe('durations', () => {
  test.each([
    [0, 0],
    [9.9, 0],
    [599, 590],
    [631, 630],
    [1859, 1800],
    [7200, 7200],
    [7201, null],
    [-1, null],
  ])('%d s count in the interval from %d s', (seconds, from) =>
    expect(durationBucketOf(seconds)).toBe(from),
  )
  test('quartiles are interpolated within intervals', () =>
    expect(durationFigures([[60, 4]])).toMatchObject({
      sessions: 4,
      lower_quartile: 63,
      median: 65,
      upper_quartile: 68,
    }))
  test('long ones share the last bar', () => {
    const { bars } = durationFigures([
      [60, 95],
      [7000, 5],
    ])
    expect(bars).toHaveLength(12)
    expect(bars.at(-1)).toEqual({ from: 330, to: null, sessions: 5 })
    expect(bars.reduce((sum, bar) => sum + bar.sessions, 0)).toBe(100)
  })
  test('without sessions there are none', () =>
    expect(durationFigures([])).toEqual({
      ...{ sessions: 0, lower_quartile: null, median: null, upper_quartile: null, bars: [] },
    }))
})

describe('counted values', () => {
  test('the median of an even number of values is between the middle ones', () =>
    expect(
      medianOfCounted([
        [1, 2],
        [4, 2],
      ]),
    ).toBe(2.5))
  test('means of large numbers do not overflow', () =>
    expect(meanOfCounted([[1.5e308, 2]])).toBe(1.5e308))
  test('a quantile of nothing is null', () => expect(quantileOfIntervals([], 0.5)).toBeNull())
})

describe('bars over time', () => {
  const bars = (...days: string[]) => calendarBars(days.map((day) => ({ day })))
  test('days have no gaps', () =>
    expect(bars('2026-02-27', '2026-03-02')).toMatchObject({
      unit: 'day',
      bars: [
        { first: '2026-02-27', days: [{}] },
        { first: '2026-02-28', days: [] },
        { first: '2026-03-01', days: [] },
        { first: '2026-03-02', last: '2026-03-02', days: [{}] },
      ],
    }))
  test('weeks start on Monday', () =>
    expect(bars('2026-01-01', '2026-06-01').bars[0]).toMatchObject({
      first: '2025-12-29',
      last: '2026-01-04',
    }))
  test('months and years follow', () => {
    expect(bars('2024-11-30', '2026-06-01')).toMatchObject({ unit: 'month' })
    expect(bars('2024-11-30', '2026-06-01').bars.slice(0, 2)).toMatchObject([
      { first: '2024-11-01', last: '2024-11-30' },
      { first: '2024-12-01', last: '2024-12-31' },
    ])
    expect(bars('1950-05-05', '2026-06-01').bars[0]).toMatchObject({
      first: '1950-01-01',
      last: '1954-12-31',
    })
  })
  test.each([
    ['0001-01-01', '9999-12-31'],
    ['0000-01-01', '0000-01-01'],
    ['9998-12-31', '9999-12-31'],
  ])('%s to %s are few bars with both days', (from, to) => {
    const { bars: found } = bars(from, to)
    expect(found.length).toBeLessThan(64)
    expect(found.flatMap(({ days }) => days)).toHaveLength(2)
  })
})

describe('bars of numbers', () => {
  const values = (...numbers: number[]) => numbers.map((value) => [value, 1] as const)
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at)
  test('few values have a bar each', () =>
    expect(numberBars(values(1, 5))).toMatchObject([
      { from: 1, to: 1 },
      { from: 5, to: 5 },
    ]))
  test('many share bars that start at round numbers', () => {
    const bars = numberBars(values(...range(18, 65)))
    expect(bars[0]).toMatchObject({ from: 15, to: 20 })
    expect(bars.flatMap((bar) => bar.values)).toHaveLength(48)
  })
  test.each([
    [values(...range(0, 12).map((each) => each * 0.1))],
    [values(-1e308, ...range(1, 12), 1e308)],
    [values(...range(1, 13).map((each) => each * 1e-300))],
  ])('every value is in one bar', (given) => {
    const bars = numberBars(given)
    expect(bars.length).toBeLessThan(30)
    expect(bars.flatMap((bar) => bar.values)).toHaveLength(given.length)
  })
})

describe('questions', () => {
  const countOf = (value: string, answers: number) => ({
    ...{ surveyId: 's', questionId: 'q', kind: 'multiple' as const, value, answers },
  })
  const named = (option: string, answers: number) => countOf(optionValue('q', option), answers)
  const question = { id: 'q', text: 'What?', type: 'multiple' as const, options: ['A', 'B'] }
  test('shares are of the answers; removed options are apart', () =>
    expect(questionFigures([question], [countOf('', 4), named('A', 3), named('Old', 2)])).toEqual([
      {
        ...{ question_id: 'q', question: 'What?', answers: 4, type: 'multiple' },
        options: [
          { option: 'A', answers: 3, share: 75 },
          { option: 'B', answers: 0, share: 0 },
        ],
        earlier_options: 2,
      },
    ]))
  test('answers of another kind do not count', () =>
    expect(questionFigures([{ ...question, type: 'boolean' }], [countOf('', 4)])).toMatchObject([
      { type: 'boolean', answers: 0 },
    ]))
})

const emptyCounts = { openings: [], sessions: [], answers: [] }
const interview = { questions: [], config: { advanced_mode: true } }

test('without a session every figure is 0 or absent', () =>
  expect(analyticsDetails(interview, emptyCounts)).toMatchObject({
    funnel: { opened: null, started: 0, first_answer: 0, half: 0, completed: 0 },
    openings: { counted: 0, since: null, sessions_before: 0 },
    completion_rate: 0,
    drop_off: { left: 0, before_first: 0, questions: [] },
    timeline: { unit: 'day', bars: [] },
    questions: [],
  }))

describe('openings', () => {
  const started = (value: string, sessions: number) => ({
    ...{ surveyId: 's', dimension: 'day' as const, value, sessions, completed: 0 },
  })
  const opened = (day: string, openings: number) => ({ day, openings })
  const openedOf = (
    openings: ReturnType<typeof opened>[],
    sessions: ReturnType<typeof started>[],
  ) => {
    const details = analyticsDetails(interview, { ...emptyCounts, openings, sessions })
    return { opened: details.funnel.opened, ...details.openings }
  }
  test('people who only opened the page are counted', () =>
    expect(openedOf([opened('2026-11-02', 4), opened('2026-11-03', 3)], [])).toEqual({
      ...{ opened: 7, counted: 7, since: '2026-11-02', sessions_before: 0 },
    }))
  test('sessions from before the first counted day are opened once each', () =>
    expect(
      openedOf([opened('2026-11-02', 9)], [started('2026-11-01', 5), started('2026-11-02', 6)]),
    ).toEqual({ opened: 14, counted: 9, since: '2026-11-02', sessions_before: 5 }))
  test('there are at least as many as started sessions', () =>
    expect(
      openedOf([opened('2026-11-02', 1)], [started('2026-11-02', 2), started('2026-11-09', 3)]),
    ).toEqual({ opened: 5, counted: 1, since: '2026-11-02', sessions_before: 0 }))
})
