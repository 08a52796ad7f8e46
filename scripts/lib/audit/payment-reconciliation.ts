// Compares our payments with the provider's list and with the ledgers.
import { PaymentEvent } from '#contract/events/credits.ts'
import { decodeForFold } from '#kernel/commands/decode-events.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'

/** A payment according to our events. */
type RecordedPayment = {
  paymentId: string
  ownerId: string
  intentId: string
  provider: string
  priceCents: number
  startedAt: string
  succeeded: boolean
  /** Sum of all refunds, including those that failed later. */
  refundedCents: number
  failedCents: number
  disputed: boolean
  /** Price of the purchase in the ledger; undefined without one. */
  grantedCents: number | undefined
}

export type Difference = {
  /**
   * missing-here: only the provider has the payment; missing-there: only our log has it; not-granted: paid without
   * credits; granted-unpaid: credits without payment.
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

/** Compares payments started since `since`. Payments of other providers are skipped. */
export async function reconcileWithProvider(
  { store, payments }: { store: Pick<EventStore, 'readAll'>; payments: Payments },
  since: Date,
): Promise<ReconciliationResult> {
  const recorded = await readRecordedPayments(store)
  const byIntent = new Map([...recorded.values()].map((payment) => [payment.intentId, payment]))
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
  for (const payment of recorded.values()) {
    differences.push(...compareWithLedger(payment))
    if (payment.provider !== payments.provider || seen.has(payment.paymentId)) continue
    // The provider's clock may differ: its start time may be earlier.
    if (Date.parse(payment.startedAt) > since.getTime() + clockMarginMs)
      differences.push(differenceOf(payment, 'missing-there', statusOf(payment), 'nothing'))
  }
  return { matched, differences }
}

const clockMarginMs = 60_000

async function readRecordedPayments(
  store: Pick<EventStore, 'readAll'>,
): Promise<ReadonlyMap<string, RecordedPayment>> {
  const payments = new Map<string, RecordedPayment>()
  const filter = { streamPrefixes: ['payment-', 'credits-'] }
  for await (const events of store.readAll({ filter }))
    for (const event of events) recordEvent(payments, event)
  return payments
}

function recordEvent(payments: Map<string, RecordedPayment>, event: RecordedEvent): void {
  if (event.stream.startsWith('credits-')) {
    if (event.type !== 'CreditsPurchased') return
    const { paymentId, priceCents } = event.data as { paymentId: string; priceCents: number }
    const payment = payments.get(paymentId) ?? unknownPayment(event, paymentId)
    payments.set(paymentId, { ...payment, grantedCents: priceCents })
    return
  }
  const paymentId = event.stream.slice('payment-'.length)
  const { type, data } = PaymentEvent.parse(decodeForFold(event))
  if (type === 'PaymentStarted') {
    const { ownerId, intentId, provider, priceCents } = data
    const startedAt = event.meta['at'] ?? event.at.toISOString()
    const started = { ownerId, intentId, provider, priceCents, startedAt }
    payments.set(paymentId, { ...unknownPayment(event, paymentId), ...started })
    return
  }
  const payment = payments.get(paymentId)
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

function comparePayment(payment: RecordedPayment, providerPayment: ProviderPayment): Difference[] {
  const found: Difference[] = []
  const compareField = (
    kind: Difference['kind'],
    here: string | number,
    there: string | number,
  ) => {
    if (here !== there) found.push(differenceOf(payment, kind, here, there))
  }
  compareField('amount', payment.priceCents, providerPayment.amountCents)
  compareField('currency', 'usd', providerPayment.currency)
  if (payment.succeeded !== (providerPayment.status === 'succeeded'))
    compareField('status', statusOf(payment), providerPayment.status)
  compareField(
    'refunds',
    payment.refundedCents - payment.failedCents,
    providerPayment.refundedCents,
  )
  compareField('dispute', disputeText(payment.disputed), disputeText(providerPayment.disputed))
  return found
}

const disputeText = (isDisputed: boolean) => (isDisputed ? 'disputed' : 'not disputed')

/** Succeeded payments must have granted credits of the same price, and no others. */
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
