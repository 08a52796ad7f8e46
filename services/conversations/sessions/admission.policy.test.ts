import { expect, test } from 'vitest'
import { requiredTries } from './admission.policy.ts'

const free = { freeStarts: 120, freeStartsPerAddress: 30 }
const calm = { recentStarts: 0, startsFromAddress: 1, clientSignals: {} }
const tries = (load: Partial<typeof calm> | object) => requiredTries(free, { ...calm, ...load })

test('few starts need no proof of work', () => {
  expect(tries({})).toBe(0)
  expect(tries({ recentStarts: 119, startsFromAddress: 30 })).toBe(0)
})

test('many respondents behind one address each need a small proof, and are not refused', () => {
  for (const ofAddress of [31, 100, 200, 240])
    expect(tries({ startsFromAddress: ofAddress })).toBe(1_000)
})

test.each([
  ['an address', 'startsFromAddress', [480, 960, 1e6], [2_000, 4_000, 16_000]],
  ['a survey', 'recentStarts', [1_919, 3_839, 1e6], [2_000, 4_000, 4_000]],
])('more starts of %s need more work, within bounds', (_whose, what, counts, works) => {
  expect(counts.map((count) => tries({ [what]: count }))).toEqual(works)
})

test.each([{ website: 'https://spam.example' }, { shown_ms: 0 }, { shown_ms: 399 }])(
  'a start that looks automated needs work of a few seconds and is not refused: %j',
  (signs) => expect(tries({ clientSignals: signs })).toBe(4_000),
)

test.each([{ website: '' }, { shown_ms: 400 }, { shown_ms: 86_400_000 }])(
  'a start that looks human needs no work: %j',
  (signs) => expect(tries({ clientSignals: signs })).toBe(0),
)

test('without limits no proof is needed', () => {
  const unlimited = { freeStarts: 0, freeStartsPerAddress: 0 }
  expect(
    requiredTries(unlimited, { recentStarts: 1e6, startsFromAddress: 1e6, clientSignals: {} }),
  ).toBe(0)
})
