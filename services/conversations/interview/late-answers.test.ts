// A conversation with a model whose readings come after its turns.
import { expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { openLateReadings } from './late-readings.ts'

const answers = [
  'I moved the money because my sister has an office there in May.',
  'The price is about what the others ask.',
  'They were polite on the phone.',
]
const event = 'my sister has an office there'

/** Reads each answer once the interview has moved on. */
function openLateModel(read: (answer: string, byRules: CodedAnswer) => CodedAnswer) {
  let moveOn = Promise.withResolvers<void>()
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      await moveOn.promise
      moveOn = Promise.withResolvers()
      return read(input.answer, await offlineAi.code(input))
    },
  }
  return { ai, hasMovedOn: () => moveOn.resolve() }
}

async function hold(read: (answer: string, byRules: CodedAnswer) => CodedAnswer) {
  const { ai, hasMovedOn } = openLateModel(read)
  const lateReadings = openLateReadings({ maxCalls: 2, totalMs: 60_000 })
  const interview = openInterviewSimulation(ai, 20, {
    lateReadings,
    onEventHandled: (reactor, { type }) => {
      if (reactor === 'interviewer' && type === 'AnswerSubmitted') hasMovedOn()
    },
  })
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession('en', { maxQuestions: 10 }),
  )
  const events = await interview.read(id)
  return <T extends EventType>(type: T) =>
    events.flatMap((each) => (each.type === type ? [each.data as EventOf<T>['data']] : []))
}

test('returns to what an earlier answer said, once its reading has come', async () => {
  const of = await hold((answer, byRules) => {
    const start = answer.indexOf(event)
    return start < 0
      ? { ...byRules, followUp: 'needless' }
      : { ...byRules, followUp: 'wanted', salient: { start, end: start + event.length } }
  })
  const [first] = of('AnswerReread')
  expect(first?.salient).toEqual({ start: 26, end: 26 + event.length })
  const returned = of('QuestionAsked').filter(({ returnsTo }) => returnsTo)
  expect(returned).toMatchObject([{ purpose: 'probe', returnsTo: first?.responseId }])
  expect(returned[0]?.text).toContain(event)
  expect(returned[0]?.quotes[0]).toMatchObject({ responseId: first?.responseId })
  expect(of('FallbackUsed')[0]).toMatchObject({ step: 'code', reason: 'timeout' })
})

test('gets help lines with the next message after a call for help that the rules did not see', async () => {
  const of = await hold((answer, byRules) => ({
    ...byRules,
    intent: answer.includes('price') ? 'distress' : byRules.intent,
    followUp: 'needless',
  }))
  const purposes = of('QuestionAsked').map(({ purpose }) => purpose)
  expect(purposes.slice(0, 4)).toContain('support')
})

test('gets the fixed message after a concern, which closes nothing', async () => {
  const of = await hold((answer, byRules) => ({
    ...{ ...byRules, provenance: { ...byRules.provenance, engine: 'model' } },
    ...(answer.includes('price') && { intent: 'concern', named: ['p2'], care: 'Are you well?' }),
    followUp: 'needless',
  }))
  const messages = of('QuestionAsked').filter(({ help }) => help)
  expect(messages.filter(({ help }) => help?.lines.length)).toHaveLength(1)
  expect(messages[0]).toMatchObject({ purpose: 'support', help: { tier: 'concern' } })
  expect(messages[0]?.options).toHaveLength(3)
  expect(of('AnswerReread').map(({ intent }) => intent)).toContain('concern')
  expect(of('ObjectiveStatusChanged').map(({ status }) => status)).not.toContain('declined')
})
