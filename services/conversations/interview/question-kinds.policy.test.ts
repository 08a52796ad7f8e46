import { expect, test } from 'vitest'
import type { QuestionKind } from '#contract/survey.ts'
import { allowedKindsFor } from './question-kinds.policy.ts'

const objective = { purpose: 'objective', canBeFollowedUp: true } as const
const allowed = (kinds: QuestionKind[], next: Parameters<typeof allowedKindsFor>[1] = objective) =>
  allowedKindsFor(
    kinds.map((kind) => ({ kind })),
    next,
  )

test('a choice comes after an open question, and never after another', () => {
  expect(allowed(['open'])).toContain('nps')
  expect(allowed(['open', 'nps'])).toEqual(['open'])
  expect(allowed(['open', 'nps', 'open'])).toContain('scale')
})

test('without room for a follow-up, only kinds that need no reason are allowed', () =>
  expect(allowed(['open'], { ...objective, canBeFollowedUp: false })).toEqual([
    ...['open', 'number', 'date', 'nps'],
  ]))

test('the opening and a probe are open', () => {
  expect(allowed([], { ...objective, purpose: 'opening' })).toEqual(['open'])
  expect(allowed(['open'], { ...objective, purpose: 'probe' })).toEqual(['open'])
})
