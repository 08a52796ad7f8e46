import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWithin, cumulate } from './topic-sessions.ts'

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`)

test('responses of some days are the sum over these days', () =>
  fc.assert(
    fc.property(
      fc.dictionary(day, fc.integer({ min: 1, max: 9 })),
      fc.tuple(day, day).map((days) => days.toSorted()),
      (counts, [from = '', to = '']) => {
        const within = Object.entries(counts).filter(([each]) => from <= each && each <= to)
        const sum = within.reduce((all, [, responses]) => all + responses, 0)
        expect(countWithin(cumulate(counts), { from, to })).toBe(sum)
      },
    ),
  ))
