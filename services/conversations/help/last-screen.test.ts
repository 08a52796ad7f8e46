// What the last screen says and shows, after a whole interview.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import { helpLines } from '../../../tests/support/fixtures/help-lines.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { rules } from '../../adapters/ai/rules/rules.ts'
import { viewOf } from '../interview/transcript.ts'
import { closingMessage } from './closing-message.ts'
import { completionHelp } from './compose-help.ts'

type Language = Exclude<SurveyLanguage, 'es'>
const deps = { support: rules, helpLines }
const rest = { en: 'It is fine.', 'pt-br': 'É normal.', ar: 'عادي.' }

async function playOut(language: Language, answer: string, ai: Ai = offlineAi) {
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = [answer, ...Array.from({ length: 12 }, () => rest[language])]
  const session = createSession(language, { maxQuestions: 6 })
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const view = viewOf(await interview.read(id))
  const [help, closing] = await Promise.all([
    completionHelp(deps, view),
    closingMessage(deps, view),
  ])
  return { help, closing }
}

/** Reads as the rules do, but finds no call for help, and says what is grave. */
const modelThatFinds = (grave: boolean): Ai => ({
  ...offlineAi,
  engine: 'model',
  async code(input) {
    const coded = await offlineAi.code(input)
    const isFirst = (input.earlier ?? []).length === 0
    return { ...coded, intent: 'answer', flags: grave && isFirst ? ['grave'] : [] }
  },
})

const missed = "I'd miss it terribly if they shut it, it is where I meet my sister on Tuesdays."

test.each<[Language, string]>([
  ['en', missed],
  ['en', 'The lift is broken and I am fed up with it.'],
  ['pt-br', 'Ele vai a pé comigo.'],
  ['ar', 'زهقت من التطبيق بصراحة، كل شهر بيغيروه.'],
])('%s: no help lines after “%s”', async (language, answer) => {
  expect((await playOut(language, answer)).help).toBeUndefined()
})
test('nor with a model', async () => {
  expect((await playOut('en', missed, modelThatFinds(false))).help).toBeUndefined()
})

test.each<[Language, string]>([
  ['en', 'Sitting in the car at eight in the morning shaking before I can go in.'],
  ['pt-br', 'Fico no carro às oito da manhã tremendo antes de conseguir entrar.'],
  ['ar', 'ألاقي نفسي قاعدة في السيارة الساعة ثمانية الصبح أرتجف قبل ما أقدر أدخل.'],
])('%s: help lines after “%s”', async (language, answer) => {
  expect((await playOut(language, answer)).help?.lines.length).toBeGreaterThan(0)
})

test.each<[Language, string, RegExp]>([
  ['en', 'I was made redundant in March after nineteen years.', /Thank|great/],
  ['en', 'They gave my father the wrong medicine and he nearly died.', /Thank|great/],
  ['en', 'She had a stroke in the corridor and nobody came.', /Thank|great/],
  ['pt-br', 'Fui demitido depois de dezenove anos.', /Obrigad|ótim/],
  ['ar', 'أمي عندها سرطان ولم يرد أحد على اتصالنا.', /شكر/],
])('%s: the last words after “%s” are no thanks', async (language, answer, thanks) => {
  const { closing } = await playOut(language, answer)
  expect(closing).toMatchObject({ kind: 'grave' })
  expect(closing?.text).not.toMatch(thanks)
})
test('nor with a model that finds something grave', async () => {
  const story = 'They let me go by text message.'
  expect((await playOut('en', story, modelThatFinds(true))).closing?.kind).toBe('grave')
  expect((await playOut('en', story, modelThatFinds(false))).closing?.kind).toBe('finished')
})

test.each([
  ['Safe travels, and I hope the new lift comes.', 'Safe travels, and I hope the new lift comes.'],
  ['', 'That was the last question. Thank you for your answers.'],
  [
    'Muito obrigado por tudo isso que você contou hoje aqui.',
    'That was the last question. Thank you for your answers.',
  ],
])('a model says goodbye with “%s”: %s', async (farewell, text) => {
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const coded = await offlineAi.code(input)
      return { ...coded, ...(input.isLast && farewell && { farewell }) }
    },
  }
  expect((await playOut('en', 'The lift is broken.', ai)).closing).toMatchObject({ text })
})
test.each([
  ['Thank you, and take care on your way.', true],
  ['Of course you can, and thank you for all of it.', true],
  ['Thank you, and mind how you get dizzy on the stairs.', false],
])(
  'after a call for help a model says goodbye without the call: “%s”',
  async (farewell, isShown) => {
    const ai: Ai = {
      ...offlineAi,
      engine: 'model',
      async code(input) {
        const coded = await offlineAi.code(input)
        return input.answer.includes('dizzy')
          ? { ...coded, intent: 'concern' }
          : { ...coded, farewell }
      },
    }
    const { closing } = await playOut('en', 'I get dizzy on the stairs these days.', ai)
    expect(closing?.text.includes(farewell)).toBe(isShown)
  },
)
