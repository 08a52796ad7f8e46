// Concurrent requests to two API processes, with separate projections and reactors: responses are correct, nothing runs twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayLedgerEvents } from '../../../scripts/lib/audit/ledger-replay.ts'
import { connectInfrastructure } from '../../../scripts/lib/connect-infrastructure.ts'
import { readConfig } from '../../../services/config.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import type { ApiResponse } from '../../support/clients/openapi-client.ts'
import { newEvent } from '../../support/kernel/read-side.ts'
import {
  startMultiProcessInstance,
  type MultiProcessInstance,
} from '../../support/processes/multi-process-instance.ts'
import { recordLockedResponses } from '../../support/fixtures/response-fixtures.ts'
import {
  createApiCaller,
  buyCredits,
  documentedConfig,
  waitForQualifiedResponses,
  goal,
  newIdempotencyKey,
  createPublishedSurvey,
  waitForQuestion,
  signInAs,
  startSession,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

let cluster: MultiProcessInstance
/** One owner, and anonymous callers, at either process. */
let callAsOwner: [ApiCaller, ApiCaller]
let callAnonymously: [ApiCaller, ApiCaller]
let survey: { id: string; public_id: string }
let ownerId: string

beforeAll(async () => {
  cluster = await startMultiProcessInstance()
  const [here, there] = cluster.urls as [string, string]
  const { callApi, cookie, ...signedIn } = await signInAs(here, 'bruno@prosa.test')
  ownerId = signedIn.ownerId
  callAsOwner = [callApi, createApiCaller(there, cookie)]
  callAnonymously = [createApiCaller(here), createApiCaller(there)]
  survey = await createPublishedSurvey(callApi)
})
afterAll(() => cluster[Symbol.asyncDispose]())

/** Sends a request to both processes alternately, concurrently. */
const sendConcurrently = (
  count: number,
  does: (n: number, process: 0 | 1) => Promise<ApiResponse>,
) => Promise.all(Array.from({ length: count }, (_, n) => does(n, n % 2 === 0 ? 0 : 1)))

/** Number of replies by status. */
const countStatuses = (replies: readonly ApiResponse[]) =>
  Object.fromEntries(
    Map.groupBy(replies, ({ status }) => status)
      .entries()
      .map(([status, some]) => [status, some.length]),
  )

const connectToLog = () =>
  connectInfrastructure(
    readConfig({ DATABASE_URL: cluster.databaseUrl, PROSA_DATA: cluster.dataDir }),
  )

const credits = async () => (await callAsOwner[0]('GET', '/api/billing/credits')).body

test('the plan’s limit of active surveys holds across processes', async () => {
  const [here, there] = cluster.urls as [string, string]
  const { callApi, cookie, ownerId } = await signInAs(here, 'layla@prosa.test')
  const processes = [callApi, createApiCaller(there, cookie)] as const
  await using store = await openPostgresEventStore(cluster.databaseUrl)
  const plan = newEvent({ type: 'PlanChanged', data: { plan: 'starter' } }, { ownerId })
  await store.append(`owner-${ownerId}`, 'any', [plan])
  const draft = { title: 'One of many', goal, config_json: JSON.stringify(documentedConfig) }
  const drafts = await sendConcurrently(8, (_, at) =>
    processes[at]('POST', '/api/surveys/advanced', draft),
  )
  const answers = await sendConcurrently(8, (n, at) =>
    processes[at]('PUT', `/api/surveys/${drafts[n]!.body.id}`, { status: 'published' }),
  )
  expect(countStatuses(answers)).toEqual({ 200: 3, 403: 5 })
  const { body } = await callApi('GET', '/api/surveys/counts')
  expect(body).toMatchObject({ total: 8, published: 3 })
})

test('an idempotency key starts one session and creates one survey, however often it is sent', async () => {
  const headers = newIdempotencyKey()
  const path = `/api/public/surveys/${survey.public_id}/sessions`
  const started = await sendConcurrently(20, (_, at) =>
    callAnonymously[at]('POST', path, { mode: 'web' }, headers),
  )
  expect(countStatuses(started)).toEqual({ 200: 20 })
  expect(new Set(started.map(({ body }) => body.session_id)).size).toBe(1)

  const draft = { title: 'Once', goal, config_json: JSON.stringify(documentedConfig) }
  const made = await sendConcurrently(20, (_, at) =>
    callAsOwner[at]('POST', '/api/surveys/advanced', draft, headers),
  )
  expect(countStatuses(made)).toEqual({ 200: 20 })
  const all = JSON.parse((await callAsOwner[0]('GET', '/api/surveys')).text) as { title: string }[]
  expect(all.filter(({ title }) => title === 'Once')).toHaveLength(1)
})

test('of concurrent answers to one question, one is accepted', async () => {
  const session = await startSession(callAnonymously[0], survey.public_id)
  const { question } = await waitForQuestion(callAnonymously[1], session)
  const path = `/api/public/sessions/${session}/responses`
  const replies = await sendConcurrently(20, (n, at) =>
    callAnonymously[at]('POST', path, {
      question_id: question!.id,
      text_response: `It was tab ${n}.`,
    }),
  )
  expect(countStatuses(replies)).toEqual({ 200: 1, 409: 19 })
  const accepted = replies.findIndex(({ status }) => status === 200)
  await waitForQuestion(callAnonymously[0], session)
  const { turns } = (await callAnonymously[1]('GET', `/api/public/sessions/${session}`)).body
  expect(turns.map(({ answer }) => answer)).toEqual([`It was tab ${accepted}.`, null])

  const done = await sendConcurrently(10, (_, at) =>
    callAnonymously[at]('POST', `/api/public/sessions/${session}/complete`),
  )
  expect(countStatuses(done)).toEqual({ 200: 10 })
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
})

test('concurrent publishing and pausing end in one state, with correct responses', async () => {
  const { id, public_id } = await createPublishedSurvey(callAsOwner[0])
  const replies = await sendConcurrently(20, (n, at) =>
    callAsOwner[at]('PUT', `/api/surveys/${id}`, { status: n % 4 < 2 ? 'paused' : 'published' }),
  )
  expect(countStatuses(replies)).toEqual({ 200: 20 })
  const { status } = (await callAsOwner[0]('GET', `/api/surveys/${id}`)).body
  const seen = await callAnonymously[1]('GET', `/api/public/surveys/${public_id}`)
  expect(seen.status).toBe(status === 'published' ? 200 : 403)
})

test('a payment confirmed many times is granted once', async () => {
  const { body } = await callAsOwner[0]('POST', '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
  })
  const { payment_intent_id } = body
  const confirmed = await sendConcurrently(20, (_, at) =>
    callAsOwner[at]('POST', '/api/billing/confirm-payment', { payment_intent_id }),
  )
  expect(countStatuses(confirmed)).toEqual({ 200: 20 })
  expect(new Set(confirmed.map((reply) => reply.body.total_credits))).toEqual(new Set([10]))
  expect(await credits()).toMatchObject({ total_credits: 10, total_spent_cents: 1000 })
})

