// A local server for the used part of Stripe's API: form requests, JSON responses, keys, pages, signed webhooks.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  declineIntent,
  newIntent,
  payIntent,
  type StripeDispute,
  type StripeIntent,
  type StripeRefund,
  withoutExpansion,
} from './objects.ts'
import { type StripeRequest, errorResponse, openPaymentApi } from './payment-api.ts'
import { openWebhookSender } from './webhooks.ts'

/** Stripe API version of the adapter. */
const apiVersion = '2026-10-28.endive'

export const stripeKeys = {
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_test_local',
  publishableKey: 'pk_test_local',
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>

export async function openStripeServer(webhookUrl: string) {
  const intents = new Map<string, StripeIntent>()
  const refunds: StripeRefund[] = []
  const disputes = new Map<string, StripeDispute>()
  const faults: ((reply: ServerResponse) => void)[] = []
  const webhooks = openWebhookSender(webhookUrl, stripeKeys.webhookSecret)
  const answer = openPaymentApi({
    ...{ intents, refunds, disputes },
    events: webhooks.events,
    sendWebhook: webhooks.send,
  })
  const requestLog: string[] = []

  const server = createServer(async (request, reply) => {
    const call = await readRequest(request)
    requestLog.push(`${request.method} ${call.path} ${call.key}`)
    const fault = faults.shift()
    if (fault) return fault(reply)
    const isKnown = request.headers.authorization === `Bearer ${stripeKeys.secretKey}`
    const { status, body } = !hasApiVersion(request)
      ? errorResponse(400, {
          type: 'invalid_request_error',
          message: 'Which version do you speak?',
        })
      : isKnown
        ? answer(request.method!, call)
        : errorResponse(401, {
            type: 'invalid_request_error',
            message: 'Invalid API Key provided: sk_test_x',
          })
    reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    reply.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const known = (id: string) => intents.get(id)!

  return {
    apiBase: `http://127.0.0.1:${port}`,
    /** Every call, including retries: method, path and idempotency key. */
    requestLog,
    /** Faults of the next calls. */
    faults,
    intents,
    async pay(intentId: string, card: 'good' | 'declined'): Promise<void> {
      const intent = known(intentId)
      if (card === 'good') payIntent(intent)
      else declineIntent(intent)
      const type = card === 'good' ? 'succeeded' : 'payment_failed'
      webhooks.send(`payment_intent.${type}`, withoutExpansion(intent))
    },
    /** Fails the newest refund that has not failed. */
    async failRefund(intentId: string): Promise<void> {
      const isIt = (one: StripeRefund) =>
        one.payment_intent === intentId && one.status === 'succeeded'
      const refund = refunds.findLast(isIt)!
      refund.status = 'failed'
      known(intentId).latest_charge!.amount_refunded -= refund.amount
      for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
        webhooks.send(type, { ...refund })
    },
    /** A payment of another product in the same account, without our metadata or with similar ones. */
    async createForeignPayment(metadata: Record<string, string>): Promise<string> {
      const intent = newIntent(`pi_foreign_${intents.size}`, { amount: '1000', currency: 'usd' })
      intent.metadata = metadata
      intents.set(intent.id, intent)
      await this.pay(intent.id, 'good')
      return intent.id
    },
    async dispute(intentId: string, amountCents?: number): Promise<void> {
      const { amount: paid, currency, latest_charge: charge } = known(intentId)
      const amount = amountCents ?? paid
      charge!.disputed = true
      const of = { amount, currency, metadata: {}, payment_intent: intentId, reason: 'fraudulent' }
      const id = intentId.replace('pi_', 'dp_')
      const created = Math.floor(Date.now() / 1000)
      disputes.set(intentId, { id, object: 'dispute', created, ...of, status: 'needs_response' })
      webhooks.send('charge.dispute.created', disputes.get(intentId)!)
    },
    async closeDispute(intentId: string, outcome: string): Promise<void> {
      // Stripe's maximum length of evidence.
      const evidence = { uncategorized_text: 'é'.repeat(150_000) }
      const dispute = { ...disputes.get(intentId)!, status: outcome }
      disputes.set(intentId, dispute)
      const closed = { ...dispute, evidence }
      webhooks.send('charge.dispute.closed', closed)
    },
    async [Symbol.asyncDispose]() {
      await webhooks.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Without a version header, Stripe uses the account's default version. */
const hasApiVersion = ({ headers }: IncomingMessage) => headers['stripe-version'] === apiVersion

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
  const text = Buffer.concat(await Array.fromAsync(request)).toString()
  const form = Object.fromEntries(new URLSearchParams(text))
  const key = String(request.headers['idempotency-key'] ?? '')
  return { path: pathname, query: searchParams, form, key }
}
