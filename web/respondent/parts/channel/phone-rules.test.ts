import { expect, test } from 'vitest'
import { isLongEnough, phoneOf, tidied } from './phone-rules.ts'

test('what counts of a number are its digits, in any script, and a plus in front', () => {
  expect(phoneOf('(11) 98765-4321')).toBe('11987654321')
  expect(phoneOf(' +966 50 123 4567')).toBe('+966501234567')
  expect(phoneOf('١١٩٨٧٦٥٤٣٢١')).toBe('11987654321')
  expect(phoneOf('11+98')).toBe('1198')
})

test('letters are not taken in', () => expect(tidied('tel. 11x98')).toBe('. 1198'))

test.each([
  ['1234567', false],
  ['12345678', true],
  ['123456789012345', true],
  ['+123456789012345', true],
  ['1234567890123456', false],
])('%s has as many digits as it may: %s', (phone, fits) => expect(isLongEnough(phone)).toBe(fits))
