// Limits and features of plans, on the server: at the door of a survey, for recordings, proposals and reports.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicSurvey } from '#contract/api/public.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { PlanUsage } from '#contract/api/usage.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { PlanName } from '#contract/plans.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import { monthlyUsage } from '#projections/accounts/monthly-usage.projection.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { owner as ownerDecider } from '../../../services/accounts/owner.decider.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import { createTranscriptionClient } from '../../support/clients/transcription-client.ts'
import { wavOf } from '../../support/fixtures/silent-audio.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import {
  type ConversationTestServer,
  openConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let clock = new Date()
let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer({
    now: () => clock,
    speech: { engine: 'test', transcribe: async () => ({ text: 'What was said.' }) },
  })
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const times = (count: number) => Array.from({ length: count }, (_, n) => n)

async function ownerOn(plan: PlanName): Promise<string> {
  const owner = randomUUID()
  const envelope = { commandId: owner, correlationId: owner, actor: 'test' }
  await server.executor(envelope)(ownerDecider, owner, {
    type: 'RegisterOwner',
    ...{ issuer: 'https://id.test', subject: owner, email: 'ana@prosa.test', name: 'Ana' },
    ...{ locale: 'en', plan },
  })
  await server.waitForProjections()
  return owner
}

/** In a conversation of its own, at the clock's time. */
async function record(owner: string, ...events: DomainEvent[]): Promise<void> {
  const meta = { ownerId: owner, sessionId: randomUUID(), at: clock.toISOString() }
  await server.store.append(
    `conversation-${meta.sessionId}`,
    'any',
    events.map((event) => newEvent(event, meta)),
  )
  await server.waitForProjections()
}

const answered = (): DomainEvent => ({
  type: 'AnswerSubmitted',
  data: {
    ...{ questionId: randomUUID(), responseId: randomUUID(), number: 1, kind: 'open' },
    ...{ text: 'Yes', choice: null, elapsedMs: null },
  },
})
const recordAnswers = (owner: string, count: number) =>
  record(owner, ...times(count).map(() => answered()))
const spokenFor = (seconds: number): DomainEvent => ({
  type: 'RecordingTranscribed',
  data: { seconds, engine: 'test' },
})

const usageOf = async (owner: string) => {
  await server.waitForProjections()
  return (await server.call<PlanUsage>('GET /api/usage', { owner })).body
}
const publicConfigOf = async ({ public_id }: Survey) => {
  const { status, body } = await server.call<PublicSurvey>(`GET /api/public/surveys/${public_id}`)
  expect(status).toBe(200)
  return JSON.parse(body.config_json) as { full?: boolean; enable_audio: boolean }
}

const questions = ['why', 'what', 'when', 'who'].map((id) => ({
  ...{ id, text: `Question ${id}?`, type: 'open' },
}))

/** A published form of four questions. */
async function publishForm(owner: string): Promise<Survey> {
  const content = { title: 'Leaving', goal: 'Understand why customers cancel', language: 'en' }
  const { body } = await server.call<Survey>('POST /api/surveys', {
    owner,
    body: { ...content, question_count: 4 },
  })
  await server.call(`PUT /api/surveys/${body.id}`, { owner, body: { questions } })
  const publish = { owner, body: { status: 'published' } }
  return (await server.call<Survey>(`PUT /api/surveys/${body.id}`, publish)).body
}

const answer = async (session: string, question_id: string) =>
  (await respondents.callSession(session, 'responses', { question_id, text_response: 'Because' }))
    .status

describe('the responses of a month', () => {
  test('are used up while twenty people start at once: what has started can be finished', async () => {
    const owner = await ownerOn('free')
    const survey = await publishForm(owner)
    await recordAnswers(owner, 24)
    const early = await Promise.all(times(5).map(() => respondents.startSession(survey.public_id)))
    const running = early.map(({ body }) => body.session_id)
    const [late] = await Promise.all([
      Promise.all(times(20).map(() => respondents.startSession(survey.public_id))),
      Promise.all(running.map((session) => answer(session, 'why'))),
      Promise.all(running.map((session) => answer(session, 'what'))),
    ])
    const refused = late.filter(({ status }) => status !== 200)
    for (const { status, body } of refused)
      expect([status, body.code]).toEqual([403, 'surveys/full'])
    for (const { status, body } of late) if (status === 200) running.push(body.session_id)
    // All at once, far above the limit of 30.
    const statuses = await Promise.all(
      running.flatMap((session) => questions.map(({ id }) => answer(session, id))),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const session of running)
      expect((await respondents.callSession(session, 'complete')).status).toBe(200)
    expect((await usageOf(owner)).meters.responses).toEqual({
      ...{ used: 24 + running.length * questions.length, limit: 30, left: 0 },
      level: 'reached',
    })
    expect((await respondents.startSession(survey.public_id)).body.code).toBe('surveys/full')
  })

  test('are one for each answered question, however often it is changed or sent again', async () => {
    const owner = await ownerOn('pro')
    const survey = await publishForm(owner)
    const { body } = await respondents.startSession(survey.public_id)
    const headers = { 'idempotency-key': randomUUID() }
    const given = { question_id: 'why', text_response: 'Because' }
    for (const _ of times(3))
      await respondents.callSession(body.session_id, 'responses', given, headers)
    await answer(body.session_id, 'why')
    await answer(body.session_id, 'what')
    expect((await usageOf(owner)).meters.responses.used).toBe(2)
  })

  test('at the limit the page says so, and a start that is repeated returns its session', async () => {
    const owner = await ownerOn('free')
    const survey = await publishForm(owner)
    await recordAnswers(owner, 29)
    expect(await publicConfigOf(survey)).not.toHaveProperty('full')
    const key = { 'idempotency-key': randomUUID() }
    const first = await respondents.startSession(survey.public_id, {}, key)
    await recordAnswers(owner, 1)
    expect(await publicConfigOf(survey)).toMatchObject({ full: true })
    const again = await respondents.startSession(survey.public_id, {}, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await respondents.startSession(survey.public_id)).status).toBe(403)
  })

  test('begin at zero with the month of the account’s time zone', async () => {
    const owner = await ownerOn('free')
    const survey = await publishForm(owner)
    clock = new Date('2027-02-28T20:59:59Z')
    await recordAnswers(owner, 30)
    const reset = await server.call('PUT /api/users/me/settings', {
      owner,
      body: { time_zone: 'Asia/Riyadh' },
    })
    expect(reset.status).toBe(200)
    await server.waitForProjections()
    const { month, resetsAt } = await readAllowance(server.db, owner, clock)
    expect([month, resetsAt.toISOString()]).toEqual(['2027-02', '2027-02-28T21:00:00.000Z'])
    expect((await respondents.startSession(survey.public_id)).body.code).toBe('surveys/full')
    clock = resetsAt
    expect((await respondents.startSession(survey.public_id)).status).toBe(200)
    const { meters } = await readAllowance(server.db, owner, clock)
    expect(meters.responses).toMatchObject({ used: 0, left: 30 })
    clock = new Date()
  })

  test('have no bound on the operator’s plan', async () => {
    const owner = await ownerOn('unlimited')
    const survey = await publishForm(owner)
    await recordAnswers(owner, 40)
    expect((await respondents.startSession(survey.public_id)).status).toBe(200)
    expect((await usageOf(owner)).meters.responses).toMatchObject({ limit: null, left: null })
  })
})

