import { expect, test } from 'vitest'
import { SurveyConfig } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { translateQuestions } from './translate-questions.ts'

const worded = { text: 'How do you travel now?', language: 'en' } as const
const edited = { ...worded, edited: true }
const usage = { latencyMs: 1, tokensIn: 1, tokensOut: 1 }

const provenance = { engine: 'm', model: 'm', promptVersion: 'p', ...usage }
const config = SurveyConfig.parse({
  validation_points: [
    { id: 'p1', text: 'Travel', spoken_question: worded },
    { id: 'p2', text: 'What they pay', spoken_question: edited },
    { id: 'p3', text: 'Hours' },
  ],
})
const questionsOf = async (translate: Ai['translate']) =>
  (await translateQuestions({ translate }, config, 'pt-br')).validation_points.map(
    (each) => each.spoken_question,
  )

test('all questions are translated, and the owner’s stay the owner’s', async () => {
  const given: (readonly string[])[] = []
  const found = await questionsOf(async ({ questions }) => {
    given.push(questions)
    return { questions: ['Como foi?', 'Quanto você paga?'], provenance }
  })
  expect(given).toEqual([[worded.text, edited.text]])
  expect(found).toEqual([
    { ...worded, text: 'Como foi?', language: 'pt-br' },
    { ...edited, text: 'Quanto você paga?', language: 'pt-br' },
    undefined,
  ])
})

test('a question without a translation is as without the engine', async () => {
  const missing = await questionsOf(async () => ({ questions: [null, null], provenance }))
  const failing = await questionsOf(async () => {
    throw new AiFailure('timeout', 'too slow')
  })
  for (const found of [missing, failing]) expect(found).toEqual([undefined, edited, undefined])
})
