// With a model: what is said outside the objectives, and how the interview closes after something grave.
import { expect, test } from 'vitest'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
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
function openModel(flags: 'grave'[] = []) {
  const briefs: QuestionBrief[] = []
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const { provenance, language, sentiment } = await offlineAi.code(input)
      const { answer, objectiveId } = input
      const span = { start: 0, end: answer.length }
      const read = { intent: 'answer', flags, language, sentiment, provenance } as const
      if (answer === otherThing)
        return { ...read, flags, evidence: [], coverage: [], salient: span, followUp: 'wanted' }
      const found = objectiveId ? [{ objectiveId, ...span }] : []
      const coverage = found.map((each) => ({
        ...{ objectiveId: each.objectiveId, status: 'covered' as const },
      }))
      return { ...read, flags: [], evidence: found, coverage, followUp: 'needless' }
    },
    word: async (brief) => (briefs.push(brief), offlineAi.word(brief)),
  }
  return { ai, briefs }
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
  const { asked, firstTouched, answered } = await play(openModel().ai)
  expect(asked[0]).toMatchObject({ objectiveId: 'p0' })
  expect(asked[1]).toMatchObject({ purpose: 'probe', objectiveId: null })
  const again = asked.findIndex(({ objectiveId }, at) => at > 1 && objectiveId === 'p0')
  expect(asked[again]).toMatchObject({ purpose: 'other-angle' })
  expect(firstTouched).toBeGreaterThan(answered[again] ?? Number.POSITIVE_INFINITY)
})

test('after something grave the closing never asks for what weighs most', async () => {
  const manners = async (flags: 'grave'[]) => {
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { ai, briefs } = openModel(flags)
        await play(ai)
        return briefs.filter(({ purpose }) => purpose === 'closing').map(({ manner }) => manner)
      }),
    )
    return new Set(all.flat())
  }
  expect(await manners(['grave'])).toEqual(new Set(['unsaid']))
  expect((await manners([])).size).toBeGreaterThan(1)
})
