import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { SentimentSettings } from '#contract/api/sentiment.ts'
import { defaultSentiment } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

type Answered = SentimentSettings & {
  code: string
  points: string[]
  issues: { path: unknown[] }[]
}

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const path = (id: string) => `/api/surveys/${id}/sentiment-config`
const read = (owner: string, id: string) => server.call<Answered>(`GET ${path(id)}`, { owner })
const write = (owner: string, id: string, body: object, headers = {}) =>
  server.call<Answered>(`PUT ${path(id)}`, { owner, body, headers })
const createSurvey = async (config: object = {}) => {
  const owner = randomUUID()
  return { owner, ...(await respondents.createPublishedSurvey(owner, config)) }
}

const createWords = (count: number) => Array.from({ length: count }, (_, n) => `word ${n}`)

describe('a sentiment configuration', () => {
  test('has the defaults until it is set', async () => {
    const { owner, id } = await createSurvey()
    expect(await read(owner, id)).toMatchObject({
      status: 200,
      body: { ...defaultSentiment, version: 0, updated_at: null },
    })
  })

  test('is stored; omitted fields have their defaults', async () => {
    const { owner, id } = await createSurvey()
    const { status, body } = await write(owner, id, {
      aspect_keywords: [' Price ', 'price', 'Support'],
      confidence_threshold: 0.7,
      questions: { p0: { enabled: false } },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...defaultSentiment,
      aspect_keywords: ['Price', 'Support'],
      confidence_threshold: 0.7,
      questions: {
        p0: { enabled: false, aspects: [], followup_negative: '', followup_very_positive: '' },
      },
      version: 1,
      updated_at: expect.any(String),
    })
    await server.waitForProjections()
    expect((await read(owner, id)).body).toEqual(body)
    expect((await write(owner, id, { ...withoutStamp(body), version: 1 })).body).toEqual(body)
  })

  test('a concurrent second change is refused with the first', async () => {
    const { owner, id } = await createSurvey()
    const both = await Promise.all(
      ['Price', 'Support'].map((word) => write(owner, id, { aspect_keywords: [word], version: 0 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(both.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'surveys/stale-version',
      version: 1,
    })
    const accepted = both.find(({ status }) => status === 200)!.body
    await server.waitForProjections()
    expect((await read(owner, id)).body).toEqual(accepted)
  })

  test('a repeated idempotency key changes it once', async () => {
    const { owner, id } = await createSurvey()
    const key = { 'idempotency-key': randomUUID() }
    const body = { enabled: false, version: 0 }
    const replies = [await write(owner, id, body, key), await write(owner, id, body, key)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]!.body).toEqual(replies[0]!.body)
  })

  test('omits removed points', async () => {
    const { owner, id } = await createSurvey()
    await write(owner, id, { questions: { p0: { aspects: ['a'] }, p1: { aspects: ['b'] } } })
    const config_json = JSON.stringify({
      validation_points: [{ id: 'p1', text: 'Is the price fair?' }],
      max_questions: 5,
    })
    await server.call(`PUT /api/surveys/${id}`, { owner, body: { config_json } })
    await server.waitForProjections()
    const { body } = await read(owner, id)
    expect(Object.keys(body.questions)).toEqual(['p1'])
    expect(await write(owner, id, withoutStamp(body))).toMatchObject({ status: 200 })
  })

  test('has settings of fixed questions, which decide whether their answers are analysed', async () => {
    const owner = randomUUID()
    const questions = ['q1', 'q2'].map((id) => ({ id, text: `What about ${id}?`, type: 'open' }))
    const { body: form } = await server.call<Survey>('POST /api/surveys', {
      owner,
      body: {
        title: 'Why?',
        goal: 'Understand why customers cancel their subscription',
        language: 'en',
        question_count: 4,
      },
    })
    await server.call(`PUT /api/surveys/${form.id}`, { owner, body: { questions } })
    const written = await write(owner, form.id, { questions: { q1: { enabled: false } } })
    expect(written).toMatchObject({ status: 200, body: { questions: { q1: { enabled: false } } } })
    expect(await write(owner, form.id, { questions: { q3: {} } })).toMatchObject({
      status: 422,
      body: { code: 'surveys/unknown-point', points: ['q3'] },
    })
    await server.call(`PUT /api/surveys/${form.id}`, { owner, body: { status: 'published' } })
    const session = (await respondents.startSession(form.public_id)).body.session_id
    for (const question_id of ['q1', 'q2'])
      await respondents.callSession(session, 'responses', {
        question_id,
        text_response: 'The support was slow and rude, and I was very angry about it.',
      })
    await respondents.callSession(session, 'complete')
    const analysed = async () => {
      await server.waitForProjections()
      const rows = await server.readRows('responses')
      return rows
        .filter(({ surveyId, status }) => surveyId === form.id && status !== 'pending')
        .map(({ surveyQuestionId, emotions }) => [
          surveyQuestionId,
          Object.keys(emotions as object).length > 0,
        ])
        .toSorted()
    }
    await expect.poll(analysed).toEqual([
      ['q1', false],
      ['q2', true],
    ])
  })

  test('applies to conversations that start afterwards only', async () => {
    const { owner, id, public_id } = await createSurvey()
    const before = (await respondents.startSession(public_id)).body.session_id
    await write(owner, id, { aspect_keywords: ['invoices'] })
    await server.waitForProjections()
    const after = (await respondents.startSession(public_id)).body.session_id
    const startOf = async (session: string) =>
      (await server.readStream(`conversation-${derivedId('conversation', session)}`))[0]!.data
    expect(await startOf(before)).not.toHaveProperty('sentiment')
    expect(await startOf(after)).toMatchObject({
      sentiment: { ...defaultSentiment, aspect_keywords: ['invoices'] },
    })
  })
})

describe('is refused', () => {
  const text = (length: number) => 'x'.repeat(length)
  test.each([
    ['thirty-one keywords', { aspect_keywords: createWords(31) }, ['aspect_keywords']],
    ['a keyword of 61 characters', { aspect_keywords: [text(61)] }, ['aspect_keywords', 0]],
    ['an empty keyword', { aspect_keywords: [' '] }, ['aspect_keywords', 0]],
    ['a text of 301 characters', { followup_negative: text(301) }, ['followup_negative']],
    ['a threshold of 1.5', { confidence_threshold: 1.5 }, ['confidence_threshold']],
    ['a threshold in words', { confidence_threshold: 'high' }, ['confidence_threshold']],
    ['an unknown field', { mood: true }, ['mood']],
    [
      'thirty-one keywords of a question',
      { questions: { p0: { aspects: createWords(31) } } },
      ['questions', 'p0', 'aspects'],
    ],
    [
      'a text of 301 characters for a question',
      { questions: { p0: { followup_very_positive: text(301) } } },
      ['questions', 'p0', 'followup_very_positive'],
    ],
  ])('%s', async (_, body, where) => {
    const { owner, id } = await createSurvey()
    expect(await write(owner, id, body)).toMatchObject({
      status: 422,
      body: { code: 'request/invalid', issues: [{ path: where }] },
    })
  })

  test('for a point that the survey does not have', async () => {
    const { owner, id } = await createSurvey()
    expect(await write(owner, id, { questions: { p0: {}, p7: {} } })).toMatchObject({
      status: 422,
      body: { code: 'surveys/unknown-point', points: ['p7'] },
    })
  })

  test('to other owners, for whom the survey does not exist', async () => {
    const { id } = await createSurvey()
    const stranger = randomUUID()
    const missing = { status: 404, body: { code: 'surveys/not-found' } }
    expect(await read(stranger, id)).toMatchObject(missing)
    expect(await write(stranger, id, { enabled: false })).toMatchObject(missing)
    expect(await server.call(`GET /api/surveys/${id}/ai-usage`, { owner: stranger })).toMatchObject(
      missing,
    )
    expect(await server.call(`GET ${path(id)}`)).toMatchObject({ status: 401 })
  })
})

function withoutStamp(settings: SentimentSettings) {
  const { version: _, updated_at: __, ...config } = settings
  return config
}
