// Limits on session starts: a bot gets the free starts, then needs proof of work; others are unaffected.
import { randomBytes, randomUUID } from 'node:crypto'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

type Started = { session_id: string; browser_token?: string; code: string; challenge: Challenge }

const pace = { startsPerMinute: 60, freeStarts: 12, freeStartsPerAddress: 3 }
let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer({ withoutReactors: true, pace })
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const createPublishedSurvey = (config: object = {}) =>
  respondents.createPublishedSurvey(randomUUID(), config)
const startSession = (publicId: string, from: string, body: object = {}, headers = {}) =>
  server.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, {
    body,
    remoteAddress: from,
    headers,
  })
const solveProofOfWork = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
const address = (n: number) => `198.51.100.${n}`
const times = (count: number) => Array.from({ length: count }, (_, n) => n)
const countSessions = async (surveyId: string) => {
  await server.waitForProjections()
  const { rows } = await server.db.query<{ count: string }>(
    `select count(*) from read.sessions where "surveyId" = $1`,
    [surveyId],
  )
  return Number(rows[0]!.count)
}

describe('a bot', () => {
  test('without proof of work gets the free starts only, from however many addresses', async () => {
    const { id, public_id } = await createPublishedSurvey()
    const replies = await Promise.all(
      times(300).map((n) => startSession(public_id, address(n % 20))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(pace.freeStarts)
    expect(await countSessions(id)).toBe(pace.freeStarts)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(
      new Set(['conversations/proof-required']),
    )
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([428]))
  })
  test('at one address gets that address’s share; other addresses still start freely', async () => {
    const { public_id } = await createPublishedSurvey()
    for (const n of times(8))
      expect((await startSession(public_id, address(50))).status).toBe(n < 3 ? 200 : 428)
    expect((await startSession(public_id, address(51))).status).toBe(200)
    const { public_id: other } = await createPublishedSurvey()
    expect((await startSession(other, address(50))).status).toBe(200)
  })
  test('starts one session per proof, also if it sends the proof many times concurrently', async () => {
    const { id, public_id } = await createPublishedSurvey()
    for (const _ of times(3)) await startSession(public_id, address(60))
    const { body } = await startSession(public_id, address(60))
    const proof = await solveProofOfWork(body.challenge)
    const again = await Promise.all(
      times(20).map(() => startSession(public_id, address(60), { proof })),
    )
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, ...times(19).map(() => 409)])
    expect(await countSessions(id)).toBe(4)
    for (const _ of times(3)) await startSession(public_id, address(61))
    expect(await startSession(public_id, address(61), { proof })).toMatchObject({
      status: 428,
      body: { code: 'conversations/proof-required' },
    })
  })
  test('is rate limited per survey, with Retry-After', async () => {
    const hurried = { startsPerMinute: 2, freeStarts: 0, freeStartsPerAddress: 0 }
    await using narrow = await openConversationTestServer({ withoutReactors: true, pace: hurried })
    const survey = await createRespondentClient(narrow).createPublishedSurvey(randomUUID())
    const other = await createRespondentClient(narrow).createPublishedSurvey(randomUUID())
    const ask = (publicId: string) =>
      narrow.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, {
        body: {},
        remoteAddress: address(70),
      })
    for (const status of [200, 200, 429]) expect((await ask(survey.public_id)).status).toBe(status)
    const { body, headers } = await ask(survey.public_id)
    expect(body.code).toBe('request/too-many')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(other.public_id)).status).toBe(200)
  })
})

test('a repeated start after a lost response returns the same session, also with a proof', async () => {
  const { public_id } = await createPublishedSurvey()
  for (const _ of times(3)) await startSession(public_id, address(80))
  const { body } = await startSession(public_id, address(80))
  const proof = await solveProofOfWork(body.challenge)
  const key = { 'idempotency-key': randomUUID() }
  const [one, two] = [
    await startSession(public_id, address(80), { proof }, key),
    await startSession(public_id, address(80), { proof }, key),
  ]
  expect([one.status, two.body]).toEqual([200, one.body])
})

