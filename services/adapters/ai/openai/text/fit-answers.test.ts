import { expect, test } from 'vitest'
import { fitAnswers } from './fit-answers.ts'

test('answers are sent whole, and the oldest in part where they are many', () => {
  const short = ['a'.repeat(900), 'b'.repeat(700)]
  expect(fitAnswers(short)).toEqual(short)
  const lengths = fitAnswers(Array.from({ length: 5 }, () => 'c'.repeat(2_500))).map(
    ({ length }) => length,
  )
  expect(lengths).toEqual([600, 600, 2_000, 2_000, 2_000])
})
