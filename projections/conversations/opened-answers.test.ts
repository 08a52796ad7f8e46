import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { openOpenedAnswers } from './opened-answers.ts'

const newKey = () => createSecretKey(randomBytes(32))
const row = { responseId: 'r1', position: '1' }

test('an answer is unsealed once, and again after it changed', () => {
  const answerOf = openOpenedAnswers()
  const [key, unseal] = [newKey(), vi.fn<() => string>(() => 'first')]
  expect([answerOf(row, key, unseal), answerOf(row, key, unseal)]).toEqual(['first', 'first'])
  expect(unseal).toHaveBeenCalledOnce()
  const revised = { ...row, position: '2' }
  expect(answerOf(revised, key, () => 'second')).toBe('second')
  expect(answerOf(revised, key, unseal)).toBe('second')
})

test('a text is known with the key that unsealed it only', () => {
  const answerOf = openOpenedAnswers()
  answerOf(row, newKey(), () => 'text')
  expect(answerOf(row, newKey(), () => null)).toBeNull()
})

test('the number of texts is bounded', () => {
  const answerOf = openOpenedAnswers()
  const [key, unseal] = [newKey(), vi.fn<() => string>(() => 'text')]
  for (let n = 0; n < 6_000; n++) answerOf({ responseId: `r${n}`, position: '1' }, key, unseal)
  answerOf({ responseId: 'r5999', position: '1' }, key, unseal)
  expect(unseal).toHaveBeenCalledTimes(6_000)
  answerOf({ responseId: 'r0', position: '1' }, key, unseal)
  expect(unseal).toHaveBeenCalledTimes(6_001)
})
