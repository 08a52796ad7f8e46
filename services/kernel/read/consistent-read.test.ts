import { expect, test } from 'vitest'
import { openConsistentRead } from './consistent-read.ts'

const head = async () => '7'
const nothing = async () => undefined

test('a row that exists is returned without waiting', async () => {
  const found = openConsistentRead({
    head,
    waitForPosition: () => Promise.reject(new Error('not expected')),
  })
  expect(await found(async () => 'it')).toBe('it')
})

test('a missing row is read again once the read models have caught up', async () => {
  let isRead = false
  const waitForPosition = async (position: string) => (isRead = position === '7')
  const found = openConsistentRead({ head, waitForPosition })
  expect(await found(async () => (isRead ? 'it' : undefined))).toBe('it')
  expect(await found(nothing)).toBeUndefined()
})

test.each([
  ['are behind', async () => false],
  ['are incomplete', Object.assign(async () => true, { isComplete: () => false })],
])(
  'throws service/unavailable for a missing row while the read models %s',
  async (_, waitForPosition) => {
    const found = openConsistentRead({ head, waitForPosition })
    await expect(found(nothing)).rejects.toMatchObject({ code: 'service/unavailable' })
    let reads = 0
    expect(await found(async () => (++reads > 1 ? 'it' : undefined))).toBe('it')
  },
)
