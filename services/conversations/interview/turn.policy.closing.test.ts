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

const atClosing = [createPreviousQuestion('objective', 'a'), createPreviousQuestion('closing')]
const grave = { flags: ['grave' as const], followUp: 'wanted' as const }

test('something grave in answer to the closing is asked about once, where a question is left', () => {
  const asked = { askedQuestions: atClosing, maxQuestions: 5 }
  expect(nextTurn(asked, grave)).toMatchObject({ kind: 'ask', purpose: 'probe', objectiveId: null })
  const probed = [...atClosing, createPreviousQuestion('probe')]
  expect(nextTurn({ ...asked, askedQuestions: probed }, grave)).toMatchObject({ kind: 'complete' })
})

test.each([
  ['no question is left', { maxQuestions: 2 }, grave],
  ['a model reads, which has last words of its own', {}, { ...grave, isModel: true }],
  ['nothing is grave', {}, { followUp: 'wanted' as const }],
  ['nothing fits it', {}, { ...grave, followUp: 'needless' as const }],
  ['it is a loss', {}, { ...grave, flags: ['grave' as const, 'loss' as const] }],
  ['the respondent leaves', {}, { ...grave, flags: ['grave' as const, 'leaving' as const] }],
  ['the owner wants no follow-ups', { maxFollowups: 0 }, grave],
])('not where %s', (_, over, read) =>
  expect(nextTurn({ askedQuestions: atClosing, maxQuestions: 5, ...over }, read)).toMatchObject({
    kind: 'complete',
  }),
)
