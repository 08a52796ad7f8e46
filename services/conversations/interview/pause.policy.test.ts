import { describe, expect, test } from 'vitest'
import {
  createPreviousQuestion,
  nextTurn,
} from '../../../tests/support/fixtures/interview-progress.ts'

const asked = createPreviousQuestion('objective', 'a')
const paused = [
  createPreviousQuestion('objective', 'a', 'refuse', { flags: ['later'] }),
  createPreviousQuestion('clarify', 'a'),
]

describe('a wish to continue later', () => {
  test('is answered, and nothing is asked', () =>
    expect(
      nextTurn({ askedQuestions: [asked] }, { intent: 'refuse', flags: ['later'] }),
    ).toMatchObject({ purpose: 'clarify', objectiveId: 'a', isPause: true }))
  test('asks the open question again when the respondent is back', () =>
    expect(nextTurn({ askedQuestions: paused }, { resumes: true })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'a', isResumption: true },
    }))
  test('continues with the next one where the question was answered', () => {
    const [question, pause] = paused
    const answered = [{ ...question!, intent: 'answer' as const }, pause!]
    expect(nextTurn({ askedQuestions: answered }, { resumes: true })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b', isResumption: true },
    })
  })
  test('an answer after it counts', () =>
    expect(nextTurn({ askedQuestions: paused, maxFollowups: 1 })).toMatchObject({
      ...{ purpose: 'objective', objectiveId: 'b' },
    }))
})

test('after a complaint of being asked again, only objectives without evidence are asked about', () => {
  const objectives = new Map([
    ['a', 'touched' as const],
    ['b', 'touched' as const],
    ['c', 'untouched' as const],
  ])
  const complaint = { intent: 'refuse', flags: ['repeats'] } as const
  expect(nextTurn({ objectives, askedQuestions: [asked] }, complaint)).toMatchObject({
    objectiveId: 'c',
  })
  const complained = createPreviousQuestion('objective', 'a', 'refuse', { flags: ['repeats'] })
  const onC = createPreviousQuestion('objective', 'c')
  expect(
    nextTurn({ objectives, askedQuestions: [complained, onC], maxFollowups: 0 }),
  ).toMatchObject({ purpose: 'closing' })
})

test('a follow-up that was not understood is not explained', () => {
  const probe = [asked, createPreviousQuestion('probe', 'a')]
  const read = { intent: 'question-back', flags: ['asks'] } as const
  expect(nextTurn({ askedQuestions: probe }, read)).toMatchObject({ objectiveId: 'b' })
  expect(nextTurn({ askedQuestions: [asked] }, read)).toMatchObject({ purpose: 'clarify' })
})

test('who asks for the next question gets it', () =>
  expect(
    nextTurn({ askedQuestions: [asked] }, { intent: 'question-back', flags: ['refuses'] }),
  ).toMatchObject({ objectiveId: 'b' }))

test('a question in answer to the closing brings no second closing: the last message replies to it', () => {
  const askedQuestions = [asked, createPreviousQuestion('closing')]
  const asking = { intent: 'answer', flags: ['asks'] } as const
  expect(nextTurn({ askedQuestions }, asking)).toMatchObject({ kind: 'complete' })
})
