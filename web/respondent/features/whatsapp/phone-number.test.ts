import { expect, test } from 'vitest'
import { hasValidLength, normalizePhone, stripInvalidCharacters } from './phone-number.ts'

test('a number is normalized to its digits, in any script, and a leading plus', () => {
  expect(normalizePhone('(11) 98765-4321')).toBe('11987654321')
  expect(normalizePhone(' +966 50 123 4567')).toBe('+966501234567')
  expect(normalizePhone('١١٩٨٧٦٥٤٣٢١')).toBe('11987654321')
  expect(normalizePhone('11+98')).toBe('1198')
})

test('letters are removed', () => expect(stripInvalidCharacters('tel. 11x98')).toBe('. 1198'))

test.each([
  ['1234567', false],
  ['12345678', true],
  ['123456789012345', true],
  ['+123456789012345', true],
  ['1234567890123456', false],
])('%s has as many digits as it may: %s', (phone, fits) => expect(hasValidLength(phone)).toBe(fits))
