import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from '../../../shared/parse-number.ts'
import { incrementNumber, formatNumber } from './number-format.ts'

test.each<[string, Parameters<typeof parseNumber>[1], number | undefined]>([
  ['1,5', 'pt-br', 1.5],
  ['1.5', 'pt-br', 1.5],
  ['1.234', 'pt-br', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'es', 1.234],
  ['0.234', 'pt-br', 0.234],
  ['1.234,50', 'pt-br', 1234.5],
  ['1.234,50', 'en', 1234.5],
  ['1,234,567.8', 'es', 1234567.8],
  ['1 234 567', 'en', 1234567],
  ['-3', 'en', -3],
  ['−3', 'en', -3],
  ['+,5', 'pt-br', 0.5],
  ['٣٫٥', 'ar', 3.5],
  ['١٬٢٣٤', 'ar', 1234],
  ['۱۲', 'ar', 12],
  ['', 'en', undefined],
  ['.', 'en', undefined],
  ['-', 'en', undefined],
  ['12a', 'en', undefined],
  ['1e3', 'en', undefined],
  ['1.2.3', 'en', undefined],
  ['12,34,56', 'en', undefined],
  ['1.234,5,6', 'pt-br', undefined],
])('“%s” in %s is %s', (text, lang, value) => {
  expect(parseNumber(text, lang)).toBe(value)
})

test('a formatted number parses to itself in every language', () => {
  const langs = fc.constantFrom('en', 'pt-br', 'es', 'ar')
  const numbers = fc.oneof(
    fc.integer(),
    fc.integer().map((value) => value / 1000),
  )
  fc.assert(
    fc.property(langs, numbers, (lang, value) => {
      expect(parseNumber(formatNumber(value, lang), lang)).toBe(value)
    }),
  )
})

test('a number out of range is invalid', () => {
  expect(parseNumber('9'.repeat(400), 'en')).toBeUndefined()
})

test('a step changes the value by one step', () => {
  expect(incrementNumber('', 1, 'en')).toBe('1')
  expect(incrementNumber('rubbish', -1, 'en')).toBe('-1')
  expect(incrementNumber('0,1', 1, 'pt-br')).toBe('1,1')
  expect(incrementNumber('1.1', -1, 'en')).toBe('0.1')
})
