// What a respondent reads who replies to a message with help, with a model that reads each reply as an answer.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { languageOf } from '../../adapters/ai/languages/languages.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { viewOf } from './transcript.ts'

type Language = Exclude<SurveyLanguage, 'es'>

/** Reads a plain answer in each reply. */
const lenientModel: Ai = {
  ...offlineAi,
  engine: 'model',
  async code(input) {
    const coded = await offlineAi.code(input)
    return input.repliesToHelp ? { ...coded, intent: 'answer', flags: [] } : coded
  },
}

const calls: Readonly<Record<Language, string>> = {
  en: 'Most nights I think I will kill myself.',
  'pt-br': 'Toda noite eu penso em me matar.',
  ar: 'كل ليلة أفكر في الانتحار.',
}

/** The messages after a call for help. */
async function messagesTo(language: Language, replies: readonly string[]) {
  const interview = openInterviewSimulation(lenientModel, 1_000)
  const answers = [calls[language], ...replies, ...Array.from({ length: 9 }, () => 'ok')]
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession(language, { maxQuestions: 4 }),
  )
  const asked = [...viewOf(await interview.read(id)).questions.values()]
  return asked.slice(1, replies.length + 2)
}

test.each<[Language, string, string]>([
  ['en', 'my sister, I could ring her', 'get in touch with your sister'],
  ['pt-br', 'minha irmã, posso ligar pra ela', 'procure a sua irmã'],
  ['ar', 'أختي، ممكن أكلمها', 'التواصل مع أختك'],
])('%s: “%s” is met with that person', async (language, reply, words) => {
  const [first, second] = await messagesTo(language, [reply])
  expect(first?.purpose).toBe('support')
  expect(second).toMatchObject({ purpose: 'support', text: expect.stringContaining(words) })
})

test.each<[Language, string]>([
  ['en', 'I’ve not told anyone that before'],
  ['pt-br', 'nunca contei isso pra ninguém'],
  ['ar', 'ما حكيت هالشي لحدا'],
])(
  '%s: “%s” is met with a word about it, and the choices in other words',
  async (language, reply) => {
    const { firstDisclosure, choices } = languageOf(language).support
    const [first, second] = await messagesTo(language, [reply])
    expect(first?.text).toContain(choices[0])
    expect(second?.text).toContain(firstDisclosure.word)
    expect(second?.text).toContain(choices[1])
  },
)

test.each<[Language, string]>([
  ['en', 'I think I will go to the bridge tonight'],
  ['pt-br', 'quero ir pro céu'],
  ['ar', 'بدي أروح عند ربي'],
])('%s: “%s” is met with the lines, and with no encouragement', async (language, reply) => {
  const { turnsTo, near } = languageOf(language).support
  const [, second] = await messagesTo(language, [reply])
  expect(second).toMatchObject({ purpose: 'support', help: { tier: 'distress' } })
  expect(second?.help?.lines.length).toBeGreaterThan(0)
  expect(second?.text).toContain(near.anyone)
  expect(second?.text).not.toContain(turnsTo.other)
})

test('after words of violence no named person is encouraged: they may be the danger', async () => {
  const interview = openInterviewSimulation(lenientModel, 1_000)
  const answers = [
    'My brother beats me and I am afraid to go home.',
    'my brother, I could ring him',
    'Stop here',
  ]
  const id = await interview.runConversation(scriptedRespondent(answers), createSession('en'))
  const [, , reply] = [...viewOf(await interview.read(id)).questions.values()]
  expect(reply?.text).toContain('if you feel safe with them')
  expect(reply?.text).not.toContain('your brother')
})

test('a respondent who adds a wish to continue is asked the next question', async () => {
  const [, second] = await messagesTo('en', ['my sister, I could ring her. go on then'])
  expect(second?.purpose).not.toBe('support')
})
