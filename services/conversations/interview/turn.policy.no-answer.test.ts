import { describe, expect, test } from 'vitest'
import type { ObjectiveStatus } from '#contract/events/conversation-types.ts'
import {
  createPreviousQuestion,
  nextTurn,
  createProgress,
  createInterpretation,
} from '../../../tests/support/fixtures/interview-progress.ts'
import type { Interpretation } from './turn-state.ts'
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
  describe('what is refused is not asked again', () => {
    const notable: Partial<Interpretation> = {
      ...{ isModel: true, followUp: 'urgent', salient: { start: 0, end: 40 } },
      evidence: [{ objectiveId: 'a', start: 0, end: 40 }],
    }
    test('beside an answer', () => {
      expect(nextTurn({ askedQuestions: onA }, notable)).toMatchObject({ purpose: 'probe' })
      for (const over of [{ trigger: 'negative' as const }, { intent: 'dont-know' as const }, {}])
        expect(
          nextTurn({ askedQuestions: onA }, { ...notable, ...over, flags: ['refuses'] }),
        ).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    })
    test('under another objective, also where something was said of it', () => {
      for (const status of ['untouched', 'touched', 'partial'] as const) {
        const objectives = new Map<string, ObjectiveStatus>([
          ['a', 'untouched'],
          ['b', status],
        ])
        const turn = decideTurn(
          createProgress({ askedQuestions: onA, objectives }),
          createInterpretation({ intent: 'refuse', named: ['b'] }),
        )
        expect(turn.objectives).toContainEqual({ objectiveId: 'b', status: 'declined' })
        expect(turn.next).toMatchObject({ purpose: 'closing' })
      }
    })
    test('from another side before the closing', () => {
      const objectives = new Map<string, ObjectiveStatus>([
        ['a', 'partial'],
        ['b', 'covered'],
      ])
      const before = (flags: 'refuses'[]) => [
        createPreviousQuestion('opening', 'a', 'answer'),
        createPreviousQuestion('probe', 'a', 'answer', { flags }),
        createPreviousQuestion('objective', 'b'),
      ]
      const read = { isModel: true, followUp: 'needless', evidence: [] } as const
      const next = (flags: 'refuses'[]) =>
        nextTurn({ objectives, askedQuestions: before(flags) }, read)
      expect(next([])).toMatchObject({ purpose: 'other-angle', objectiveId: 'a' })
      expect(next(['refuses'])).toMatchObject({ purpose: 'closing' })
    })
  })
  test('a wish to stop ends the conversation', () =>
    expect(nextTurn({ askedQuestions: onA }, { intent: 'stop' })).toEqual({
      kind: 'complete',
      reason: 'stopped',
    }))
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
  test('what a call for help closed before it was asked about is not covered', () => {
    const asked = [
      createPreviousQuestion('opening', 'a', 'distress'),
      createPreviousQuestion('support'),
      createPreviousQuestion('closing'),
    ]
    const objectives = new Map<string, ObjectiveStatus>([
      ['a', 'touched'],
      ['b', 'declined'],
    ])
    expect(nextTurn({ objectives, askedQuestions: asked })).toEqual({
      ...{ kind: 'complete', reason: 'budget' },
    })
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
