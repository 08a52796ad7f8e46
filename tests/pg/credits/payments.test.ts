import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signWebhook } from '../../../services/adapters/payments/webhook-signature.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer({
    declineReason: (cents) => (cents === 8000 ? 'Your card was declined.' : undefined),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

type Intent = { payment_intent_id: string; amount_cents: number; provider: string }
type Confirmed = { status: string; total_credits: number }

const startPayment = async (owner: string, package_id = 'starter_10', more = {}) =>
  server.call<Intent & { code: string }>('POST /api/billing/create-payment-intent', {
    owner,
    body: { package_id, ...more },
  })
const confirmPayment = (owner: string, payment_intent_id: string, more = {}) =>
  server.call<Confirmed & { code: string }>('POST /api/billing/confirm-payment', {
    owner,
    body: { payment_intent_id, ...more },
  })
const readBalance = async (owner: string) => {
  await server.waitForProjections()
  return (await server.call<{ total_credits: number }>('GET /api/billing/credits', { owner })).body
}
/** A proxy before the webhook; records the sandbox's notifications. */
async function startWebhookListener(answer: () => number) {
  const received: { body: string; signature: string }[] = []
  const webhookListener = createServer(async (request, reply) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    received.push({ body, signature: String(request.headers['stripe-signature']) })
    reply.writeHead(answer()).end('{}')
    webhookListener.emit('received')
  }).listen(0, '127.0.0.1')
  await once(webhookListener, 'listening')
  const { port } = webhookListener.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    async waitForWebhooks(count: number) {
      while (received.length < count) await once(webhookListener, 'received')
    },
    close: () => webhookListener.close(),
  }
}

/** Signed as by the provider. */
async function forgeWebhook(intentId: string, over: { type?: string; amount?: number }) {
  const { secret } = await server.secrets.getOrCreate('sandbox-webhook', () => ({ secret: '' }))
  const { rows } = await server.db.query<{ paymentId: string; amountCents: number }>(
    'select "paymentId", "amountCents" from keep.sandbox_intents where "intentId" = $1',
    [intentId],
  )
  const { type = 'payment_intent.succeeded', amount = rows[0]!.amountCents } = over
  const metadata = { installation: 'sandbox', payment_id: rows[0]!.paymentId }
  const object = { id: intentId, amount_received: amount, currency: 'usd', metadata }
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } })
  return { body, signature: signWebhook(body, secret, new Date()) }
}

const postWebhook = (body: string, signature: string) =>
  fetch(server.webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })

describe('before the provider can reach the webhook', () => {
  test('confirming succeeds; a late notification grants the credits', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner)
    await server.payments.charge(body.payment_intent_id)
    expect(await readBalance(owner)).toMatchObject({ total_credits: 0 })
    const confirming = confirmPayment(owner, body.payment_intent_id)
    server.startWebhooks()
    expect(await confirming).toMatchObject({
      status: 200,
      body: { status: 'succeeded', total_credits: 10 },
    })
  })
})

