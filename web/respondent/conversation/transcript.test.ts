import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reopenQuestion } from './outcomes.ts'
import {
  markDelivered,
  mergeTurns,
  openQuestion,
  applyUnsentAnswers,
  type Turn,
} from './transcript.ts'

const asked = (number: number, answer: string | null = null): Turn => ({
  question: { id: `q${number}`, number, text: `Question ${number}?`, type: 'open', options: [] },
  answer,
})

describe('merging turns of the socket and of calls', () => {
  test('neither order nor repetition matters', () => {
    const history = [asked(1), asked(1, 'a'), asked(2), asked(2, 'b'), asked(3)]
    const complete = [asked(1, 'a'), asked(2, 'b'), asked(3)]
    fc.assert(
      fc.property(fc.shuffledSubarray([...history, ...history], { minLength: 0 }), (some) => {
        const seen = [...some, ...fc.sample(fc.constant(history), 1)[0]!]
        const turns = seen.reduce<Turn[]>((sofar, turn) => mergeTurns(sofar, [turn]), [])
        expect(turns).toEqual(complete)
      }),
    )
  })

  test('a local answer stays until the server has it', () => {
    const here = [{ ...asked(1, 'mine'), isUnsent: true }]
    expect(mergeTurns(here, [asked(1)])).toEqual(here)
    expect(mergeTurns(here, [asked(1, 'mine')])).toEqual([asked(1, 'mine')])
  })
})

test('after a reload, pending answers are shown', () => {
  const answer = { question_id: 'q2', text_response: 'kept' }
  const turns = applyUnsentAnswers(
    [asked(1, 'a'), asked(2)],
    [{ key: 'k', sessionId: 's', answer }],
  )
  expect(turns).toEqual([asked(1, 'a'), { ...asked(2, 'kept'), isUnsent: true }])
  expect(openQuestion(turns)).toBeUndefined()
  expect(markDelivered(turns, 'q2')).toEqual([asked(1, 'a'), asked(2, 'kept')])
  expect(openQuestion(reopenQuestion(turns, 'q2'))?.id).toBe('q2')
})
