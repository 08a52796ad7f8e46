import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, countDays, daysOfPeriod, endOf, spansOf, startOf, startsOf } from './calendar.ts'

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

test('a quarter is few spans, a reversed range none', () => {
  const spans = spansOf({ from: '2026-01-15', to: '2026-04-14' })
  expect(spans.length).toBeLessThanOrEqual(7)
  expect(spansOf({ from: '2026-02-01', to: '2026-01-31' })).toEqual([])
})
