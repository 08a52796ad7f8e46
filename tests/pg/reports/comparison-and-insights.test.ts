import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Comparison } from '#contract/api/report-comparison.ts'
import type { ReportInsights } from '#contract/api/report-insights.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Report } from '#contract/events/insight-reports.ts'
import type { Sentiment } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { provenance } from '../../support/fixtures/conversation-events.ts'
import { conversationOf, qualified } from '../../support/reports/answer-events.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
const owner = randomUUID()
const [september, october] = ['2026-09-10', '2026-10-10']
const days = 'from=2026-10-01&to=2026-10-30'
const marker = 'Quetzalcoatl'
const locked = `The onboarding asked me for a credit card before it had shown me anything at all, so ${marker} left.`

let [complete, partly]: { id: string; responses: string[] }[] = []
let secret = ''
let erased = ''
let erasedConversation = ''

beforeAll(async () => {
  server = await openOwnerTestServer()
  complete = await openSurvey('Onboarding')
  partly = await openSurvey('Cancellations')
  // The vector of Newcombe: 56 of 70 against 48 of 80.
  await recordSessions(complete, october, 70, 56, { device: 'mobile', choice: { nps: 9 } })
  await recordSessions(partly, october, 40, 8, { device: 'mobile', choice: { nps: 3 } })
  await recordSessions(partly, october, 40, 40, { device: 'desktop', choice: { nps: 10 } })
  await recordSessions(partly, september, 40, 40, {
    ...{ device: 'desktop', sentiment: 'negative', choice: { scale: 2 } },
  })
  secret = await recordAnswer(complete.id, october, { text: locked, isLocked: true })
  erasedConversation = randomUUID()
  erased = await recordAnswer(complete.id, october, {
    ...{ text: 'Forget me', conversationId: erasedConversation },
  })
  await recordInsights()
  await server.waitForProjections()
})
afterAll(() => server[Symbol.asyncDispose]())

async function openSurvey(title: string) {
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: {
      ...{ title, goal: `Learn about ${title}` },
      config_json: JSON.stringify({ validation_points: [{ id: 'p1', text: title }] }),
    },
  })
  return { id: body.id, responses: [] as string[] }
}

const append = (stream: string, day: string, surveyId: string, ...events: DomainEvent[]) =>
  server.store.append(
    stream,
    'any',
    events.map((event) =>
      newEvent(event, { ownerId: owner, surveyId, at: `${day}T12:00:00.000Z` }),
    ),
  )

async function recordSessions(
  survey: { id: string; responses: string[] },
  day: string,
  started: number,
  completed: number,
  options: AnswerOptions,
) {
  for (let n = 0; n < started; n += 1)
    survey.responses.push(
      await recordAnswer(survey.id, day, { ...options, isCompleted: n < completed }),
    )
}

type AnswerOptions = {
  text?: string
  conversationId?: string
  device?: 'mobile' | 'desktop'
  sentiment?: Sentiment
  isCompleted?: boolean
  isLocked?: boolean
  choice?: { nps: number } | { scale: number } | null
}

async function recordAnswer(
  surveyId: string,
  day: string,
  {
    text = 'It was fine.',
    conversationId = randomUUID(),
    device = 'mobile',
    sentiment = 'positive',
    isCompleted = true,
    isLocked = false,
    choice = null,
  }: AnswerOptions,
): Promise<string> {
  const questionId = randomUUID()
  const responseId = derivedId('response', conversationId, questionId)
  const of = { responseId, conversationId, surveyId, ownerId: owner }
  const stream = `conversation-${conversationId}`
  await append(
    stream,
    day,
    surveyId,
    ...conversationOf(
      { ownerId: owner, surveyId },
      { questionId, responseId, text, device, choice },
    ),
  )
  if (isCompleted)
    await append(stream, day, surveyId, {
      type: 'SessionCompleted',
      data: { reason: 'covered', questionsAsked: 1, answersGiven: 1 },
    } as DomainEvent)
  await append(`response-${responseId}`, day, surveyId, {
    type: 'ResponseAnalysed',
    data: {
      ...{ ...of, emotions: {}, aspects: [], explanation: '', provenance },
      sentiment: { score: sentiment === 'negative' ? -0.8 : 0.8, class: sentiment },
    },
  })
  if (isLocked) await append(`response-${responseId}`, day, surveyId, qualified(of))
  return responseId
}

