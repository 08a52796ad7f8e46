import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

test('a follow-up is among them while a question is to spare, also once those of the objective are used up', async () => {
  const offered: (readonly QuestionBrief[])[] = []
  const byModel = { ...provenance, engine: 'model' }
  const word: Ai['word'] = async (brief) => ({
    ...(await offlineAi.word(brief)),
    ...{ text: `What about thing ${offered.length}, ${brief.purpose}?`, provenance: byModel },
  })
  const ai: Ai = {
    ...{ ...offlineAi, engine: 'model', word },
    async turn({ answer, candidates }) {
      offered.push(candidates)
      const coded = await offlineAi.code(answer)
      const { objectiveId } = answer
      const salient = { start: 0, end: answer.answer.length }
      return {
        coded: {
          ...{ ...coded, intent: 'answer', flags: [], coverage: [], provenance: byModel },
          evidence: objectiveId ? [{ objectiveId, ...salient }] : [],
          ...{ salient, followUp: 'urgent' },
        },
        worded: await Promise.all(candidates.map((brief) => word(brief))),
      }
    },
  }
  const answers = [
    'They lost it. Is it mine then?',
    'They lost it again.',
    'And once more, on a Monday.',
  ]
  await openInterviewSimulation(ai).runConversation(
    scriptedRespondent(answers),
    createSession('en', { maxQuestions: 12, country: 'GB' }),
  )
  for (const briefs of offered.slice(0, 3))
    expect(briefs.map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['probe', 'objective']),
    )
  // What only asks something may be more than the rules know.
  expect(offered[0]?.map(({ purpose }) => purpose)).toContain('clarify')
  expect(offered[1]?.map(({ purpose }) => purpose)).not.toContain('clarify')
  expect(offered[0]?.[0]?.facts.numbers).toContain('999 (emergency)')
})

/** Reads each answer as one to its question, and one “by the gate” as about parking. */
function openModel(wordedBesides: string): Ai {
  const byModel = { ...provenance, engine: 'model' }
  let worded = 0
  const word: Ai['word'] = async (brief) => ({
    ...(await offlineAi.word(brief)),
    ...{ text: `What of thing ${(worded += 1)} is ${brief.purpose}?`, provenance: byModel },
  })
  return {
    ...{ ...offlineAi, engine: 'model', word },
    async turn({ answer, candidates }) {
      const salient = { start: 0, end: answer.answer.length }
      const isAboutParking = answer.answer.includes('by the gate')
      const about = isAboutParking ? 'p5' : answer.objectiveId
      return {
        coded: {
          ...(await offlineAi.code(answer)),
          ...{ intent: 'answer', flags: [], provenance: byModel },
          evidence: about ? [{ objectiveId: about, ...salient }] : [],
          coverage: about && !isAboutParking ? [{ objectiveId: about, status: 'covered' }] : [],
          ...(isAboutParking ? { salient, followUp: 'wanted' } : { followUp: 'needless' }),
        },
        worded: await Promise.all(candidates.map((brief) => word(brief))),
        others: isAboutParking
          ? [
              {
                objectiveId: 'p5',
                worded: {
                  ...{ text: wordedBesides, kind: 'open', options: [], quote: null },
                  provenance: byModel,
                },
              },
            ]
          : [],
      }
    },
  }
}

test('late in an interview, the question besides is asked where the answer tells of its objective', async () => {
  const text = 'You leave the car by the gate. Who moves it?'
  const interview = openInterviewSimulation(openModel(text))
  const answers = ['One.', 'Two.', 'Three.', 'I leave the car by the gate.', 'Five.', 'Six.']
  const objectives = ['Tea', 'Bread', 'Soup', 'Cakes', 'Opening hours', 'Parking']
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession('en', {
      maxQuestions: 6,
      objectives: objectives.map((each, n) => ({ id: `p${n}`, text: each })),
    }),
  )
  const asked = (await interview.read(id)).flatMap(({ type, data }) =>
    type === 'QuestionAsked' ? [data] : [],
  )
  expect(asked.map(({ objectiveId }) => objectiveId)).toEqual(['p0', 'p1', 'p2', 'p3', 'p5', 'p4'])
  expect(asked[4]?.text).toBe(text)
})

test('once a matter is refused, it is among what is left alone, also where something was said of it', async () => {
  const briefs: QuestionBrief[] = []
  const ai: Ai = {
    ...{ ...offlineAi, engine: 'model' },
    code: async (input) => ({
      ...(await offlineAi.code(input)),
      ...(input.answer.includes('rather not') && {
        ...{ intent: 'answer', flags: ['refuses'], followUp: 'urgent' },
        evidence: [{ objectiveId: 'pay', start: 0, end: 30 }],
        ...{ salient: { start: 0, end: 30 }, coverage: [] },
      }),
    }),
    word: async (brief) => (briefs.push(brief), offlineAi.word(brief)),
  }
  const interview = openInterviewSimulation(ai, 1_000)
  const objectives = ['Pay', 'Rota', 'Canteen'].map((text) => ({ id: text.toLowerCase(), text }))
  const answers = ['It is low, and I would rather not go into that.', 'It is fine.', 'It is fine.']
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession('en', { maxQuestions: 9, objectives }),
  )
  const asked = (await interview.read(id)).flatMap(({ type, data }) =>
    type === 'QuestionAsked' ? [data.objectiveId] : [],
  )
  expect(asked.slice(1)).not.toContain('pay')
  for (const { known, left } of briefs.slice(1)) {
    expect(known).toContain('Pay')
    expect(left).not.toContain('Pay')
  }
})
