// Repeated Idempotency-Keys, for each call that takes one.
import { beforeAll, describe, expect, test } from 'vitest'
import { findProblemResponseError } from '../../support/clients/openapi-client.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { sharedInstance } from '../../support/processes/shared-instance.ts'
import {
  createApiCaller,
  holdConversation,
  documentedConfig,
  waitForQualifiedResponses,
  goal,
  qualifyingAnswer,
  newIdempotencyKey,
  createPublishedSurvey,
  waitForQuestion,
  signInAs,
  startSession,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

let callAsOwner: ApiCaller
let callAnonymously: ApiCaller
const config_json = JSON.stringify(documentedConfig)
const draft = { title: 'Why they leave', goal, description: '', language: 'pt', config_json }

beforeAll(async () => {
  const { baseUrl } = sharedInstance()
  ;({ callApi: callAsOwner } = await signInAs(baseUrl, newOwnerEmail('pt-br')))
  callAnonymously = createApiCaller(baseUrl)
})

describe('the same key', () => {
  /** For each operation that takes a key: a request and a different one. */
  const keyed: Record<string, () => Promise<[path: string, body: object, other: object]>> = {
    'POST /api/surveys/advanced': async () => [
      '/api/surveys/advanced',
      draft,
      { ...draft, title: 'Other' },
    ],
    'PUT /api/surveys/{id}': async () => {
      const { id } = await createPublishedSurvey(callAsOwner)
      return [`/api/surveys/${id}`, { title: 'One' }, { title: 'Two' }]
    },
    'POST /api/public/surveys/{publicId}/sessions': async () => {
      const survey = await createPublishedSurvey(callAsOwner)
      return [
        `/api/public/surveys/${survey.public_id}/sessions`,
        { mode: 'web' },
        { mode: 'advanced' },
      ]
    },
    'POST /api/public/sessions/{sessionId}/responses': async () => {
      const survey = await createPublishedSurvey(callAsOwner)
      const session = await startSession(callAnonymously, survey.public_id)
      const { question } = await waitForQuestion(callAnonymously, session)
      const say = (text_response: string) => ({ question_id: question!.id, text_response })
      return [`/api/public/sessions/${session}/responses`, say('It was dear.'), say('It was slow.')]
    },
    'POST /api/billing/create-payment-intent': async () => [
      '/api/billing/create-payment-intent',
      { package_id: 'starter_10' },
      { package_id: 'business_100' },
    ],
  }

  test.each(Object.entries(keyed))('of %s', async (name, given) => {
    const [path, body, other] = await given()
    const [method = ''] = name.split(' ')
    const headers = newIdempotencyKey()
    const first = await callAsOwner(method, path, body, headers)
    expect(first.status).toBe(200)
    const again = await Promise.all([1, 2, 3].map(() => callAsOwner(method, path, body, headers)))
    for (const reply of again) expect(reply.body).toEqual(first.body)
    const reused = await callAsOwner(method, path, other, headers)
    expect(findProblemResponseError(reused)).toBeUndefined()
    expect(reused.body).toMatchObject({ status: 422, code: 'request/key-reused' })
  })
})

test('the same key of an unlock pays once, and may retry a refusal', async () => {
  const survey = await createPublishedSurvey(callAsOwner)
  await holdConversation(callAnonymously, await startSession(callAnonymously, survey.public_id), [
    qualifyingAnswer,
    qualifyingAnswer.replace('third week', 'second month of the year').toUpperCase(),
  ])
  const [response] = await waitForQualifiedResponses(callAsOwner, survey.id)
  const headers = newIdempotencyKey()
  const unlock = () => callAsOwner('POST', `/api/responses/${response!.id}/unlock`, {}, headers)
  expect(await unlock()).toMatchObject({ status: 402, body: { code: 'credits/insufficient' } })
  const intent = await callAsOwner('POST', '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
    amount_cents: 1000,
    currency: 'usd',
    responses_included: 10,
  })
  const pay = () =>
    callAsOwner('POST', '/api/billing/confirm-payment', {
      payment_intent_id: intent.body.payment_intent_id,
      package_type: 'starter_10',
      responses_included: 10,
      amount_paid: 1000,
    })
  expect((await pay()).body).toMatchObject({ status: 'succeeded', total_credits: 10 })
  expect((await pay()).body).toMatchObject({ status: 'succeeded', total_credits: 10 })
  // A refusal is not stored: the same key may retry.
  const done = await unlock()
  expect(done).toMatchObject({
    status: 200,
    body: { credits: 9, response: { is_unlocked: true } },
  })
  expect((await unlock()).body).toEqual(done.body)
  const balance = await callAsOwner('GET', '/api/billing/credits')
  expect(balance.body).toMatchObject({ total_credits: 9, total_spent_cents: 1000 })
})
