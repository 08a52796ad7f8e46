import type { DisputeOutcome, PaymentEvent } from '#contract/events/credits.ts'
import type { PackageId } from '#contract/packages.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'
import {
  newRefunds,
  addRefundFailure,
  addRefund,
  decideRefund,
  type RefundReport,
  type Refunds,
} from './payment-refunds.policy.ts'

/** From the provider's signed webhooks, which may be repeated and out of order. */
export type PaymentReport =
  | { type: 'RecordSuccess'; amountCents: number; currency: string }
  | { type: 'RecordFailure'; reason: string }
  | RefundReport
  | { type: 'RecordDispute'; disputeId: string; amountCents: number; reason: string }
  | {
      type: 'RecordDisputeClosed'
      disputeId: string
      outcome: DisputeOutcome
      amountCents: number
      reason: string
    }

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
  | (PaymentReport & { intentId: string; providerEventId: string })

type StartedPayment = {
  ownerId: string
  packageId: PackageId
  credits: number
  priceCents: number
  intentId: string
  succeeded: boolean
  refunds: Refunds
  /** By dispute id: whether it is closed. */
  disputes: Map<string, boolean>
  processedEventIds: Set<string>
}
type PaymentState = StartedPayment | null

/**
 * One purchase, from the intent to its refunds and disputes. A failure may be followed by a success; a success is final; a
 * refund or dispute implies a success, which is recorded if it was not yet.
 */
export const payment: Decider<PaymentCommand, PaymentEvent, PaymentState> = {
  category: 'payment',
  initial: () => null,
  evolve(state, { type, data }) {
    if (type === 'PaymentStarted') {
      const { ownerId, packageId, credits, priceCents, intentId } = data
      return {
        ...{ ownerId, packageId, credits, priceCents, intentId },
        succeeded: false,
        refunds: newRefunds(),
        disputes: new Map(),
        processedEventIds: new Set(),
      }
    }
    if (!state) return null
    state.processedEventIds.add(data.providerEventId)
    if (type === 'PaymentSucceeded') state.succeeded = true
    if (type === 'PaymentRefunded') addRefund(state.refunds, data)
    if (type === 'PaymentRefundFailed') addRefundFailure(state.refunds, data)
    if (type === 'PaymentDisputed') state.disputes.set(data.disputeId, false)
    if (type === 'PaymentDisputeClosed') state.disputes.set(data.disputeId, true)
    return state
  },
  decide(command, state) {
    if (command.type === 'StartPayment') {
      const { type: _, ...data } = command
      return state ? [] : [{ type: 'PaymentStarted', data }]
    }
    if (state?.intentId !== command.intentId) return refuse('billing/unknown-payment')
    return state.processedEventIds.has(command.providerEventId) ? [] : recordReport(command, state)
  },
  subjectIds: (state) => (state ? { ownerId: state.ownerId } : {}),
  hashChained: true,
}

function recordReport(
  command: Exclude<PaymentCommand, { type: 'StartPayment' }>,
  state: StartedPayment,
): PaymentEvent[] {
  const { ownerId, packageId, credits, priceCents } = state
  const { intentId, providerEventId } = command
  const of = { ownerId, intentId, providerEventId }
  const paid: PaymentEvent[] = state.succeeded
    ? []
    : [{ type: 'PaymentSucceeded', data: { ...of, packageId, credits, priceCents } }]
  switch (command.type) {
    case 'RecordSuccess':
      if (!state.succeeded && (command.amountCents !== priceCents || command.currency !== 'usd'))
        return refuse('billing/amount-mismatch', { expected: priceCents })
      return paid
    case 'RecordFailure':
      if (state.succeeded) return []
      return [{ type: 'PaymentFailed', data: { ...of, reason: command.reason } }]
    case 'RecordRefund':
    case 'RecordRefundMade':
    case 'RecordRefundFailed': {
      const refunds = decideRefund(command, state.refunds, { of, priceCents })
      return refunds.length > 0 ? [...paid, ...refunds] : []
    }
    default: {
      const disputed = recordDispute(command, state, of)
      return disputed.length > 0 ? [...paid, ...disputed] : []
    }
  }
}

type DisputeReport = Extract<PaymentReport, { disputeId: string }>

/** A closing that arrives first also records the dispute. */
function recordDispute(
  command: DisputeReport,
  { disputes }: StartedPayment,
  of: { ownerId: string; intentId: string; providerEventId: string },
): PaymentEvent[] {
  const { disputeId, amountCents, reason } = command
  const opened: PaymentEvent[] = disputes.has(disputeId)
    ? []
    : [{ type: 'PaymentDisputed', data: { ...of, disputeId, amountCents, reason } }]
  if (command.type === 'RecordDispute') return opened
  if (disputes.get(disputeId)) return []
  const closed = { ...of, disputeId, outcome: command.outcome, amountCents }
  return [...opened, { type: 'PaymentDisputeClosed', data: closed }]
}
