// The closing question has a question of the budget, whatever an engine reads.
import { expect, test } from 'vitest'
import {
  createPreviousQuestion,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'

test('an objective that the answer speaks of takes no question from the closing', () => {
  const objectives = new Map([
    ['a', 'touched' as const],
    ['b', 'touched' as const],
  ])
  const read = {
    ...{ isModel: true, followUp: 'wanted' as const, salient: { start: 0, end: 4 } },
    evidence: [{ objectiveId: 'b', start: 0, end: 4 }],
  }
  const asked = { objectives, askedQuestions: [createPreviousQuestion('objective', 'a')] }
  expect(nextTurn({ ...asked, maxQuestions: 5 }, read)).toMatchObject({ objectiveId: 'b' })
  expect(nextTurn({ ...asked, maxQuestions: 2 }, read)).toMatchObject({ purpose: 'closing' })
})
test('a goodbye in answer to the closing finishes the interview', () => {
  const asked = (purpose: 'objective' | 'closing') =>
    nextTurn(
      { askedQuestions: [createPreviousQuestion(purpose, purpose === 'closing' ? null : 'a')] },
      { intent: 'stop' },
    )
  expect(asked('closing')).toMatchObject({ kind: 'complete', reason: 'budget' })
  expect(asked('objective')).toMatchObject({ kind: 'complete', reason: 'stopped' })
})
