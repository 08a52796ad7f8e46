// Our payments beside the provider's list and the ledgers: whatever one of them says and another does not.
import { PaymentEvent } from '#contract/events/credits.ts'
import { toFold } from '#kernel/hear.ts'
import type { EventStore, Recorded } from '#ports/event-store.ts'
import type { Payments, ProviderPayment } from '#ports/payments.ts'

/** A payment as our own events tell it. */
type OurPayment = {
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

export type Reconciled = { matched: number; differences: Difference[] }

/** Payments that began since then. Those of other providers are not in this one's list, and are left out. */
export async function reconcile(
  { store, payments }: { store: Pick<EventStore, 'readAll'>; payments: Payments },
  since: Date,
): Promise<Reconciled> {
  const ours = await ourPayments(store)
  const byIntent = new Map([...ours.values()].map((payment) => [payment.intentId, payment]))
  const differences: Difference[] = []
  const seen = new Set<string>()
  let matched = 0
  for await (const theirs of payments.list(since)) {
    const payment = byIntent.get(theirs.intentId)
    if (payment) seen.add(payment.paymentId)
    const found = payment ? compare(payment, theirs) : [missingHere(theirs)]
    differences.push(...found)
    if (found.length === 0) matched += 1
  }
  for (const payment of ours.values()) {
    differences.push(...withLedger(payment))
    if (payment.provider !== payments.provider || seen.has(payment.paymentId)) continue
    // The provider's clock is not ours: it may have begun a moment before.
    if (Date.parse(payment.startedAt) > since.getTime() + clockMarginMs)
      differences.push(of(payment, 'missing-there', statusOf(payment), 'nothing'))
  }
  return { matched, differences }
}

const clockMarginMs = 60_000

async function ourPayments(
  store: Pick<EventStore, 'readAll'>,
): Promise<ReadonlyMap<string, OurPayment>> {
  const ours = new Map<string, OurPayment>()
  const filter = { streamPrefixes: ['payment-', 'credits-'] }
  for await (const events of store.readAll({ filter }))
    for (const event of events) note(ours, event)
  return ours
}

function note(ours: Map<string, OurPayment>, event: Recorded): void {
  if (event.stream.startsWith('credits-')) {
    if (event.type !== 'CreditsPurchased') return
    const { paymentId, priceCents } = event.data as { paymentId: string; priceCents: number }
    const payment = ours.get(paymentId) ?? unheardOf(event, paymentId)
    ours.set(paymentId, { ...payment, grantedCents: priceCents })
    return
  }
  const paymentId = event.stream.slice('payment-'.length)
  const { type, data } = PaymentEvent.parse(toFold(event))
  if (type === 'PaymentStarted') {
    const { ownerId, intentId, provider, priceCents } = data
    const startedAt = event.meta['at'] ?? event.at.toISOString()
    const began = { ownerId, intentId, provider, priceCents, startedAt }
    ours.set(paymentId, { ...unheardOf(event, paymentId), ...began })
    return
  }
  const payment = ours.get(paymentId)
  if (!payment) return
  if (type === 'PaymentSucceeded') payment.succeeded = true
  if (type === 'PaymentRefunded') payment.refundedCents = data.refundedCents
  if (type === 'PaymentRefundFailed') payment.failedCents += data.amountCents
  if (type === 'PaymentDisputed') payment.disputed = true
}

const unheardOf = (event: Recorded, paymentId: string): OurPayment => ({
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

const statusOf = ({ succeeded }: OurPayment) => (succeeded ? 'succeeded' : 'not paid')

const of = (
  { intentId, paymentId }: Pick<OurPayment, 'intentId' | 'paymentId'>,
  kind: Difference['kind'],
  here: string | number,
  there: string | number,
): Difference => ({ kind, intentId, paymentId, here: String(here), there: String(there) })

const missingHere = (theirs: ProviderPayment) =>
  of(theirs, 'missing-here', 'nothing', `${theirs.status}, ${theirs.amountCents} cents`)

function compare(ours: OurPayment, theirs: ProviderPayment): Difference[] {
  const found: Difference[] = []
  const same = (kind: Difference['kind'], here: string | number, there: string | number) => {
    if (here !== there) found.push(of(ours, kind, here, there))
  }
  same('amount', ours.priceCents, theirs.amountCents)
  same('currency', 'usd', theirs.currency)
  if (ours.succeeded !== (theirs.status === 'succeeded'))
    same('status', statusOf(ours), theirs.status)
  same('refunds', ours.refundedCents - ours.failedCents, theirs.refundedCents)
  same('dispute', yes(ours.disputed), yes(theirs.disputed))
  return found
}

const yes = (is: boolean) => (is ? 'disputed' : 'not disputed')

/** What was paid for is what was granted. */
function withLedger(payment: OurPayment): Difference[] {
  const { succeeded, grantedCents, priceCents } = payment
  if (succeeded && grantedCents === undefined)
    return [of(payment, 'not-granted', 'no credits', `paid ${priceCents} cents`)]
  if (!succeeded && grantedCents !== undefined)
    return [of(payment, 'granted-unpaid', `credits for ${grantedCents} cents`, 'not paid')]
  if (grantedCents !== undefined && grantedCents !== priceCents)
    return [of(payment, 'amount', `credits for ${grantedCents} cents`, `paid ${priceCents} cents`)]
  return []
}
