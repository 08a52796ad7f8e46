import Stripe from 'stripe'
import type { Log } from '#kernel/log.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { StripeSettings } from './settings.ts'
import type { Payments } from '#ports/payments.ts'
import { paymentMetadata, parsePaymentNotice, paymentNoticeTypes } from '../payment-notice.ts'
import { toProviderDispute, toProviderPayment } from './provider-payment.ts'

/** With all retries, below the timeout of the browser's request. */
const requestTimeoutMs = 4_000
const maxRetries = 2
const toleranceSeconds = 300

/** Run the Stripe conformance tests before raising it. */
const apiVersion = '2026-10-28.endive'

const cardFormSources = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
}

/** Stripe keeps events for 30 days. */
const eventRetentionMs = 30 * 24 * 3_600_000

const expandCharge = { expand: ['latest_charge'] }

/** Payments by Stripe: we create intents, Stripe's form takes the card, and signed webhooks report the outcome. */
export function openStripePayments(
  settings: StripeSettings & { installation: string },
  log: Log,
): Payments {
  const { installation } = settings
  const stripe = new Stripe(settings.secretKey, {
    ...apiAddress(settings.apiBase),
    apiVersion,
    timeout: requestTimeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
  })
  const request = createRequester(log)
  const find = async (intentId: string) =>
    toProviderPayment(
      await request(stripe.paymentIntents.retrieve(intentId, expandCharge)),
      installation,
    ) ?? refuse('billing/unknown-payment')
  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    cardFormSources,
    async createIntent({ paymentId, ownerId, amountCents, currency }) {
      const { id, client_secret } = await request(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            metadata: paymentMetadata({ paymentId, ownerId }, installation),
            // The payer stays in the dialog, so methods with a redirect are off.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: paymentId },
        ),
      )
      return { intentId: id, clientSecret: client_secret ?? undefined }
    },
    charge: async (intentId) => (await find(intentId)).status,
    async refund(intentId, { key, amountCents }) {
      await request(
        stripe.refunds.create(
          { payment_intent: intentId, ...(amountCents !== undefined && { amount: amountCents }) },
          { idempotencyKey: key },
        ),
      )
    },
    find,
    async *list(since) {
      const query = { ...listSince(since), expand: ['data.latest_charge'] }
      for await (const intent of readPages((page) =>
        request(stripe.paymentIntents.list({ ...query, ...page })),
      ))
        yield* [toProviderPayment(intent, installation) ?? []].flat()
    },
    async *listDisputes(since) {
      for await (const dispute of readPages((page) =>
        request(stripe.disputes.list({ ...listSince(since), ...page })),
      ))
        yield* [toProviderDispute(dispute) ?? []].flat()
    },
    eventRetentionMs,
    async *listEvents(since) {
      const query = { ...listSince(since), types: [...paymentNoticeTypes] }
      for await (const event of readPages((page) =>
        request(stripe.events.list({ ...query, ...page })),
      ))
        yield* [parsePaymentNotice(event, installation) ?? []].flat()
    },
    parseWebhook(rawBody, signature) {
      return parsePaymentNotice(
        parseWebhookEvent(stripe, rawBody, signature, settings.webhookSecret),
        installation,
      )
    },
  }
}

const listSince = (since: Date) => ({
  created: { gte: Math.floor(since.getTime() / 1000) },
  limit: 100,
})

type Page<T> = { data: readonly T[]; has_more: boolean }

/** All items of a list, newest first. */
async function* readPages<T extends { id: string }>(
  read: (page: { starting_after?: string }) => Promise<Page<T>>,
): AsyncGenerator<T> {
  for (let after: string | undefined; ;) {
    const { data, has_more } = await read(after ? { starting_after: after } : {})
    yield* data
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return
  }
}

function apiAddress(apiBase: string | undefined) {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, protocol: scheme, port: port || (scheme === 'http' ? 80 : 443) }
}

function parseWebhookEvent(
  stripe: Stripe,
  rawBody: string,
  signature: string,
  secret: string,
): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      return refuse('billing/forged')
    throw error
  }
}

/** Maps the library's errors to problems. Logs codes and request ids only: Stripe's messages may contain keys or card data. */
const createRequester =
  (log: Log) =>
  async <T>(response: Promise<T>): Promise<T> => {
    try {
      return await response
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? stripeProblem(error, log) : error
    }
  }

function stripeProblem(error: InstanceType<typeof Stripe.errors.StripeError>, log: Log): Problem {
  const { type, code, statusCode: status, requestId } = error
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new Problem('request/key-reused')
  if (code === 'resource_missing') return new Problem('billing/unknown-payment')
  if (error instanceof Stripe.errors.StripeInvalidRequestError && isRefundError(error))
    return new Problem('billing/unrefundable')
  log.error({ type, code, status, requestId }, 'a request to Stripe failed')
  return new Problem('billing/provider-unavailable')
}

const refundErrorCodes = ['charge_already_refunded', 'charge_disputed', 'amount_too_large']

const isRefundError = ({ code, param, rawType, message }: Stripe.errors.StripeError) =>
  refundErrorCodes.includes(code ?? '') ||
  (rawType === 'invalid_request_error' && param === 'amount' && /refund/i.test(message))
