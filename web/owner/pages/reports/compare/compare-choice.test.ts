import { expect, test } from 'vitest'
import { chosenSides, defaultPeriods } from './compare-choice.ts'

test('the first two are compared before any choice', () =>
  expect(chosenSides([], ['a', 'b', 'c'], 4)).toEqual(['a', 'b']))
test('unknown sides and repeated ones are replaced', () => {
  expect(chosenSides(['gone', 'b', 'b'], ['a', 'b', 'c'], 4)).toEqual(['b', 'a'])
  expect(chosenSides(['c', 'b', 'a'], ['a', 'b', 'c'], 2)).toEqual(['c', 'b'])
})
test('one thing has nothing to be compared with', () =>
  expect(chosenSides([], ['a'], 4)).toEqual(['a']))

test.each([
  [{ period: '7d' }, ['2026-02-22..2026-02-28', '2026-03-01..2026-03-07']],
  [
    { period: '30d', from: '2026-03-01', to: '2026-03-01' },
    ['2026-02-28..2026-02-28', '2026-03-01..2026-03-01'],
  ],
] as const)('periods of %j are its days and as many before', (dates, expected) =>
  expect(defaultPeriods(dates, Date.parse('2026-03-07T23:59:00Z'))).toEqual(expected),
)