test('ten credits unlock ten responses, in any order', async () => {
  const count = 13
  await using infrastructure = await connectToLog()
  await recordLockedResponses(infrastructure, { ownerId, surveyId: survey.id, count })
  const [first, ...others] = await waitForQualifiedResponses(callAsOwner[0], survey.id, count)
  const unlock = (id: string, at: 0 | 1) => callAsOwner[at]('POST', `/api/responses/${id}/unlock`)

  const same = await sendConcurrently(50, (_, at) => unlock(first!.id, at))
  expect(countStatuses(same)).toEqual({ 200: 50 })
  expect(new Set(same.map(({ body }) => body.credits))).toEqual(new Set([9]))

  const different = await sendConcurrently(others.length * 2, (n, at) =>
    unlock(others[n >> 1]!.id, at),
  )
  const unlocked = new Set(
    different.flatMap(({ status }, n) => (status === 200 ? [others[n >> 1]!.id] : [])),
  )
  expect(unlocked.size).toBe(9)
  expect(countStatuses(different)).toEqual({ 200: 18, 402: (others.length - 9) * 2 })
  expect(await credits()).toMatchObject({ total_credits: 0, total_used: 10 })
  const uses = JSON.parse(
    (await callAsOwner[0]('GET', '/api/billing/usage-history')).text,
  ) as object[]
  expect(uses).toHaveLength(10)

  // An unlock refused for lack of credits can succeed later.
  await buyCredits(callAsOwner[1])
  const left = others.find(({ id }) => !unlocked.has(id))!
  expect(await unlock(left.id, 0)).toMatchObject({ status: 200, body: { credits: 9 } })
})

test('500 concurrent unlocks of 100 responses with 50 credits: 50 are paid for, once each', async () => {
  const [here, there] = cluster.urls as [string, string]
  const { callApi, cookie, ownerId } = await signInAs(here, 'ana@prosa.test')
  const processes = [callApi, createApiCaller(there, cookie)] as const
  const draft = { title: 'Sold out', goal, config_json: JSON.stringify(documentedConfig) }
  const { id: surveyId } = (await callApi('POST', '/api/surveys/advanced', draft)).body
  await using infrastructure = await connectToLog()
  const { store } = infrastructure
  const ids = await recordLockedResponses(infrastructure, { ownerId, surveyId, count: 100 })
  await buyCredits(callApi, 'professional_50')
  await waitForQualifiedResponses(callApi, surveyId, ids.length)

  // Each response five times, at both processes, the last ones first.
  const requests = Array.from({ length: 500 }, (_, n) => ids[(499 - n) % ids.length]!)
  const replies = await sendConcurrently(requests.length, (n, at) =>
    processes[(at + Math.floor(n / ids.length)) % 2]!(
      'POST',
      `/api/responses/${requests[n]}/unlock`,
    ),
  )
  expect(countStatuses(replies)).toEqual({ 200: 250, 402: 250 })
  const paid = new Set(requests.filter((_, n) => replies[n]!.status === 200))
  expect(paid.size).toBe(50)
  for (const { body } of replies.filter(({ status }) => status === 402))
    expect(body).toMatchObject({
      code: 'credits/insufficient',
      error: 'Insufficient credits',
      detail: 'You need more credits to access this premium response.',
    })
  const ledger = await Array.fromAsync(store.readStream(`credits-${ownerId}`))
  const { faults, balance, entries } = replayLedgerEvents(ledger)
  expect({ faults, balance }).toEqual({ faults: [], balance: 0 })
  const unlocked = entries.filter(({ type }) => type === 'ResponseUnlocked')
  expect(new Set(unlocked.map(({ subject }) => subject))).toEqual(paid)
  expect(unlocked).toHaveLength(50)

  const stranger = await callAsOwner[1]('POST', `/api/responses/${ids[0]}/unlock`)
  expect(stranger).toMatchObject({ status: 404, body: { code: 'responses/not-found' } })
})

test('no process logs an error', () => {
  expect(cluster.output()).not.toMatch(/"level":"(error|warn)"/)
})
