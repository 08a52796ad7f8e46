import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readByRules } from '../points/goal-things.ts'
import { subjectOfGoal } from './survey-subject.ts'

const subjectOf = (goal: string, language: SurveyLanguage) =>
  subjectOfGoal(goal, readByRules(goal, language).things, language)

test.each<[SurveyLanguage, string, string]>([
  [
    'en',
    'We publish a daily news podcast and need to understand when subscribers listen, how they feel about the adverts.',
    'our daily news podcast',
  ],
  [
    'en',
    'We run a small zoo and want to know how visitors feel about seeing big cats behind glass.',
    'our zoo',
  ],
  [
    'pt-br',
    'Clube de corrida feminino em Maceió: o que mantém as corredoras no grupo, o ritmo ideal, o horário.',
    'o clube de corrida feminino em Maceió',
  ],
  ['ar', 'نادي شباب في صيدا: أين يقضون وقتهم، ما كان يضجرهم عندنا.', 'نادي شباب في صيدا'],
])('%s: %s', (language, goal, subject) => expect(subjectOf(goal, language)).toBe(subject))

test('neither people nor what one of several things mentions is a subject', () => {
  expect(
    subjectOf('Ask drivers how they plan breaks, what they eat, how they find the seats.', 'en'),
  ).toBeUndefined()
})

test('without a model there is no subject', () => {
  expect(subjectOf('Queremos saber qué opinan de nuestra tienda', 'es')).toBeUndefined()
})
