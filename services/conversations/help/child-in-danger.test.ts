// An interview in which a respondent describes a child, with a model that reads as scripted.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import { helpLines } from '../../../tests/support/fixtures/help-lines.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { languageOf } from '../../adapters/ai/languages/languages.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { rules } from '../../adapters/ai/rules/rules.ts'
import { viewOf } from '../interview/transcript.ts'
import { completionHelp } from './compose-help.ts'

type Language = Exclude<SurveyLanguage, 'es'>
const rest = { en: 'It is fine.', 'pt-br': 'É normal.', ar: 'عادي.' }
const goOn = { en: 'Go on', 'pt-br': 'Continuar', ar: 'متابعة' }

async function play(
  language: Language,
  story: string,
  { coded, ...over }: { coded: Partial<CodedAnswer> } & Parameters<typeof createSession>[1],
) {
  const ai: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const read = await offlineAi.code({ ...input, answer: rest[language] })
      return { ...read, intent: 'answer', flags: [], ...(input.answer === story && coded) }
    },
  }
  const interview = openInterviewSimulation(ai, 1_000)
  const answers = [story, goOn[language], ...Array.from({ length: 12 }, () => rest[language])]
  const session = createSession(language, { maxQuestions: 6, country: 'GB', ...over })
  const view = viewOf(
    await interview.read(await interview.runConversation(scriptedRespondent(answers), session)),
  )
  const [, ...after] = [...view.questions.values()]
  return { after, help: await completionHelp({ support: rules, helpLines }, view) }
}

test.each<[Language, string]>([
  ['en', 'My husband hits our son when he drinks.'],
  ['pt-br', 'Meu marido bate nas crianças quando bebe.'],
  ['ar', 'زوجي يضرب ابني كل يوم.'],
])(
  '%s: a child at home in danger is distress, with who protects children, also on the last screen',
  async (language, story) => {
    const { childProtection } = languageOf(language).support
    for (const coded of [{ intent: 'concern' }, { flags: ['grave'] }] as const) {
      const { after, help } = await play(language, story, { coded: { ...coded, flags: ['grave'] } })
      expect(after[0]).toMatchObject({ purpose: 'support', help: { tier: 'distress' } })
      expect(after[0]?.text).toContain(childProtection)
      expect(after[0]?.help?.lines[0]).toMatchObject({ for: 'emergency' })
      expect(help).toMatchObject({
        tier: 'distress',
        text: expect.stringContaining(childProtection),
      })
    }
  },
)

test('where only the last question is left, it comes after who protects children', async () => {
  const { childProtection } = languageOf('en').support
  const coded = { intent: 'concern' } as const
  const { after } = await play('en', 'My husband hits our son when he drinks.', {
    ...{ coded, maxQuestions: 3 },
    objectives: [{ id: 'home', text: 'Life at home' }],
  })
  expect(after[1]).toMatchObject({ purpose: 'closing' })
  expect(after[1]?.text).toContain(childProtection)
})

test('a child of other people who was harmed brings the lines to call, quietly, at the end', async () => {
  const story = 'The coach beat a boy in the changing room.'
  const { after, help } = await play('en', story, { coded: { flags: ['grave'] } })
  expect(after.every(({ purpose }) => purpose !== 'support')).toBe(true)
  expect(help).toMatchObject({
    ...{ tier: 'concern', medical: true },
    text: languageOf('en').support.childProtection,
  })
  expect(help?.lines.map((line) => line.for)).toContain('emergency')
})

test('with a respondent who is uneasy, those who listen follow', async () => {
  const story =
    'The coach beat a boy in front of us, and since then I lie awake and cannot go on like this.'
  const { help } = await play('en', story, { coded: { flags: ['grave', 'uneasy'] } })
  expect(help?.text).toBe(languageOf('en').support.childProtection)
  const uses = help?.lines.map((line) => line.for) ?? []
  expect(uses[0]).toBe('emergency')
  expect(uses).toContain('talk')
  expect(new Set(help?.lines).size).toBe(uses.length)
})

test('an accident beside children, and a worry about a thing that is locked, bring no child protection', async () => {
  const { childProtection } = languageOf('en').support
  const accident = 'The staff grabbed the kids a coffee and she burned her hand.'
  const ended = await play('en', accident, { coded: { flags: ['grave'] } })
  expect(ended.help).toBeUndefined()
  const worry = 'I worry about my son, his coach locks the gym every week and leaves him outside.'
  const { after, help } = await play('en', worry, { coded: { intent: 'concern' } })
  expect(after[0]?.help?.tier).not.toBe('distress')
  expect(help?.text ?? '').not.toContain(childProtection)
})

test('children in an ordinary answer bring nothing', async () => {
  const { help } = await play('en', 'The kids kick a ball about there.', { coded: {} })
  expect(help).toBeUndefined()
})
