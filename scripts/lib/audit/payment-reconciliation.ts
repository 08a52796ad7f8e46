// Our payments beside the provider's list and the ledgers: whatever one of them says and another does not.
import { PaymentEvent } from '#contract/events/credits.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'

/** A payment as our own events tell it. */
type RecordedPayment = {
  paymentId: string
  ownerId: string
  intentId: string
  provider: string
  priceCents: number
  startedAt: string
  succeeded: boolean
  /** By all refunds, those that failed later too. */
  refundedCents: number
  failedCents: number
  disputed: boolean
  /** By the purchase in the ledger. */
  grantedCents: number | undefined
}

export type Difference = {
  /**
   * missing-here, missing-there: only the one knows the payment; not-granted: paid, and no credits came of it;
   * granted-unpaid: credits, and nobody paid.
   */
  kind:
    | 'missing-here'
    | 'missing-there'
    | 'amount'
    | 'currency'
    | 'status'
    | 'refunds'
    | 'dispute'
    | 'not-granted'
    | 'granted-unpaid'
  intentId: string
  paymentId: string
  here: string
  there: string
}

export type ReconciliationResult = { matched: number; differences: Difference[] }

/** Payments that began since then. Those of other providers are not in this one's list, and are left out. */
export async function reconcileWithProvider(
  { store, payments }: { store: Pick<EventStore, 'readAll'>; payments: Payments },
  since: Date,
): Promise<ReconciliationResult> {
  const ours = await readRecordedPayments(store)
  const byIntent = new Map([...ours.values()].map((payment) => [payment.intentId, payment]))
  const differences: Difference[] = []
  const seen = new Set<string>()
  let matched = 0
  for await (const providerPayment of payments.list(since)) {
    const payment = byIntent.get(providerPayment.intentId)
    if (payment) seen.add(payment.paymentId)
    const found = payment
      ? comparePayment(payment, providerPayment)
      : [differenceForMissing(providerPayment)]
    differences.push(...found)
    if (found.length === 0) matched += 1
  }
  for (const payment of ours.values()) {
    differences.push(...compareWithLedger(payment))
    if (payment.provider !== payments.provider || seen.has(payment.paymentId)) continue
    // The provider's clock is not ours: it may have begun a moment before.
    if (Date.parse(payment.startedAt) > since.getTime() + clockMarginMs)
      differences.push(differenceOf(payment, 'missing-there', statusOf(payment), 'nothing'))
  }
  return { matched, differences }
}

const clockMarginMs = 60_000

async function readRecordedPayments(
  store: Pick<EventStore, 'readAll'>,
): Promise<ReadonlyMap<string, RecordedPayment>> {
  const ours = new Map<string, RecordedPayment>()
  const filter = { streamPrefixes: ['payment-', 'credits-'] }
  for await (const events of store.readAll({ filter }))
    for (const event of events) recordEvent(ours, event)
  return ours
}

function recordEvent(ours: Map<string, RecordedPayment>, event: RecordedEvent): void {
  if (event.stream.startsWith('credits-')) {
    if (event.type !== 'CreditsPurchased') return
    const { paymentId, priceCents } = event.data as { paymentId: string; priceCents: number }
    const payment = ours.get(paymentId) ?? unknownPayment(event, paymentId)
    ours.set(paymentId, { ...payment, grantedCents: priceCents })
    return
  }
  const paymentId = event.stream.slice('payment-'.length)
  const { type, data } = PaymentEvent.parse(decodeForFold(event))
  if (type === 'PaymentStarted') {
    const { ownerId, intentId, provider, priceCents } = data
    const startedAt = event.meta['at'] ?? event.at.toISOString()
    const started = { ownerId, intentId, provider, priceCents, startedAt }
    ours.set(paymentId, { ...unknownPayment(event, paymentId), ...started })
    return
  }
  const payment = ours.get(paymentId)
  if (!payment) return
  if (type === 'PaymentSucceeded') payment.succeeded = true
  if (type === 'PaymentRefunded') payment.refundedCents = data.refundedCents
  if (type === 'PaymentRefundFailed') payment.failedCents += data.amountCents
  if (type === 'PaymentDisputed') payment.disputed = true
}

const unknownPayment = (event: RecordedEvent, paymentId: string): RecordedPayment => ({
  paymentId,
  ownerId: event.meta['ownerId'] ?? '',
  intentId: '',
  provider: '',
  priceCents: 0,
  startedAt: event.meta['at'] ?? event.at.toISOString(),
  succeeded: false,
  refundedCents: 0,
  failedCents: 0,
  disputed: false,
  grantedCents: undefined,
})

const statusOf = ({ succeeded }: RecordedPayment) => (succeeded ? 'succeeded' : 'not paid')

const differenceOf = (
  { intentId, paymentId }: Pick<RecordedPayment, 'intentId' | 'paymentId'>,
  kind: Difference['kind'],
  here: string | number,
  there: string | number,
): Difference => ({ kind, intentId, paymentId, here: String(here), there: String(there) })

const differenceForMissing = (providerPayment: ProviderPayment) =>
  differenceOf(
    providerPayment,
    'missing-here',
    'nothing',
    `${providerPayment.status}, ${providerPayment.amountCents} cents`,
  )

function comparePayment(ours: RecordedPayment, providerPayment: ProviderPayment): Difference[] {
  const found: Difference[] = []
  const compareField = (
    kind: Difference['kind'],
    here: string | number,
    there: string | number,
  ) => {
    if (here !== there) found.push(differenceOf(ours, kind, here, there))
  }
  compareField('amount', ours.priceCents, providerPayment.amountCents)
  compareField('currency', 'usd', providerPayment.currency)
  if (ours.succeeded !== (providerPayment.status === 'succeeded'))
    compareField('status', statusOf(ours), providerPayment.status)
  compareField('refunds', ours.refundedCents - ours.failedCents, providerPayment.refundedCents)
  compareField('dispute', disputeText(ours.disputed), disputeText(providerPayment.disputed))
  return found
}

const disputeText = (is: boolean) => (is ? 'disputed' : 'not disputed')

/** What was paid for is what was granted. */
function compareWithLedger(payment: RecordedPayment): Difference[] {
  const { succeeded, grantedCents, priceCents } = payment
  if (succeeded && grantedCents === undefined)
    return [differenceOf(payment, 'not-granted', 'no credits', `paid ${priceCents} cents`)]
  if (!succeeded && grantedCents !== undefined)
    return [
      differenceOf(payment, 'granted-unpaid', `credits for ${grantedCents} cents`, 'not paid'),
    ]
  if (grantedCents !== undefined && grantedCents !== priceCents)
    return [
      differenceOf(
        payment,
        'amount',
        `credits for ${grantedCents} cents`,
        `paid ${priceCents} cents`,
      ),
    ]
  return []
}
