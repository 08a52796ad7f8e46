// WhatsApp: a number starts one conversation and one message; the response reveals nothing about the number.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

type Initiated = {
  session_id: string
  formatted: string
  link: string
  simulated: boolean
  code: string
  error: string
}

const createPublishedSurvey = (config: object = {}) =>
  respondents.createPublishedSurvey(randomUUID(), { enable_whatsapp: true, ...config })
const initiate = (publicId: string, phone_number: string, more = {}) =>
  server.call<Initiated>('POST /api/whatsapp/initiate', {
    body: { publicId, phone_number, ...more },
  })
const statusOf = async (sessionId: string) =>
  (await server.call<{ status: string }>(`GET /api/whatsapp/sessions/${sessionId}`)).body.status

/** All stored events of a survey. */
async function storedOf(surveyId: string) {
  const stored = []
  for await (const batch of server.store.readAll({ after: '' }))
    stored.push(...batch.filter(({ meta }) => meta['surveyId'] === surveyId))
  return stored
}

test('a number starts a WhatsApp conversation and gets a message', async () => {
  const survey = await createPublishedSurvey()
  const { status, body } = await initiate(survey.public_id, '11987654321')
  expect(status).toBe(200)
  expect(body).toMatchObject({ formatted: '+55 (11) 98765-4321', simulated: true })
  await expect.poll(() => statusOf(body.session_id)).toBe('delivered')
  const stored = await storedOf(survey.id)
  const started = stored.find(({ type }) => type === 'SessionStarted')
  expect(started?.data).toMatchObject({ mode: 'whatsapp' })
  const contact = stored.filter(({ stream }) => stream.startsWith('contact-'))
  expect(contact.map(({ type }) => type)).toEqual(['ContactBound', 'ContactMessaged'])
})

test('an unknown conversation returns 404', async () => {
  for (const reference of ['0'.repeat(32), 'f'.repeat(32)])
    expect(await server.call(`GET /api/whatsapp/sessions/${reference}`)).toMatchObject({
      status: 404,
      body: { code: 'conversations/not-found' },
    })
})

test('the number is stored encrypted only, and erased with the conversation', async () => {
  const survey = await createPublishedSurvey()
  await initiate(survey.public_id, '11912345678')
  const stored = await storedOf(survey.id)
  expect(
    JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? '' : value)),
  ).not.toMatch(/912345678/)
  const bound = stored.find(({ type }) => type === 'ContactBound')!
  const phone = async () => (await server.readStream(bound.stream))[0]!.data
  expect(await phone()).toMatchObject({ phone: '5511912345678' })
  await server.keys.destroy(bound.meta['sessionId']!)
  expect(await phone()).toMatchObject({ phone: null })
})

describe('the same number again', () => {
  test('resumes the running conversation, however the number is formatted', async () => {
    const survey = await createPublishedSurvey()
    const spellings = ['21987654321', '+55 (21) 98765-4321', '552187654321', '2187654321']
    const answers = await Promise.all(spellings.map((phone) => initiate(survey.public_id, phone)))
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1)
    const stored = await storedOf(survey.id)
    expect(stored.filter(({ type }) => type === 'SessionStarted')).toHaveLength(1)
    expect(stored.filter(({ type }) => type === 'ContactBound')).toHaveLength(1)
  })

  test('grants no access: the response has neither the session’s secret nor the conversation’s id', async () => {
    const survey = await createPublishedSurvey()
    const { body } = await initiate(survey.public_id, '31987654321')
    for (const call of ['GET /api/public/sessions/', 'POST /api/public/sessions/'] as const)
      expect(
        await server.call(`${call}${body.session_id}${call.startsWith('POST') ? '/complete' : ''}`),
      ).toMatchObject({ status: 404 })
    const ids = (await storedOf(survey.id)).map(({ meta }) => meta['sessionId'])
    expect(ids).not.toContain(body.session_id)
    expect(body.link).not.toMatch(/31987654321|987654321/)
  })

  test('starts another conversation after the last has ended, or is refused if only one is allowed', async () => {
    const again = await createPublishedSurvey()
    const once = await createPublishedSurvey({ duplicates: 'once-per-browser' })
    for (const { id, public_id } of [again, once]) {
      await initiate(public_id, '41987654321')
      const started = (await storedOf(id)).find(({ type }) => type === 'SessionStarted')!
      const { surveyId, ownerId, sessionId } = started.meta
      await server.appendEvent(
        started.stream,
        { type: 'SessionCompleted', data: { reason: 'left', questionsAsked: 1, answersGiven: 0 } },
        { surveyId: surveyId!, ownerId: ownerId!, sessionId: sessionId! },
      )
    }
    expect(await initiate(again.public_id, '41987654321')).toMatchObject({ status: 200 })
    const started = (await storedOf(again.id)).filter(({ type }) => type === 'SessionStarted')
    expect(started).toHaveLength(2)
    expect(await initiate(once.public_id, '41987654321')).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
  })
})

describe('refusals', () => {
  test('WhatsApp if the owner disabled it; the page does not offer it', async () => {
    const survey = await createPublishedSurvey({ enable_whatsapp: false })
    expect(await initiate(survey.public_id, '11987654321')).toMatchObject({
      status: 409,
      body: {
        code: 'whatsapp/not-enabled',
        error: 'WhatsApp não habilitado para esta pesquisa',
      },
    })
    for (const [config, offered] of [
      [{}, true],
      [{ enable_whatsapp: false }, false],
      [{ invited_only: true }, false],
    ] as const) {
      const { public_id } = await createPublishedSurvey(config)
      const { body } = await server.call<{ config_json: string }>(
        `GET /api/public/surveys/${public_id}`,
      )
      expect(JSON.parse(body.config_json)).toMatchObject({ enable_whatsapp: offered })
    }
  })

  test.each([
    ['', 'whatsapp/number-required', 'Número de telefone é obrigatório'],
    ['12345678', 'whatsapp/number-too-short', 'Número muito curto. Mínimo 10 dígitos.'],
    ['1234567890123456', 'whatsapp/number-too-long', 'Número muito longo. Máximo 15 dígitos.'],
  ])('the number “%s”', async (phone_number, code, error) => {
    const survey = await createPublishedSurvey()
    const refused = { status: 422, body: { code, error } }
    expect(await initiate(survey.public_id, phone_number)).toMatchObject(refused)
    expect(
      await server.call('POST /api/whatsapp/number', { body: { phone_number } }),
    ).toMatchObject(refused)
    expect(await storedOf(survey.id)).not.toContainEqual(
      expect.objectContaining({ type: 'SessionStarted' }),
    )
  })

  test('too many numbers from one address', async () => {
    const survey = await createPublishedSurvey()
    const body = { publicId: survey.public_id, phone_number: '12' }
    const statuses = []
    for (let nth = 1; nth <= 11; nth++) {
      const { status } = await server.call('POST /api/whatsapp/initiate', {
        body,
        remoteAddress: '203.0.113.9',
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})

test('required pre-survey fields apply here as well', async () => {
  const survey = await createPublishedSurvey({
    pre_survey_config: { enabled: true, required_fields: ['nome'] },
  })
  expect(await initiate(survey.public_id, '51987654321')).toMatchObject({
    status: 422,
    body: { code: 'conversations/pre-survey-incomplete' },
  })
  const fields = { pre_survey_data: { nome: 'Ana' } }
  expect(await initiate(survey.public_id, '51987654321', fields)).toMatchObject({ status: 200 })
})
