import { describe, expect, test } from 'vitest'
import type { Sums } from '#projections/reports/side-totals.ts'
import { comparisonRows, minItems } from './comparison-rows.ts'
import type { SideTotals } from './side-totals.ts'

const sumsOf = (...values: number[]): Sums => ({
  count: values.length,
  sum: values.reduce((a, b) => a + b, 0),
  sumOfSquares: values.reduce((a, b) => a + b ** 2, 0),
})
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

const side = (over: Partial<SideTotals> = {}): SideTotals => ({
  ...{ sessions: 0, completed: 0, analysed: 0, positive: 0, negative: 0 },
  ...{ responses: sumsOf(), durations: sumsOf(), nps: new Map(), scale: new Map() },
  ...over,
})
const rowOf = (metric: string, ...sides: SideTotals[]) =>
  comparisonRows(sides).find((row) => row.metric === metric)

describe('completion', () => {
  const [one, other] = [
    side({ sessions: 70, completed: 56 }),
    side({ sessions: 80, completed: 48 }),
  ]
  test('is compared with the interval of Newcombe, in percentage points', () =>
    expect(rowOf('completion', other, one)).toEqual({
      metric: 'completion',
      values: [
        { value: 60, lower: 49, upper: 70, count: 80 },
        { value: 80, lower: 69.2, upper: 87.7, count: 70 },
      ],
      differences: [
        {
          ...{ side: 1, result: 'higher', difference: 20, lower: 5.2, upper: 33.4, p: 0.008 },
          effect: { measure: 'cohens_h', value: 0.442, size: 'small' },
        },
      ],
    }))
  test('is lower the other way around', () =>
    expect(rowOf('completion', one, other)?.differences).toMatchObject([
      { result: 'lower', difference: -20, lower: -33.4, upper: -5.2 },
    ]))
  test('is not compared below the least number of sessions, but shown', () => {
    const few = side({ sessions: minItems - 1, completed: 3 })
    expect(rowOf('completion', one, few)).toMatchObject({
      values: [{ value: 80 }, { value: 10.3, count: minItems - 1 }],
      differences: [
        { side: 1, result: 'not_enough_data', difference: null, p: null, effect: null },
      ],
    })
  })
  test('of no sessions has no value', () =>
    expect(rowOf('completion', one, side())).toMatchObject({
      values: [{ value: 80 }, { value: null, lower: null, upper: null, count: 0 }],
      differences: [{ result: 'not_enough_data' }],
    }))
})

test('p values are adjusted over all rows and sides', () => {
  const one = side({ sessions: 80, completed: 48 })
  const other = side({ sessions: 70, completed: 56 })
  const rows = comparisonRows([one, other, other, other])
  expect(rows[0]?.differences.map(({ p, result }) => [p, result])).toEqual([
    [0.0241, 'higher'],
    [0.0241, 'higher'],
    [0.0241, 'higher'],
  ])
  const scored = { analysed: 40, positive: 20, negative: 10 }
  // Three more differences that are none: 0.008 times 5 is below 0.05, times 9 is not.
  const more = comparisonRows([
    { ...one, ...scored },
    { ...other, ...scored },
  ])
  expect(more[0]?.differences[0]).toMatchObject({ p: 0.0322, result: 'higher' })
  const most = comparisonRows([one, other, other].map((each) => ({ ...each, ...scored })))
  expect(most[0]?.differences[0]).toMatchObject({ p: 0.0644, result: 'no_difference' })
})

test('net sentiment has the effect size of an order', () =>
  expect(
    rowOf(
      'net_sentiment',
      side({ analysed: 80, positive: 30, negative: 30 }),
      side({ analysed: 100, positive: 60, negative: 20 }),
    )?.differences,
  ).toMatchObject([
    {
      ...{ result: 'higher', difference: 40, lower: 15.4, upper: 64.6 },
      effect: { measure: 'cliffs_delta', size: 'small' },
    },
  ]))

test('means are compared with their variances', () => {
  const slow = side({ durations: sumsOf(...times(20, 100), ...times(20, 140)) })
  const fast = side({ durations: sumsOf(...times(20, 60), ...times(20, 100)) })
  expect(rowOf('duration_seconds', slow, fast)).toMatchObject({
    values: [
      { value: 120, count: 40 },
      { value: 80, count: 40 },
    ],
    differences: [
      { result: 'lower', difference: -40, effect: { measure: 'cohens_d', size: 'large' } },
    ],
  })
})

describe('questions of a kind', () => {
  const nps = new Map([
    [10, 20],
    [7, 10],
    [3, 10],
  ])
  test('have a row where all sides have answers', () => {
    const row = rowOf('nps', side({ nps }), side({ nps: new Map([[2, 40]]) }))
    expect(row?.values.map(({ value }) => value)).toEqual([25, -100])
    expect(row?.differences).toMatchObject([{ result: 'lower', difference: -125 }])
  })
  test('have none where a side has no answers', () => {
    expect(rowOf('nps', side({ nps }), side())).toBeUndefined()
    expect(rowOf('scale', side(), side())).toBeUndefined()
  })
  test('of the scale are compared by their order', () =>
    expect(
      rowOf(
        'scale',
        side({
          scale: new Map([
            [3, 20],
            [4, 20],
          ]),
        }),
        side({
          scale: new Map([
            [7, 20],
            [8, 20],
          ]),
        }),
      )?.differences,
    ).toMatchObject([
      { result: 'higher', difference: 4, effect: { measure: 'cliffs_delta', value: 1 } },
    ]))
})
