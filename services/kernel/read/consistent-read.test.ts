import { expect, test } from 'vitest'
import { openConsistentRead } from './consistent-read.ts'

const head = async () => '7'
const nothing = async () => undefined

test('what is there is found without waiting', async () => {
  const found = openConsistentRead({
    head,
    waitForPosition: () => Promise.reject(new Error('nobody asks')),
  })
  expect(await found(async () => 'it')).toBe('it')
})

test('what is not there yet is looked for again, once the read models have read everything', async () => {
  let isRead = false
  const reached = async (position: string) => (isRead = position === '7')
  const found = openConsistentRead({ head, waitForPosition: reached })
  expect(await found(async () => (isRead ? 'it' : undefined))).toBe('it')
  expect(await found(nothing)).toBeUndefined()
})

test.each([
  ['are behind', async () => false],
  ['stand still', Object.assign(async () => true, { isComplete: () => false })],
])('nothing is called missing while the read models %s', async (_, reached) => {
  const found = openConsistentRead({ head, waitForPosition: reached })
  await expect(found(nothing)).rejects.toMatchObject({ code: 'service/unavailable' })
  let looks = 0
  expect(await found(async () => (++looks > 1 ? 'it' : undefined))).toBe('it')
})
