// Form surveys and plan limits.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PublicSurvey } from '#contract/api/public.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { PlanName } from '#contract/plans.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let questionsStub: Ai['questions']
let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer({
    ai: { ...offlineAi, questions: (...args) => questionsStub(...args) },
  })
})
beforeEach(() => {
  questionsStub = offlineAi.questions
})
afterAll(() => server[Symbol.asyncDispose]())

type SurveyReply = Survey & { code: string; plan: string; of: number; missing: string[] }
type CallOptions = { owner: string; body?: object; headers?: Record<string, string> }

const call = <T = SurveyReply>(route: string, sending: CallOptions) =>
  server.call<T>(route, sending)
const goal = 'Entender por que os clientes cancelam a assinatura'
const createForm = (owner: string, over: object = {}, headers = {}) =>
  call('POST /api/surveys', { owner, body: { title: 'Cancelamento', goal, ...over }, headers })
const changeForm = (owner: string, id: string, body: object) =>
  call(`PUT /api/surveys/${id}`, { owner, body })
const question = (n: number, over: object = {}) => ({
  ...{ id: `q${n}`, text: `Question ${n}?`, type: 'open' },
  ...over,
})
const questions = (count: number) => Array.from({ length: count }, (_, n) => question(n))

/** An owner on a plan. */
async function ownerOn(plan: PlanName): Promise<string> {
  const owner = randomUUID()
  const [issuer, subject] = ['https://id.test', owner]
  const person = {
    issuer,
    subject,
    email: `${owner}@prosa.test`,
    name: 'Ana',
    locale: 'en',
  } as const
  await server.appendEvent(
    `owner-${owner}`,
    { type: 'OwnerRegistered', data: person },
    { ownerId: owner },
  )
  await server.appendEvent(
    `owner-${owner}`,
    { type: 'PlanChanged', data: { plan } },
    { ownerId: owner },
  )
  await server.waitForProjections()
  return owner
}

describe('creating', () => {
  test('a goal becomes a draft with proposed questions', async () => {
    const { status, body } = await createForm(randomUUID())
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'draft', survey_type: 'normal', language: 'pt-br' })
    expect(body.questions).toHaveLength(6)
    for (const each of body.questions) expect(JSON.parse(each.options_json)).toEqual(each.options)
    expect(JSON.parse(body.config_json)).toMatchObject({ advanced_mode: false })
  })
  test('the same idempotency key proposes once', async () => {
    const owner = randomUUID()
    let calls = 0
    questionsStub = (...requested) => {
      calls++
      return offlineAi.questions(...requested)
    }
    const key = { 'idempotency-key': 'k' }
    const [first, second] = [await createForm(owner, {}, key), await createForm(owner, {}, key)]
    expect(second.body).toEqual(first.body)
    expect(calls).toBe(1)
  })
  test.each([
    ['timeout', 503, 'surveys/questions-unavailable'],
    ['refused', 502, 'surveys/questions-failed'],
    ['invalid', 502, 'surveys/questions-invalid'],
  ] as const)('a failing model (%s) creates nothing', async (reason, status, code) => {
    questionsStub = async () => {
      throw new AiFailure(reason, 'secret detail')
    }
    const owner = randomUUID()
    const refused = await createForm(owner)
    expect(refused).toMatchObject({ status, body: { code } })
    expect(JSON.stringify(refused.body)).not.toContain('secret')
    expect((await call<[]>('GET /api/surveys', { owner })).body).toEqual([])
  })
  test('a model’s output is validated like any input', async () => {
    questionsStub = async (requested) => {
      const made = await offlineAi.questions({ ...requested, count: 1 })
      const broken = { text: ' ', type: 'open', is_required: true, options: [] } as const
      return { ...made, questions: [broken, ...made.questions] } as typeof made
    }
    expect((await createForm(randomUUID())).body.questions).toHaveLength(1)
    questionsStub = async (requested) => ({
      ...(await offlineAi.questions(requested)),
      questions: [],
    })
    expect(await createForm(randomUUID())).toMatchObject({
      status: 502,
      body: { code: 'surveys/questions-invalid' },
    })
  })
  test('questions can be proposed without a survey', async () => {
    const body = { goal, question_count: 4, language: 'en' }
    const route = 'POST /api/surveys/generate-questions'
    const made = await call<{ questions: object[] }>(route, { owner: randomUUID(), body })
    expect(made.body.questions).toHaveLength(4)
  })
  test.each(['en', 'pt-br', 'ar', 'es'])(
    'others are proposed until there are none, in %s',
    async (language) => {
      const owner = randomUUID()
      const seen: string[] = []
      for (;;) {
        const body = { goal, question_count: 5, language, already_proposed: seen }
        const route = 'POST /api/surveys/generate-questions'
        const made = await call<{ questions: { text: string }[] }>(route, { owner, body })
        expect(made.status).toBe(200)
        if (made.body.questions.length === 0) break
        seen.push(...made.body.questions.map(({ text }) => text))
      }
      expect(seen.length).toBeGreaterThan(5)
      expect(new Set(seen.map((text) => text.toLowerCase())).size).toBe(seen.length)
    },
  )
})

