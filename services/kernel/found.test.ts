import { expect, test } from 'vitest'
import { openFound } from './found.ts'

const head = async () => '7'
const nothing = async () => undefined

test('what is there is found without waiting', async () => {
  const found = openFound({ head, reached: () => Promise.reject(new Error('nobody asks')) })
  expect(await found(async () => 'it')).toBe('it')
})

test('what is not there yet is looked for again, once the read models have read everything', async () => {
  let isRead = false
  const reached = async (position: string) => (isRead = position === '7')
  const found = openFound({ head, reached })
  expect(await found(async () => (isRead ? 'it' : undefined))).toBe('it')
  expect(await found(nothing)).toBeUndefined()
})

test.each([
  ['are behind', async () => false],
  ['stand still', Object.assign(async () => true, { whole: () => false })],
])('nothing is called missing while the read models %s', async (_, reached) => {
  const found = openFound({ head, reached })
  await expect(found(nothing)).rejects.toMatchObject({ code: 'service/unavailable' })
  let looks = 0
  expect(await found(async () => (++looks > 1 ? 'it' : undefined))).toBe('it')
})
