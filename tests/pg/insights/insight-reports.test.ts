import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SurveyInsights } from '#contract/api/insights.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import {
  type InsightsTestServer,
  openInsightsTestServer,
} from '../../support/servers/insights-test-server.ts'
import {
  complaints,
  recordDigestInputs,
  openAnsweredSurvey,
} from '../../support/fixtures/insight-fixtures.ts'

let server: InsightsTestServer
beforeAll(async () => {
  server = await openInsightsTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void Object.assign(server.engine, offlineAi))

/** All statements with their evidence. */
function statementsOf({ insights }: SurveyInsights) {
  const { executive_summary, main_topics, patterns_trends, recommendations } = insights!
  return [
    ...executive_summary.findings,
    ...main_topics.topics,
    ...patterns_trends.patterns,
    ...recommendations.actions,
  ]
}

describe('a report', () => {
  test('is the documented object, and every statement quotes answers verbatim', async () => {
    const { generate, get, submitted } = await openAnsweredSurvey(server)
    const { status, body } = await generate()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'ready',
      failure: null,
      responses: 4,
      new_responses: 0,
      can_generate: false,
      objectives: [
        { text: 'Is the price fair?', validated: false, status: 'partial', conversations: 3 },
        { text: 'Help from support', validated: false, status: 'pending', sources: [] },
      ],
      insights: {
        executive_summary: { title: 'Executive summary' },
        metadata: { response_count: 4, engine: 'offline', dropped: 0 },
      },
    })
    const { insights, generated_at } = body
    expect(insights!.metadata.generated_at).toBe(generated_at)
    expect(insights!.main_topics.topics.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['price', 'support']),
    )
    const texts = new Map(submitted.map(({ responseId }, n) => [responseId, complaints[n]!]))
    const statements = statementsOf(body)
    expect(statements.length).toBeGreaterThan(2)
    for (const { sources } of statements)
      for (const { response_id, start, end, quote, locked } of sources) {
        expect(locked).toBe(false)
        expect(quote).not.toBe('')
        expect(texts.get(response_id)!.slice(start, end)).toBe(quote)
      }
    expect((await get()).body).toEqual(body)
  })

  test('is rewritten only after new answers, and reads only those', async () => {
    const digestInputs = recordDigestInputs(server)
    const { generate, submitAnswer, get, events } = await openAnsweredSurvey(server)
    const first = (await generate()).body
    expect((await generate()).body).toEqual(first)
    expect(await events()).toHaveLength(3)
    const { responseId } = await submitAnswer('The price of the invoice import is a scam.')
    expect((await get()).body).toMatchObject({ new_responses: 1, can_generate: true })
    const second = (await generate()).body
    expect(digestInputs.map(({ responses }) => responses.length)).toEqual([4, 1])
    expect(digestInputs[1]!.responses[0]).toMatchObject({ responseId, objectiveId: 'p0' })
    expect(second.insights!.metadata.response_count).toBe(5)
    expect(
      [first, second].map(({ insights }) => insights!.executive_summary.findings[0]),
    ).toMatchObject([{ people: 3 }, { people: 4 }])
  })

  test('leaves calls for help out, and counts them', async () => {
    const digestInputs = recordDigestInputs(server)
    const { generate, submitAnswer } = await openAnsweredSurvey(server)
    await submitAnswer('I want to kill myself.', { intent: 'distress' })
    await submitAnswer('It is all too much lately.', { intent: 'concern' })
    expect((await generate()).body).toMatchObject({ responses: 4, left_out: 2 })
    expect(digestInputs[0]!.responses).toHaveLength(4)
  })

  test('is written once for concurrent requests', async () => {
    const { generate, events } = await openAnsweredSurvey(server)
    const replies = await Promise.all([1, 2, 3, 4].map(() => generate()))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.generated_at)).size).toBe(1)
    const types = (await events()).map(({ type }) => type)
    expect(types).toEqual(['InsightsRequested', 'ResponsesDigested', 'InsightsGenerated'])
  })

  test('waits for the first response', async () => {
    const { generate, get } = await openAnsweredSurvey(server, [])
    expect((await get()).body).toMatchObject({
      status: 'waiting',
      can_generate: false,
      insights: null,
      generated_at: null,
    })
    expect(await generate()).toMatchObject({ status: 409, body: { code: 'insights/no-responses' } })
  })

  test('of one person says what the person says', async () => {
    const { generate } = await openAnsweredSurvey(server, complaints.slice(0, 1))
    const { status, insights } = (await generate()).body
    expect(status).toBe('ready')
    expect(insights!.executive_summary.findings).toMatchObject([
      { text: expect.stringMatching(/^One person reports a problem/), people: 1 },
    ])
  })

  test('shows the words that objectives rest on, also before it is written', async () => {
    const { submitAnswer, changeObjective, get } = await openAnsweredSurvey(server, [])
    const evidence = 'the price doubled in a year'
    const open = await submitAnswer(`Well, ${evidence}.`, { evidence })
    const words = 'nobody called back'
    const locked = `${'It took a while to reach them, and in the end I gave up because '.repeat(2)}${words}.`
    const other = await submitAnswer(locked, { evidence: words, point: 1, status: 'locked' })
    expect((await get()).body.objectives).toMatchObject([
      { status: 'pending', sources: [] },
      { status: 'pending', sources: [] },
    ])
    await changeObjective(open.conversationId, 'p0', 'partial')
    await changeObjective(other.conversationId, 'p1', 'covered')
    expect((await get()).body.objectives).toMatchObject([
      { status: 'partial', conversations: 1, sources: [{ quote: evidence, locked: false }] },
      { status: 'validated', conversations: 1, sources: [] },
    ])
  })

  test('is readable by its owner only', async () => {
    const { generate, get, surveyId, events, owner } = await openAnsweredSurvey(server)
    const stranger = randomUUID()
    for (const reply of [await generate(stranger), await get(stranger)])
      expect(reply).toMatchObject({ status: 404, body: { code: 'surveys/not-found' } })
    expect(await events()).toEqual([])
    expect(await server.channel.mayFollow(server.db, stranger, surveyId)).toBe(false)
    expect(await server.channel.mayFollow(server.db, owner, surveyId)).toBe(true)
  })
})