async function recordInsights() {
  const about = (id: string) => ({ responseId: id, start: 0, end: 6 })
  const topic = (name: string, responseIds: string[]) => ({
    ...{ name, frequency: responseIds.length, sentiment: 'negative' as const, description: '' },
    ...{ sources: responseIds.slice(0, 3).map(about), responseIds, people: responseIds.length },
    general: 'something locked',
  })
  const latest = partly!.responses.slice(0, 20)
  const hidden = { responseId: secret, start: 80, end: locked.length }
  await recordReport(complete!.id, {
    ...{ overview: '', findings: [], patterns: [] },
    topics: [
      topic('Invoices', complete!.responses.slice(0, 12)),
      { ...topic(marker, [secret]), sources: [hidden] },
      topic('Forgotten', [erased]),
    ],
    recommendations: [
      {
        ...{ action: `Do as ${marker} says`, priority: 'high', rationale: '', expectedOutcome: '' },
        ...{ sources: [hidden], responseIds: [secret], people: 1, general: 'Ask for less.' },
      },
    ],
  })
  await recordReport(partly!.id, {
    ...{ overview: '', findings: [], patterns: [], recommendations: [] },
    topics: [topic('invoices', latest), topic('Waiting', partly!.responses.slice(-30))],
  })
}

const recordReport = (surveyId: string, report: Report) => {
  const requestId = randomUUID()
  return append(
    `insight-${surveyId}`,
    '2026-10-31',
    surveyId,
    { type: 'InsightsRequested', data: { ownerId: owner, surveyId, requestId, language: 'en' } },
    {
      type: 'InsightsGenerated',
      data: {
        ...{ requestId, responseCount: 1, peopleCount: 1, report, dropped: 0, provenance },
        repeats: [],
      },
    },
  )
}

const compare = (query: string, as = owner) =>
  server.call<Comparison & { reason?: string; code?: string }>(
    `GET /api/reports/compare?${query}`,
    { owner: as },
  )
const insights = (query: string, as = owner) =>
  server.call<ReportInsights & { code?: string }>(`GET /api/reports/insights?${query}`, {
    owner: as,
  })
const row = ({ body }: { body: Comparison }, metric: string) =>
  body.rows.find((each) => each.metric === metric)

describe('a comparison', () => {
  test('of two surveys has differences with intervals and effect sizes', async () => {
    const reply = await compare(`by=surveys&sides=${partly!.id},${complete!.id}&${days}`)
    expect(reply.body.sides).toMatchObject([
      { survey: { id: partly!.id, title: 'Cancellations' }, sessions: 80, responses: 80 },
      { survey: { id: complete!.id }, sessions: 72, from: '2026-10-01', to: '2026-10-30' },
    ])
    expect(row(reply, 'completion')).toMatchObject({
      values: [{ value: 60, count: 80 }, { value: 80.6 }],
      differences: [
        { side: 1, result: 'higher', difference: 20.6, effect: { measure: 'cohens_h' } },
      ],
    })
    expect(row(reply, 'nps')).toMatchObject({
      values: [
        { value: 0, count: 80 },
        { value: 100, count: 70 },
      ],
      differences: [{ result: 'higher', difference: 100, effect: { measure: 'cliffs_delta' } }],
    })
    // Neither has answers on the scale on these days.
    expect(row(reply, 'scale')).toBeUndefined()
    expect(row(reply, 'net_sentiment')?.differences).toMatchObject([{ result: 'no_difference' }])
  })
  test('of surveys has their topics in common and apart, without names of locked answers', async () => {
    const { body } = await compare(`sides=${complete!.id},${partly!.id}&period=all`)
    expect(body.topics).toEqual({
      common: [{ name: 'Invoices', sentiment: 'negative', responses: [12, 20] }],
      apart: [
        { name: 'Waiting', sentiment: 'negative', responses: [0, 30] },
        { name: 'Forgotten', sentiment: 'negative', responses: [1, 0] },
      ],
    })
  })
  test('of two periods of a survey counts each in its days', async () => {
    const sides = '2026-09-01..2026-09-30,2026-10-01..2026-10-31'
    const reply = await compare(`by=periods&sides=${sides}&survey=${partly!.id}`)
    expect(reply.body.sides.map(({ sessions }) => sessions)).toEqual([40, 80])
    expect(row(reply, 'net_sentiment')).toMatchObject({
      values: [{ value: -100 }, { value: 100 }],
      differences: [{ result: 'higher', difference: 200 }],
    })
    expect(reply.body.topics).toMatchObject({
      apart: [{ responses: [30, 0] }, { responses: [0, 20] }],
    })
  })
  test('of two devices counts each', async () => {
    const reply = await compare(`by=device&sides=mobile,desktop&survey=${partly!.id}&${days}`)
    expect(row(reply, 'completion')).toMatchObject({
      values: [{ value: 20 }, { value: 100 }],
      differences: [{ result: 'higher', effect: { size: 'large' } }],
    })
    const all = await compare(`by=device&sides=mobile,desktop&${days}`)
    expect(all.body).toMatchObject({ topics: null, sides: [{ sessions: 112 }, { sessions: 40 }] })
  })
  test('of few sessions says that there is not enough data', async () => {
    const sides = '2026-08-01..2026-08-31,2026-10-01..2026-10-31'
    const reply = await compare(`by=periods&sides=${sides}`)
    for (const { differences } of reply.body.rows)
      expect(differences).toMatchObject([{ result: 'not_enough_data', difference: null }])
  })
  test('of versions needs those that exist', async () => {
    const known = `by=versions&survey=${partly!.id}&sides=`
    expect((await compare(`${known}1,2`)).body).toMatchObject({ reason: 'unknown' })
  })
})

