import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealedBox } from './sealed-box.ts'

const key = randomBytes(32)

test('opens what it sealed', () => {
  const box = sealedBox(key)
  expect(box.open(box.seal({ state: 'x' }, 60))).toEqual({ state: 'x' })
})

test('opens nothing stale', () => {
  let now = 0
  const box = sealedBox(key, () => now)
  const sealed = box.seal('x', 60)
  now = 60_000
  expect(box.open(sealed)).toBeUndefined()
})

test('opens nothing changed, cut, foreign or empty', () => {
  const box = sealedBox(key)
  const sealed = box.seal('x', 60)
  const changed = Buffer.from(sealed, 'base64url')
  changed[30]! ^= 1
  for (const bad of [
    changed.toString('base64url'),
    sealed.slice(0, 20),
    '',
    'ç%',
    sealedBox(randomBytes(32)).seal('x', 60),
  ])
    expect(box.open(bad)).toBeUndefined()
})
