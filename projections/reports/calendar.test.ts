import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  countDays,
  daysOfPeriod,
  endOf,
  fewestSpans,
  type Span,
  spansOf,
  startOf,
  startsOf,
} from './calendar.ts'

const day = fc.integer({ min: 0, max: 3_000 }).map((offset) => addDays('2023-01-01', offset))

describe('days, weeks and months', () => {
  test('a moment counts in one of each', () =>
    expect(startsOf('2026-03-01T00:30:00.000Z')).toEqual([
      { grain: 'day', day: '2026-03-01' },
      { grain: 'week', day: '2026-02-23' },
      { grain: 'month', day: '2026-03-01' },
    ]))
  test('a month ends before the next one', () => {
    expect(endOf('month', '2024-02-01')).toBe('2024-03-01')
    expect(endOf('month', '2026-12-01')).toBe('2027-01-01')
  })
  test('seven days are today and the six before', () =>
    expect(daysOfPeriod('7d', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' }))
})

test('spans have every day of a range once, and no other', () =>
  fc.assert(
    fc.property(day, fc.nat(800), (from, length) => {
      const to = addDays(from, length)
      const covered = spansOf({ from, to }).flatMap(({ grain, ...span }) => {
        expect([startOf(grain, span.from), startOf(grain, addDays(span.to, 1))]).toEqual([
          span.from,
          addDays(span.to, 1),
        ])
        return Array.from({ length: countDays(span) }, (_, index) => addDays(span.from, index))
      })
      expect(covered.toSorted()).toEqual(
        Array.from({ length: length + 1 }, (_, index) => addDays(from, index)),
      )
    }),
  ))

test('the fewest spans have every day of a range once, and are not more rows than those that only add', () =>
  fc.assert(
    fc.property(day, fc.nat(800), (from, length) => {
      const range = { from, to: addDays(from, length) }
      const counts = new Map<string, number>()
      for (const { grain, sign, ...span } of fewestSpans(range)) {
        expect(startOf(grain, span.from)).toBe(span.from)
        expect(startOf(grain, addDays(span.to, 1))).toBe(addDays(span.to, 1))
        for (let at = span.from; at <= span.to; at = addDays(at, 1))
          counts.set(at, (counts.get(at) ?? 0) + sign)
      }
      const counted = [...counts].filter(([, count]) => count !== 0)
      expect(counted.toSorted()).toEqual(
        Array.from({ length: length + 1 }, (_, index) => [addDays(from, index), 1]),
      )
      expect(rowsOf(fewestSpans(range))).toBeLessThanOrEqual(rowsOf(spansOf(range)))
    }),
  ))

const rowsOf = (spans: readonly Span[]) =>
  spans
    .flatMap(({ grain, ...span }) =>
      Array.from({ length: countDays(span) }, (_, index) =>
        startOf(grain, addDays(span.from, index)),
      ).map((start) => `${grain} ${span.from} ${start}`),
    )
    .reduce((rows, row) => rows.add(row), new Set<string>()).size

test('ninety days up to a day late in a month are few rows', () =>
  expect(fewestSpans({ from: '2026-08-31', to: '2026-11-28' })).toEqual([
    { grain: 'month', from: '2026-09-01', to: '2026-10-31', sign: 1 },
    { grain: 'day', from: '2026-08-31', to: '2026-08-31', sign: 1 },
    { grain: 'month', from: '2026-11-01', to: '2026-11-30', sign: 1 },
    { grain: 'day', from: '2026-11-29', to: '2026-11-30', sign: -1 },
  ]))

test('a quarter is few spans, a reversed range none', () => {
  const spans = spansOf({ from: '2026-01-15', to: '2026-04-14' })
  expect(spans.length).toBeLessThanOrEqual(7)
  expect(spansOf({ from: '2026-02-01', to: '2026-01-31' })).toEqual([])
})
