// A payment provider and its banks: what moves money, and the webhooks that report it. It knows nothing of credits.
import { creditPackages, type CreditPackage } from '#contract/packages.ts'

export type Refund = { refundId: string; cents: number; failed: boolean }
export type Dispute = {
  disputeId: string
  cents: number
  outcome: 'won' | 'lost' | undefined
  isInquiry: boolean
}
export type Charge = {
  intentId: string
  offer: CreditPackage
  paid: boolean
  refunds: Refund[]
  disputes: Dispute[]
}

/** What a webhook says, in the terms of the bookkeeping. */
export type Fact =
  | { kind: 'paid' | 'nothing' }
  | { kind: 'refund-total'; cents: number }
  | { kind: 'refund' | 'refund-failed'; refundId: string; cents: number }
  | { kind: 'dispute'; disputeId: string; cents: number }
  | { kind: 'closing'; disputeId: string; cents: number; outcome: 'won' | 'lost' }

export type Webhook = { payment: number; body: object; fact: Fact }
export type Provider = ReturnType<typeof openProvider>

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)

export const refundedCents = ({ refunds }: Charge): number =>
  sum(refunds.filter(({ failed }) => !failed).map(({ cents }) => cents))

/** The cents in disputes that are open or lost. */
const withheldCents = ({ disputes }: Charge): number =>
  sum(disputes.filter(({ outcome }) => outcome !== 'won').map(({ cents }) => cents))

export const lostCents = ({ disputes }: Charge): number =>
  sum(disputes.filter(({ outcome }) => outcome === 'lost').map(({ cents }) => cents))

/** At least one cent, and a share of it in percent. */
const shareOf = (cents: number, percent: number) => Math.max(1, Math.floor((cents * percent) / 100))

export function openProvider() {
  const charges: Charge[] = []
  /** Webhooks that were not delivered yet. */
  const queue: Webhook[] = []
  let count = 0
  const send = (payment: number, type: string, object: object, fact: Fact) =>
    void queue.push({
      payment,
      body: { id: `evt_${(count += 1)}`, type, data: { object } },
      fact,
    })
  const intentOf = (payment: number) => charges[payment]!.intentId

  function sendRefund(payment: number, type: string, { refundId, cents, failed }: Refund) {
    const object = { id: refundId, payment_intent: intentOf(payment), amount: cents }
    const status = failed ? 'failed' : 'succeeded'
    const kind = failed ? 'refund-failed' : 'refund'
    send(payment, type, { ...object, status }, { kind, refundId, cents })
  }

  function sendDispute(payment: number, type: string, dispute: Dispute) {
    const { disputeId, cents, outcome, isInquiry } = dispute
    const status = outcome ?? (isInquiry ? 'warning_needs_response' : 'needs_response')
    const object = { id: disputeId, payment_intent: intentOf(payment), amount: cents }
    const fact: Fact = isInquiry
      ? { kind: 'nothing' }
      : outcome
        ? { kind: 'closing', disputeId, cents, outcome }
        : { kind: 'dispute', disputeId, cents }
    send(payment, type, { ...object, reason: 'general', status }, fact)
  }

  return {
    charges,
    queue,
    open(packageIndex: number): CreditPackage {
      const offer = creditPackages[packageIndex % creditPackages.length]!
      const intentId = `pi_${charges.length}`
      charges.push({ intentId, offer, paid: false, refunds: [], disputes: [] })
      return offer
    },
    pay(payment: number) {
      const { intentId, offer } = charges[payment]!
      charges[payment]!.paid = true
      const object = { id: intentId, amount_received: offer.priceCents, currency: 'usd' }
      send(payment, 'payment_intent.succeeded', object, { kind: 'paid' })
    },
    decline(payment: number) {
      send(payment, 'payment_intent.payment_failed', { id: intentOf(payment) }, { kind: 'nothing' })
    },
    /** A share of what was paid and not taken back. */
    refund(payment: number, percent: number) {
      const charge = charges[payment]!
      const left = charge.offer.priceCents - refundedCents(charge) - withheldCents(charge)
      if (!charge.paid || left <= 0) return
      const refundId = `re_${payment}_${charge.refunds.length}`
      const refund = { refundId, cents: shareOf(left, percent), failed: false }
      charge.refunds.push(refund)
      const cents = refundedCents(charge)
      const total = { payment_intent: charge.intentId, amount_refunded: cents }
      send(payment, 'charge.refunded', total, { kind: 'refund-total', cents })
      sendRefund(payment, 'refund.created', refund)
    },
    failRefund(payment: number, which: number) {
      const made = charges[payment]!.refunds.filter(({ failed }) => !failed)
      const refund = made[which % Math.max(1, made.length)]
      if (!refund) return
      refund.failed = true
      for (const type of ['refund.failed', 'charge.refund.updated'])
        sendRefund(payment, type, refund)
    },
    /** Disputes a share of the price that is not in another dispute; refunds do not matter. */
    dispute(payment: number, percent: number, isInquiry: boolean) {
      const charge = charges[payment]!
      const left = charge.offer.priceCents - withheldCents(charge)
      if (!charge.paid || left <= 0 || charge.disputes.length >= 4) return
      const disputeId = `dp_${payment}_${charge.disputes.length}`
      const dispute = { disputeId, cents: shareOf(left, percent), outcome: undefined, isInquiry }
      charge.disputes.push(dispute)
      sendDispute(payment, 'charge.dispute.created', dispute)
      if (!isInquiry) sendDispute(payment, 'charge.dispute.funds_withdrawn', dispute)
    },
    /** The bank takes the money of an inquiry, or decides a dispute, perhaps about less than at first. */
    decide(payment: number, which: number, decision: 'won' | 'lost', percent: number) {
      const open = charges[payment]!.disputes.filter(({ outcome }) => outcome === undefined)
      const dispute = open[which % Math.max(1, open.length)]
      if (!dispute) return
      if (dispute.isInquiry) {
        dispute.isInquiry = false
        sendDispute(payment, 'charge.dispute.funds_withdrawn', dispute)
        return
      }
      dispute.outcome = decision
      dispute.cents = shareOf(dispute.cents, percent)
      sendDispute(payment, 'charge.dispute.closed', dispute)
    },
  }
}
