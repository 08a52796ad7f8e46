import Stripe from 'stripe'
import type { Log } from '#kernel/log.ts'
import { Problem, refuse } from '#kernel/problem.ts'
import type { StripeSettings } from './settings.ts'
import type { Payments } from '#ports/payments.ts'
import { paymentMetadata, parsePaymentNotice } from '../payment-notice.ts'
import { toProviderPayment } from './provider-payment.ts'

/** Somebody waits in front of a dialog; with all tries, less than browsers here wait. */
const requestTimeoutMs = 4_000
const maxRetries = 2
const toleranceSeconds = 300

/** Of Stripe's interface: what this was written for, and is tried with before it is raised. */
const apiVersion = '2026-10-28.endive'

const cardFormSources = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: 'https://api.stripe.com',
}

const expandCharge = { expand: ['latest_charge'] }

/** Payments by Stripe: intents made here, cards given to Stripe's own form, outcomes told by its signed webhooks. */
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
  const ask = createRequester(log)
  const find = async (intentId: string) =>
    toProviderPayment(
      await ask(stripe.paymentIntents.retrieve(intentId, expandCharge)),
      installation,
    ) ?? refuse('billing/unknown-payment')
  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    cardFormSources,
    async createIntent({ paymentId, ownerId, amountCents, currency }) {
      const { id, client_secret } = await ask(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            metadata: paymentMetadata({ paymentId, ownerId }, installation),
            // Whoever pays stays in the dialog; what would lead away from it is not offered.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: paymentId },
        ),
      )
      return { intentId: id, clientSecret: client_secret ?? undefined }
    },
    charge: async (intentId) => (await find(intentId)).status,
    async refund(intentId, { key, amountCents }) {
      await ask(
        stripe.refunds.create(
          { payment_intent: intentId, ...(amountCents !== undefined && { amount: amountCents }) },
          { idempotencyKey: key },
        ),
      )
    },
    find,
    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const pages = { created, limit: 100, expand: ['data.latest_charge'] }
      for (let after: string | undefined; ;) {
        const page = await ask(
          stripe.paymentIntents.list({ ...pages, ...(after && { starting_after: after }) }),
        )
        yield* page.data.flatMap((intent) => toProviderPayment(intent, installation) ?? [])
        after = page.data.at(-1)?.id
        if (!page.has_more || after === undefined) return
      }
    },
    parseWebhook(rawBody, signature) {
      return parsePaymentNotice(
        parseWebhookEvent(stripe, rawBody, signature, settings.webhookSecret),
        installation,
      )
    },
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

/** Turns the library's errors into problems. What Stripe says may name keys and cards: its code and its request's id suffice. */
const createRequester =
  (log: Log) =>
  async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
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
  log.error({ type, code, status, requestId }, 'Stripe did not do what it was asked to')
  return new Problem('billing/provider-unavailable')
}

const refundErrorCodes = ['charge_already_refunded', 'charge_disputed', 'amount_too_large']

const isRefundError = ({ code, param, rawType, message }: Stripe.errors.StripeError) =>
  refundErrorCodes.includes(code ?? '') ||
  (rawType === 'invalid_request_error' && param === 'amount' && /refund/i.test(message))