describe('insights across surveys', () => {
  test('have what is new, what changed, what recurs, each with answers', async () => {
    const { body } = await insights(days)
    expect(body).toMatchObject({
      ...{ range: { from: '2026-10-01', to: '2026-10-30' }, surveys: 2 },
      before: { from: '2026-09-01', to: '2026-09-30' },
    })
    expect(body.new_topics[0]).toMatchObject({
      ...{ survey: { title: 'Cancellations' }, topic: 'invoices', is_new_survey: false },
      topic_id: '1-0',
    })
    expect(body.changes.map(({ measure, topic, certain }) => [measure, topic, certain])).toEqual([
      ['net_sentiment', null, true],
      ['topic', 'Waiting', true],
      ['topic', 'invoices', true],
    ])
    expect(body.changes[0]).toMatchObject({ before: -100, after: 100, difference: 200 })
    expect(body.recurring_topics).toMatchObject([{ topic: 'invoices', responses: 32 }])
    expect(body.recommendations).toMatchObject([{ action: 'Ask for less.', rationale: '' }])
    const statements = [body.new_topics, body.changes, body.recommendations].flat()
    for (const { sources } of statements) expect(sources.length).toBeGreaterThan(0)
  })
  test('of one survey have only its statements', async () => {
    const { body } = await insights(`${days}&survey=${complete!.id}`)
    expect(body.surveys).toBe(1)
    expect(body.changes).toEqual([])
    expect(body.new_topics.map(({ survey }) => survey.id)).toContain(complete!.id)
    expect(body.recurring_topics).toHaveLength(1)
  })
  test('of all time compare its later half with its earlier half', async () => {
    const { body } = await insights('period=all')
    expect(body.range.from).toBe(september)
    expect(body.before.to < body.period.from).toBe(true)
    expect(body.recurring_topics).toHaveLength(1)
  })
})

test('nothing of a locked answer is in any reply, and nothing of an erased one', async () => {
  const [surveys, all, one] = await Promise.all([
    compare(`sides=${complete!.id},${partly!.id}&period=all`),
    insights(days),
    insights(`period=all&survey=${complete!.id}`),
  ])
  expect(JSON.stringify([surveys.body, all.body, one.body])).not.toContain(marker)
  await append(`conversation-${erasedConversation}`, october, complete!.id, {
    type: 'SessionErased',
    data: { reason: 'owner', responseIds: [erased] },
  } as DomainEvent)
  await server.waitForProjections()
  const [after, later] = await Promise.all([
    compare(`sides=${complete!.id},${partly!.id}&period=all`),
    insights(days),
  ])
  expect(JSON.stringify([after.body, later.body])).not.toContain('Forgotten')
})

describe('refused are', () => {
  const id = randomUUID()
  test.each([
    ['one survey', () => `sides=${complete!.id}`, 422],
    ['five surveys', () => `sides=${[1, 2, 3, 4, 5].map(() => randomUUID()).join()}`, 422],
    ['the same survey twice', () => `sides=${complete!.id},${complete!.id}`, 422],
    ['an unknown survey', () => `sides=${complete!.id},${id}`, 404],
    [
      'a reversed range',
      () => `sides=${complete!.id},${partly!.id}&from=2026-02-01&to=2026-01-01`,
      422,
    ],
    ['a range without end', () => `sides=${complete!.id},${partly!.id}&from=2026-02-01`, 422],
    ['an unknown group', () => 'by=language&sides=en,xx', 422],
    ['an unknown batch', () => `by=batch&survey=${partly!.id}&sides=${id},${randomUUID()}`, 422],
    ['ten thousand ids', () => `sides=${`${id},`.repeat(10_000)}`.slice(0, 8_000), 422],
    ['a NUL byte', () => 'sides=%00,a', 422],
  ])('%s', async (_, query, status) => expect((await compare(query())).status).toBe(status))
  test('surveys of another owner', async () => {
    const stranger = randomUUID()
    expect((await compare(`sides=${complete!.id},${partly!.id}`, stranger)).status).toBe(404)
    expect((await insights(`survey=${complete!.id}`, stranger)).status).toBe(404)
    expect((await insights('', stranger)).body).toMatchObject({ surveys: 0, changes: [] })
  })
  test('reversed ranges of insights', async () =>
    expect((await insights('from=2026-02-01&to=2026-01-01')).status).toBe(422))
})
