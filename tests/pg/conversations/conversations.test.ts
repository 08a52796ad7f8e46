import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RespondentTurn } from '#contract/api/conversation-turns.ts'
import { derivedId } from '#kernel/ids.ts'
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

const startSession: typeof respondents.startSession = (...args) => respondents.startSession(...args)
const callSession: typeof respondents.callSession = (...args) => respondents.callSession(...args)
const startNewSession: typeof respondents.startNewSession = (...args) =>
  respondents.startNewSession(...args)
const createPublishedSurvey: typeof respondents.createPublishedSurvey = (...args) =>
  respondents.createPublishedSurvey(...args)

describe('a conversation over HTTP', () => {
  test('runs from the first question to completion, and grants the rewards', async () => {
    const reward = { title: 'Thanks', content: 'CODE-7' }
    const { survey, id } = await startNewSession({
      post_survey_rewards: { enabled: true, rewards: [reward] },
    })
    expect(await respondents.completeConversation(id)).toMatchObject({ completion_triggered: true })
    const { body } = await server.call<{
      finished: boolean
      public_id: string
      turns: RespondentTurn[]
    }>(`GET /api/public/sessions/${id}`)
    expect(body).toMatchObject({ finished: true, public_id: survey.public_id })
    // The interview may end a question early, where nothing is left to ask.
    expect([4, 5]).toContain(body.turns.length)
    for (const { question, answer } of body.turns)
      expect(answer?.length).toBeGreaterThan(question.type === 'open' ? 20 : 0)
    for (let again = 0; again < 2; again++)
      expect((await callSession(id, 'complete')).body).toEqual({
        ok: true,
        rewards_data: { rewards: [reward] },
        receipt_code: expect.any(String),
        closing: { kind: 'finished', language: 'en', text: expect.stringContaining('Thank you') },
      })
    expect(await callSession(id, 'first-question')).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
  })

  test('accepts the requests of documented clients', async () => {
    const { survey } = await startNewSession()
    const { status, body } = await startSession(survey.public_id, {
      user_agent: 'Mozilla/5.0 (iPhone)',
      referrer: 'https://example.com/',
      language: 'pt',
      mode: 'normal',
    })
    expect(status).toBe(200)
    expect(body.session_id).toMatch(/^[0-9a-f]{32}$/)
    const [started] = await server.readStream(
      `conversation-${derivedId('conversation', body.session_id)}`,
    )
    expect(started?.data).toMatchObject({ device: 'mobile', mode: 'web', language: 'en' })
    expect(
      await callSession(body.session_id, 'first-question', { survey_config: { anything: 1 } }),
    ).toMatchObject({
      status: 200,
      body: { session_state: { current_count: 1, max_questions: 5, questions_answered: 0 } },
    })
  })

  test('returns the same question until it is answered', async () => {
    const { id } = await startNewSession()
    const first = await callSession(id, 'first-question')
    expect((await callSession(id, 'next-question')).body).toEqual(first.body)
    expect((await callSession(id, 'first-question')).body).toEqual(first.body)
  })

  test('required pre-survey fields are demanded', async () => {
    const survey = await createPublishedSurvey(randomUUID(), {
      pre_survey_config: { enabled: true, required_fields: ['name'] },
    })
    expect(await startSession(survey.public_id)).toMatchObject({
      status: 422,
      body: { code: 'conversations/pre-survey-incomplete', missing: ['name'] },
    })
    expect(
      await startSession(survey.public_id, { pre_survey_data: { name: 'Ana' } }),
    ).toMatchObject({
      status: 200,
    })
  })
})

