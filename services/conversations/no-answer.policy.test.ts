import { describe, expect, test } from 'vitest'
import { asked, nextOf, progress, reading } from '../../tests/support/turns.ts'
import type { Status } from './objective.policy.ts'
import { takeTurn } from './turn.policy.ts'

describe('after anything but an answer', () => {
  const onA = [asked('opening', null, 'answer'), asked('objective', 'a')]
  test.each(['gibberish', 'off-topic', 'question-back', 'injection'] as const)(
    '%s is cleared up once, then left',
    (intent) => {
      expect(nextOf({ asked: onA }, { intent })).toMatchObject({
        purpose: 'clarify',
        objectiveId: 'a',
      })
      expect(nextOf({ asked: [...onA, asked('clarify', 'a')] }, { intent })).toMatchObject({
        purpose: 'objective',
        objectiveId: 'b',
      })
    },
  )
  test('who does not know is asked from another angle, once', () => {
    expect(nextOf({ asked: onA }, { intent: 'dont-know' })).toMatchObject({
      purpose: 'other-angle',
    })
    const turn = takeTurn(
      progress({ asked: [...onA, asked('other-angle', 'a')] }),
      reading({ intent: 'dont-know' }),
    )
    expect(turn.next).toMatchObject({ objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('who refuses is not asked again', () => {
    const turn = takeTurn(progress({ asked: onA }), reading({ intent: 'refuse' }))
    expect(turn.next).toMatchObject({ purpose: 'objective', objectiveId: 'b' })
    expect(turn.objectives).toEqual([{ objectiveId: 'a', status: 'declined' }])
  })
  test('stop ends it now', () =>
    expect(nextOf({ asked: onA }, { intent: 'stop' })).toEqual({
      kind: 'complete',
      reason: 'stopped',
    }))
  test('distress ends the questions, with a last kind word', () => {
    expect(nextOf({ asked: onA }, { intent: 'distress' })).toMatchObject({ purpose: 'closing' })
    const closing = [...onA.slice(0, 1), asked('objective', 'a', 'distress'), asked('closing')]
    expect(nextOf({ asked: closing })).toEqual({ kind: 'complete', reason: 'distress' })
  })
  test('distress on the last question is the reason for the end', () => {
    for (const over of [{ asked: onA, maxQuestions: 2 }, { asked: [...onA, asked('closing')] }])
      expect(nextOf(over, { intent: 'distress' })).toEqual({ kind: 'complete', reason: 'distress' })
  })
  test.each<[Status, Status, string]>([
    ['declined', 'declined', 'budget'],
    ['touched', 'untouched', 'budget'],
    ['touched', 'declined', 'covered'],
    ['touched', 'partial', 'covered'],
  ])('with points %s and %s it ends as %s', (a, b, reason) => {
    const objectives = new Map([
      ['a', a],
      ['b', b],
    ])
    const last = [asked('objective', 'a'), asked('objective', 'b'), asked('closing')]
    expect(nextOf({ objectives, asked: last })).toEqual({ kind: 'complete', reason })
  })
  test('four empty answers in a row end it', () =>
    expect(
      nextOf(
        {
          asked: [
            asked('opening', null, 'refuse'),
            asked('objective', 'a', 'gibberish'),
            asked('clarify', 'a', 'off-topic'),
            asked('objective', 'b'),
          ],
        },
        { intent: 'refuse' },
      ),
    ).toMatchObject({ purpose: 'closing' }))
})
