import { expect, test } from 'vitest'
import { parsePlantedSurvey } from './planted-survey.ts'

test('an answer may have a question of its own', () => {
  const { responses } = parsePlantedSurvey(
    'en-any.txt',
    'language: en\nobjective: p1 | Wait | How was the wait?\n\n[1]\np1: Long.\np1 (Why?): Two tills: one shut.\nclosing (Anything else?): No.\n',
  )
  expect(
    responses.map(({ question, answer, isClosing }) => ({ question, answer, isClosing })),
  ).toEqual([
    { question: 'How was the wait?', answer: 'Long.', isClosing: false },
    { question: 'Why?', answer: 'Two tills: one shut.', isClosing: false },
    { question: 'Anything else?', answer: 'No.', isClosing: true },
  ])
})
