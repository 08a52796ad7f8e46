import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { proposeQuestions } from './survey-questions.ts'

const proposed = async (goal: string, language: SurveyLanguage) =>
  (await proposeQuestions({ goal, title: 'A survey', language, count: 6 })).questions

test.each<[SurveyLanguage, string]>([
  ['en', 'Find out whether members would recommend our climbing gym to friends'],
  ['en', 'The NPS of our plumbing service and what people think of the prices'],
  ['pt-br', 'Saber se os alunos indicariam a autoescola e o que os incomodou nas aulas'],
  ['es', 'Saber si los clientes recomendarían el taller a sus amigos'],
  ['ar', 'معرفة ما إذا كان الزبائن يوصون بالمطعم لأصدقائهم'],
])(
  '%s: “%s” has the score for recommending once, and asks for its reason next',
  async (language, goal) => {
    const questions = await proposed(goal, language)
    const types = questions.map(({ type }) => type)
    expect(types.filter((type) => type === 'nps')).toHaveLength(1)
    expect(types[types.indexOf('nps') + 1]).toBe('open')
  },
)

test('where the goal asks for the reason, it is asked once', async () => {
  const questions = await proposed('We want our NPS and why people give that score', 'en')
  const reasons = questions.filter(({ text }) => /score\b/.test(text))
  expect(questions[0]).toMatchObject({ type: 'nps', options: [] })
  expect(reasons).toHaveLength(1)
})

test.each([
  'Learn why patients were recommended a second operation',
  'Understand which features users recommend we build next',
  'Understand how new employees experience their first weeks',
])('“%s” has none', async (goal) =>
  expect((await proposed(goal, 'en')).map(({ type }) => type)).not.toContain('nps'),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Find out how often members visit our gym and who uses the pool', 'Never'],
  ['pt-br', 'Saber a frequência de uso da biblioteca e quem usa a sala de estudo', 'Nunca'],
  ['ar', 'معرفة كم مرة يزور الأعضاء النادي ومن يستخدم المسبح', 'لا يحدث أبدًا'],
])('%s: “%s” marks “%s” as exclusive', async (language, goal, option) => {
  const questions = await proposed(goal, language)
  expect(questions.flatMap(({ exclusive_options }) => exclusive_options ?? [])).toContain(option)
  for (const { options, exclusive_options = [] } of questions)
    for (const each of exclusive_options) expect(options).toContain(each)
})
