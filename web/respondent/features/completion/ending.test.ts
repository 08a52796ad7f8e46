import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'

const end = { isForm: false, closing: undefined, helpTier: undefined } as const

test('after something grave no heading thanks, no seal celebrates and no rating is asked for', () =>
  expect(endingOf({ ...end, closing: 'grave' })).toEqual({
    title: 'graveTitle',
    hasSeal: false,
    isRateable: false,
  }))

test('after distress neither', () =>
  expect(endingOf({ ...end, closing: 'finished', helpTier: 'distress' })).toEqual({
    title: 'gentleTitle',
    hasSeal: false,
    isRateable: false,
  }))

test.each([
  ['finished', 'doneTitle', true],
  ['stopped', 'gentleTitle', true],
  ['gentle', 'gentleTitle', false],
  [undefined, 'doneTitle', true],
] as const)('the ending of %s is titled %s', (closing, title, isRateable) =>
  expect(endingOf({ ...end, closing })).toEqual({ title, hasSeal: true, isRateable }),
)

test('a form is thanked for', () => expect(endingOf({ ...end, isForm: true }).title).toBe('thanks'))
