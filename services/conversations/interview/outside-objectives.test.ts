// With a model: what is said outside the objectives.
import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

const points = ['Food in the canteen', 'Parking by the gate']
const session = createSession('en', {
  ...{ title: 'Work at the clinic', goal: 'To learn how people work here', maxQuestions: 8 },
  objectives: points.map((text, n) => ({ id: `p${n}`, text })),
})
const otherThing = 'They moved my locker to the cellar without a word.'
const answers = [otherThing, 'A lot.', 'Fine.', 'Fine.', 'Fine.', 'Fine.', 'Fine.', 'Fine.']

/** Finds in the first answer something that belongs to no objective, in others an answer to what was asked. */
function openModel(): Ai {
  return {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const { provenance, language, sentiment } = await offlineAi.code(input)
      const { answer, objectiveId } = input
      const span = { start: 0, end: answer.length }
      const read = { intent: 'answer' as const, flags: [], language, sentiment, provenance }
      if (answer === otherThing)
        return { ...read, evidence: [], coverage: [], salient: span, followUp: 'wanted' }
      const found = objectiveId ? [{ objectiveId, ...span }] : []
      const coverage = found.map((each) => ({
        ...{ objectiveId: each.objectiveId, status: 'covered' as const },
      }))
      return { ...read, evidence: found, coverage, followUp: 'needless' }
    },
  }
}

async function play(ai: Ai) {
  const interview = openInterviewSimulation(ai, 1_000)
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const events = await interview.read(id)
  return {
    asked: events.flatMap(({ type, data }) => (type === 'QuestionAsked' ? [data] : [])),
    firstTouched: events.findIndex(
      ({ type, data }) => type === 'ObjectiveStatusChanged' && data.objectiveId === 'p0',
    ),
    answered: events.flatMap(({ type }, at) => (type === 'AnswerSubmitted' ? [at] : [])),
  }
}

test('an answer outside the objectives is booked on none, and what was asked is asked again', async () => {
  const { asked, firstTouched, answered } = await play(openModel())
  expect(asked[0]).toMatchObject({ objectiveId: 'p0' })
  expect(asked[1]).toMatchObject({ purpose: 'probe', objectiveId: null })
  const again = asked.findIndex(({ objectiveId }, at) => at > 1 && objectiveId === 'p0')
  expect(asked[again]).toMatchObject({ purpose: 'other-angle' })
  expect(firstTouched).toBeGreaterThan(answered[again] ?? Number.POSITIVE_INFINITY)
})
