// The owner's check of the AI's coding, from the sample to the marks in the report.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodingCheck } from '#contract/api/coding-check.ts'
import { openAnsweredSurvey } from '../../support/fixtures/insight-fixtures.ts'
import {
  type InsightsTestServer,
  openInsightsTestServer,
} from '../../support/servers/insights-test-server.ts'

let server: InsightsTestServer
beforeAll(async () => {
  server = await openInsightsTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const texts = [
  'The price is too high for us.',
  'The price went up without a word.',
  'Support took four days to answer me.',
  'Support never called back, and the price was a scam.',
  'The invoice import failed every Monday.',
  'The price of the import is absurd.',
]
const locked = `The price ${'is far too high for a team of two and nobody explained it to us '.repeat(3)}marker`

test('a sample is coded by the owner, compared, and marks the topics of the report', async () => {
  const survey = await openAnsweredSurvey(server, texts)
  const { owner, surveyId, generate, submitAnswer, erase, submitted } = survey
  const call = <T = CodingCheck>(route: string, payload?: object, as = owner) =>
    server.call<T>(route, as, payload)
  const path = `/api/surveys/${surveyId}/coding-check`
  await submitAnswer(locked, { sentiment: 'negative', status: 'locked' })
  expect((await call(`POST ${path}`)).body).toMatchObject({ code: 'insights/nothing-to-check' })
  await generate()
  const started = (await call(`POST ${path}`)).body
  expect(started).toMatchObject({ status: 'running', results: [] })
  expect(started.items).toHaveLength(7)
  expect(JSON.stringify(started)).not.toContain('marker')
  expect(JSON.stringify(started)).not.toContain('aiCodes')

  const price = started.codes.find(({ name }) => name === 'price')!
  const [first, ...rest] = started.items
  const code = (responseId: string, codes: string[]) => call(`PUT ${path}/${responseId}`, { codes })
  expect((await code(first!.response_id, ['topic:99'])).body).toMatchObject({
    code: 'insights/not-in-check',
  })
  expect((await code(randomUUID(), [])).status).toBe(422)
  await code(first!.response_id, [])
  // Resumed where it was left.
  await server.waitForProjections()
  expect((await call(`GET ${path}`)).body.items[0]).toMatchObject({ codes: [] })
  // The owner applies the topic to exactly the answers without the word.
  const oppositeOf = (answer: string) => (answer.includes('price') ? [] : [price.id])
  await code(first!.response_id, oppositeOf(first!.answer))
  for (const { response_id, answer } of rest.slice(1)) await code(response_id, oppositeOf(answer))
  const person = submitted.find(({ responseId }) => responseId === rest[0]!.response_id)
  if (person) {
    await erase(person.conversationId, [person.responseId])
    await server.waitForProjections()
  } else await code(rest[0]!.response_id, oppositeOf(rest[0]!.answer))
  const finished = (await call(`GET ${path}`)).body
  expect(finished.status).toBe('finished')
  expect(finished.results.find((each) => each.code === price.id)).toMatchObject({
    both: 0,
    agreement: 'unverified',
  })
  expect((await survey.get()).body.insights?.main_topics.topics).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'price', agreement: 'unverified' })]),
  )
  expect((await code(first!.response_id, ['objective:p1'])).body).toMatchObject({
    code: 'insights/check-finished',
  })
  expect((await call(`POST ${path}`)).body).toMatchObject({ status: 'running' })
  for (const route of [`GET ${path}`, `POST ${path}`])
    expect((await call(route, undefined, randomUUID())).status).toBe(404)
})
