import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openOpenedTexts } from './opened-texts.ts'

const newKey = () => createSecretKey(randomBytes(32))

test('a text is known in the version in which it was unsealed', () => {
  const opened = openOpenedTexts(5)
  const key = newKey()
  expect(opened.find('r1', '1', key)).toBeUndefined()
  opened.add('r1', '1', key, 'first')
  expect(opened.find('r1', '1', key)?.text).toBe('first')
  expect(opened.find('r1', '2', key)).toBeUndefined()
  opened.add('r1', '2', key, 'second')
  expect(opened.find('r1', '2', key)?.text).toBe('second')
})

test('a text is known with the key that unsealed it only', () => {
  const opened = openOpenedTexts(5)
  opened.add('r1', '1', newKey(), 'text')
  expect(opened.find('r1', '1', newKey())).toBeUndefined()
})

test('the number of texts is bounded', () => {
  const opened = openOpenedTexts(5)
  const key = newKey()
  for (let n = 0; n < 10; n++) opened.add(`r${n}`, '1', key, 'text')
  expect(opened.find('r9', '1', key)?.text).toBe('text')
  expect(opened.find('r4', '1', key)).toBeUndefined()
})
