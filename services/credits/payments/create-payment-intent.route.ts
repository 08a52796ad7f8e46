import { createPaymentIntent } from '#contract/api/billing.ts'
import { creditPackages } from '#contract/packages.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import type { CreditsDeps } from '../deps.ts'
import { payment } from './payment.decider.ts'

/** The package catalogue sets the price; the client's optional fields must equal it. */
export const createPaymentIntentRoute = ({ payments }: CreditsDeps) =>
  route(createPaymentIntent, async (input, { execute, newId, ownerId }) => {
    const creditPackage = creditPackages.find(({ id }) => id === input.package_id)
    if (!creditPackage) return refuse('billing/unknown-package')
    const { id: packageId, responses: credits, priceCents } = creditPackage
    const { amount_cents = priceCents, responses_included = credits, currency = 'usd' } = input
    if (
      amount_cents !== priceCents ||
      responses_included !== credits ||
      currency.toLowerCase() !== 'usd'
    )
      return refuse('billing/amount-mismatch')

    const paymentId = newId('payment')
    const { intentId, clientSecret } = await payments.createIntent({
      paymentId,
      ownerId,
      amountCents: priceCents,
      currency: 'usd',
    })
    await execute(payment, paymentId, {
      type: 'StartPayment',
      ownerId,
      packageId,
      credits,
      priceCents,
      currency: 'usd',
      provider: payments.provider,
      intentId,
    })
    return {
      payment_intent_id: intentId,
      amount_cents: priceCents,
      currency: 'usd' as const,
      provider: payments.provider,
      client_secret: clientSecret,
      publishable_key: payments.publishableKey,
    }
  })
