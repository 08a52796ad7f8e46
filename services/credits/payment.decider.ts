import type { PaymentEvent } from '#contract/events/credits.ts'
import type { PackageId } from '#contract/packages.ts'
import type { Decider } from '#kernel/decider.ts'
import { refuse } from '#kernel/problem.ts'

export type PaymentCommand =
  | {
      type: 'StartPayment'
      ownerId: string
      packageId: PackageId
      credits: number
      priceCents: number
      currency: 'usd'
      provider: string
      intentId: string
    }
  /** What the provider's signed webhook said, in whatever order and however often it said it. */
  | { type: 'RecordSuccess'; intentId: string; providerEventId: string; amountCents: number }
  | { type: 'RecordFailure'; intentId: string; providerEventId: string; reason: string }

type Started = {
  ownerId: string
  packageId: PackageId
  credits: number
  priceCents: number
  intentId: string
  succeeded: boolean
  heard: Set<string>
}
type State = Started | null

/** One purchase, from the intent to what the provider said of it. A failed card may be tried again; a success is final. */
export const payment: Decider<PaymentCommand, PaymentEvent, State> = {
  stream: 'payment',
  initial: () => null,
  evolve(state, { type, data }) {
    if (type === 'PaymentStarted') {
      const { ownerId, packageId, credits, priceCents, intentId } = data
      return {
        ownerId,
        packageId,
        credits,
        priceCents,
        intentId,
        succeeded: false,
        heard: new Set<string>(),
      }
    }
    if (!state) return null
    state.heard.add(data.providerEventId)
    return type === 'PaymentSucceeded' ? { ...state, succeeded: true } : state
  },
  decide(command, state) {
    if (command.type === 'StartPayment') {
      const { type: _, ...data } = command
      return state ? [] : [{ type: 'PaymentStarted', data }]
    }
    const { intentId, providerEventId } = command
    if (state?.intentId !== intentId) return refuse('billing/unknown-payment')
    if (state.succeeded || state.heard.has(providerEventId)) return []
    const { ownerId, packageId, credits, priceCents } = state
    switch (command.type) {
      case 'RecordSuccess':
        if (command.amountCents !== priceCents)
          return refuse('billing/amount-mismatch', { expected: priceCents })
        return [
          {
            type: 'PaymentSucceeded',
            data: { ownerId, packageId, credits, priceCents, intentId, providerEventId },
          },
        ]
      case 'RecordFailure':
        return [
          {
            type: 'PaymentFailed',
            data: { ownerId, intentId, providerEventId, reason: command.reason },
          },
        ]
    }
  },
  about: (state) => (state ? { ownerId: state.ownerId } : {}),
}
