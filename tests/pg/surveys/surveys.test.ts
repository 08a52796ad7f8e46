import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey, SurveyStructure } from '#contract/api/surveys.ts'
import type { PublicSurvey } from '#contract/api/public.ts'
import type { ConversationEvent } from '#contract/events/conversations.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'
import {
  answerSubmitted,
  questionAsked,
  sessionCompleted,
  sessionStartedData,
} from '../../support/fixtures/conversation-events.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type SurveyReply = Survey & { code: string; missing: string[]; issues: { path: unknown[] }[] }

const point = { id: 'p1', text: 'Why people leave' }
const content = (config: object = { validation_points: [point] }) => ({
  title: 'Why do people leave?',
  goal: 'Learn why people leave us',
  config_json: JSON.stringify(config),
})
const createSurvey = (owner: string, body: object = content(), headers = {}) =>
  server.call<SurveyReply>('POST /api/surveys/advanced', { owner, body, headers })
const changeSurvey = (owner: string, id: string, body: object) =>
  server.call<SurveyReply>(`PUT /api/surveys/${id}`, { owner, body })
const readPublicSurvey = (publicId: string) =>
  server.call<PublicSurvey & { code: string; survey_status: string }>(
    `GET /api/public/surveys/${publicId}`,
  )
const createPublishedSurvey = async (owner: string) => {
  const { body } = await createSurvey(owner)
  return (await changeSurvey(owner, body.id, { status: 'published' })).body
}

type PageConfig = { estimated_minutes: { from: number; to: number } }

/** A session completed after this many minutes and answers. */
async function recordConversation(surveyId: string, minutes: number, answers = 3): Promise<void> {
  const id = randomUUID()
  const ownerId = randomUUID()
  const startedAt = Date.parse('2026-11-01T12:00:00Z')
  const say = (event: ConversationEvent, at: number) =>
    server.appendEvent(`conversation-${id}`, event, {
      ...{ ownerId, surveyId, sessionId: id },
      at: new Date(startedAt + at * 60_000).toISOString(),
    })
  await say({ type: 'SessionStarted', data: { ...sessionStartedData, ownerId, surveyId } }, 0)
  for (let number = 1; number <= answers; number++) {
    const [questionId, responseId] = [randomUUID(), randomUUID()]
    await say(questionAsked({ questionId, number }), 0)
    await say(answerSubmitted({ questionId, responseId, number }), 0)
  }
  await say(sessionCompleted, minutes)
}

describe('creating', () => {
  test('a goal becomes a structure, and the structure a draft', async () => {
    const owner = randomUUID()
    const { body: structure } = await server.call<SurveyStructure>(
      'POST /api/surveys/generate-structure',
      { owner, body: { goal: 'Understand why customers cancel their subscription' } },
    )
    expect(structure.validation_points.length).toBeGreaterThan(0)
    const { title, description, language, ...rest } = structure
    const { status, body } = await createSurvey(owner, {
      title,
      description,
      goal: 'Understand why customers cancel their subscription',
      language,
      config_json: JSON.stringify(rest),
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title, status: 'draft', version: 1, language })
    expect(body.public_id).toMatch(/^[0-9A-Za-z]{12}$/)
    expect(JSON.parse(body.config_json)).toMatchObject({ max_questions: structure.max_questions })
  })

  test('the same idempotency key creates the same survey', async () => {
    const owner = randomUUID()
    const key = { 'idempotency-key': 'k' }
    const [first, second] = [
      await createSurvey(owner, content(), key),
      await createSurvey(owner, content(), key),
    ]
    expect(second.body).toEqual(first.body)
    const other = await createSurvey(owner, { ...content(), title: 'Another' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'request/key-reused' } })
  })
})

