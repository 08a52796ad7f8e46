import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payments } from '#ports/payments.ts'
import { signWebhook } from '../../services/adapters/payments/webhook-signature.ts'
import { openStripePayments } from '../../services/adapters/payments/stripe/stripe.ts'
import { openOwnerTestServer } from '../support/servers/owner-test-server.ts'
import { silentLog } from '../support/kernel/read-side.ts'
import {
  openStripeServer,
  stripeKeys,
  type StripeServer,
} from '../support/servers/stripe/server.ts'
import { signWebhook as signStripeWebhook } from '../support/servers/stripe/webhooks.ts'
import { openWebhookProxy } from '../support/servers/webhook-proxy.ts'
import { describePayments } from './payments/suite.ts'
import { withCrashAfterCreate } from './payments/payment-harness.ts'

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
  const webhookProxy = resources.use(await openWebhookProxy())
  let crash = () => {}
  const server = await openOwnerTestServer({
    provider(sandbox) {
      const { provider, crashAfterCreate } = withCrashAfterCreate(sandbox)
      crash = crashAfterCreate
      return provider
    },
  })
  resources.use(server)
  server.payments.start(webhookProxy.url)
  const { secret } = await server.secrets.getOrCreate('sandbox-webhook', () => ({ secret: '' }))
  return {
    server,
    payments: server.payments,
    webhookProxy,
    crashAfterCreate: () => crash(),
    pay: (owner, intentId, card) =>
      server.call(`POST /api/sandbox-payments/${intentId}/pay`, {
        owner,
        body: { number: numbers[card], exp_month: 12, exp_year: 40, cvc: '123' },
      }),
    failRefund: (intentId) => server.payments.failRefund(intentId),
    dispute: (intentId, cents) => server.payments.dispute(intentId, cents),
    closeDispute: (intentId, outcome) => server.payments.closeDispute(intentId, outcome),
    sign: (body, at = new Date()) => signWebhook(body, secret, at),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
})

describePayments('stripe', async () => {
  const resources = new AsyncDisposableStack()
  const webhookProxy = resources.use(await openWebhookProxy())
  const stripe = resources.use(await openStripeServer(webhookProxy.url))
  const payments = openStripePayments(settings(stripe), silentLog)
  const { provider, crashAfterCreate } = withCrashAfterCreate(payments)
  const server = resources.use(await openOwnerTestServer({ provider: () => provider }))
  return {
    ...{ server, payments, webhookProxy, crashAfterCreate },
    pay: (_, intentId, card) => stripe.pay(intentId, card),
    failRefund: stripe.failRefund,
    dispute: stripe.dispute,
    closeDispute: stripe.closeDispute,
    sign: (body, at = new Date()) => signStripeWebhook(body, stripeKeys.webhookSecret, at),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
})

describe('another product in the same Stripe account', () => {
  const foreignMetadata: Record<string, string>[] = [
    {},
    { payment_id: 'order 17' },
    { payment_id: randomUUID() },
    { payment_id: randomUUID(), installation: 'another-one' },
  ]
  test('has its notifications acknowledged and ignored', async () => {
    await using resources = new AsyncDisposableStack()
    const webhookProxy = resources.use(await openWebhookProxy())
    const stripe = resources.use(await openStripeServer(webhookProxy.url))
    const payments = openStripePayments(settings(stripe), silentLog)
    const server = resources.use(await openOwnerTestServer({ provider: () => payments }))
    webhookProxy.forwardTo(server.webhookUrl)
    const foreign = await Promise.all(
      foreignMetadata.map((metadata) => stripe.createForeignPayment(metadata)),
    )
    for (const intentId of foreign) {
      await payments.refund(intentId, { key: randomUUID() })
      await stripe.failRefund(intentId)
      await stripe.dispute(intentId)
      await stripe.closeDispute(intentId, 'lost')
      for (const { body } of await webhookProxy.waitForDeliveries(intentId, 8)) {
        const headers = {
          'stripe-signature': signStripeWebhook(body, stripeKeys.webhookSecret, new Date()),
        }
        const delivery = { method: 'POST', headers: { ...json, ...headers }, body }
        expect((await fetch(server.webhookUrl, delivery)).status).toBe(200)
      }
      await expect(payments.find(intentId)).rejects.toMatchObject({
        code: 'billing/unknown-payment',
      })
    }
    expect(await Array.fromAsync(payments.list(new Date(0)))).toEqual([])
    expect(await Array.fromAsync(server.store.readAll({}))).toEqual([])
  })
})

describe('stripe over a broken connection', () => {
  let stripe: StripeServer
  let payments: Payments
  beforeAll(async () => {
    stripe = await openStripeServer('http://127.0.0.1:1')
    payments = openStripePayments(settings(stripe), silentLog)
  })
  afterAll(() => stripe[Symbol.asyncDispose]())
  const newPayment = () => ({
    paymentId: randomUUID(),
    ownerId: randomUUID(),
    amountCents: 1000,
    currency: 'usd' as const,
  })

  test('a lost connection is retried with the same key, and creates one intent', async () => {
    const payment = newPayment()
    stripe.faults.push((reply) => reply.destroy())
    const { intentId, clientSecret } = await payments.createIntent(payment)
    expect(clientSecret).toContain(intentId)
    const tries = stripe.requestLog.filter((line) => line.endsWith(payment.paymentId))
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
    await expect(payments.createIntent(newPayment())).rejects.toEqual(unavailable)
  })

  test('a wrong key fails, and is not exposed', async () => {
    const wrong = { ...settings(stripe), secretKey: 'sk_test_wrong' }
    const refused = await openStripePayments(wrong, silentLog)
      .createIntent(newPayment())
      .catch((error: unknown) => error)
    expect(refused).toEqual(unavailable)
    expect(JSON.stringify(refused)).not.toContain('sk_test')
  })
})