describe('buying', () => {
  beforeAll(() => server.startWebhooks())

  test('grants the package’s credits once, however often it is confirmed', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner, 'professional_50', {
      amount_cents: 4500,
      currency: 'usd',
      responses_included: 50,
    })
    expect(body).toMatchObject({ amount_cents: 4500, provider: 'sandbox' })
    const confirmation = {
      package_type: 'professional_50',
      responses_included: 50,
      amount_paid: 4500,
    }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => confirmPayment(owner, body.payment_intent_id, confirmation)),
    )
    for (const reply of [...replies, await confirmPayment(owner, body.payment_intent_id)])
      expect(reply).toMatchObject({ status: 200, body: { status: 'succeeded', total_credits: 50 } })
    expect(await readBalance(owner)).toMatchObject({
      total_credits: 50,
      total_purchased: 50,
      total_used: 0,
      total_spent_cents: 4500,
      active_packages: [{ package_type: 'professional_50', responses_used: 0 }],
    })
    const { body: history } = await server.call('GET /api/billing/purchase-history', { owner })
    expect(history).toMatchObject([{ price_cents: 4500, qualified_responses_included: 50 }])
  })

  test('the same idempotency key returns the same payment', async () => {
    const owner = randomUUID()
    const again = () =>
      server.call<Intent>('POST /api/billing/create-payment-intent', {
        owner,
        body: { package_id: 'starter_10' },
        headers: { 'idempotency-key': 'one' },
      })
    const [first, second] = [await again(), await again()]
    expect(second.body.payment_intent_id).toBe(first.body.payment_intent_id)
  })

  test.each([
    ['an unknown package', { package_id: 'free_1000' }, 'billing/unknown-package'],
    ['another amount', { package_id: 'starter_10', amount_cents: 1 }, 'billing/amount-mismatch'],
    [
      'more credits',
      { package_id: 'starter_10', responses_included: 500 },
      'billing/amount-mismatch',
    ],
    ['another currency', { package_id: 'starter_10', currency: 'brl' }, 'billing/amount-mismatch'],
  ])('%s is refused', async (_, body, code) =>
    expect(
      await server.call('POST /api/billing/create-payment-intent', { owner: randomUUID(), body }),
    ).toMatchObject({ status: 422, body: { code } }),
  )

  test('another owner’s payment returns 404', async () => {
    const { body } = await startPayment(randomUUID())
    expect(await confirmPayment(randomUUID(), body.payment_intent_id)).toMatchObject({
      status: 404,
      body: { code: 'billing/unknown-payment' },
    })
  })

  test('confirming with different figures is refused, and charges nothing', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner)
    expect(await confirmPayment(owner, body.payment_intent_id, { amount_paid: 1 })).toMatchObject({
      status: 422,
      body: { code: 'billing/amount-mismatch' },
    })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 0 })
  })

  test('a declined card buys nothing and returns the reason', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner, 'business_100')
    for (const _ of [1, 2])
      expect(await confirmPayment(owner, body.payment_intent_id)).toMatchObject({
        status: 402,
        body: { code: 'billing/declined', reason: 'Your card was declined.' },
      })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 0 })
  })
})

describe('the webhook', () => {
  test('applies a notification once, however often and concurrently it arrives', async () => {
    const wire = await startWebhookListener(() => 500)
    const owner = randomUUID()
    const { body } = await startPayment(owner)
    await server.payments.stop()
    server.payments.start(wire.url)
    await server.payments.charge(body.payment_intent_id)
    // Refused, so the provider sends it again.
    await wire.waitForWebhooks(2)
    expect(new Set(wire.received.map((one) => one.body)).size).toBe(1)
    await server.payments.stop()
    const notice = wire.received[0]!
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => postWebhook(notice.body, notice.signature)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
    // Notifications pending from an earlier run are delivered after the restart, without effect.
    server.startWebhooks()
    expect(await confirmPayment(owner, body.payment_intent_id)).toMatchObject({
      body: { total_credits: 10 },
    })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 10 })
    wire.close()
  })

  test('a late failure does not undo a success', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner)
    await confirmPayment(owner, body.payment_intent_id)
    const late = await forgeWebhook(body.payment_intent_id, {
      type: 'payment_intent.payment_failed',
    })
    expect((await postWebhook(late.body, late.signature)).status).toBe(200)
    expect(await confirmPayment(owner, body.payment_intent_id)).toMatchObject({
      body: { total_credits: 10 },
    })
    expect(await readBalance(owner)).toMatchObject({ total_credits: 10 })
  })

  test('grants nothing for a payment of too low an amount', async () => {
    const owner = randomUUID()
    const { body } = await startPayment(owner)
    const cheap = await forgeWebhook(body.payment_intent_id, { amount: 1 })
    expect((await postWebhook(cheap.body, cheap.signature)).status).toBe(422)
    expect(await readBalance(owner)).toMatchObject({ total_credits: 0 })
  })

  test('acknowledges notifications about unknown objects', async () => {
    const { body } = await startPayment(randomUUID())
    const other = await forgeWebhook(body.payment_intent_id, { type: 'charge.updated' })
    expect((await postWebhook(other.body, other.signature)).status).toBe(200)
  })

  test.each([
    ['no signature', undefined],
    ['another signature', 't=1,v1=00'],
  ])('with %s is refused', async (_, signature) => {
    const reply = await fetch(server.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
      body: '{"id":"evt_1"}',
    })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'billing/forged' })
  })
})
