// The sandbox's card form, as a browser uses it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWebhook } from '../../../services/adapters/payments/webhook-signature.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
  server.startWebhooks()
})
afterAll(() => server[Symbol.asyncDispose]())

type Reply = { code: string; status: string; total_credits: number }
const declinedCard = '4000 0000 0000 0002'
const acceptedCard = '4242 4242 4242 4242'
const challengedCard = '4000 0000 0000 3220'
const lateWebhookCard = '4000 0000 0000 1000'
const duplicateWebhookCard = '4000 0000 0000 2008'

async function startPayment(owner: string, at = server): Promise<string> {
  const { body } = await at.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id: 'starter_10' } },
  )
  return body.payment_intent_id
}
const pay = (owner: string, intentId: string, number: string, over = {}, at = server) =>
  at.call<Reply>(`POST /api/sandbox-payments/${intentId}/pay`, {
    owner,
    body: { number, exp_month: 12, exp_year: 40, cvc: '123', ...over },
  })
const answer = (owner: string, intentId: string, confirmed: boolean) =>
  server.call<Reply>(`POST /api/sandbox-payments/${intentId}/challenge`, {
    owner,
    body: { confirmed },
  })
const confirm = (owner: string, payment_intent_id: string, at = server) =>
  at.call<Reply>('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
const bought = { status: 200, body: { total_credits: 10 } }

test('lists the test cards', async () => {
  const { body } = await server.call<{ cards: { number: string }[] }>(
    'GET /api/sandbox-payments/cards',
    { owner: randomUUID() },
  )
  expect(body.cards).toContainEqual({ number: '4000000000000002', behaviour: 'declined' })
})

test('3-D Secure: unpaid until confirmed, declined on refusal, paid after confirmation', async () => {
  const owner = randomUUID()
  const intentId = await startPayment(owner)
  expect(await answer(owner, intentId, true)).toMatchObject({ body: { code: 'billing/unpaid' } })
  expect(await pay(owner, intentId, challengedCard)).toMatchObject({
    body: { status: 'requires_action' },
  })
  expect(await confirm(owner, intentId)).toMatchObject({
    status: 402,
    body: { code: 'billing/unpaid' },
  })
  expect(await answer(owner, intentId, false)).toMatchObject({
    status: 402,
    body: { code: 'billing/declined', decline_code: 'authentication_failed' },
  })
  await pay(owner, intentId, challengedCard)
  for (const _ of [1, 2])
    expect(await answer(owner, intentId, true)).toMatchObject({ body: { status: 'succeeded' } })
  expect(await confirm(owner, intentId)).toMatchObject(bought)
})

test('a failure that is notified after the payment succeeded declines nothing', async () => {
  const charged = Promise.withResolvers<void>()
  await using slow = await openOwnerTestServer({
    provider: (sandbox) => ({
      ...sandbox,
      charge: (intentId) => sandbox.charge(intentId).finally(charged.resolve),
    }),
  })
  const owner = randomUUID()
  const intentId = await startPayment(owner, slow)
  await pay(owner, intentId, declinedCard, {}, slow)
  await pay(owner, intentId, acceptedCard, {}, slow)
  const confirmed = confirm(owner, intentId, slow)
  await charged.promise
  await notifyFailure(slow, intentId)
  slow.startWebhooks()
  expect(await confirmed).toMatchObject(bought)
})

/** Delivers the failure of an intent before everything else that the sandbox has to say. */
async function notifyFailure(
  { db, secrets, webhookUrl, ...at }: OwnerTestServer,
  intentId: string,
) {
  const { secret } = await secrets.getOrCreate('sandbox-webhook', () => ({ secret: '' }))
  const { rows } = await db.query<{ body: string }>(
    `select body from keep.sandbox_events
      where "intentId" = $1 and body like '%payment_intent.payment_failed%'`,
    [intentId],
  )
  const { body } = rows[0]!
  const reply = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(body, secret, new Date()),
    },
    body,
  })
  expect(reply.status).toBe(200)
  await at.waitForProjections()
}

test('five submissions with good and declined cards pay once, and it stays paid', async () => {
  const owner = randomUUID()
  const intentId = await startPayment(owner)
  await Promise.all(Array.from({ length: 5 }, () => pay(owner, intentId, acceptedCard)))
  expect(await pay(owner, intentId, '4000 0000 0000 9995')).toMatchObject({ status: 200 })
  expect(await confirm(owner, intentId)).toMatchObject(bought)
  const { rows } = await server.db.query(
    `select body::jsonb ->> 'type' as type from keep.sandbox_events where "intentId" = $1`,
    [intentId],
  )
  expect(rows).toEqual([{ type: 'payment_intent.succeeded' }])
})

test('a repeated notification counts once', async () => {
  const owner = randomUUID()
  const intentId = await startPayment(owner)
  await pay(owner, intentId, duplicateWebhookCard)
  expect(await confirm(owner, intentId)).toMatchObject(bought)
  const left = async () => {
    const query = 'select "timesLeft" from keep.sandbox_events where "intentId" = $1'
    return (await server.db.query<{ timesLeft: number }>(query, [intentId])).rows[0]?.timesLeft
  }
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
  expect(await confirm(owner, intentId)).toMatchObject(bought)
})

test('a late notification still pays, and confirming says that credits are pending', async () => {
  const owner = randomUUID()
  const intentId = await startPayment(owner)
  expect(await pay(owner, intentId, lateWebhookCard)).toMatchObject({
    body: { status: 'succeeded' },
  })
  expect(await server.payments.find(intentId)).toMatchObject({ status: 'succeeded' })
  const { rows } = await server.db.query(
    `select extract(epoch from "notBefore" - "createdAt")::int as seconds, attempts
       from keep.sandbox_events where "intentId" = $1`,
    [intentId],
  )
  expect(rows).toEqual([{ seconds: 15, attempts: 0 }])
})

test('a number that is not a test card is refused before anything is stored', async () => {
  const owner = randomUUID()
  const intentId = await startPayment(owner)
  const real = '4012888888881881'
  for (const over of [
    { number: real },
    { number: 'x'.repeat(41) },
    { cvc: '', number: acceptedCard },
  ]) {
    const { status } = await pay(owner, intentId, over.number, over)
    expect(status).toBe(422)
  }
  expect(await pay(owner, intentId, real)).toMatchObject({
    body: { code: 'billing/card-invalid', field: 'number', reason: 'not-a-test-card' },
  })
  await pay(owner, intentId, acceptedCard)
  const { rows } = await server.db.query<{ stored: string }>(
    `select concat((select json_agg(i) from keep.sandbox_intents i),
                   (select json_agg(e) from keep.sandbox_events e)) as stored`,
  )
  expect(rows[0]!.stored).toContain('4242')
  expect(rows[0]!.stored).not.toMatch(/4012888888881881|4242424242424242/)
})

test('another owner’s payment returns 404', async () => {
  const intentId = await startPayment(randomUUID())
  for (const reply of [
    await pay(randomUUID(), intentId, acceptedCard),
    await answer(randomUUID(), intentId, true),
    await pay(randomUUID(), 'pi_none', acceptedCard),
  ])
    expect(reply).toMatchObject({ status: 404, body: { code: 'billing/unknown-payment' } })
  const anyone = await server.call(`POST /api/sandbox-payments/${intentId}/pay`, {
    body: { number: acceptedCard, exp_month: 12, exp_year: 40, cvc: '123' },
  })
  expect(anyone.status).toBe(401)
})
