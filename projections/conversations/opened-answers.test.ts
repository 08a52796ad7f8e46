import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openOpenedAnswers } from './opened-answers.ts'

const newKey = () => createSecretKey(randomBytes(32))
const row = { responseId: 'r1', position: '1' }

test('an answer is known at the position at which it was unsealed', () => {
  const opened = openOpenedAnswers()
  const key = newKey()
  expect(opened.find(row, key)).toBeUndefined()
  opened.add(row, key, 'first')
  expect(opened.find(row, key)?.text).toBe('first')
  const revised = { ...row, position: '2' }
  expect(opened.find(revised, key)).toBeUndefined()
  opened.add(revised, key, 'second')
  expect(opened.find(revised, key)?.text).toBe('second')
})

test('a text is known with the key that unsealed it only', () => {
  const opened = openOpenedAnswers()
  opened.add(row, newKey(), 'text')
  expect(opened.find(row, newKey())).toBeUndefined()
})

test('the number of texts is bounded', () => {
  const opened = openOpenedAnswers()
  const key = newKey()
  const rowOf = (n: number) => ({ responseId: `r${n}`, position: '1' })
  for (let n = 0; n < 6_000; n++) opened.add(rowOf(n), key, 'text')
  expect(opened.find(rowOf(5_999), key)?.text).toBe('text')
  expect(opened.find(rowOf(0), key)).toBeUndefined()
})