describe('fields before the first question', () => {
  const refusal = { status: 422, body: { code: 'request/invalid' } }

  test('values are checked by the field’s type, also where only its name implies it', async () => {
    const { public_id } = await createPublishedSurvey(randomUUID(), {
      pre_survey_config: {
        enabled: true,
        required_fields: ['E-mail', 'رقم الجوال', 'Badge', 'Team'],
        field_types: { Badge: { type: 'number' }, Team: { type: 'text', max_length: 4 } },
      },
    })
    const wrong = { 'E-mail': 'ana', 'رقم الجوال': '12', Badge: 'seven', Team: 'Support' }
    const refused = await startSession(public_id, { pre_survey_data: wrong })
    expect(refused).toMatchObject({
      ...refusal,
      body: {
        issues: [
          {
            path: ['pre_survey_data', 'E-mail'],
            code: 'invalid_email',
            message: 'Please enter a valid email address',
          },
          { code: 'invalid_phone', message: 'Please enter a valid phone number' },
          { code: 'invalid_number', message: 'Must be a number' },
          { code: 'too_big', message: 'Enter at most 4 characters', count: 4 },
        ],
      },
    })
    const right = { 'E-mail': 'ana@a.com', 'رقم الجوال': '٠٥٠١٢٣٤٥٦٧', Badge: '٧', Team: 'Ops' }
    const { status, body } = await startSession(public_id, { pre_survey_data: right })
    expect(status).toBe(200)
    const session = await server.call<{ receipt_code: string }>(
      `GET /api/public/sessions/${body.session_id}`,
    )
    const receipt = await server.call<{ fields: unknown }>(
      `GET /api/public/receipts/${session.body.receipt_code}`,
    )
    expect(receipt.body.fields).toEqual({ ...right, 'رقم الجوال': '0501234567', Badge: '7' })
  })

  test('types of fields that no longer exist are dropped when the survey is saved', async () => {
    const { config_json } = await createPublishedSurvey(randomUUID(), {
      pre_survey_config: {
        enabled: true,
        required_fields: ['Badge'],
        field_types: { Badge: { type: 'number' }, Gone: { type: 'email' } },
      },
    })
    expect(JSON.parse(config_json)).toMatchObject({
      pre_survey_config: { field_types: { Badge: { type: 'number' } } },
    })
    expect(config_json).not.toContain('Gone')
  })
})

describe('reads of an answer', () => {
  test('submitting an interview answer reads and decodes no stream', async () => {
    const { id } = await startNewSession()
    let { body } = await callSession(id, 'first-question')
    const readBefore = server.routeReads.length
    expect(readBefore).toBeGreaterThan(0)
    for (const text_response of ['It was slow, and nobody answered my mails.', 'The price too.']) {
      const before = server.routeReads.length
      const { status } = await callSession(id, 'responses', {
        question_id: body.question?.id,
        text_response,
      })
      expect(status).toBe(200)
      expect(server.routeReads.slice(before)).toEqual([])
      ;({ body } = await callSession(id, 'next-question'))
    }
  })
})

