import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoParts } from './insight-run.ts'

const say = (characters: number) => ({ question: '', answer: 'x'.repeat(characters) })

test('parts have at most 40 responses and 12,000 characters', () => {
  expect(splitIntoParts([])).toEqual([])
  expect(
    splitIntoParts(Array.from({ length: 81 }, () => say(1))).map((part) => part.length),
  ).toEqual([40, 40, 1])
  expect(splitIntoParts([say(8_000), say(4_000), say(1)]).map((part) => part.length)).toEqual([
    2, 1,
  ])
})
test('a response that exceeds the limit is a separate part', () =>
  expect(splitIntoParts([say(1), say(20_000), say(1)]).map((part) => part.length)).toEqual([
    1, 1, 1,
  ]))
test('no response is lost, and the order is preserved', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5_000 }), { maxLength: 200 }), (lengths) => {
      const all = lengths.map(say)
      expect(splitIntoParts(all).flat()).toEqual(all)
    }),
  ))
