import { expect, test } from 'vitest'
import { SurveyConfig, type ValidationPoint } from '#contract/survey.ts'
import { adaptToLanguage, keepSpokenQuestions } from './spoken-questions.policy.ts'

const configOf = (...validation_points: ValidationPoint[]) =>
  SurveyConfig.parse({ validation_points })
const worded = { text: 'How do you travel now?', language: 'en' } as const
const edited = { ...worded, edited: true }
const point = { id: 'p1', text: 'How they travel now' }

test('a point that is sent without its spoken question keeps it', () => {
  const before = configOf({ ...point, spoken_question: worded })
  expect(keepSpokenQuestions(configOf(point), before)).toEqual(before)
})

test('a question that an engine worded does not outlive the text it was worded from', () => {
  const before = configOf({ ...point, spoken_question: worded })
  const after = configOf({ ...point, text: 'What they pay' })
  expect(keepSpokenQuestions(after, before)).toEqual(after)
})

test('a question that the owner worded stays', () => {
  const before = configOf({ ...point, spoken_question: edited })
  const after = keepSpokenQuestions(configOf({ ...point, text: 'What they pay' }), before)
  expect(after.validation_points[0]?.spoken_question).toEqual(edited)
})

test('a new question replaces the earlier one', () => {
  const after = configOf({ ...point, spoken_question: edited })
  expect(keepSpokenQuestions(after, configOf({ ...point, spoken_question: worded }))).toEqual(after)
})

test('in another language only the owner’s questions stay', () => {
  const config = configOf(
    { ...point, spoken_question: worded },
    { id: 'p2', text: 'What they pay', spoken_question: edited },
  )
  expect(adaptToLanguage(config, 'en')).toBe(config)
  expect(
    adaptToLanguage(config, 'pt-br').validation_points.map((each) => each.spoken_question),
  ).toEqual([undefined, edited])
})
