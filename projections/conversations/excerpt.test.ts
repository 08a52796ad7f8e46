import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a text that is too short to qualify is not cut', () =>
  expect(excerpt('x'.repeat(39))).toEqual({ text: 'x'.repeat(39), cut: false }))
test('of a brief text one half is shown', () => {
  expect(excerpt('x'.repeat(60))).toEqual({ text: `${'x'.repeat(30)}…`, cut: true })
  expect(excerpt('x'.repeat(80))).toEqual({ text: `${'x'.repeat(40)}…`, cut: true })
  expect(excerpt('x'.repeat(81))).toEqual({ text: `${'x'.repeat(80)}…`, cut: true })
})
test('a long text is cut at the last space past the fiftieth character', () =>
  expect(excerpt(`${'a'.repeat(60)} ${'b'.repeat(140)}`).text).toBe(`${'a'.repeat(60)}…`))
test('without a space there it is cut at the eightieth', () =>
  expect(excerpt(`${'a'.repeat(40)} ${'b'.repeat(160)}`).text).toBe(
    `${'a'.repeat(40)} ${'b'.repeat(39)}…`,
  ))
test('an emoji is one character, and never cut in half', () =>
  expect(excerpt('🙂'.repeat(181)).text).toBe(`${'🙂'.repeat(80)}…`))
test('never shows more than 80 characters of any text, nor more than half of a brief one that may qualify', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shown = excerpt(text)
      const length = [...shown.text].length - Number(shown.cut)
      const whole = [...text].length
      expect(length).toBeLessThanOrEqual(whole < 40 ? 39 : whole <= 80 ? whole / 2 : 80)
      expect(text.startsWith(shown.cut ? shown.text.slice(0, -1) : shown.text)).toBe(true)
    }),
  ))