describe('the minutes of audio', () => {
  const transcribe = (session: string) => createTranscriptionClient(server)(wavOf(2), { session })
  const start = async (survey: Survey) => {
    const { body } = await respondents.startSession(survey.public_id)
    const consent = { what: 'audio', text_version: 'audio-1' }
    await respondents.callSession(body.session_id, 'consents', consent)
    return body.session_id
  }
  test('are used up: new conversations are typed, and spoken ones continue by voice', async () => {
    const owner = await ownerOn('free')
    const survey = await respondents.createPublishedSurvey(owner, { enable_audio: true })
    const [speaking, silent] = [await start(survey), await start(survey)]
    expect((await transcribe(speaking)).status).toBe(200)
    expect(await publicConfigOf(survey)).toMatchObject({ enable_audio: true })
    await record(owner, spokenFor(600))
    expect(await publicConfigOf(survey)).toMatchObject({ enable_audio: false })
    expect(await transcribe(silent)).toMatchObject({
      status: 503,
      body: { code: 'audio/not-available' },
    })
    expect((await transcribe(speaking)).status).toBe(200)
    expect((await usageOf(owner)).meters.audio_minutes).toMatchObject({ used: 10, left: 0 })
  })
})

describe('AI generations', () => {
  const goal = 'Understand why customers cancel their subscription'
  const propose = (owner: string) =>
    server.call<{ code: string; limit: string; of: number; resets_at: string }>(
      'POST /api/surveys/generate-structure',
      { owner, body: { goal } },
    )
  test('are proposals that succeeded, and the next one is refused with the way out', async () => {
    const owner = await ownerOn('free')
    const unclear = { owner, body: { goal: 'asdf asdf asdf asdf asdf' } }
    expect((await server.call('POST /api/surveys/generate-structure', unclear)).status).toBe(422)
    await publishForm(owner)
    for (const _ of times(4)) expect((await propose(owner)).status).toBe(200)
    const usage = await usageOf(owner)
    expect(usage.meters.ai_generations).toMatchObject({ used: 5, limit: 5, level: 'reached' })
    const { status, body } = await propose(owner)
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({
        ...{ code: 'surveys/plan-limit', plan: 'free', limit: 'ai_generations', of: 5 },
        resets_at: usage.resets_at,
      }),
    ])
  })
})

describe('a plan without a feature', () => {
  test('is refused reports of insights, which a better plan gets', async () => {
    const [starter, pro] = [await ownerOn('starter'), await ownerOn('pro')]
    const [lesser, better] = [await publishForm(starter), await publishForm(pro)]
    const generate = (owner: string, { id }: Survey) =>
      server.call<{ code: string; limit: string }>(`POST /api/surveys/${id}/generate-insights`, {
        owner,
      })
    expect(await generate(starter, lesser)).toMatchObject({
      status: 403,
      body: { code: 'surveys/plan-limit', limit: 'premium_insights' },
    })
    expect((await generate(pro, better)).body.code).toBe('insights/no-responses')
  })

  test('shares no part of a report that it does not include', async () => {
    const shared = async (plan: PlanName) => {
      const owner = await ownerOn(plan)
      const survey = await publishForm(owner)
      const { body } = await server.call<{ shows: object }>('POST /api/shared-reports', {
        owner,
        body: { title: 'Leaving', surveys: [survey.id], mode: 'live', language: 'en' },
      })
      return body.shows
    }
    expect(await shared('free')).toMatchObject({ sentiment: false, insights: 'none' })
    expect(await shared('pro')).toMatchObject({ sentiment: true })
  })
})

test('what is counted equals a recount of the log', async () => {
  await server.waitForProjections()
  const { db, store, decodeEvents } = server
  expect(
    await verifyProjection({ db, store, decodeEvents, projection: monthlyUsage }),
  ).toMatchObject({ differing: 0 })
})
