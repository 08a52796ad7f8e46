import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionDetails } from '#contract/api/session-details.ts'
import { derivedId } from '#kernel/ids.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
let owner: string
let surveyId: string
let conversationId: string

beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
  const started = await respondents.startNewSession()
  await respondents.completeConversation(started.id, 3)
  await server.waitForProjections()
  owner = started.owner
  surveyId = started.survey.id
  conversationId = derivedId('conversation', started.id)
})
afterAll(() => server[Symbol.asyncDispose]())

const path = (of = surveyId) => `/api/surveys/${of}/sessions/${conversationId}`
const details = async (as = owner, of = surveyId) =>
  server.call<SessionDetails>(`GET ${path(of)}`, { owner: as })

test('a conversation has its state, and each question says why it was asked', async () => {
  const { status, body } = await details()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'completed', device: 'desktop', survey_version: 1 })
  expect(body.end_reason).not.toBeNull()
  expect(body.turns.length).toBeGreaterThanOrEqual(3)
  expect(body.turns[0]!.why).toEqual({
    purpose: 'opening',
    probe: null,
    objective: 'Main reasons for leaving',
    guards: [],
    fallback: null,
  })
  expect(body.turns.map(({ number }) => number)).toEqual(body.turns.map((_, at) => at + 1))
  expect(body.turns.some(({ why }) => why.objective === 'Is the price fair?')).toBe(true)
})

test('a locked answer is an excerpt', async () => {
  await expect.poll(async () => (await details()).body.turns.some(({ cut }) => cut)).toBe(true)
  const { body } = await details()
  const excerpts = body.turns.filter(({ cut }) => cut)
  for (const { answer, explanation } of excerpts) {
    expect(answer!.length).toBeLessThan(90)
    expect(explanation).toBe('')
  }
})

test('an answer that its owner may read says why its sentiment was judged so', async () => {
  const { rows } = await server.db.query<{ responseId: string }>(
    `update read.responses set status = 'open' where "conversationId" = $1 and "sentimentScore" is not null
      returning "responseId"`,
    [conversationId],
  )
  const { turns } = (await details()).body
  const analysed = turns.filter(({ key }) => rows.some(({ responseId }) => responseId === key))
  expect(analysed.length).toBeGreaterThan(0)
  expect(analysed.map(({ explanation }) => explanation)).not.toContain('')
})

test('belongs to one survey of one owner', async () => {
  const other = await respondents.createPublishedSurvey(owner)
  expect((await details(randomUUID())).status).toBe(404)
  expect((await details(owner, other.id)).status).toBe(404)
  expect((await server.call(`DELETE ${path()}`, { owner: randomUUID() })).status).toBe(404)
})

test('the owner erases it, with its part of every figure', async () => {
  const figures = async () => {
    const { items } = await server.readChannel<{ survey_id: string; total_sessions: number }>(
      'survey-figures',
      owner,
    )
    return items.find(({ survey_id }) => survey_id === surveyId)
  }
  expect(await figures()).toMatchObject({ total_sessions: 1 })
  expect((await server.call(`DELETE ${path()}`, { owner })).body).toEqual({ ok: true })
  expect((await details()).status).toBe(404)
  expect(await server.readRows('responses')).toEqual([])
  expect(await figures()).toMatchObject({ total_responses: 0 })
  expect((await server.call(`DELETE ${path()}`, { owner })).status).toBe(404)
})
