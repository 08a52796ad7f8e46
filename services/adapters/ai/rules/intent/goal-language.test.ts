// The language of a survey's texts: the owner is asked only where they are clearly in another one.
import { describe, expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from '../../../../../tests/support/fixtures/goals/ar.ts'
import { english } from '../../../../../tests/support/fixtures/goals/en.ts'
import { portuguese } from '../../../../../tests/support/fixtures/goals/pt-br.ts'
import { detectGoalLanguage, detectTextLanguage } from './goal-language.ts'
import { telegrams } from '../../../../../tests/support/fixtures/goals/telegrams.ts'

const written = [
  ...english.map(({ goal }) => ['en', goal] as const),
  ...portuguese.map(({ goal }) => ['pt-br', goal] as const),
  ...arabic.map(({ goal }) => ['ar', goal] as const),
]

test.each(SurveyLanguage.options)('goals are recognised in a survey in %s', async (language) => {
  const wrong = []
  for (const [own, text] of written)
    if ((await detectTextLanguage({ text, language })) !== own) wrong.push(text)
  expect(wrong).toEqual([])
})

describe.each(SurveyLanguage.options)('a telegram in %s', (own) => {
  test.each(telegrams[own])('%s', (goal) => {
    for (const locale of SurveyLanguage.options) expect(detectGoalLanguage(goal, locale)).toBe(own)
  })
})

test.each(['feedback do workshop', 'app', '12345'])(
  'where no word shows the language, as in “%s”, the locale of the owner decides',
  (goal) => {
    expect(detectGoalLanguage(goal, 'pt-br')).toBe('pt-br')
    expect(detectGoalLanguage(goal, 'en')).toBe('en')
  },
)

test('a name in Arabic script is no Arabic goal, a Latin name no English one', () => {
  expect(detectGoalLanguage('what do guests of مجلس think of the dates and the coffee', 'ar')).toBe(
    'en',
  )
  expect(detectGoalLanguage('رأي الموظفين في Microsoft Teams Premium', 'en')).toBe('ar')
})
