import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reports, SentimentReport } from '#contract/api/reports.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { addDays, dayOf } from '#projections/reports/calendar.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import {
  type RecordedAnswer,
  recordConversation,
} from '../../support/reports/record-conversation.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const today = dayOf(new Date())
const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T00:00:01.000Z`

async function openSurvey(ownerId = randomUUID()) {
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner: ownerId,
    body: { title: 'Why?', goal: 'Learn why people leave us', config_json: '{}' },
  })
  const surveyId = body.id
  return {
    ...{ ownerId, surveyId },
    record: (answers: readonly RecordedAnswer[], daysAgo = 0) =>
      recordConversation(server, { ownerId, surveyId, at: at(daysAgo), answers }),
    read: async <T>(path: string) => {
      await server.waitForProjections()
      return (await server.call<T>(`GET ${path}`, { owner: ownerId })).body
    },
  }
}

const answers = (count: number, score: number): RecordedAnswer[] =>
  Array.from({ length: count }, () => ({ score }))

test('figures have counts and intervals, and the trend says what it rests on', async () => {
  const { record, read, surveyId } = await openSurvey()
  await record([...answers(12, 0.5), ...answers(3, -0.5), ...answers(25, 0)], 2)
  await record([...answers(3, 0.5), ...answers(12, -0.5), ...answers(25, 0)], 9)
  const { range, metrics, survey_reports } = await read<Reports>('/api/reports?period=7d')
  expect(range).toEqual({
    ...{ from: addDays(today, -6), to: today },
    before: { from: addDays(today, -13), to: addDays(today, -7) },
  })
  expect(metrics).toMatchObject({
    ...{ total_sessions: 1, completed_sessions: 1, avg_completion_rate: 100, total_responses: 40 },
    sentiments: {
      scored: 40,
      positive: { count: 12, percentage: 30, interval: { lower: 18.1, upper: 45.4 } },
      neutral: { count: 25, percentage: 62.5 },
      negative: { count: 3, percentage: 7.5 },
      net: { value: 22.5 },
    },
  })
  expect(survey_reports).toMatchObject([
    {
      survey: { id: surveyId },
      sentiment_summary: {
        sentiment_trend: 'improving',
        trend: {
          ...{ enough_data: true, scored: 40, scored_before: 40 },
          change: { value: 45 },
        },
      },
    },
  ])
  const seldom = await read<Reports>(
    `/api/reports?from=${addDays(today, -2)}&to=${addDays(today, -2)}`,
  )
  expect(seldom.survey_reports[0]?.sentiment_summary).toMatchObject({
    sentiment_trend: 'stable',
    trend: { enough_data: false, scored: 40, scored_before: 0, change: null, visible_change: null },
  })
})

test('a series has a point for each day, week or month of the range', async () => {
  const { record, read, ownerId, surveyId } = await openSurvey()
  await record(answers(2, 0.5), 0)
  await record(answers(1, -0.5), 3)
  const { series } = await read<Reports>('/api/reports?period=7d')
  expect(series.interval).toBe('day')
  expect(series.points.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)),
  )
  expect(series.points.at(-1)).toMatchObject({ sessions: 1, responses: 2, scored: 2 })
  expect(series.points.at(-2)).toMatchObject({ sessions: 0, completion_interval: null, net: null })
  const sum = (of: Reports) => of.series.points.reduce((all, { sessions }) => all + sessions, 0)
  for (const [query, interval] of [
    ['?period=90d', 'week'],
    [`?period=all&survey=${surveyId}`, 'day'],
    ['?from=2000-01-01&to=2100-12-31', 'month'],
  ]) {
    const report = await read<Reports>(`/api/reports${query}`)
    expect([report.series.interval, sum(report)]).toEqual([interval, 2])
  }
  const { range } = await read<Reports>('/api/reports?period=all')
  expect(range).toMatchObject({ from: addDays(today, -3), to: today })
  expect(sum(await read<Reports>(`/api/reports?from=${addDays(today, -1)}&to=${today}`))).toBe(1)
  const other = (await openSurvey(ownerId)).surveyId
  expect(sum(await read<Reports>(`/api/reports?survey=${other}`))).toBe(0)
})

const marker = 'quixozulan'
const locked = `Nobody answered my calls for a whole week, and after that I was charged again, ${marker} was the last drop for me`

test('sentiment, emotions, keywords and critical moments, of which locked ones are excerpts', async () => {
  const { record, read, ownerId, surveyId } = await openSurvey()
  await server.call(`PUT /api/surveys/${surveyId}/sentiment-config`, {
    owner: ownerId,
    body: { aspect_keywords: ['Support'] },
  })
  const explanation = `It says ${marker}.`
  const { responseIds } = await record([
    { score: -0.9, text: locked, qualified: true, explanation, emotions: { anger: 1 } },
    { score: -0.7, text: 'It broke.', explanation: 'It broke.', keywords: ['Support'] },
    { score: -0.59, emotions: { anger: 0.4, fear: 0.6 }, keywords: ['Support'] },
    { score: -0.8, class: 'neutral', text: 'Not certain.' },
    { score: -1, text: 'I cannot go on.', intent: 'distress' },
    { score: 0.8, emotions: { joy: 1 }, keywords: ['Support'] },
  ])
  const report = await read<SentimentReport>('/api/reports/sentiment')
  expect(report.overall).toMatchObject({
    ...{ scored: 6, positive: { count: 1, percentage: 16.7 }, negative: { count: 4 } },
    neutral: { count: 1, percentage: 16.6 },
  })
  expect(report.critical_moments).toMatchObject([
    {
      ...{ response_id: responseIds[0], locked: true, explanation: '', sentiment_score: -0.9 },
      ...{ survey: { id: surveyId, title: 'Why?' }, question_text: 'What went wrong?' },
      response_text: expect.stringMatching(/^Nobody answered .*…$/),
    },
    { response_text: 'It broke.', explanation: 'It broke.', locked: false },
  ])
  expect(report.emotions).toMatchObject({ anger: 33.3, fear: 33.3, joy: 33.3, other: 0 })
  expect(report.emotions_count).toBe(3)
  expect(report.aspects).toMatchObject([
    { name: 'Support', mentions: 3, positive: { count: 1 }, negative: { count: 2 } },
  ])
  expect(JSON.stringify(report)).not.toContain(marker)
})

test('a critical moment disappears with its answer, and its figures with its respondent’s erasure', async () => {
  const { record, read, ownerId, surveyId } = await openSurvey()
  const { conversationId, responseIds } = await record([{ score: -0.9 }, { score: -0.8 }])
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const moments = async () => {
    const report = await read<SentimentReport>(`/api/reports/sentiment?survey=${surveyId}`)
    return [report.critical_moments.length, report.critical_moments_count, report.overall.scored]
  }
  expect(await moments()).toEqual([2, 2, 2])
  const [responseId] = responseIds
  const ref = { responseId: responseId!, conversationId, surveyId, ownerId }
  await server.store.append(`response-${responseId}`, 'any', [
    newEvent({ type: 'ResponseErased', data: { ...ref, sentiment: null, qualified: false } }, meta),
  ])
  expect(await moments()).toEqual([1, 1, 1])
  await server.store.append(`conversation-${conversationId}`, 'any', [
    newEvent({ type: 'SessionErased', data: { reason: 'expired' } }, meta),
  ])
  expect(await moments()).toEqual([0, 1, 1])
})

test('followers of reports are sent one item when figures change', async () => {
  const { record, ownerId } = await openSurvey()
  const channel = server.channels.find(({ name }) => name === 'reports')!
  expect(await channel.mayFollow(server.db, ownerId, ownerId)).toBe(true)
  expect(await channel.mayFollow(server.db, ownerId, randomUUID())).toBe(false)
  await record([{ score: 0.5 }])
  await server.waitForProjections()
  const first = await channel.readSince(server.db, ownerId, '')
  expect(first.items).toMatchObject([{ key: ownerId }])
  expect((await channel.readSince(server.db, ownerId, first.cursor)).items).toEqual([])
  await record([{ score: 0.5 }])
  await server.waitForProjections()
  expect((await channel.readSince(server.db, ownerId, first.cursor)).items).toHaveLength(1)
})

test('a deleted survey is in no figure while it can be restored', async () => {
  const { record, read, ownerId } = await openSurvey()
  const other = await openSurvey(ownerId)
  await record([{ score: 0.5 }])
  await other.record([{ score: -0.9 }])
  const counts = async () => {
    const [{ metrics, series }, { overall, series: scored }] = [
      await read<Reports>('/api/reports'),
      await read<SentimentReport>('/api/reports/sentiment'),
    ]
    return [
      ...[metrics.total_sessions, series.points.at(-1)?.sessions],
      ...[overall.scored, scored.points.at(-1)?.scored],
    ]
  }
  expect(await counts()).toEqual([2, 2, 2, 2])
  await server.call(`DELETE /api/surveys/${other.surveyId}`, { owner: ownerId })
  expect(await counts()).toEqual([1, 1, 1, 1])
})

test.each([
  'from=2026-02-01&to=2026-01-01',
  'from=2026-01-01',
  'to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=0001-01-01&to=2026-01-01',
  'from=2026-01-01&to=9999-12-31',
  'from=2026-01-01%00&to=2026-01-02',
  'period=365d',
  'survey=all,all',
])('%s is refused', async (query) => {
  for (const path of ['/api/reports', '/api/reports/sentiment'])
    expect(await server.call(`GET ${path}?${query}`, { owner: randomUUID() })).toMatchObject({
      status: 422,
      body: { code: 'request/invalid' },
    })
})

test('a survey is found by its id in capitals, too', async () => {
  const { surveyId, ownerId } = await openSurvey()
  const query = `survey=${surveyId.toUpperCase()}`
  for (const path of ['', '/sentiment', '/insights', '/export'])
    expect((await server.fetch(`/api/reports${path}?${query}`, ownerId)).status).toBe(200)
})

test('a reversed range is refused with its reason', async () => {
  const reply = await server.call('GET /api/reports?from=2026-02-02&to=2026-02-01', {
    owner: randomUUID(),
  })
  expect(reply.body).toMatchObject({
    issues: [{ path: ['to'], message: 'Must not be before from' }],
  })
})

test('another owner’s survey is not found', async () => {
  const { surveyId } = await openSurvey()
  for (const path of ['/api/reports', '/api/reports/sentiment'])
    expect(
      await server.call(`GET ${path}?survey=${surveyId}`, { owner: randomUUID() }),
    ).toMatchObject({ status: 404, body: { code: 'surveys/not-found' } })
})
