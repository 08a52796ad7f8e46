// Personal links: one conversation each, unforgeable.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvitationBatch } from '#contract/api/invitations.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

type Started = { session_id: string; code: string }
type Issued = { batch_id: string; links: string[]; code: string }

const issueInvitations = (owner: string, id: string, count: number, headers = {}) =>
  server.call<Issued>(`POST /api/surveys/${id}/invitations`, { owner, body: { count }, headers })
const readBatches = async (owner: string, id: string) => {
  await server.waitForProjections()
  return (await server.call<InvitationBatch[]>(`GET /api/surveys/${id}/invitations`, { owner }))
    .body
}
const tokenOf = (link: string) => new URL(link).searchParams.get('c')!
const startSession = (publicId: string, body: object) =>
  server.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, { body })

async function createInvitedSurvey(count: number, config: object = { invited_only: true }) {
  const owner = randomUUID()
  const survey = await respondents.createPublishedSurvey(owner, config)
  const { body } = await issueInvitations(owner, survey.id, count)
  return { owner, survey, ...body, tokens: body.links.map(tokenOf) }
}

describe('links', () => {
  test('are created in the requested number, all different, and the same for the same idempotency key', async () => {
    const { owner, survey } = await createInvitedSurvey(1)
    const key = { 'idempotency-key': 'k' }
    const [first, second] = [
      await issueInvitations(owner, survey.id, 250, key),
      await issueInvitations(owner, survey.id, 250, key),
    ]
    expect(second.body).toEqual(first.body)
    expect(new Set(first.body.links).size).toBe(250)
    for (const link of first.body.links)
      expect(link.startsWith(`http://localhost:3000/sa/${survey.public_id}?c=`)).toBe(true)
    expect((await readBatches(owner, survey.id)).map(({ count }) => count)).toEqual([250, 1])
  })
  test.each([0, 1001, 1.5])('cannot number %d', async (count) => {
    const { owner, survey } = await createInvitedSurvey(1)
    expect(await issueInvitations(owner, survey.id, count)).toMatchObject({ status: 422 })
  })
  test('are created and counted by the owner only', async () => {
    const { survey } = await createInvitedSurvey(1)
    const missing = { status: 404, body: { code: 'surveys/not-found' } }
    expect(await issueInvitations(randomUUID(), survey.id, 1)).toMatchObject(missing)
    const route = `GET /api/surveys/${survey.id}/invitations`
    expect(await server.call(route, { owner: randomUUID() })).toMatchObject(missing)
  })
})

describe('a conversation by invitation', () => {
  test('belongs to the first browser that opens the link, until it ends', async () => {
    const { owner, survey, tokens } = await createInvitedSurvey(3)
    const [token, other] = tokens as [string, string]
    const first = await startSession(survey.public_id, { invitation: token })
    const again = await startSession(survey.public_id, { invitation: token })
    expect(first.status).toBe(200)
    expect(again).toMatchObject({ status: 409, body: { code: 'surveys/invitation-used' } })
    const another = await startSession(survey.public_id, { invitation: other })
    expect(another.body.session_id).not.toBe(first.body.session_id)
    expect(await readBatches(owner, survey.id)).toMatchObject([
      { count: 3, started: 2, completed: 0 },
    ])
    await respondents.completeConversation(first.body.session_id)
    expect(await startSession(survey.public_id, { invitation: token })).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
    expect(await readBatches(owner, survey.id)).toMatchObject([
      { count: 3, started: 2, completed: 1 },
    ])
  })
  test('starts once if its link is opened twenty times concurrently', async () => {
    const { owner, survey, tokens } = await createInvitedSurvey(1)
    const body = { invitation: tokens[0] }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => startSession(survey.public_id, body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await readBatches(owner, survey.id)).toMatchObject([{ started: 1 }])
  })
  test('requires a link if the survey is by invitation only', async () => {
    const { survey } = await createInvitedSurvey(1)
    expect(await startSession(survey.public_id, {})).toMatchObject({
      status: 403,
      body: { code: 'surveys/invitation-required' },
    })
    const seen = await server.call<{ config_json: string }>(
      `GET /api/public/surveys/${survey.public_id}`,
    )
    expect(JSON.parse(seen.body.config_json)).toMatchObject({ invited_only: true })
  })
  test('refuses forged links and links of other surveys', async () => {
    const { survey, tokens } = await createInvitedSurvey(1)
    const { tokens: otherTokens } = await createInvitedSurvey(1)
    const token = tokens[0]!
    const forged = [
      otherTokens[0]!,
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    ]
    for (const invitation of forged)
      expect({
        invitation,
        ...(await startSession(survey.public_id, { invitation })),
      }).toMatchObject({
        invitation,
        status: 403,
        body: { code: 'surveys/invitation-invalid' },
      })
  })
  test('is counted in open surveys too', async () => {
    const { owner, survey, tokens } = await createInvitedSurvey(2, {})
    expect(await startSession(survey.public_id, {})).toMatchObject({ status: 200 })
    expect(await startSession(survey.public_id, { invitation: tokens[1] })).toMatchObject({
      status: 200,
    })
    expect(await readBatches(owner, survey.id)).toMatchObject([{ count: 2, started: 1 }])
  })
})
