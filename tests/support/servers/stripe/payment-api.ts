// Stripe's responses to requests about payments.
import {
  newIntent,
  type StripeDispute,
  type StripeIntent,
  type StripeRefund,
  withoutExpansion,
} from './objects.ts'
import type { StripeEvent } from './webhooks.ts'

export type StripeRequest = {
  path: string
  query: URLSearchParams
  form: Record<string, string>
  key: string
}
export type StripeResponse = { status: number; body: object }

export const errorResponse = (status: number, error: object): StripeResponse => ({
  status,
  body: { error },
})
const notFound = errorResponse(404, {
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No.',
})

type StripeState = {
  intents: Map<string, StripeIntent>
  refunds: StripeRefund[]
  disputes: Map<string, StripeDispute>
  events: readonly StripeEvent[]
  sendWebhook: (type: string, object: object) => void
}

export function openPaymentApi({ intents, refunds, disputes, events, sendWebhook }: StripeState) {
  const answered = new Map<string, { form: string; answer: StripeResponse }>()

  function create({ form }: StripeRequest): StripeResponse {
    const intent = newIntent(`pi_${intents.size + 1}${Date.now().toString(36)}`, form)
    intents.set(intent.id, intent)
    return { status: 200, body: withoutExpansion(intent) }
  }

  function list<T extends { id: string; created: number }>(
    items: readonly T[],
    { query }: StripeRequest,
  ): StripeResponse {
    const since = Number(query.get('created[gte]') ?? 0)
    const all = items.filter(({ created }) => created >= since).toReversed()
    const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
    // Small pages, so that there are several.
    const data = all.slice(from, from + 2)
    return { status: 200, body: { object: 'list', data, has_more: from + 2 < all.length } }
  }

  function refund({ form }: StripeRequest): StripeResponse {
    const payment_intent = form['payment_intent'] ?? ''
    const charge = intents.get(payment_intent)?.latest_charge
    if (!charge) return notFound
    const left = charge.amount - charge.amount_refunded
    const amount = form['amount'] === undefined ? left : Number(form['amount'])
    const type = 'invalid_request_error'
    if (left === 0)
      return errorResponse(400, { type, code: 'charge_already_refunded', message: 'No.' })
    if (amount > left)
      return errorResponse(400, {
        type,
        param: 'amount',
        message: 'Refund amount is greater than the charge.',
      })
    charge.amount_refunded += amount
    const made: StripeRefund = {
      ...{ id: `re_${refunds.length + 1}_${payment_intent}`, object: 'refund', amount },
      ...{ currency: charge.currency, metadata: {}, payment_intent, status: 'succeeded' },
    }
    refunds.push(made)
    sendWebhook('charge.refunded', { ...charge })
    sendWebhook('refund.created', { ...made })
    return { status: 200, body: made }
  }

  /** Repeats the first response for a key with an equal form. */
  function idempotently(
    call: StripeRequest,
    work: (call: StripeRequest) => StripeResponse,
  ): StripeResponse {
    const form = JSON.stringify(call.form)
    const before = answered.get(call.key)
    if (before && before.form !== form)
      return errorResponse(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same.',
      })
    const answer = before?.answer ?? work(call)
    answered.set(call.key, { form, answer })
    return answer
  }

  return function answer(method: string, call: StripeRequest): StripeResponse {
    const [, collection, id] = call.path.split('/').slice(1)
    if (method === 'POST' && collection === 'payment_intents') return idempotently(call, create)
    if (method === 'POST' && collection === 'refunds') return idempotently(call, refund)
    if (method === 'GET' && collection === 'events') return list(events, call)
    if (method === 'GET' && collection === 'disputes') return list([...disputes.values()], call)
    if (method !== 'GET' || collection !== 'payment_intents') return notFound
    if (id === undefined) return list([...intents.values()], call)
    const intent = intents.get(id)
    return intent ? { status: 200, body: intent } : notFound
  }
}
