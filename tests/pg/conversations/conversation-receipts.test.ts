// A receipt code reads the answers of a conversation and erases them from every table.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Receipt } from '#contract/api/receipts.ts'
import type { SurveyInsights } from '#contract/api/insights.ts'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { derivedId } from '#kernel/ids.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { surveyFigures } from '#projections/surveys/survey-figures.projection.ts'
import { conversationsDue } from '#projections/privacy/planned-erasures.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

const reward = { title: 'A coffee', content: 'Show this', action_url: 'https://bar.example/?a="1"' }
const config = {
  pre_survey_config: { enabled: true, required_fields: ['name'] },
  post_survey_rewards: { enabled: true, rewards: [reward] },
}
/** A unique word, so that every occurrence comes from this respondent. */
const marker = 'quixozulan'
const answer = `I cancelled because the ${marker} invoice was wrong three times, and the ${marker} support kept me waiting for days while my team could not work.`

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

type Done = { receipt_code?: string; rewards_data?: { rewards: object[] }; rating?: number }
const receipt = (code: string, method = 'GET') =>
  server.call<Receipt & { code?: string }>(`${method} /api/public/receipts/${code}`)

type Figures = { total_responses: number; ratings: number }

const figuresOf = async (owner: string, surveyId: string) =>
  (await server.call<Figures>(`GET /api/surveys/${surveyId}/analytics`, { owner })).body

const sumOf = (counts: unknown) =>
  Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0)

/** Answers every question with the same text, then completes the conversation. */
async function completeSession(publicId: string) {
  const { body } = await respondents.startSession(publicId, {
    pre_survey_data: { name: `Ana ${marker}` },
  })
  const id = body.session_id
  let current = (await respondents.callSession(id, 'first-question')).body
  for (let n = 1; current.question && n <= 3; n++) {
    const { id: question_id, options } = current.question
    const answerFields = { text_response: answer, selected_options: options, scale_value: 3 }
    await respondents.callSession(id, 'responses', {
      question_id,
      ...answerFields,
      boolean_value: true,
    })
    current = (await respondents.callSession(id, 'next-question')).body
  }
  const complete = () => server.call<Done>(`POST /api/public/sessions/${id}/complete`, { body: {} })
  return { id, complete, code: (await complete()).body.receipt_code ?? '' }
}

const readAllResponses = async (
  owner: string,
  surveyId: string,
  sessionId: string,
  code: string,
) => {
  const asOwner = [
    `GET /api/surveys/${surveyId}`,
    `GET /api/surveys/${surveyId}/qualified-responses`,
    `GET /api/surveys/${surveyId}/insights`,
    `GET /api/surveys/${surveyId}/analytics`,
    `GET /api/surveys/${surveyId}/sessions`,
  ]
  const publicRoutes = [`GET /api/public/sessions/${sessionId}`, `GET /api/public/receipts/${code}`]
  const calls = [
    ...asOwner.map((route) => server.call(route, { owner })),
    ...publicRoutes.map((route) => server.call(route)),
  ]
  const feeds = [
    server.readChannel('survey-turns', surveyId),
    server.readChannel('qualified-responses', surveyId),
    server.readChannel('conversation', derivedId('conversation', sessionId)),
  ]
  return JSON.stringify(await Promise.all([...calls, ...feeds]))
}

