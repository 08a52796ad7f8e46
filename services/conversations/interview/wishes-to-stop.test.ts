// An answer in which the rules find a wish to stop, and a model none.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { CodedAnswer, QuestionBrief } from '#ports/ai/interview.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'

type Language = Exclude<SurveyLanguage, 'es'>

const confided = 'خلص.. اقامتي متأخرة وبخاف من اللجان بالليل'
const byModel = { ...provenance, engine: 'model' }
const plain: Partial<CodedAnswer> = {
  ...{ intent: 'answer', flags: [], followUp: 'needless', provenance: byModel },
}

/** Reads each answer in the same call in which it words what follows. */
function openModel(read: Partial<CodedAnswer>) {
  const offered: (readonly QuestionBrief[])[] = []
  const code: Ai['code'] = async (input) => ({
    ...(await offlineAi.code(input)),
    ...{ ...plain, ...read },
  })
  const ai: Ai = {
    ...{ ...offlineAi, engine: 'model', code },
    async turn({ answer, candidates }) {
      offered.push(candidates)
      return { coded: await code(answer), worded: candidates.map(() => null) }
    },
  }
  return { ai, offered }
}

async function answerOnce(ai: Ai, language: Language, answer: string) {
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = [answer, ...Array.from({ length: 12 }, () => 'عادي.')]
  const session = createSession(language, { maxQuestions: 4 })
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const events = await interview.read(id)
  const [coded] = events.flatMap(({ type, data }) => (type === 'AnswerCoded' ? [data] : []))
  const asked = events.filter(({ type }) => type === 'QuestionAsked').length
  return { coded, asked, end: events.at(-1)?.data }
}

test('the reading of the model decides, in the call that words what follows', async () => {
  const { ai, offered } = openModel({})
  const { coded, asked, end } = await answerOnce(ai, 'ar', confided)
  expect(coded).not.toHaveProperty('flags')
  expect(asked).toBeGreaterThan(1)
  expect(end).not.toMatchObject({ reason: 'stopped' })
  expect(offered[0]?.length).toBeGreaterThan(0)
})

test.each<[string, Ai, Language, string]>([
  ['nothing but that wish', openModel({}).ai, 'ar', 'خلص. شكرا'],
  ['which the model finds', openModel({ leaving: true }).ai, 'ar', confided],
  ['without a model', offlineAi, 'ar', confided],
  [
    'with a model that fails',
    { ...offlineAi, engine: 'model', code: () => Promise.reject(new Error('no model')) },
    'ar',
    confided,
  ],
  [
    'beside a call for help',
    openModel({ intent: 'concern' }).ai,
    'en',
    'I cannot sleep since March. I want to stop here.',
  ],
])('it ends the interview: %s', async (_, ai, language, answer) => {
  const { asked, end } = await answerOnce(ai, language, answer)
  expect(asked).toBe(1)
  expect(end).toMatchObject({ reason: 'stopped' })
})
