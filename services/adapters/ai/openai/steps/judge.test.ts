import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import {
  answerToJudge,
  openTestEngine,
} from '../../../../../tests/support/servers/openai/engine-fixture.ts'

let opened: Awaited<ReturnType<typeof openTestEngine>>
beforeAll(async () => {
  opened = await openTestEngine()
})
afterAll(() => opened[Symbol.asyncDispose]())

const worthy = {
  ...{ answers_question: true, kind: 'own-account', evidence: ['support took three days'] },
  ...{ depth: 0.8, relevance: 0.9, insight: 0.7, engagement: 0.7 },
  ...{ commercial_value: 'medium', actionability: 'high', uniqueness: 'medium' },
  ...{ reason: 'A cause with its consequence.', detailed_analysis: 'It is concrete.' },
  value_justification: 'It names the step.',
}
const judge = (over: Partial<typeof worthy> = {}, input: Partial<AnswerToJudge> = {}) => {
  opened.server.useModel(() => ({ ...worthy, ...over }))
  opened.server.requests.length = 0
  return opened.ai.judge({ ...answerToJudge, ...input })
}
const sent = () =>
  (JSON.parse(opened.server.requests[0]!.user) as { data: Record<string, unknown> }).data

test('an account of the person’s own that answers the question is for sale', async () =>
  expect(await judge()).toMatchObject({ qualified: true, qualification: { score: 0.78 } }))

describe('never for sale, whatever the marks:', () => {
  test.each([
    ...['call-for-help', 'essay', 'platitude', 'vague', 'off-topic', 'advertisement'],
    ...['invented-words', 'word-salad', 'contradiction', 'echo', 'copy', 'praise'],
    ...['to-the-grader', 'refusal', 'about-the-survey'],
  ])('%s', async (kind) =>
    expect(await judge({ kind })).toMatchObject({
      qualified: false,
      qualification: { score: 0.64, valueJustification: '' },
    }),
  )
  test('an answer to another question', async () =>
    expect(await judge({ answers_question: false })).toMatchObject({ qualified: false }))
})

test('the texts are requested in the owner’s language', async () => {
  await judge({}, { ownerLanguage: 'pt-br' })
  expect(sent()).toMatchObject({ language: 'en', owner_language: 'pt-br' })
})

test('a person’s own answers are kept apart from other people’s, the most similar first', async () => {
  const far = 'I like the new colours of the web site a lot.'
  const near = 'In May I cancelled because support took five days to answer me at all.'
  const own = 'I used it every day for a year.'
  await judge({}, { others: [far, near], own: [own] })
  expect(sent()).toMatchObject({ others: [near, far], own: [own] })
  const others = Array.from({ length: 40 }, (_, n) => `${far} ${n}`)
  await judge({}, { others: [...others, near], own: [own] })
  const shown = sent()['others'] as string[]
  expect(shown).toHaveLength(12)
  expect(shown[0]).toBe(near)
})

test('the detailed analysis is never empty', async () => {
  for (const detailed_analysis of ['', 'It says that support took three days to reply.'])
    expect((await judge({ detailed_analysis })).qualification.detailedAnalysis).not.toBe('')
})

test.each([
  ['kind', 'story'],
  ['commercial_value', 'very high'],
  ['answers_question', 'yes'],
  ['depth', 'deep'],
])('a reply with %s: %j is invalid', async (field, value) => {
  await expect(judge({ [field]: value })).rejects.toMatchObject({ reason: 'invalid' })
})
