import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { createProgress } from '../../../../tests/support/fixtures/interview-progress.ts'
import { isAlreadyAnswered, deferAnswered } from './already-answered.policy.ts'

test.each<[SurveyLanguage, string, string, boolean]>([
  ['en', 'How clean were the changing rooms?', 'The changing rooms were clean.', true],
  ['en', 'You came by bus. How long did the journey take?', 'The journey took an hour.', false],
  ['en', 'How did you hear of the pool?', 'The pool is cold.', false],
  ['pt-br', 'Como estava a limpeza da composteira?', 'A composteira tinha boa limpeza.', true],
  ['pt-br', 'Como foi a espera?', 'A espera foi longa.', false],
  ['ar', 'كيف كانت نظافة الصالة؟', 'نظافة الصالة ممتازة', true],
  ['ar', 'متى وصل الراتب؟', 'المدير لطيف', false],
])('in %s "%s" after "%s": %s', (language, question, answer, isAnswered) =>
  expect(isAlreadyAnswered(question, answer, language)).toBe(isAnswered),
)

test('an objective whose question the answer tells comes after the others', () => {
  const started = {
    language: 'en' as const,
    objectives: [
      { id: 'a', text: 'Rooms', question: 'How clean were the changing rooms?' },
      { id: 'b', text: 'Price', question: 'How does the price suit you?' },
    ],
  }
  const progress = createProgress()
  const deferred = deferAnswered(progress, started, 'The changing rooms were clean.')
  expect([...deferred.objectives.values()]).toEqual(['touched', 'untouched'])
  expect(deferAnswered(progress, started, 'Rita told me.')).toBe(progress)
})
