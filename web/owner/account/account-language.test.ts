import { expect, test } from 'vitest'
import { followsAccount } from './account-language.ts'

test.each([
  ['a device without a choice', { seen: null, hasChoice: false }, true],
  ['a choice from before the first sign-in', { seen: null, hasChoice: true }, false],
  ['a choice of the same account', { seen: 'ar', hasChoice: true }, false],
  ['a change on another device', { seen: 'en', hasChoice: true }, true],
] as const)('%s: follows %j', (_, device, follows) =>
  expect(followsAccount('ar', device)).toBe(follows),
)
