// What an engine knows of a conversation after a call for help.
import { expect, test } from 'vitest'
import type { Ai, AnswerToCode } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

const despair = 'Most nights I think I will kill myself.'
const reply = 'I have no computer, please go on with the questions.'

test('it sees the reply to the message, not the answer, and that there was distress', async () => {
  const coded: AnswerToCode[] = []
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    code(input) {
      coded.push(input)
      return offlineAi.code(input)
    },
  }
  const interview = openInterviewSimulation(ai, 1_000)
  await interview.runConversation(
    scriptedRespondent(['The queue is long.', despair, reply, 'They were polite.']),
    createSession('en', { maxQuestions: 8 }),
  )
  const last = coded.find(({ answer }) => answer === 'They were polite.')
  expect(last?.afterCall).toBe('distress')
  expect(coded[0]?.afterCall).toBeUndefined()
  const earlier = last?.earlier ?? []
  expect(earlier.map(({ answer }) => answer)).toEqual(['The queue is long.', reply])
  expect(earlier[1]?.question).toBe('')
})