describe('refusals', () => {
  const unknownSession = '0'.repeat(32)
  test('an unknown session', async () => {
    for (const call of ['first-question', 'next-question', 'complete'])
      expect(await callSession(unknownSession, call)).toMatchObject({
        status: 404,
        body: { code: 'conversations/not-found' },
      })
    expect(
      await callSession(unknownSession, 'responses', {
        question_id: randomUUID(),
        text_response: 'x',
      }),
    ).toMatchObject({ status: 404 })
  })

  test('an unknown, unpublished or closed survey', async () => {
    const owner = randomUUID()
    const survey = await createPublishedSurvey(owner)
    await server.call(`PUT /api/surveys/${survey.id}`, { owner, body: { status: 'paused' } })
    await server.waitForProjections()
    expect(await startSession('doesNotExist')).toMatchObject({
      status: 404,
      body: { code: 'surveys/not-public' },
    })
    expect(await startSession(survey.public_id)).toMatchObject({
      status: 403,
      body: { code: 'surveys/unavailable' },
    })
  })

  test('an exclusive option of the interviewer’s list together with another one', async () => {
    const texts = ['What they think of the repairs', 'How often people service their bikes']
    const validation_points = texts.map((text, at) => ({ id: `p${at}`, text }))
    const { id } = await startNewSession({ validation_points })
    let { question } = (await callSession(id, 'first-question')).body
    while (question?.type === 'open') {
      const text_response = 'The repairs took three weeks, and the brakes were still loose.'
      await callSession(id, 'responses', { question_id: question.id, text_response })
      ;({ question } = (await callSession(id, 'next-question')).body)
    }
    expect(question).toMatchObject({ type: 'multiple', exclusive_options: ['Never'] })
    const answer = (...selected_options: string[]) =>
      callSession(id, 'responses', { question_id: question!.id, selected_options })
    expect(await answer('Every day', 'Never')).toMatchObject({
      status: 422,
      body: { code: 'conversations/exclusive-option', option: 'Never' },
    })
    expect((await answer('Never')).status).toBe(200)
    await server.waitForProjections()
    const conversation = derivedId('conversation', id)
    const { items } = await server.readChannel<RespondentTurn>('conversation', conversation)
    const shown = items.find(({ answer: given }) => given === 'Never')
    expect(shown?.question).toMatchObject({ exclusive_options: ['Never'] })
  })

  test('invalid answers', async () => {
    const { id } = await startNewSession()
    const { body } = await callSession(id, 'first-question')
    const question_id = body.question!.id
    const answer = (more: object) => callSession(id, 'responses', { question_id, ...more })
    expect(await answer({ scale_value: 3 })).toMatchObject({
      status: 422,
      body: { code: 'conversations/wrong-kind' },
    })
    expect(await answer({ text_response: ' ' })).toMatchObject({ status: 422 })
    expect(await answer({ text_response: 'x'.repeat(4_001) })).toMatchObject({
      status: 422,
      body: { code: 'request/invalid' },
    })
    expect(await answer({ text_response: 'x', question_id: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'conversations/out-of-turn' },
    })
    const { id: otherSession } = await startNewSession()
    const { body: other } = await callSession(otherSession, 'first-question')
    const itsQuestion = { text_response: 'x', question_id: other.question!.id }
    expect(await answer(itsQuestion)).toMatchObject({
      status: 409,
      body: { code: 'conversations/out-of-turn' },
    })
    await callSession(id, 'complete')
    expect(await answer({ text_response: 'too late' })).toMatchObject({
      status: 409,
      body: { code: 'conversations/finished' },
    })
  })

  test('a question that is not ready yet returns a retry hint', async () => {
    await using idle = await openConversationTestServer({ withoutReactors: true })
    const there = createRespondentClient(idle)
    const { id } = await there.startNewSession()
    const { status, headers, body } = await there.callSession(id, 'first-question')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('1')
    expect(body.code).toBe('conversations/question-pending')
  })
})

describe('repeated requests', () => {
  test('the same start returns the same session', async () => {
    const { survey } = await startNewSession()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => startSession(survey.public_id, {}, key)),
    )
    expect(new Set(replies.map(({ body }) => body.session_id)).size).toBe(1)
    expect((await startSession(survey.public_id)).body.session_id).not.toBe(
      replies[0]!.body.session_id,
    )
  })

  test('concurrent repeats of an answer record it once; a different answer with the same key is refused', async () => {
    const { id } = await startNewSession()
    const { body } = await callSession(id, 'first-question')
    const question_id = body.question!.id
    const key = { 'idempotency-key': randomUUID() }
    const submit = (text_response: string) =>
      callSession(id, 'responses', { question_id, text_response }, key)
    const replies = await Promise.all(Array.from({ length: 16 }, () => submit('It was slow.')))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body: each }) => each.position)).size).toBe(1)
    expect(await submit('It was fast.')).toMatchObject({
      status: 422,
      body: { code: 'request/key-reused' },
    })
    const stream = await server.readStream(`conversation-${derivedId('conversation', id)}`)
    expect(stream.filter(({ type }) => type === 'AnswerSubmitted')).toHaveLength(1)
  })

  test('a repeated answer after the session’s erasure returns 404', async () => {
    const { id } = await startNewSession()
    const { body } = await callSession(id, 'first-question')
    const answer = { question_id: body.question!.id, text_response: 'It was slow.' }
    const key = { 'idempotency-key': randomUUID() }
    expect(await callSession(id, 'responses', answer, key)).toMatchObject({ status: 200 })
    const receipt = (await callSession(id, 'complete')).body as { receipt_code?: string }
    expect(await server.call(`DELETE /api/public/receipts/${receipt.receipt_code}`)).toMatchObject({
      status: 200,
    })
    expect(await callSession(id, 'responses', answer, key)).toMatchObject({
      status: 404,
      body: { code: 'conversations/not-found' },
    })
  })
})
