// Anonymous conversations: no device, address, name or contact in any event, table, screen or export.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionDetails } from '#contract/api/session-details.ts'
import { derivedId } from '#kernel/ids.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const markers = {
  name: 'quixozulan',
  email: 'quixoz@prosa.test',
  agent: 'Mozilla/5.0 (iPhone) Quixobrowser/7',
  referrer: 'https://quixoreferrer.test/',
  address: '203.0.113.77',
  invited: 'Quixoinvited',
}
const fields = { enabled: true, required_fields: ['Name', 'E-mail'] }

const setAnonymous = async (owner: string, anonymous_responses: boolean) =>
  expect(
    (
      await server.call('PUT /api/users/me/settings', {
        owner,
        body: { privacy: { anonymous_responses } },
      })
    ).status,
  ).toBe(200)

const start = (publicId: string, more: object = {}) =>
  server.call<{ session_id: string; code: string }>(
    `POST /api/public/surveys/${publicId}/sessions`,
    {
      remoteAddress: markers.address,
      headers: { 'user-agent': markers.agent },
      body: {
        user_agent: markers.agent,
        referrer: markers.referrer,
        pre_survey_data: { Name: markers.name, 'E-mail': markers.email },
        ...more,
      },
    },
  )

/** All events and tables, unsealed where the key exists. */
async function storedText(): Promise<string> {
  await server.waitForProjections()
  const { rows } = await server.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('log', 'read', 'keep')`,
  )
  const texts: string[] = []
  for (const { name } of rows)
    texts.push(JSON.stringify((await server.db.query(`select t::text from ${name} t`)).rows))
  for await (const batch of server.store.readAll({ after: '' }))
    for (const { stream } of batch)
      texts.push(
        JSON.stringify(await server.readStream(stream), (_, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      )
  return texts.join('\n')
}

const surveyOf = (owner: string, config: object = {}) =>
  respondents.createPublishedSurvey(owner, { pre_survey_config: fields, ...config })

test('an anonymous conversation keeps what was said, and nothing of who said it', async () => {
  const owner = randomUUID()
  const survey = await surveyOf(owner)
  await setAnonymous(owner, true)
  const { status, body } = await start(survey.public_id)
  expect(status).toBe(200)
  const first = await respondents.callSession(body.session_id, 'first-question')
  await respondents.callSession(body.session_id, 'responses', {
    question_id: first.body.question!.id,
    text_response: 'The invoice import kept failing every Monday morning.',
  })
  const stored = await storedText()
  expect(stored).toContain('The invoice import')
  expect(Object.values(markers).filter((marker) => stored.includes(marker))).toEqual([])

  const conversationId = derivedId('conversation', body.session_id)
  const [started] = await server.readStream(`conversation-${conversationId}`)
  expect(started!.data).toMatchObject({ anonymous: true, requiredFields: [] })
  expect(started!.data).not.toHaveProperty('device')
  const details = await server.call<SessionDetails>(
    `GET /api/surveys/${survey.id}/sessions/${conversationId}`,
    { owner },
  )
  expect(details.body).toMatchObject({ anonymous: true, device: 'unknown', respondent: null })
})

test('conversations from before keep what they had', async () => {
  const owner = randomUUID()
  const survey = await surveyOf(owner)
  const ana = { Name: 'Ana', 'E-mail': 'ana@prosa.test' }
  const { body } = await start(survey.public_id, { pre_survey_data: ana })
  await setAnonymous(owner, true)
  const conversationId = derivedId('conversation', body.session_id)
  await server.waitForProjections()
  const details = await server.call<SessionDetails>(
    `GET /api/surveys/${survey.id}/sessions/${conversationId}`,
    { owner },
  )
  expect(details.body).toMatchObject({ anonymous: false, device: 'mobile' })
  await setAnonymous(owner, false)
  expect((await start(survey.public_id, { pre_survey_data: {} })).body.code).toBe(
    'conversations/pre-survey-incomplete',
  )
  // A page from while it was anonymous asked for nothing, and keeps its word.
  const notice = { anonymous: true, retention_days: 365 }
  const late = await start(survey.public_id, { notice })
  const [started] = await server.readStream(
    `conversation-${derivedId('conversation', late.body.session_id)}`,
  )
  expect(started!.data).toMatchObject({ anonymous: true })
})

test('the page asks for no fields and offers no WhatsApp, which is refused', async () => {
  const owner = randomUUID()
  const survey = await surveyOf(owner, { enable_whatsapp: true })
  const configOf = async () =>
    JSON.parse(
      (await server.call<{ config_json: string }>(`GET /api/public/surveys/${survey.public_id}`))
        .body.config_json,
    ) as object
  expect(await configOf()).toMatchObject({
    ...{ anonymous_responses: false, enable_whatsapp: true, pre_survey_config: { enabled: true } },
  })
  await setAnonymous(owner, true)
  expect(await configOf()).toMatchObject({
    ...{ anonymous_responses: true, enable_whatsapp: false },
    pre_survey_config: { enabled: false, required_fields: [] },
  })
  const initiate = await server.call('POST /api/whatsapp/initiate', {
    body: { publicId: survey.public_id, phone_number: '11987654321' },
  })
  expect(initiate).toMatchObject({ body: { code: 'whatsapp/not-enabled' } })
})

test('a personal link works once, names nobody, and does not lead to its conversation', async () => {
  const owner = randomUUID()
  const survey = await surveyOf(owner, { invited_only: true })
  await setAnonymous(owner, true)
  const people = [
    { name: markers.invited, reference: '' },
    { name: '', reference: 'Quixoref' },
  ]
  const issued = await server.call<{ batch_id: string; links: string[] }>(
    `POST /api/surveys/${survey.id}/invitations`,
    { owner, body: { people } },
  )
  const invitation = new URL(issued.body.links[0]!).searchParams.get('c')!
  expect((await start(survey.public_id, { invitation })).status).toBe(200)
  expect((await start(survey.public_id, { invitation })).body.code).toBe('surveys/invitation-used')
  const stored = await storedText()
  const values = [...Object.values(markers), 'Quixoref']
  expect(values.filter((marker) => stored.includes(marker))).toEqual([])
  const links = await server.call(
    `GET /api/surveys/${survey.id}/invitations/${issued.body.batch_id}`,
    { owner },
  )
  expect(links.body).toMatchObject([
    { name: '', reference: '', status: 'unopened', conversation_id: null },
    { name: '', reference: '', status: 'unopened', conversation_id: null },
  ])
})