/** Read-model tables that contain the marker. */
async function tablesWithMarker(): Promise<string[]> {
  const { rows } = await server.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'read' and tablename !~ '__'`,
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const text = `select from read."${name}" as each where each::text ilike $1 limit 1`
      return (await server.db.query(text, [`%${marker}%`])).rowCount ? [name] : []
    }),
  )
  return found.flat()
}

async function storedText(): Promise<string> {
  const all: object[] = []
  for await (const batch of server.store.readAll())
    all.push(...batch.map(({ type, data, meta }) => ({ type, data, meta })))
  return JSON.stringify(all)
}

test('a receipt shows the answers, and deleting it erases them everywhere', async () => {
  const {
    survey,
    owner,
    id: other,
  } = await respondents.startNewSession({ ...config, pre_survey_config: undefined })
  await respondents.completeConversation(other)
  const { id, code, complete } = await completeSession(survey.public_id)
  const conversationId = derivedId('conversation', id)
  // A changed rating counts once.
  await respondents.callSession(id, 'rating', { rating: 1 })
  const rated = await respondents.callSession(id, 'rating', {
    rating: 4,
    comment: `${marker} was fun`,
  })
  expect(rated.status).toBe(200)
  await server.waitForProjections()
  await server.call<SurveyInsights>(`POST /api/surveys/${survey.id}/generate-insights`, { owner })
  await expect
    .poll(async () => (await server.readRows('insight_reports'))[0]?.status, { timeout: 20_000 })
    .toBe('ready')

  const read = await receipt(code)
  expect(read.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(read.body).toMatchObject({
    survey: { title: survey.title, public_id: survey.public_id },
    finished: true,
    rating: { rating: 4, comment: `${marker} was fun` },
  })
  expect(read.body.answers.length).toBeGreaterThan(0)
  expect(read.body.answers.map((each) => each.answer)).toContain(answer)
  expect((await receipt(code.toLowerCase().replaceAll('-', ''))).body).toEqual(read.body)
  expect(code).not.toContain(id.slice(0, 6).toUpperCase())
  // Repeated completion returns the same rewards and grants them once.
  expect((await complete()).body).toMatchObject({ rewards_data: { rewards: [reward] }, rating: 4 })
  const grants = (await server.readStream(`conversation-${conversationId}`)).map(({ type }) => type)
  expect(grants.filter((type) => type === 'RewardsGranted')).toHaveLength(1)
  // Sealed in every table, and readable for those who have the keys.
  expect(await tablesWithMarker()).toEqual([])
  expect(JSON.stringify(await server.readRows('responses'))).toContain(marker)
  expect(JSON.stringify(await server.readRows('sessions'))).toContain(marker)
  const stored = await storedText()
  expect(stored).toContain('SessionRated')
  expect(stored).not.toContain(marker)

  // Later changes come from the erasure.
  await server.waitForVerdicts()
  const before = await figuresOf(owner, survey.id)
  expect(before).toMatchObject({ total_sessions: 2, ratings: 1, avg_rating: 4 })
  const gone = await receipt(code, 'DELETE')
  expect([gone.status, gone.body]).toEqual([200, { ok: true }])
  // Figures are those of the other conversation, as soon as the call has returned.
  const own = (await server.readRows('responses')).filter(({ answer }) => answer !== null)
  const figures = await figuresOf(owner, survey.id)
  expect(figures).toMatchObject({
    ...{ total_sessions: 2, completed_sessions: 2, completion_rate: 100 },
    ...{ total_responses: own.length, ratings: 0, avg_rating: 0 },
    qualified_responses: own.filter(({ status }) => status === 'locked').length,
  })
  expect(figures.total_responses).toBeLessThan(before.total_responses)
  const analysed = own.filter(({ sentiment }) => sentiment !== null)
  const analysedOf = (each: Record<string, unknown>) =>
    Object.keys(each['answers'] as object).length
  expect(sumOf((await server.readRows('session_figures')).map(analysedOf))).toBe(analysed.length)
  for (const table of ['survey_days', 'survey_group_days']) {
    const days = (await server.readRows(table)).filter(({ grain }) => grain === 'day')
    expect(sumOf(days.map((day) => day['analysed']))).toBe(analysed.length)
  }
  await server.waitForProjections()
  expect(await figuresOf(owner, survey.id)).toEqual(figures)

  for (const table of ['responses', 'sessions', 'insight_reports'])
    expect(JSON.stringify(await server.readRows(table))).not.toContain(marker)
  expect(await readAllResponses(owner, survey.id, id, code)).not.toContain(marker)
  expect((await server.keys.load([conversationId])).size).toBe(0)
  const left = JSON.stringify(
    (await server.readStream(`conversation-${conversationId}`)).map(({ data }) => data),
  )
  expect(left).not.toContain(marker)
  expect(await storedText()).not.toContain(marker)
  expect([(await receipt(code)).status, (await receipt(code)).body.code]).toEqual([
    404,
    'conversations/receipt-unknown',
  ])
  // Repeatable, since the first response may have been lost.
  expect((await receipt(code, 'DELETE')).status).toBe(200)
  expect((await respondents.callSession(id, 'rating', { rating: 1 })).status).toBe(404)
  for (const projection of [surveyFigures, sessionFigures])
    expect(await verifyProjection({ ...server, projection })).toMatchObject({ differing: 0 })
}, 60_000)

test('an unknown code returns 404, and an owner cannot derive one', async () => {
  const { id } = await respondents.startNewSession()
  const conversationId = derivedId('conversation', id)
  for (const code of ['x', '0'.repeat(26), conversationId, id, encodeURIComponent('../a')])
    for (const method of ['GET', 'DELETE'])
      expect((await receipt(code, method)).status, `${method} ${code}`).toBe(404)
})

test('an abandoned conversation has a receipt, and is erased after the retention period', async () => {
  const { id } = await respondents.startNewSession()
  const standing = await server.call<{ receipt_code: string }>(`GET /api/public/sessions/${id}`)
  const { body } = await receipt(standing.body.receipt_code)
  expect(body).toMatchObject({ finished: false, answers: [], rating: null })
  await server.waitForProjections()
  const almost = new Date(Date.parse(body.started_at) + limits.retentionDays * dayMs - 1000)
  const conversationId = derivedId('conversation', id)
  expect(await conversationsDue(server.db, almost, 1000)).not.toContain(conversationId)
  expect(await conversationsDue(server.db, new Date(body.kept_until!), 1000)).toContain(
    conversationId,
  )
})
