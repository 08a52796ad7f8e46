import { expect, test } from 'vitest'
import type { QuestionKind } from '#contract/survey.ts'
import { allowedKindsFor } from './question-kinds.policy.ts'

const objective = { purpose: 'objective', canBeFollowedUp: true } as const
const allowed = (kinds: QuestionKind[], next: Parameters<typeof allowedKindsFor>[1] = objective) =>
  allowedKindsFor(
    kinds.map((kind) => ({ kind })),
    next,
  )

test('a choice comes after an open question, and two open ones come between choices', () => {
  expect(allowed(['open'])).toContain('nps')
  expect(allowed(['open', 'nps'])).toEqual(['open'])
  expect(allowed(['open', 'nps', 'open'])).toEqual(['open'])
  expect(allowed(['open', 'nps', 'open', 'open'])).toContain('scale')
})

test('the opening, a probe, and a question that cannot be followed up are open', () => {
  expect(allowed([], { ...objective, purpose: 'opening' })).toEqual(['open'])
  expect(allowed(['open'], { ...objective, purpose: 'probe' })).toEqual(['open'])
  expect(allowed(['open'], { ...objective, canBeFollowedUp: false })).toEqual(['open'])
})
