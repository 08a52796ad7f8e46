import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reports } from '#contract/api/reports.ts'
import type { Survey, SurveyListItem } from '#contract/api/surveys.ts'
import { dayMs } from '#contract/durations.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { LiveFigures } from '#contract/live.ts'
import {
  qualifyingAnswer,
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const point = { id: 'p1', text: 'Why people leave' }

async function createPublishedSurvey(owner: string): Promise<Survey> {
  const config_json = JSON.stringify({ validation_points: [point] })
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: { title: 'Why?', goal: 'Learn why people leave us', config_json },
  })
  const change = { owner, body: { status: 'published' } }
  return (await server.call<Survey>(`PUT /api/surveys/${body.id}`, change)).body
}

const get = async <T>(owner: string, path: string) =>
  (await server.call<T>(`GET ${path}`, { owner })).body

const provenance = {
  engine: 't',
  model: 't',
  promptVersion: '1',
  latencyMs: 0,
  tokensIn: 0,
  tokensOut: 0,
}

/** Completed if its sentiment is positive. */
async function recordConversation(
  ownerId: string,
  surveyId: string,
  score: number,
  at = new Date(),
) {
  const conversationId = randomUUID()
  const meta = { ownerId, surveyId, sessionId: conversationId, at: at.toISOString() }
  const say = (event: DomainEvent) =>
    server.appendEvent(`conversation-${conversationId}`, event, meta)
  await say({
    type: 'SessionStarted',
    data: {
      ownerId,
      surveyId,
      surveyVersion: 1,
      title: '',
      goal: '',
      language: 'en',
      personality: 'friendly',
      objectives: [point],
      maxQuestions: 8,
      maxFollowups: 3,
      requiredFields: [],
      mode: 'web',
      device: 'mobile',
    },
  })
  await say({ type: 'ObjectiveStatusChanged', data: { objectiveId: 'p1', status: 'covered' } })
  await server.appendEvent(
    `response-${randomUUID()}`,
    {
      type: 'ResponseAnalysed',
      data: {
        responseId: randomUUID(),
        conversationId,
        surveyId,
        ownerId,
        sentiment: { score, class: score > 0 ? 'positive' : 'negative' },
        emotions: {},
        aspects: [],
        explanation: null,
        provenance,
      },
    },
    meta,
  )
  if (score > 0)
    await say({
      type: 'SessionCompleted',
      data: { reason: 'covered', questionsAsked: 1, answersGiven: 1 },
    })
}

test('figures are the same in the list, the analytics and live', async () => {
  const ownerId = randomUUID()
  const { id: surveyId } = await createPublishedSurvey(ownerId)
  for (const score of [0.5, 0.5, -0.5]) await recordConversation(ownerId, surveyId, score)
  await recordQualifiedResponse(server, { ownerId, surveyId })
  await server.waitForProjections()
  const figures = {
    total_sessions: 3,
    completed_sessions: 2,
    completion_rate: 66.7,
    total_responses: 1,
    qualified_responses: 1,
  }
  expect(await get<SurveyListItem[]>(ownerId, '/api/surveys')).toMatchObject([
    { id: surveyId, ...figures },
  ])
  expect(await get(ownerId, `/api/surveys/${surveyId}/analytics`)).toEqual({
    ...figures,
    ratings: 0,
    avg_rating: 0,
    running_sessions: 1,
    avg_questions_per_session: 0.3,
    objectives_validated: 1,
    objectives_completion_rate: 100,
    advanced_mode_active: true,
    nps: [],
  })
  const channel = server.channels.find(({ name }) => name === 'survey-figures')!
  const { items } = await channel.readSince(server.db, ownerId, '')
  expect(items as readonly unknown[] as LiveFigures[]).toMatchObject([
    {
      ...{ key: surveyId, survey_id: surveyId, status: 'published', ...figures },
      avg_questions_per_session: 0.3,
    },
  ])
})

