// What is said after an answer that tells of a death.
import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { viewOf } from './transcript.ts'

const story = 'My mother died in March and I stopped going.'
const condolence = /sorry (?:for your loss|about your mother)/u

async function secondQuestion(ai: Ai): Promise<string> {
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = [story, ...Array.from({ length: 12 }, () => 'It is fine.')]
  const log = await interview.runConversation(scriptedRespondent(answers), createSession('en'))
  return [...viewOf(await interview.read(log)).questions.values()][1]?.text ?? ''
}

test('a model has its own words for it', async () => {
  const worded = 'Since March, who else has stopped going?'
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async word(brief) {
      const own = await offlineAi.word(brief)
      const provenance = { ...own.provenance, engine: 'model' }
      const text = brief.purpose === 'opening' ? own.text : worded
      return { ...own, text, kind: 'open', options: [], provenance }
    },
  }
  expect(await secondQuestion(ai)).toBe(worded)
})

test('without a model, and where a model words nothing, the condolence comes first', async () => {
  expect(await secondQuestion(offlineAi)).toMatch(condolence)
  const silent: Ai = {
    ...offlineAi,
    engine: 'model',
    word: () => Promise.reject(new Error('no model')),
  }
  expect(await secondQuestion(silent)).toMatch(condolence)
})
