import { describe, expect, test } from 'vitest'
import { needsWordsAhead, waitForReading, waitForWording } from './turn-wait.policy.ts'

const limits = { usualMs: 6_000, longestMs: 20_000 }

describe('the wait for a reading', () => {
  test.each([
    ['a fast engine', 1_000, 6_000],
    ['one that may be too slow for the usual wait now and then', 4_500, 9_000],
    ['one that is slow, but in time', 12_000, 20_000],
    ['one that comes too late in any case', 30_000, 2_000],
    ['one that nobody has measured', undefined, 12_000],
  ])('of %s', (_, expectedMs, waitMs) => expect(waitForReading(expectedMs, limits)).toBe(waitMs))
  test('is never shorter than usual for an engine that was not measured', () =>
    expect(waitForReading(undefined, { usualMs: 60_000, longestMs: 20_000 })).toBe(60_000))
})

describe('the wait for a wording', () => {
  test.each([
    ['of a fast engine leaves room for a second attempt', 1_000, 15_000, 12_000],
    ['of a slow one is what the reading has left', 8_000, 4_000, 16_000],
    ['is none where it would come too late', 8_000, 12_000, 0],
  ])('%s', (_, expectedMs, spentMs, waitMs) =>
    expect(waitForWording(expectedMs, spentMs, limits)).toBe(waitMs),
  )
})

test('a question is worded ahead where reading and wording take too long together', () => {
  expect(needsWordsAhead({ code: 2_000, word: 1_000 }, limits)).toBe(false)
  expect(needsWordsAhead({ code: 12_000, word: 6_000 }, limits)).toBe(true)
  expect(needsWordsAhead({ code: 30_000, word: undefined }, limits)).toBe(true)
  expect(needsWordsAhead({ code: undefined, word: undefined }, limits)).toBe(false)
})