test('followers of the list get changes and deletions', async () => {
  const owner = randomUUID()
  const surveys = [
    await createPublishedSurvey(owner),
    await createPublishedSurvey(owner),
    await createPublishedSurvey(owner),
  ]
  const [first, second] = surveys as [Survey, Survey, Survey]
  const list = await server.call<SurveyListItem[]>('GET /api/surveys', { owner })
  const since = list.headers.get('prosa-live-since')!
  const channel = server.channels.find(({ name }) => name === 'survey-figures')!
  const changesSince = async (from: string) =>
    (await channel.readSince(server.db, owner, from)).items
  expect(await changesSince(since)).toEqual([])
  await recordConversation(owner, first.id, 0.5)
  await server.call(`DELETE /api/surveys/${second.id}`, { owner })
  await server.waitForProjections()
  expect(await changesSince(since)).toMatchObject([
    { key: first.id, total_sessions: 1 },
    { key: second.id, deleted: true },
  ])
  expect((await changesSince('')).filter((item) => !('deleted' in item))).toHaveLength(2)
  await server.call(`POST /api/surveys/${second.id}/restore`, { owner })
  await server.waitForProjections()
  expect(await changesSince(since)).toMatchObject([{ key: first.id }, { status: 'published' }])
})

test('a report counts the period’s conversations by starting day', async () => {
  const ownerId = randomUUID()
  const { id: surveyId } = await createPublishedSurvey(ownerId)
  await createPublishedSurvey(ownerId)
  for (const score of [0.5, 0.5, -0.5]) await recordConversation(ownerId, surveyId, score)
  await recordConversation(ownerId, surveyId, -0.5, new Date(Date.now() - 40 * dayMs))
  await server.waitForProjections()
  const of = (query: string) => get<Reports>(ownerId, `/api/reports${query}`)
  const recent = {
    survey: { id: surveyId, status: 'published' },
    metrics: { total_sessions: 3, completed_sessions: 2, completion_rate: 66.7 },
    sentiment_summary: {
      positive_percentage: 66.7,
      neutral_percentage: 0,
      negative_percentage: 33.3,
      sentiment_trend: 'stable',
    },
  }
  for (const query of ['', '?period=7d', '?period=30d']) {
    const { metrics, survey_reports } = await of(query)
    expect(metrics).toMatchObject({
      total_surveys: 2,
      active_surveys: 2,
      total_sessions: 3,
      avg_completion_rate: 66.7,
      sentiment_analyses_count: 3,
    })
    expect(survey_reports).toHaveLength(2)
    expect(survey_reports.find(({ survey }) => survey.id === surveyId)).toMatchObject(recent)
  }
  for (const query of ['?period=90d', '?period=all', `?period=all&survey=${surveyId}`])
    expect((await of(query)).metrics).toMatchObject({ total_sessions: 4, avg_completion_rate: 50 })
  expect((await of(`?survey=${surveyId}`)).metrics).toMatchObject({ total_surveys: 1 })
})

test('a report says for each survey whether sentiment analysis is on', async () => {
  const owner = randomUUID()
  const { id } = await createPublishedSurvey(owner)
  const enabled = async () =>
    (await get<Reports>(owner, '/api/reports')).survey_reports.map(
      ({ sentiment_enabled }) => sentiment_enabled,
    )
  await server.waitForProjections()
  expect(await enabled()).toEqual([true])
  await server.call(`PUT /api/surveys/${id}/sentiment-config`, { owner, body: { enabled: false } })
  await server.waitForProjections()
  expect(await enabled()).toEqual([false])
})

test('qualified responses are listed, as excerpts while locked', async () => {
  const ownerId = randomUUID()
  const { id: surveyId } = await createPublishedSurvey(ownerId)
  await recordQualifiedResponse(server, { ownerId, surveyId })
  await server.waitForProjections()
  const { body: qualified } = await server.call<{ response_text: string }[]>(
    `GET /api/surveys/${surveyId}/qualified-responses`,
    { owner: ownerId },
  )
  expect(qualified).toMatchObject([{ is_unlocked: false }])
  expect(JSON.stringify(qualified)).not.toContain(qualifyingAnswer.slice(90))
})

test('reports on another owner’s survey are refused', async () => {
  const { id } = await createPublishedSurvey(randomUUID())
  expect(await server.call(`GET /api/reports?survey=${id}`, { owner: randomUUID() })).toMatchObject(
    {
      status: 404,
      body: { code: 'surveys/not-found' },
    },
  )
})
