import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptSecret } from '#kernel/kept-secrets.ts'
import type { Payments } from '#ports/payments.ts'
import { sign } from '../../services/adapters/payments/signature.ts'
import { openStripePayments } from '../../services/adapters/payments/stripe/stripe.ts'
import { openBusiness } from '../support/business.ts'
import { silent } from '../support/read-side.ts'
import { openStripeServer, stripeKeys, type StripeServer } from '../support/stripe-server/server.ts'
import { signed } from '../support/stripe-server/webhooks.ts'
import { openWebhookWire } from '../support/webhook-wire.ts'
import { describePayments } from './payments.ts'
import { crashing } from './payments/till.ts'

const numbers = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }
const settings = ({ apiBase }: StripeServer) => ({
  ...stripeKeys,
  apiBase,
  installation: 'this-one',
})
const json = { 'content-type': 'application/json' }
const unavailable = expect.objectContaining({ code: 'billing/provider-unavailable' })

describePayments('sandbox', async () => {
  const resources = new AsyncDisposableStack()
  const wire = resources.use(await openWebhookWire())
  let crash = () => {}
  const house = await openBusiness({
    provider(sandbox) {
      const { provider, crashAfterCreate } = crashing(sandbox)
      crash = crashAfterCreate
      return provider
    },
  })
  resources.use(house)
  house.payments.start(wire.url)
  const { secret } = await keptSecret(house.db, 'sandbox-webhook', () => ({ secret: '' }))
  return {
    house,
    payments: house.payments,
    wire,
    crashAfterCreate: () => crash(),
    pay: (owner, intentId, card) =>
      house.call(`POST /api/sandbox-payments/${intentId}/pay`, {
        owner,
        body: { number: numbers[card], exp_month: 12, exp_year: 40, cvc: '123' },
      }),
    failRefund: (intentId) => house.payments.failRefund(intentId),
    dispute: (intentId) => house.payments.dispute(intentId),
    closeDispute: (intentId, outcome) => house.payments.closeDispute(intentId, outcome),
    sign: (body, at = new Date()) => sign(body, secret, at),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
})

describePayments('stripe', async () => {
  const resources = new AsyncDisposableStack()
  const wire = resources.use(await openWebhookWire())
  const stripe = resources.use(await openStripeServer(wire.url))
  const payments = openStripePayments(settings(stripe), silent)
  const { provider, crashAfterCreate } = crashing(payments)
  const house = resources.use(await openBusiness({ provider: () => provider }))
  return {
    ...{ house, payments, wire, crashAfterCreate },
    pay: (_, intentId, card) => stripe.pay(intentId, card),
    failRefund: stripe.failRefund,
    dispute: stripe.dispute,
    closeDispute: stripe.closeDispute,
    sign: (body, at = new Date()) => signed(body, stripeKeys.webhookSecret, at),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
})

describe('another product with the same account of Stripe', () => {
  const looks: Record<string, string>[] = [
    {},
    { payment_id: 'order 17' },
    { payment_id: randomUUID() },
    { payment_id: randomUUID(), installation: 'another-one' },
  ]
  test('is taken note of, whatever becomes of its payments', async () => {
    await using resources = new AsyncDisposableStack()
    const wire = resources.use(await openWebhookWire())
    const stripe = resources.use(await openStripeServer(wire.url))
    const payments = openStripePayments(settings(stripe), silent)
    const house = resources.use(await openBusiness({ provider: () => payments }))
    wire.lead(house.webhookUrl)
    const foreign = await Promise.all(looks.map((metadata) => stripe.takeForeign(metadata)))
    for (const intentId of foreign) {
      await payments.refund(intentId, { key: randomUUID() })
      await stripe.failRefund(intentId)
      await stripe.dispute(intentId)
      await stripe.closeDispute(intentId, 'lost')
      for (const { body } of await wire.hears(intentId, 8)) {
        const headers = { 'stripe-signature': signed(body, stripeKeys.webhookSecret, new Date()) }
        const told = { method: 'POST', headers: { ...json, ...headers }, body }
        expect((await fetch(house.webhookUrl, told)).status).toBe(200)
      }
      await expect(payments.find(intentId)).rejects.toMatchObject({
        code: 'billing/unknown-payment',
      })
    }
    expect(await Array.fromAsync(payments.list(new Date(0)))).toEqual([])
    expect(await Array.fromAsync(house.store.readAll({}))).toEqual([])
  })
})

describe('stripe over a broken wire', () => {
  let stripe: StripeServer
  let payments: Payments
  beforeAll(async () => {
    stripe = await openStripeServer('http://127.0.0.1:1')
    payments = openStripePayments(settings(stripe), silent)
  })
  afterAll(() => stripe[Symbol.asyncDispose]())
  const asked = () => ({
    paymentId: randomUUID(),
    ownerId: randomUUID(),
    amountCents: 1000,
    currency: 'usd' as const,
  })

  test('a cut connection is tried again under the same key, and makes one intent', async () => {
    const payment = asked()
    stripe.faults.push((reply) => reply.destroy())
    const { intentId, clientSecret } = await payments.createIntent(payment)
    expect(clientSecret).toContain(intentId)
    const tries = stripe.tried.filter((line) => line.endsWith(payment.paymentId))
    expect(tries).toHaveLength(2)
    expect([...stripe.intents.keys()]).toEqual([intentId])
  })

  test.each([
    ['out of order', 500, '{"error":{"message":"no"}}'],
    ['too busy', 429, '{"error":{"type":"invalid_request_error"}}'],
    ['a page of a proxy', 200, '<html>Please sign in</html>'],
  ])('%s: the provider is not available', async (_, status, body) => {
    const fault = (reply: ServerResponse) =>
      void reply.writeHead(status, { 'stripe-should-retry': 'false' }).end(body)
    stripe.faults.push(fault)
    await expect(payments.createIntent(asked())).rejects.toEqual(unavailable)
  })

  test('a wrong key is no answer either, and is not repeated to anybody', async () => {
    const wrong = { ...settings(stripe), secretKey: 'sk_test_wrong' }
    const refused = await openStripePayments(wrong, silent)
      .createIntent(asked())
      .catch((error: unknown) => error)
    expect(refused).toEqual(unavailable)
    expect(JSON.stringify(refused)).not.toContain('sk_test')
  })
})
