import { describe, expect, test } from 'vitest'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import {
  createPreviousQuestion,
  nextTurn,
  createProgress,
  createInterpretation,
} from '../../../tests/support/fixtures/interview-progress.ts'
import { decideTurn } from './turn.policy.ts'

describe('after a reply that is no answer', () => {
  const onA = [
    createPreviousQuestion('opening', null, 'answer'),
    createPreviousQuestion('objective', 'a'),
  ]
  test.each(['gibberish', 'off-topic', 'question-back', 'injection'] as const)(
    '%s is clarified once, then left',
    (intent) => {
      expect(nextTurn({ askedQuestions: onA }, { intent })).toMatchObject({
        purpose: 'clarify',
        objectiveId: 'a',
      })
      expect(
        nextTurn({ askedQuestions: [...onA, createPreviousQuestion('clarify', 'a')] }, { intent }),
      ).toMatchObject({
        purpose: 'objective',
        objectiveId: 'b',
      })
    },
  )
  test('a respondent who does not know is asked from another angle, once', () => {
    expect(nextTurn({ askedQuestions: onA }, { intent: 'dont-know' })).toMatchObject({
      purpose: 'other-angle',
    })
    const turn = decideTurn(
      createProgress({ askedQuestions: [...onA, createPreviousQuestion('other-angle', 'a')] }),
      createInterpretation({ intent: 'dont-know' }),
    )
    expect(turn.next).toMatchObject({ objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('a refusal is not followed up', () => {
    const turn = decideTurn(
      createProgress({ askedQuestions: onA }),
      createInterpretation({ intent: 'refuse' }),
    )
    expect(turn.next).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('a wish to stop ends the conversation', () =>
    expect(nextTurn({ askedQuestions: onA }, { intent: 'stop' })).toEqual({
      kind: 'complete',
      reason: 'stopped',
    }))
  test('distress ends the questions with a supportive closing', () => {
    expect(nextTurn({ askedQuestions: onA }, { intent: 'distress' })).toMatchObject({
      purpose: 'closing',
    })
    const closing = [
      ...onA.slice(0, 1),
      createPreviousQuestion('objective', 'a', 'distress'),
      createPreviousQuestion('closing'),
    ]
    expect(nextTurn({ askedQuestions: closing })).toEqual({ kind: 'complete', reason: 'distress' })
  })
  test('distress on the last question is the reason for the end', () => {
    for (const over of [
      { askedQuestions: onA, maxQuestions: 2 },
      { askedQuestions: [...onA, createPreviousQuestion('closing')] },
    ])
      expect(nextTurn(over, { intent: 'distress' })).toEqual({
        kind: 'complete',
        reason: 'distress',
      })
  })
  test.each<[ObjectiveStatus, ObjectiveStatus, string]>([
    ['declined', 'declined', 'budget'],
    ['touched', 'untouched', 'budget'],
    ['touched', 'declined', 'covered'],
    ['touched', 'partial', 'covered'],
  ])('with points %s and %s the conversation ends as %s', (a, b, reason) => {
    const objectives = new Map([
      ['a', a],
      ['b', b],
    ])
    const last = [
      createPreviousQuestion('objective', 'a'),
      createPreviousQuestion('objective', 'b'),
      createPreviousQuestion('closing'),
    ]
    expect(nextTurn({ objectives, askedQuestions: last })).toEqual({ kind: 'complete', reason })
  })
  test('four empty answers in a row end the conversation', () =>
    expect(
      nextTurn(
        {
          askedQuestions: [
            createPreviousQuestion('opening', null, 'refuse'),
            createPreviousQuestion('objective', 'a', 'gibberish'),
            createPreviousQuestion('clarify', 'a', 'off-topic'),
            createPreviousQuestion('objective', 'b'),
          ],
        },
        { intent: 'refuse' },
      ),
    ).toMatchObject({ purpose: 'closing' }))
})
