import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password opens its own hash alone', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).not.toContain('correct horse')
  expect(await verifyPassword('correct horse', hash)).toBe(true)
  expect(await verifyPassword('correct horsE', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

test('hashes of the same password differ', async () =>
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse')))

test('letters composed in different ways are the same', async () =>
  expect(await verifyPassword('a\u0301rvore', await hashPassword('\u00e1rvore'))).toBe(true))

test('no password opens an empty hash', async () =>
  expect(await verifyPassword('', '')).toBe(false))
