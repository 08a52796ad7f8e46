// Differences between our records of a payment, the ledgers and the provider's records.
import type { ProviderDispute, ProviderPayment } from '#ports/payments.ts'
import type { GrantedPurchase, RecordedGrant, RecordedPayment } from './recorded-payments.ts'

export type Difference = {
  /**
   * missing-here: only the provider has the payment; missing-there: only our log has it; payment: the provider names another
   * payment; terms: owner, package, credits or price differ among our records; not-granted: paid without credits;
   * granted-unpaid: credits without payment; granted-twice: credits in two entries; cause: an entry names an event of
   * another payment; grant: credits without payment that no operator granted; event: a webhook that the provider did not
   * send, or sent about something else; ledger: refunds or disputes differ between the payment and the ledger.
   */
  kind:
    | 'missing-here'
    | 'missing-there'
    | 'payment'
    | 'amount'
    | 'currency'
    | 'status'
    | 'refunds'
    | 'dispute'
    | 'terms'
    | 'not-granted'
    | 'granted-unpaid'
    | 'granted-twice'
    | 'cause'
    | 'grant'
    | 'event'
    | 'ledger'
  intentId: string
  paymentId: string
  here: string
  there: string
}

type Reference = Pick<RecordedPayment, 'intentId' | 'paymentId'>

export const differenceOf = (
  { intentId, paymentId }: Reference,
  kind: Difference['kind'],
  here: string | number,
  there: string | number,
): Difference => ({ kind, intentId, paymentId, here: String(here), there: String(there) })

function openComparison(payment: Reference) {
  const found: Difference[] = []
  const compare = (kind: Difference['kind'], here: string | number, there: string | number) => {
    if (here !== there) found.push(differenceOf(payment, kind, here, there))
  }
  return { found, compare }
}

export const statusOf = ({ paid }: RecordedPayment) => (paid ? 'succeeded' : 'not paid')

export const differenceForMissing = (providerPayment: ProviderPayment) =>
  differenceOf(
    providerPayment,
    'missing-here',
    'nothing',
    `${providerPayment.status}, ${providerPayment.amountCents} cents`,
  )

export const differenceForUnknown = (payment: RecordedPayment) =>
  differenceOf(payment, 'missing-there', statusOf(payment), 'nothing')

export function compareWithProvider(
  payment: RecordedPayment,
  providerPayment: ProviderPayment,
  disputes: readonly ProviderDispute[],
): Difference[] {
  const { found, compare } = openComparison(payment)
  compare('payment', payment.paymentId, providerPayment.paymentId)
  compare('amount', payment.priceCents, providerPayment.amountCents)
  compare('currency', 'usd', providerPayment.currency)
  if ((payment.paid !== undefined) !== (providerPayment.status === 'succeeded'))
    compare('status', statusOf(payment), providerPayment.status)
  compare('refunds', payment.refundedCents - payment.failedCents, providerPayment.refundedCents)
  const isDisputed = payment.disputes.size > 0
  if (isDisputed !== providerPayment.disputed)
    compare('dispute', disputeText(isDisputed), disputeText(providerPayment.disputed))
  const there = new Map(disputes.map((dispute) => [dispute.disputeId, dispute]))
  for (const id of new Set([...payment.disputes.keys(), ...there.keys()]))
    compare('dispute', describeDispute(payment.disputes.get(id)), describeDispute(there.get(id)))
  return found
}

const disputeText = (isDisputed: boolean) => (isDisputed ? 'disputed' : 'not disputed')

type Dispute = { amountCents: number; outcome: string | undefined }
const describeDispute = (dispute: Dispute | undefined) =>
  dispute ? `${dispute.amountCents} cents, ${dispute.outcome ?? 'open'}` : 'no dispute'

/** Succeeded payments must have granted their credits once, and no others. */
export function compareWithLedger(payment: RecordedPayment): Difference[] {
  const { paid, purchases, priceCents, intentId } = payment
  const { found, compare } = openComparison(payment)
  if (paid) {
    compare('terms', describeTerms(payment), describeTerms(paid))
    compare('payment', intentId, paid.intentId)
  }
  const [purchase] = purchases
  if (!purchase) {
    if (paid) compare('not-granted', 'no credits', `paid ${priceCents} cents`)
    return found
  }
  if (!paid) compare('granted-unpaid', `credits for ${purchase.priceCents} cents`, 'not paid')
  else if (purchase.priceCents === paid.priceCents)
    compare('terms', describeTerms(purchase), describeTerms(paid))
  else
    compare('amount', `credits for ${purchase.priceCents} cents`, `paid ${paid.priceCents} cents`)
  if (purchases.length > 1) compare('granted-twice', `${purchases.length} entries`, 'one payment')
  return [...found, ...compareConsequences(payment, purchase)]
}

const describeTerms = (terms: Pick<RecordedPayment, 'ownerId' | 'packageId' | 'credits'>) =>
  `${terms.credits} credits of ${terms.packageId} for ${terms.ownerId}`

/** Refunds and disputes of the ledger against those of the payment. */
function compareConsequences(payment: RecordedPayment, purchase: GrantedPurchase): Difference[] {
  const { found, compare } = openComparison(payment)
  const { causationId } = purchase
  if (causationId !== undefined && !payment.eventIds.has(causationId))
    compare('cause', causationId, 'no event of this payment')
  compare(
    'ledger',
    `${purchase.refundedCents} cents refunded`,
    `${payment.refundedCents - payment.failedCents} cents refunded`,
  )
  for (const id of new Set([...purchase.disputes.keys(), ...payment.disputes.keys()]))
    compare(
      'ledger',
      describeDispute(purchase.disputes.get(id)),
      describeDispute(payment.disputes.get(id)),
    )
  return found
}

/** An operator's grant names a person or the command as its actor. */
export function findUncausedGrant({ entryId, ownerId, credits, actor }: RecordedGrant) {
  if (/^operator\b/.test(actor)) return []
  const granted = `${credits} credits for ${ownerId}, by ${actor || 'nobody'}`
  return [differenceOf({ intentId: '', paymentId: entryId }, 'grant', granted, 'no cause')]
}