describe('revising', () => {
  test('takes questions as returned, or with options as JSON', async () => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const same = await changeForm(owner, body.id, { questions: body.questions, version: 1 })
    expect(same.body).toEqual(body)
    const choice = question(1, { type: 'multiple', options_json: '["a","b"]' })
    const after = await changeForm(owner, body.id, { questions: [choice], language: 'es' })
    expect(after.body).toMatchObject({ version: 2, language: 'es' })
    expect(after.body.questions).toMatchObject([{ options: ['a', 'b'], is_required: true }])
  })
  test('keeps the survey’s kind unless it is changed', async () => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const unchanged = await changeForm(owner, body.id, { config_json: '{"enable_audio":true}' })
    expect(unchanged.body.survey_type).toBe('normal')
    const changed = await changeForm(owner, body.id, { config_json: '{"advanced_mode":true}' })
    expect(changed.body.survey_type).toBe('advanced')
  })
  test.each([
    ['an empty text', question(1, { text: ' ' }), 'text'],
    ['an unknown type', question(1, { type: 'essay' }), 'type'],
    ['an unknown field', question(1, { points: 3 }), 'points'],
    ['options that are no JSON', question(1, { options_json: '[' }), 'options_json'],
    ['an empty option', question(1, { options: [''] }), 'options'],
  ])('refuses %s by its path', async (_, wrong, field) => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const refused = await changeForm(owner, body.id, { questions: [wrong] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'request/invalid' } })
    const { issues } = refused.body as unknown as { issues: { path: unknown[] }[] }
    expect(issues[0]!.path.slice(0, 3)).toEqual(['questions', 0, field])
  })
  test('refuses two questions with one id', async () => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const twice = [question(1), question(1)]
    expect(await changeForm(owner, body.id, { questions: twice })).toMatchObject({ status: 422 })
  })
})

describe('publishing', () => {
  test('requires questions, and options for choices', async () => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const publish = (list: object[]) =>
      changeForm(owner, body.id, { questions: list, status: 'published' })
    expect(await publish([])).toMatchObject({
      status: 422,
      body: { code: 'surveys/incomplete', missing: ['questions'] },
    })
    expect(await publish([question(1, { type: 'ranking' })])).toMatchObject({
      body: { missing: ['options'] },
    })
    expect(await publish([question(1)])).toMatchObject({ status: 200 })
  })
  test('shows the questions, and nothing of the owner', async () => {
    const owner = randomUUID()
    const { body } = await createForm(owner)
    const { public_id } = (await changeForm(owner, body.id, { status: 'published' })).body
    const seen = await server.call<PublicSurvey>(`GET /api/public/surveys/${public_id}`)
    expect(seen.body).toMatchObject({ survey_type: 'normal', goal: '', questions: body.questions })
  })
})

