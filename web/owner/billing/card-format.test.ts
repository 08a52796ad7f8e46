import { describe, expect, test } from 'vitest'
import { formatExpiry, formatCardNumber, parseExpiry } from './card-format.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4', '4242 4242 4'],
  ['4242 ', '4242'],
  ['abc', ''],
])('the number %j is grouped in fours', (typed, formatted) =>
  expect(formatCardNumber(typed)).toBe(formatted),
)

describe('an expiry date', () => {
  test.each([
    ['12', '1', '12/'],
    ['1230', '', '12/30'],
    ['12', '12/', '12'],
    ['12/3', '12/', '12/3'],
    ['12/3099', '12/30', '12/30'],
  ])('typed as %j after %j becomes %j', (typed, before, formatted) =>
    expect(formatExpiry(typed, before)).toBe(formatted),
  )
  test.each([
    ['12/30', { exp_month: 12, exp_year: 30 }],
    ['12/3', undefined],
    ['', undefined],
  ])('%j is parsed as %j', (text, expiry) => expect(parseExpiry(text)).toEqual(expiry))
})
