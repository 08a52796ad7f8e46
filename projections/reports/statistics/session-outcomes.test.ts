import { expect, test } from 'vitest'
import { outcomeRates, responseRates, sessionOutcome } from './session-outcomes.ts'

test.each([
  [4, 10, false, 'broken-off'],
  [5, 10, false, 'partial'],
  [8, 10, false, 'partial'],
  [9, 10, false, 'sufficient'],
  [2, 10, true, 'sufficient'],
  [0, 0, false, 'broken-off'],
  [0, 0, true, 'sufficient'],
] as const)('%d of %d questions, closed: %s, is %s', (answered, planned, completed, outcome) =>
  expect(sessionOutcome({ answered, planned, completed })).toBe(outcome),
)

test('rates are of all sessions', () =>
  expect(outcomeRates({ sufficient: 6, partial: 3, brokenOff: 1 })).toEqual({
    ...{ sufficientRate: 0.6, partialRate: 0.3, breakOffRate: 0.1 },
  }))
test('response rates are of invited people', () =>
  expect(responseRates({ sufficient: 6, partial: 3, brokenOff: 1 }, 12)).toEqual({
    ...{ rr1: 0.5, rr2: 0.75 },
  }))
test('without sessions or invited people there are no rates', () => {
  expect(outcomeRates({ sufficient: 0, partial: 0, brokenOff: 0 })).toBeUndefined()
  expect(responseRates({ sufficient: 6, partial: 3, brokenOff: 1 }, 0)).toBeUndefined()
})
