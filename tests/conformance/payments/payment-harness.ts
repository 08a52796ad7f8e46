import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Payments } from '#ports/payments.ts'
import {
  type OwnerTestServer,
  recordQualifiedResponse,
} from '../../support/servers/owner-test-server.ts'
import type { WebhookProxy } from '../../support/servers/webhook-proxy.ts'

/** A provider of payments, with the actions of its customers, banks and operators. */
export type PaymentProviderFixture = AsyncDisposable & {
  server: OwnerTestServer
  payments: Payments
  webhookProxy: WebhookProxy
  /** Once: the provider creates the intent, and the server stops before the response. */
  crashAfterCreate: () => void
  /** Pays in the provider's card form. */
  pay: (owner: string, intentId: string, card: 'good' | 'declined') => Promise<unknown>
  /** Fails the last refund, as the card's bank. */
  failRefund: (intentId: string) => Promise<unknown>
  /** By default of the whole payment. */
  dispute: (intentId: string, amountCents?: number) => Promise<unknown>
  closeDispute: (intentId: string, outcome: 'won' | 'lost') => Promise<unknown>
  /** Signs as the provider does. */
  sign: (body: string, at?: Date) => string
}

type Reply = { code: string; reason: string; total_credits: number }

export type PaymentHarness = ReturnType<typeof openPaymentHarness>

/** With the owners' API calls, over real HTTP. */
export function openPaymentHarness(fixture: PaymentProviderFixture) {
  const { server, webhookProxy, pay } = fixture
  const startPayment = (owner: string, headers = {}) =>
    server.call<Reply & { payment_intent_id: string }>('POST /api/billing/create-payment-intent', {
      owner,
      body: { package_id: 'starter_10' },
      headers,
    })
  const confirmPayment = (owner: string, payment_intent_id: string) =>
    server.call<Reply>('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })

  return {
    ...fixture,
    startPayment,
    confirmPayment,
    postWebhook: (body: string, signature: string) =>
      fetch(server.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }),
    firstWebhook: async (intentId: string) =>
      (await webhookProxy.waitForDeliveries(intentId, 1))[0]!,
    /** Waits until the ledger has these figures. */
    async expectBalance(owner: string, credits: number, receivable = 0): Promise<void> {
      const query = 'select credits, receivable from read.credit_balances where "ownerId" = $1'
      const balance = async () => (await server.db.query(query, [owner])).rows[0]
      await expect.poll(balance, { timeout: 20_000 }).toEqual({ credits, receivable })
    },
    /** An owner who bought ten credits and spent some. */
    async createBuyer(spent = 0) {
      const owner = randomUUID()
      const intentId = (await startPayment(owner)).body.payment_intent_id
      await pay(owner, intentId, 'good')
      expect(await confirmPayment(owner, intentId)).toMatchObject({ body: { total_credits: 10 } })
      for (let count = 0; count < spent; count += 1) {
        const id = await recordQualifiedResponse(server, { ownerId: owner, surveyId: randomUUID() })
        await server.call(`POST /api/responses/${id}/unlock`, { owner })
      }
      return { owner, intentId }
    },
  }
}

/** The provider, whose next response to a new intent is lost. */
export function withCrashAfterCreate<P extends Payments>(payments: P) {
  let isNext = false
  const provider: P = {
    ...payments,
    async createIntent(payment) {
      const intent = await payments.createIntent(payment)
      if (!isNext) return intent
      isNext = false
      throw new Error('the process ended')
    },
  }
  return { provider, crashAfterCreate: () => (isNext = true) }
}
