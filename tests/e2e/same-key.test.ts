// What a repeated Idempotency-Key means for each call that takes one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flawOf } from '../support/api.ts'
import { startInstance, type Instance } from '../support/instance.ts'
import {
  asking,
  converse,
  documentedConfig,
  forSale,
  goal,
  longAnswer,
  newKey,
  publishedSurvey,
  questionOf,
  signedIn,
  startedSession,
  type Asker,
} from '../support/walked-survey.ts'

let instance: Instance
let ask: Asker
let anyone: Asker
const config_json = JSON.stringify(documentedConfig)
const draft = { title: 'Why they leave', goal, description: '', language: 'pt', config_json }

beforeAll(async () => {
  instance = await startInstance()
  ;({ ask } = await signedIn(instance.baseUrl, 'ana@prosa.test'))
  anyone = asking(instance.baseUrl)
})
afterAll(() => instance[Symbol.asyncDispose]())

describe('the same key', () => {
  /** For each operation that takes a key: how to ask it, and how to ask it otherwise. */
  const keyed: Record<string, () => Promise<[path: string, body: object, other: object]>> = {
    'POST /api/surveys/advanced': async () => [
      '/api/surveys/advanced',
      draft,
      { ...draft, title: 'Other' },
    ],
    'PUT /api/surveys/{id}': async () => {
      const { id } = await publishedSurvey(ask)
      return [`/api/surveys/${id}`, { title: 'One' }, { title: 'Two' }]
    },
    'POST /api/public/surveys/{publicId}/sessions': async () => {
      const survey = await publishedSurvey(ask)
      return [
        `/api/public/surveys/${survey.public_id}/sessions`,
        { mode: 'web' },
        { mode: 'advanced' },
      ]
    },
    'POST /api/public/sessions/{sessionId}/responses': async () => {
      const survey = await publishedSurvey(ask)
      const session = await startedSession(anyone, survey.public_id)
      const { question } = await questionOf(anyone, session)
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
    const headers = newKey()
    const first = await ask(method, path, body, headers)
    expect(first.status).toBe(200)
    const again = await Promise.all([1, 2, 3].map(() => ask(method, path, body, headers)))
    for (const reply of again) expect(reply.body).toEqual(first.body)
    const reused = await ask(method, path, other, headers)
    expect(flawOf(reused)).toBeUndefined()
    expect(reused.body).toMatchObject({ status: 422, code: 'request/key-reused' })
  })
})

test('the same key of an unlock pays once, and may try again what was refused', async () => {
  const survey = await publishedSurvey(ask)
  await converse(anyone, await startedSession(anyone, survey.public_id), [
    longAnswer,
    longAnswer.replace('third week', 'second month of the year').toUpperCase(),
  ])
  const [response] = await forSale(ask, survey.id)
  const headers = newKey()
  const unlock = () => ask('POST', `/api/responses/${response!.id}/unlock`, {}, headers)
  expect(await unlock()).toMatchObject({ status: 402, body: { code: 'credits/insufficient' } })
  const intent = await ask('POST', '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
    amount_cents: 1000,
    currency: 'usd',
    responses_included: 10,
  })
  const pay = () =>
    ask('POST', '/api/billing/confirm-payment', {
      payment_intent_id: intent.body.payment_intent_id,
      package_type: 'starter_10',
      responses_included: 10,
      amount_paid: 1000,
    })
  expect((await pay()).body).toMatchObject({ status: 'succeeded', total_credits: 10 })
  expect((await pay()).body).toMatchObject({ status: 'succeeded', total_credits: 10 })
  // Refused is not done: the same key may try again.
  const done = await unlock()
  expect(done).toMatchObject({
    status: 200,
    body: { credits: 9, response: { is_unlocked: true } },
  })
  expect((await unlock()).body).toEqual(done.body)
  const balance = await ask('GET', '/api/billing/credits')
  expect(balance.body).toMatchObject({ total_credits: 9, total_spent_cents: 1000 })
})