describe('a longer run', () => {
  const many = Array.from({ length: 100 }, (_, n) => `The price was bad in case ${n}.`)

  test('resumes with the missing parts after an interruption', async () => {
    const { generate, events, get } = await openAnsweredSurvey(server, many)
    const digestInputs: string[][] = []
    let hangsAt = 2
    server.engine.digest = async (input) => {
      digestInputs.push(input.responses.map(({ responseId }) => responseId))
      if (digestInputs.length > hangsAt) await new Promise(() => {})
      return offlineAi.digest(input)
    }
    const waiting = generate()
    await expect
      .poll(async () => (await events()).filter(({ type }) => type === 'ResponsesDigested').length)
      .toBe(2)
    expect((await get()).body).toMatchObject({
      status: 'generating',
      progress: { done: 2, total: 3 },
      can_generate: false,
    })
    await server.restart(() => {
      hangsAt = 99
    })
    const { status, body } = await waiting
    expect(status).toBe(200)
    expect(body.insights!.metadata.response_count).toBe(100)
    expect(digestInputs.map(({ length }) => length)).toEqual([40, 40, 20, 20])
    expect(digestInputs[3]).toEqual(digestInputs[2])
    const all = await events()
    const parts = all.flatMap((event) => (event.type === 'ResponsesDigested' ? [event.data] : []))
    expect(parts.map(({ part, parts: of }) => [part, of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    const read = parts.flatMap(({ responseIds }) => responseIds)
    expect(new Set(read).size).toBe(100)
  })

  test('reports its progress to the request and to every open page', async () => {
    await using hasty = await openInsightsTestServer({ waitMs: 100 })
    const survey = await hasty.openSurvey()
    await survey.submitAnswer(complaints[0]!)
    const gate = Promise.withResolvers<void>()
    hasty.engine.report = async (input) => {
      await gate.promise
      return offlineAi.report(input)
    }
    const { status, body } = await survey.generate()
    expect(status).toBe(202)
    expect(body).toMatchObject({ status: 'generating', insights: null })
    expect(await survey.readLive()).toMatchObject([{ status: 'generating' }])
    gate.resolve()
    await expect.poll(async () => (await survey.get()).body.status).toBe('ready')
    expect(await survey.readLive()).toMatchObject([
      { status: 'ready', progress: { done: 1, total: 1 }, failure: null },
    ])
  })

  test('reports a failure, keeps the last report and its digests, and can be retried', async () => {
    const { generate, submitAnswer } = await openAnsweredSurvey(server)
    const before = (await generate()).body
    await submitAnswer('The price is a scam.')
    const digestInputs = recordDigestInputs(server)
    server.engine.report = async () => {
      throw new AiFailure('refused', 'would not')
    }
    expect((await generate()).body).toMatchObject({
      status: 'failed',
      failure: 'refused',
      can_generate: true,
      generated_at: before.generated_at,
      insights: { metadata: { response_count: 4 } },
    })
    server.engine.report = offlineAi.report
    expect((await generate()).body).toMatchObject({
      status: 'ready',
      insights: { metadata: { response_count: 5 } },
    })
    expect(digestInputs).toHaveLength(1)
  })
})
