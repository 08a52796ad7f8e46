import { expect, test } from 'vitest'
import type { QuestionKind, SurveyQuestion } from '#contract/survey.ts'
import { orderOptions, isAnswered, canContinue, type FormAnswer } from './answers.ts'

const question = (type: QuestionKind, is_required = true): SurveyQuestion => ({
  id: 'q',
  text: 'Why?',
  type,
  is_required,
  options: ['Price', 'Time'],
})

test.each<[QuestionKind, FormAnswer | undefined, boolean]>([
  ['open', undefined, false],
  ['open', '  ', false],
  ['open', 'Because', true],
  ['multiple', [], false],
  ['multiple', ['Price'], true],
  ['multiple', ['No longer offered'], false],
  ['scale', undefined, false],
  ['nps', undefined, false],
  ['nps', 0, true],
  ['nps', 11, false],
  ['scale', 0, false],
  ['scale', 5, true],
  ['boolean', undefined, false],
  ['boolean', false, true],
  ['ranking', undefined, false],
  ['ranking', ['Time', 'Price'], true],
  ['number', 'many', false],
  ['number', '-2.5', true],
  ['date', '', false],
  ['date', '2026-02-28', true],
  ['open', 5, false],
])('%s with %j is answered: %s', (type, answer, expected) => {
  expect(isAnswered(question(type), answer)).toBe(expected)
  expect(canContinue(question(type), answer)).toBe(expected)
  expect(canContinue(question(type, false), answer)).toBe(true)
})

test('an earlier order is applied to the present options', () => {
  expect(orderOptions(['Price', 'Time', ' ', 'Price'], undefined)).toEqual(['Price', 'Time'])
  expect(orderOptions(['Price', 'Time', 'Place'], ['Time', 'Gone', 'Price'])).toEqual([
    'Time',
    'Price',
    'Place',
  ])
})
