import { describe, expect, test } from 'vitest'
import { parseCard, testCards } from './test-cards.ts'

const now = new Date('2026-06-15T00:00:00Z')
const card = { number: '4242 4242 4242 4242', exp_month: 6, exp_year: 26, cvc: '123' }
const parse = (over: Partial<typeof card>) => parseCard({ ...card, ...over }, now)

describe('a card is accepted', () => {
  test('in the month of its expiry', () =>
    expect(parse({})).toEqual({ behaviour: 'succeeds', lastFour: '4242' }))
  test('with a four-digit year and hyphens', () =>
    expect(parse({ exp_year: 2026, number: '4000-0000-0000-3220' })).toEqual({
      behaviour: 'challenged',
      lastFour: '3220',
    }))
  test.each(testCards)('as $behaviour', ({ number, behaviour }) =>
    expect(parse({ number })).toMatchObject({ behaviour }),
  )
})

test.each([
  ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'number', 'mistyped'],
  ['too short', { number: '4242' }, 'number', 'mistyped'],
  ['no number', { number: 'four' }, 'number', 'mistyped'],
  ['a number that may be real', { number: '4012 8888 8888 1881' }, 'number', 'not-a-test-card'],
  ['expired last month', { exp_month: 5 }, 'expiry', 'expired'],
  ['the thirteenth month', { exp_month: 13 }, 'expiry', 'mistyped'],
  ['month zero', { exp_month: 0, exp_year: 27 }, 'expiry', 'mistyped'],
  ['too far in the future', { exp_year: 2999 }, 'expiry', 'mistyped'],
  ['a short CVC', { cvc: '12' }, 'cvc', 'mistyped'],
  ['a CVC of letters', { cvc: 'abc' }, 'cvc', 'mistyped'],
])('a card is refused: %s', (_, over, field, reason) => {
  const refused = expect.objectContaining({
    code: 'billing/card-invalid',
    detail: { field, reason },
  })
  expect(() => parse(over)).toThrow(refused)
})
