import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Payments } from '#ports/payments.ts'
import { type Business, tellQualified } from '../../support/business.ts'
import type { Wire } from '../../support/webhook-wire.ts'

/** A provider that takes payments for a house, with what its customers, banks and operators do there. */
export type Till = AsyncDisposable & {
  house: Business
  payments: Payments
  wire: Wire
  /** Once: the provider has made the intent, and we end before we hear of it. */
  crashAfterCreate: () => void
  /** In the provider's card form. */
  pay: (owner: string, intentId: string, card: 'good' | 'declined') => Promise<unknown>
  /** As the card's bank, which could not take the last refund. */
  failRefund: (intentId: string) => Promise<unknown>
  dispute: (intentId: string) => Promise<unknown>
  closeDispute: (intentId: string, outcome: 'won' | 'lost') => Promise<unknown>
  /** As the provider signs. */
  sign: (body: string, at?: Date) => string
}

type Reply = { code: string; reason: string; total_credits: number }

export type OpenTill = ReturnType<typeof openTill>

/** With what its owners do at ours, over real HTTP. */
export function openTill(till: Till) {
  const { house, wire, pay } = till
  const begin = (owner: string, headers = {}) =>
    house.call<Reply & { payment_intent_id: string }>('POST /api/billing/create-payment-intent', {
      owner,
      body: { package_id: 'starter_10' },
      headers,
    })
  const confirm = (owner: string, payment_intent_id: string) =>
    house.call<Reply>('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })

  return {
    ...till,
    begin,
    confirm,
    post: (body: string, signature: string) =>
      fetch(house.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }),
    firstNotice: async (intentId: string) => (await wire.hears(intentId, 1))[0]!,
    /** Waits until the ledger says so. */
    async comesTo(owner: string, credits: number, receivable = 0): Promise<void> {
      const query = 'select credits, receivable from read.credit_balances where "ownerId" = $1'
      const balance = async () => (await house.db.query(query, [owner])).rows[0]
      await expect.poll(balance, { timeout: 20_000 }).toEqual({ credits, receivable })
    },
    /** An owner who paid for ten credits and spent some. */
    async buyer(spent = 0) {
      const owner = randomUUID()
      const intentId = (await begin(owner)).body.payment_intent_id
      await pay(owner, intentId, 'good')
      expect(await confirm(owner, intentId)).toMatchObject({ body: { total_credits: 10 } })
      for (let count = 0; count < spent; count += 1) {
        const id = await tellQualified(house, { ownerId: owner, surveyId: randomUUID() })
        await house.call(`POST /api/responses/${id}/unlock`, { owner })
      }
      return { owner, intentId }
    },
  }
}

/** The same provider, whose next answer to a new intent is lost with us. */
export function crashing<P extends Payments>(payments: P) {
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