describe('a plan', () => {
  test('limits questions, however they are added', async () => {
    const owner = await ownerOn('pro')
    const limit = {
      status: 403,
      body: { code: 'surveys/plan-limit', plan: 'pro', limit: 'max_questions', of: 12 },
    }
    expect(await createForm(owner, { question_count: 16 })).toMatchObject(limit)
    const config_json = JSON.stringify({ max_questions: 16 })
    const advanced = { title: 'Why?', goal, config_json }
    expect(await call('POST /api/surveys/advanced', { owner, body: advanced })).toMatchObject(limit)
    const { body } = await createForm(owner)
    expect(await changeForm(owner, body.id, { questions: questions(16) })).toMatchObject(limit)
    expect(await changeForm(owner, body.id, { config_json })).toMatchObject(limit)
    expect(await changeForm(owner, body.id, { questions: questions(12) })).toMatchObject({
      status: 200,
    })
    const route = 'POST /api/surveys/generate-questions'
    const requested = { goal, question_count: 13 }
    expect(await call(route, { owner, body: requested })).toMatchObject(limit)
    expect(await createForm(owner, { question_count: 1000 })).toMatchObject({ status: 422 })
  })
  test('with a lower limit keeps larger drafts but does not publish them', async () => {
    const owner = await ownerOn('business')
    const { body } = await createForm(owner)
    await changeForm(owner, body.id, { questions: questions(15) })
    await server.appendEvent(
      `owner-${owner}`,
      { type: 'PlanChanged', data: { plan: 'starter' } },
      { ownerId: owner },
    )
    await server.waitForProjections()
    const retitled = { title: 'Other', questions: questions(15) }
    expect(await changeForm(owner, body.id, retitled)).toMatchObject({ status: 200 })
    expect(await changeForm(owner, body.id, { status: 'published' })).toMatchObject({
      status: 403,
      body: { plan: 'starter', of: 8 },
    })
  })
  test('limits proposals to the allowed number of questions', async () => {
    const owner = await ownerOn('free')
    const route = 'POST /api/surveys/generate-structure'
    const body = { goal: `${goal}, em detalhe, com 15 perguntas` }
    type Structure = { max_questions: number; validation_points: object[] }
    const made = (await call<Structure>(route, { owner, body })).body
    expect(made.max_questions).toBe(6)
    expect(made.validation_points.length).toBeLessThanOrEqual(6)
  })
  test('has the sentiment of reports from Pro on', async () => {
    const read = async (plan: PlanName) =>
      call('GET /api/reports/sentiment', { owner: await ownerOn(plan) })
    expect(await read('starter')).toMatchObject({
      status: 403,
      body: { plan: 'starter', limit: 'sentiment_analysis' },
    })
    expect(await read('pro')).toMatchObject({ status: 200 })
  })
  test('limits active surveys, also when published concurrently', async () => {
    const owner = await ownerOn('starter')
    const drafts = await Promise.all(
      [1, 2, 3, 4, 5].map(() => createForm(owner, { question_count: 1 })),
    )
    const answers = await Promise.all(
      drafts.map(({ body }) => changeForm(owner, body.id, { status: 'published' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 403, 403])
    const active = answers.find(({ status }) => status === 200)!.body.id
    const refused = answers.findIndex(({ status }) => status === 403)
    expect(answers[refused]!.body).toMatchObject({ limit: 'active_surveys', of: 3 })
    // A published survey may be revised. Closing one frees a place, and reopening needs one.
    expect(await changeForm(owner, active, { title: 'x', status: 'published' })).toMatchObject({
      status: 200,
    })
    await call(`DELETE /api/surveys/${active}`, { owner })
    const waiting = drafts[refused]!.body.id
    expect(await changeForm(owner, waiting, { status: 'published' })).toMatchObject({ status: 200 })
    expect(await call(`POST /api/surveys/${active}/restore`, { owner })).toMatchObject({
      status: 403,
      body: { code: 'surveys/plan-limit' },
    })
  })
})
