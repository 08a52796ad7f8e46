import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a text of 80 characters is not cut', () =>
  expect(excerpt('x'.repeat(80))).toEqual({ text: 'x'.repeat(80), cut: false }))
test('a longer text is cut at the last space past the fiftieth character', () =>
  expect(excerpt(`${'a'.repeat(60)} ${'b'.repeat(40)}`).text).toBe(`${'a'.repeat(60)}…`))
test('without a space there it is cut at the eightieth', () =>
  expect(excerpt(`${'a'.repeat(50)} ${'b'.repeat(60)}`).text).toBe(
    `${'a'.repeat(50)} ${'b'.repeat(29)}…`,
  ))
test('an emoji is one character, and never cut in half', () =>
  expect(excerpt('🙂'.repeat(81)).text).toBe(`${'🙂'.repeat(80)}…`))
test('never shows more than 80 characters of any text', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shown = excerpt(text)
      expect([...shown.text].length).toBeLessThanOrEqual(81)
      expect(text.startsWith(shown.cut ? shown.text.slice(0, -1) : shown.text)).toBe(true)
    }),
  ))
