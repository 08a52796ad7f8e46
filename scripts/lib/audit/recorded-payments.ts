// Our payments, folded from their events and from the entries that they caused in ledgers.
import { CreditEvent, PaymentEvent, type DisputeOutcome } from '#contract/events/credits.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'

type Dispute = { amountCents: number; outcome: DisputeOutcome | undefined }
type Terms = { ownerId: string; packageId: string; credits: number; priceCents: number }

/** What the provider reported with one webhook, as we recorded it. */
export type RecordedReport = {
  at: string
  event: Exclude<PaymentEvent, { type: 'PaymentStarted' }>
}

/** A purchase in a ledger, and what happened to it. */
export type GrantedPurchase = Terms & {
  /** Id of the event that caused it; undefined in older entries. */
  causationId: string | undefined
  /** Without failed refunds. */
  refundedCents: number
  disputes: Map<string, Dispute>
}

/** A payment according to our events. */
export type RecordedPayment = Terms & {
  paymentId: string
  intentId: string
  provider: string
  startedAt: string
  /** Terms of the success; undefined before. */
  paid: (Terms & { intentId: string }) | undefined
  /** Sum of all refunds, including those that failed later. */
  refundedCents: number
  failedCents: number
  disputes: Map<string, Dispute>
  reports: RecordedReport[]
  eventIds: Set<string>
  purchases: GrantedPurchase[]
}

/** Credits that an owner got without a payment. */
export type RecordedGrant = { entryId: string; ownerId: string; credits: number; actor: string }

export type RecordedMoney = {
  payments: ReadonlyMap<string, RecordedPayment>
  grants: readonly RecordedGrant[]
}

export async function readRecordedMoney(
  store: Pick<EventStore, 'readAll'>,
): Promise<RecordedMoney> {
  const payments = new Map<string, RecordedPayment>()
  const grants: RecordedGrant[] = []
  const filter = { streamPrefixes: ['payment-', 'credits-'] }
  for await (const events of store.readAll({ filter }))
    for (const event of events)
      if (event.stream.startsWith('payment-')) applyPaymentEvent(payments, event)
      else applyEntry(payments, grants, event)
  return { payments, grants }
}

function applyPaymentEvent(payments: Map<string, RecordedPayment>, stored: RecordedEvent): void {
  const paymentId = stored.stream.slice('payment-'.length)
  const event = PaymentEvent.parse(decodeForFold(stored))
  const payment = payments.get(paymentId) ?? unknownPayment(stored, paymentId)
  payments.set(paymentId, payment)
  payment.eventIds.add(stored.id)
  if (event.type === 'PaymentStarted') {
    const { currency: _, ...data } = event.data
    Object.assign(payment, data)
    return
  }
  payment.reports.push({ at: stored.meta['at'] ?? stored.at.toISOString(), event })
  applyReport(payment, event)
}

function applyReport(payment: RecordedPayment, { type, data }: RecordedReport['event']): void {
  switch (type) {
    case 'PaymentSucceeded': {
      const { providerEventId: _, ...paid } = data
      payment.paid ??= paid
      return
    }
    case 'PaymentRefunded':
      payment.refundedCents = data.refundedCents
      return
    case 'PaymentRefundFailed':
      payment.failedCents += data.amountCents
      return
    case 'PaymentDisputed':
      payment.disputes.set(data.disputeId, { amountCents: data.amountCents, outcome: undefined })
      return
    case 'PaymentDisputeClosed':
      closeDispute(payment.disputes, data)
      return
    default:
  }
}

function applyEntry(
  payments: Map<string, RecordedPayment>,
  grants: RecordedGrant[],
  stored: RecordedEvent,
): void {
  const ownerId = stored.stream.slice('credits-'.length)
  const { type, data } = CreditEvent.parse(decodeForFold(stored))
  if (type === 'CreditsGranted') {
    const { credits } = data
    grants.push({ entryId: stored.id, ownerId, credits, actor: stored.meta['actor'] ?? '' })
  }
  if (!('paymentId' in data)) return
  const { paymentId } = data
  const payment = payments.get(paymentId) ?? unknownPayment(stored, paymentId)
  payments.set(paymentId, payment)
  if (type === 'CreditsPurchased') {
    const { packageId, credits, priceCents } = data
    const purchase = { ownerId, packageId, credits, priceCents, refundedCents: 0 }
    const causationId = stored.meta['causationId']
    payment.purchases.push({ ...purchase, causationId, disputes: new Map() })
    return
  }
  const purchase = payment.purchases[0]
  if (!purchase) return
  if (type === 'PurchaseDisputed')
    purchase.disputes.set(data.disputeId, { amountCents: data.amountCents, outcome: undefined })
  else if (type === 'DisputeClosed') closeDispute(purchase.disputes, data)
  else if ('refundedCents' in data) purchase.refundedCents = data.refundedCents
}

function closeDispute(
  disputes: Map<string, Dispute>,
  closing: { disputeId: string; outcome: DisputeOutcome; amountCents?: number | undefined },
): void {
  const { disputeId, outcome } = closing
  const amountCents = closing.amountCents ?? disputes.get(disputeId)?.amountCents ?? 0
  disputes.set(disputeId, { amountCents, outcome })
}

const unknownPayment = (event: RecordedEvent, paymentId: string): RecordedPayment => ({
  ...{ paymentId, ownerId: event.meta['ownerId'] ?? '', packageId: '', credits: 0, priceCents: 0 },
  ...{ intentId: '', provider: '', startedAt: event.meta['at'] ?? event.at.toISOString() },
  ...{ paid: undefined, refundedCents: 0, failedCents: 0, disputes: new Map(), reports: [] },
  ...{ eventIds: new Set(), purchases: [] },
})
