// One call analyses and judges an answer.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnswerToAnalyse } from '#ports/ai/assessment.ts'
import { offlineModel } from '../../../../../tests/support/servers/openai/offline-model.ts'
import {
  answerToJudge,
  openTestEngine,
} from '../../../../../tests/support/servers/openai/engine-fixture.ts'

let opened: Awaited<ReturnType<typeof openTestEngine>>
beforeAll(async () => {
  opened = await openTestEngine()
})
afterAll(() => opened[Symbol.asyncDispose]())
beforeEach(() => opened.server.useModel(offlineModel))

const { question, answer, kind } = answerToJudge
const toAnalyse: AnswerToAnalyse = {
  ...{ question, answer, kind, language: 'en', ownerLanguage: 'en' },
  ...{ emotions: true, aspects: ['support'] },
}

test('gives what the two calls give, and counts once', async () => {
  const { requests } = opened.server
  const before = requests.length
  const { analysis, judgement } = (await opened.ai.assess!({ toAnalyse, toJudge: answerToJudge }))!
  expect(requests.slice(before).map(({ step }) => step)).toEqual(['assess'])
  const { provenance: _, ...analysed } = await opened.ai.analyse(toAnalyse)
  const { provenance: __, ...judged } = await opened.ai.judge(answerToJudge)
  expect(analysis).toMatchObject(analysed)
  expect(judgement).toMatchObject(judged)
  expect(analysis.provenance).toMatchObject({ shared: true, tokensIn: 0, tokensOut: 0 })
  expect(judgement.provenance.tokensIn).toBeGreaterThan(0)
})

test('is not for an answer that the rules disqualify', async () => {
  const { requests } = opened.server
  const before = requests.length
  const toJudge = { ...answerToJudge, intent: 'refuse' as const }
  expect(await opened.ai.assess!({ toAnalyse, toJudge })).toBeUndefined()
  expect(requests).toHaveLength(before)
})
