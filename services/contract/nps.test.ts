import { expect, test } from 'vitest'
import { NpsFigures, npsFigures } from './nps.ts'

const each = (...texts: string[]) => texts.map((text) => [text, 1] as const)

test('promoters less detractors, in percent of the answers', () => {
  const figures = npsFigures('Would you?', each('10', '9', '9', '8', '7', '6', '0'))
  expect(figures).toEqual({
    question: 'Would you?',
    answers: 7,
    score: 14,
    detractors: 2,
    passives: 2,
    promoters: 3,
    distribution: [1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 1],
  })
  expect(NpsFigures.parse(figures)).toEqual(figures)
})

test.each([
  [each('0', '6'), -100],
  [each('9', '10'), 100],
  [each('7', '8'), 0],
  [
    [
      ['10', 199],
      ['0', 200],
    ] as const,
    0,
  ],
  [[], 0],
])('%j score %i', (answers, score) => {
  expect(Object.is(npsFigures(null, answers).score, score)).toBe(true)
})

test('texts that are no value of the scale do not count', () =>
  expect(npsFigures(null, each('11', '-1', '7.5', '', 'ten')).answers).toBe(0))