describe('creating refuses', () => {
  test.each([
    ['no JSON', 'oops', ['config_json']],
    ['an unknown field', '{"x":1}', ['config_json', 'x']],
    ['too few questions', '{"max_questions":1}', ['config_json', 'max_questions']],
    [
      'an empty point',
      '{"validation_points":[{"id":"a","text":" "}]}',
      ['config_json', 'validation_points', 0, 'text'],
    ],
    [
      'two points with one id',
      '{"validation_points":[{"id":"a","text":"x"},{"id":"a","text":"y"}]}',
      ['config_json', 'validation_points', 1, 'id'],
    ],
  ])('a configuration with %s is refused by its path', async (_, config_json, path) => {
    const { status, body } = await createSurvey(randomUUID(), { ...content(), config_json })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'request/invalid', issues: [{ path }] })
  })

  test.each([
    ['no title', { title: '  ' }, ['title']],
    ['201 letters of title', { title: 'é'.repeat(201) }, ['title']],
    ['9 letters of goal', { goal: 'x'.repeat(9) }, ['goal']],
    ['1001 letters of goal', { goal: 'x'.repeat(1001) }, ['goal']],
    ['2001 letters of description', { description: 'x'.repeat(2001) }, ['description']],
    ['an unknown language', { language: 'fr' }, ['language']],
    ['an unknown field', { owner_id: 'x' }, ['owner_id']],
  ])('%s is refused by its path, new or revised', async (_, wrong, path) => {
    const owner = randomUUID()
    const { body: draft } = await createSurvey(owner)
    const refused = { status: 422, body: { code: 'request/invalid', issues: [{ path }] } }
    expect(await createSurvey(owner, { ...content(), ...wrong })).toMatchObject(refused)
    expect(await changeSurvey(owner, draft.id, wrong)).toMatchObject(refused)
  })

  test('text of the maximum length is stored completely, and 1 MB is refused unread', async () => {
    const owner = randomUUID()
    const most = { title: 'é'.repeat(200), goal: 'x'.repeat(1000) }
    const { status, body } = await createSurvey(owner, { ...content(), ...most })
    expect(status).toBe(200)
    expect(body).toMatchObject(most)
    expect(await createSurvey(owner, { ...content(), goal: 'x'.repeat(1_000_000) })).toMatchObject({
      status: 413,
      body: { code: 'request/too-large' },
    })
  })

  test('a script in a title is text, for owners and respondents', async () => {
    const owner = randomUUID()
    const title = '<script>alert(1)</script>'
    const { body } = await createSurvey(owner, { ...content(), title })
    const { public_id } = (await changeSurvey(owner, body.id, { status: 'published' })).body
    expect(body.title).toBe(title)
    const seen = await readPublicSurvey(public_id)
    expect(seen.body.title).toBe(title)
    expect(seen.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('text that the store cannot hold is refused', async () => {
    const config_json = '{"validation_points":[{"id":"a","text":"x\\u0000y"}]}'
    expect(await createSurvey(randomUUID(), { ...content(), config_json })).toMatchObject({
      status: 422,
    })
  })
})

describe('changing', () => {
  test('returns the changed survey', async () => {
    const owner = randomUUID()
    const { body: draft } = await createSurvey(owner)
    const { body } = await changeSurvey(owner, draft.id, {
      title: 'Why not?',
      status: 'published',
      version: 1,
    })
    expect(body).toMatchObject({ title: 'Why not?', status: 'published', version: 2 })
    expect((await server.call('GET /api/surveys/' + draft.id, { owner })).body).toEqual(body)
  })

  test('a client that knows the documented fields only resets no others', async () => {
    const owner = randomUUID()
    const others = {
      asked_by: 'Café Aurora',
      duplicates: 'once-per-browser',
      whatsapp_config: { typing_delay: 1200 },
    }
    const { body: draft } = await createSurvey(owner, content({ ...others, enable_whatsapp: true }))
    const documented = { enable_audio: true, max_questions: 6, validation_points: [] }
    const config_json = JSON.stringify(documented)
    const { body } = await changeSurvey(owner, draft.id, { config_json })
    const expected = { ...documented, ...others, enable_whatsapp: true, invited_only: false }
    expect(JSON.parse(body.config_json)).toMatchObject(expected)
    const again = await changeSurvey(owner, draft.id, { config_json: body.config_json })
    expect(again.body).toMatchObject({ version: body.version, config_json: body.config_json })
  })

  test('an outdated version is refused', async () => {
    const owner = randomUUID()
    const { body } = await createSurvey(owner)
    await changeSurvey(owner, body.id, { title: 'One' })
    expect(await changeSurvey(owner, body.id, { title: 'Two', version: 1 })).toMatchObject({
      status: 412,
      body: { code: 'surveys/stale-version', version: 2 },
    })
  })

  test('publishing an incomplete survey is refused with what is missing', async () => {
    const owner = randomUUID()
    const { body } = await createSurvey(owner, content({}))
    expect(await changeSurvey(owner, body.id, { status: 'published' })).toMatchObject({
      status: 422,
      body: { code: 'surveys/incomplete', missing: ['validation_points'] },
    })
  })

  test('an invalid status transition is refused', async () => {
    const owner = randomUUID()
    const { body } = await createSurvey(owner)
    expect(await changeSurvey(owner, body.id, { status: 'paused' })).toMatchObject({
      status: 409,
      body: { code: 'surveys/wrong-status', from: 'draft', to: 'paused' },
    })
  })

  test('another owner’s survey does not exist', async () => {
    const { body } = await createSurvey(randomUUID())
    const stranger = randomUUID()
    for (const path of ['', '/analytics', '/qualified-responses'])
      expect(
        await server.call(`GET /api/surveys/${body.id}${path}`, { owner: stranger }),
      ).toMatchObject({
        status: 404,
        body: { code: 'surveys/not-found' },
      })
    expect(await changeSurvey(stranger, body.id, { title: 'Mine' })).toMatchObject({ status: 404 })
    const { body: list } = await server.call('GET /api/surveys', { owner: stranger })
    expect(list).toEqual([])
  })
})

describe('the public view', () => {
  test('has the respondent’s fields only', async () => {
    const survey = await createPublishedSurvey(randomUUID())
    const { status, body } = await readPublicSurvey(survey.public_id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: survey.title,
      goal: '',
      survey_type: 'advanced',
      questions: [],
    })
    expect(Object.keys(JSON.parse(body.config_json) as object).toSorted()).toEqual([
      'advanced_mode',
      'ai_personality',
      'anonymous_responses',
      'asked_by',
      'conversation_mode',
      'data_retention_days',
      'duplicates',
      'enable_audio',
      'enable_whatsapp',
      'estimated_minutes',
      'language',
      'max_questions',
      'pre_survey_config',
    ])
  })

  test('has the measured duration after ten completions', async () => {
    const survey = await createPublishedSurvey(randomUUID())
    const minutes = async () =>
      (JSON.parse((await readPublicSurvey(survey.public_id)).body.config_json) as PageConfig)
        .estimated_minutes
    for (let nth = 0; nth < 9; nth++) await recordConversation(survey.id, 7.5 + nth / 100)
    // Sessions abandoned at once, and those resumed the next day, do not count.
    await recordConversation(survey.id, 0.1, 1)
    await recordConversation(survey.id, 24 * 60)
    await server.waitForProjections()
    expect(await minutes()).toEqual({ from: 3, to: 5 })
    await recordConversation(survey.id, 7.5)
    await server.waitForProjections()
    expect(await minutes()).toEqual({ from: 7, to: 8 })
  })

  test('returns 404 for an unknown survey, and closed for a draft, paused or closed one', async () => {
    const owner = randomUUID()
    const { body: draft } = await createSurvey(owner)
    expect(await readPublicSurvey('nobodyKnows1')).toMatchObject({
      status: 404,
      body: { code: 'surveys/not-public' },
    })
    expect(await readPublicSurvey(draft.public_id)).toMatchObject({
      status: 403,
      body: { code: 'surveys/unavailable', survey_status: 'draft' },
    })
    const { id, public_id } = await createPublishedSurvey(owner)
    for (const status of ['paused', 'closed']) {
      await changeSurvey(owner, id, { status })
      await server.waitForProjections()
      expect(await readPublicSurvey(public_id)).toMatchObject({
        status: 403,
        body: { code: 'surveys/unavailable', survey_status: status },
      })
    }
  })
})
