import { expect, test } from 'vitest'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
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
  expect(offered[0]?.[0]?.facts.emergency).toEqual(['999 (emergency)', '112 (emergency)'])
})