test.each([{ website: 'https://spam.example' }, { shown_ms: 1 }])(
  'a start that looks automated needs proof of work and is not refused: %j',
  async (signs) => {
    const { public_id } = await createPublishedSurvey()
    const { status, body } = await startSession(public_id, address(90), signs)
    expect(status).toBe(428)
    const proof = await solveProofOfWork(body.challenge)
    expect((await startSession(public_id, address(90), { ...signs, proof })).status).toBe(200)
  },
)

describe('a survey that each browser answers once', () => {
  const once = { duplicates: 'once-per-browser' }
  const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'])
  const token = (cookie: string) => ({ cookie: cookie.split(';')[0]! })

  test('resumes a running conversation and refuses a second one', async () => {
    const { public_id } = await createPublishedSurvey(once)
    const first = await startSession(public_id, address(100))
    const cookie = cookieOf(first.headers)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toContain(`Path=/api/public/surveys/${public_id}`)
    const { session_id, browser_token } = first.body
    expect((await startSession(public_id, address(101), {}, token(cookie))).body).toEqual(
      first.body,
    )
    expect((await startSession(public_id, address(101), { browser_token })).body).toEqual(
      first.body,
    )
    await server.call(`POST /api/public/sessions/${session_id}/complete`, { body: {} })
    for (const again of [
      await startSession(public_id, address(101), {}, token(cookie)),
      await startSession(public_id, address(101), { browser_token }),
    ])
      expect(again).toMatchObject({
        status: 409,
        body: { code: 'conversations/already-answered' },
      })
  })
  test('starts a new session if the token is forged or of another survey', async () => {
    const [one, other] = [await createPublishedSurvey(once), await createPublishedSurvey(once)]
    const { body } = await startSession(one.public_id, address(110))
    for (const browser_token of [body.browser_token, 'x', ''])
      expect((await startSession(other.public_id, address(110), { browser_token })).status).toBe(
        200,
      )
  })
  test('sets no cookie or token if repeated answers are allowed', async () => {
    const { public_id } = await createPublishedSurvey()
    const { headers, body } = await startSession(public_id, address(120))
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.browser_token).toBeUndefined()
  })
})

test('invited_only and once-per-link imply each other', async () => {
  for (const config of [{ invited_only: true }, { duplicates: 'once-per-link' }]) {
    const { config_json, public_id } = await createPublishedSurvey(config)
    expect(JSON.parse(config_json)).toMatchObject({
      invited_only: true,
      duplicates: 'once-per-link',
    })
    expect((await startSession(public_id, address(130))).body.code).toBe(
      'surveys/invitation-required',
    )
  }
})

describe('the Idempotency-Key of a start', () => {
  const withKey = (publicId: string, from: string, key: string, agent = 'one') =>
    startSession(publicId, from, {}, { 'idempotency-key': key, 'user-agent': agent })

  test('is refused if strangers could send the same, so that none gets another one’s session', async () => {
    const { id, public_id } = await createPublishedSurvey()
    for (const key of ['k', 'start-1', '2026-11-22T10:00', 'x'.repeat(64), '0'.repeat(32)])
      for (const agent of ['one', 'other'])
        expect(await withKey(public_id, address(140), key, agent)).toMatchObject({
          status: 422,
          body: { code: 'request/invalid', issues: [{ path: ['Idempotency-Key'] }] },
        })
    expect(await countSessions(id)).toBe(0)
  })
  test('starts one session per key, and another one from another address', async () => {
    const { id, public_id } = await createPublishedSurvey()
    const keys = [
      randomUUID(),
      randomUUID().replaceAll('-', ''),
      randomBytes(16).toString('base64url'),
    ]
    for (const [index, key] of keys.entries()) {
      const from = address(150 + index)
      const first = await withKey(public_id, from, key)
      expect(first.status).toBe(200)
      expect((await withKey(public_id, from, key)).body).toEqual(first.body)
      const other = await withKey(public_id, address(160 + index), key)
      expect(other.body.session_id).not.toBe(first.body.session_id)
    }
    expect(await countSessions(id)).toBe(6)
  })
})
