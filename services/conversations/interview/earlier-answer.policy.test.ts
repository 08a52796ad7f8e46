import { describe, expect, test } from 'vitest'
import {
  createPreviousQuestion,
  createProgress,
  createInterpretation,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'
import { decideTurn } from './turn.policy.ts'
import type { LateReading } from './turn-state.ts'

const responseId = '00000000-0000-4000-8000-000000000004'
const readLate = (over: Partial<LateReading> = {}) => ({
  late: { responseId, isMedical: false, salient: { start: 4, end: 20 }, ...over },
})
const onA = (late = readLate(), intent: 'answer' | 'distress' = 'answer') =>
  createPreviousQuestion('objective', 'a', intent, late)
const onB = createPreviousQuestion('objective', 'b')
const plain = { followUp: 'needless', evidence: [] } as const
const enough = { maxQuestions: 15 }

describe('an event that was read after the interview had moved on', () => {
  test('is returned to before the next objective', () =>
    expect(nextTurn({ askedQuestions: [onA(), onB], ...enough }, plain)).toMatchObject({
      ...{ purpose: 'probe', objectiveId: 'a', about: { start: 4, end: 20 } },
      ...{ returnsTo: responseId, kinds: ['open'] },
    }))
  test('waits for what the last answer says', () =>
    expect(
      nextTurn(
        { askedQuestions: [onA(), onB], ...enough },
        { followUp: 'wanted', salient: { start: 1, end: 3 } },
      ),
    ).toMatchObject({ purpose: 'probe', objectiveId: 'b' }))
  test('comes before what the rules would ask in the place of the engine', () =>
    expect(
      nextTurn(
        { askedQuestions: [onA(), onB], ...enough },
        { followUp: 'wanted', salient: { start: 1, end: 3 }, isGuess: true },
      ),
    ).toMatchObject({ returnsTo: responseId }))
  test.each([
    ['was followed up at once', [onA(), createPreviousQuestion('probe', 'a')]],
    [
      'was returned to before',
      [onA(), onB, createPreviousQuestion('probe', 'a', 'answer', { returnsTo: responseId })],
    ],
    [
      'is about a loss',
      [createPreviousQuestion('objective', 'a', 'answer', { flags: ['loss'], ...readLate() }), onB],
    ],
  ])('is left where it %s', (_, askedQuestions) =>
    expect(nextTurn({ askedQuestions, ...enough }, plain)).not.toHaveProperty('returnsTo'),
  )
  test('costs no untouched objective and not the closing', () =>
    expect(nextTurn({ askedQuestions: [onA(), onB], maxQuestions: 3 }, plain)).not.toHaveProperty(
      'returnsTo',
    ))
})

test('a contradiction that was read too late is asked about', () => {
  const contradiction = { earlier: 'I live alone', now: { start: 3, end: 9 } }
  expect(
    nextTurn({ askedQuestions: [onA(readLate({ contradiction })), onB], ...enough }, plain),
  ).toMatchObject({
    ...{ purpose: 'probe', about: contradiction.now, returnsTo: responseId },
    reconciles: { earlier: 'I live alone' },
  })
})

describe('a call for help that was read too late', () => {
  const askedQuestions = [onA(readLate({ isMedical: true }), 'distress'), onB]
  test('is met by the next message, and the last answer counts', () => {
    const read = createInterpretation({ evidence: [{ objectiveId: 'b', start: 0, end: 40 }] })
    expect(decideTurn(createProgress({ askedQuestions }), read)).toEqual({
      objectives: [{ objectiveId: 'b', status: 'touched' }],
      next: {
        ...{ kind: 'support', reason: 'distress', earlier: 0 },
        need: { tier: 'distress', isMedical: true },
      },
    })
  })
  test('is met once', () => {
    const met = createPreviousQuestion('support', null, 'answer', {
      help: { tier: 'distress', medical: true, lines: [] },
    })
    expect(
      nextTurn(
        { askedQuestions: [...askedQuestions, met, createPreviousQuestion('objective', 'c')] },
        plain,
      ),
    ).toMatchObject({ kind: 'ask' })
  })
  test('is met by the worst of several', () => {
    const worry = { ...onA(readLate(), 'answer'), intent: 'concern' as const }
    const medical = { ...onA(readLate({ isMedical: true })), intent: 'concern' as const }
    const distress = onA(readLate(), 'distress')
    for (const [calls, need] of [
      [[medical, worry], { tier: 'concern', isMedical: true }],
      [[distress, medical, worry], { tier: 'distress', isMedical: false }],
    ] as const)
      expect(nextTurn({ askedQuestions: [...calls, onB] }, plain)).toMatchObject({
        ...{ kind: 'support', need },
      })
  })
  test('is met with the fixed message where a model reads it as a concern', () => {
    const worry = { ...onA(readLate(), 'answer'), intent: 'concern' as const }
    const next = nextTurn(
      { askedQuestions: [worry, onB] },
      { ...plain, isModel: true, care: 'No.' },
    )
    expect(next).toMatchObject({ kind: 'support', reason: 'concern' })
    expect(next).not.toHaveProperty('care')
  })
  test('ends the interview with help lines where the respondent wants to stop', () =>
    expect(nextTurn({ askedQuestions }, { intent: 'stop' })).toEqual({
      ...{ kind: 'complete', reason: 'distress' },
    }))
})
