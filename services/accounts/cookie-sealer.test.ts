import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCookieSealer } from './cookie-sealer.ts'

const key = randomBytes(32)

test('unseals what it sealed', () => {
  const box = createCookieSealer(key)
  expect(box.unseal(box.seal({ state: 'x' }, 60))).toEqual({ state: 'x' })
})

test('does not unseal an expired value', () => {
  let now = 0
  const box = createCookieSealer(key, () => now)
  const sealed = box.seal('x', 60)
  now = 60_000
  expect(box.unseal(sealed)).toBeUndefined()
})

test('does not unseal a changed, truncated, foreign or empty value', () => {
  const box = createCookieSealer(key)
  const sealed = box.seal('x', 60)
  const changed = Buffer.from(sealed, 'base64url')
  changed[30]! ^= 1
  for (const bad of [
    changed.toString('base64url'),
    sealed.slice(0, 20),
    '',
    'ç%',
    createCookieSealer(randomBytes(32)).seal('x', 60),
  ])
    expect(box.unseal(bad)).toBeUndefined()
})
