// What went back of a payment, from notices that are doubled and come in any order: only what can grow is kept.
import type { PaymentEvent } from '#contract/events/credits.ts'

export type RefundReport =
  /** `refundedCents` in all, as far as the provider counts: refunds that failed before may not be in it. */
  | { type: 'RecordRefund'; refundedCents: number }
  /** One refund. */
  | { type: 'RecordRefundMade' | 'RecordRefundFailed'; refundId: string; amountCents: number }

export type Refunds = {
  /** By id; those that failed, too. */
  known: Map<string, { amountCents: number; failed: boolean }>
  /** The highest total that a notice named. */
  toldCents: number
}

type Of = { ownerId: string; intentId: string; providerEventId: string }
type Refunded = Extract<PaymentEvent, { type: 'PaymentRefunded' }>
type Failed = Extract<PaymentEvent, { type: 'PaymentRefundFailed' }>

export const noRefunds = (): Refunds => ({ known: new Map(), toldCents: 0 })

export function noteRefund(
  refunds: Refunds,
  { refundId, amountCents = 0, refundedCents }: Refunded['data'],
): void {
  if (refundId === undefined) refunds.toldCents = Math.max(refunds.toldCents, refundedCents)
  else refunds.known.set(refundId, { amountCents, failed: false })
}

export const noteFailure = ({ known }: Refunds, { refundId, amountCents }: Failed['data']) =>
  void known.set(refundId, { amountCents, failed: true })

/** The sum of what we know by id grows with each refund; the provider's total falls when one fails: the higher one is what was given back. */
function totalOf({ known, toldCents }: Refunds, more = 0): number {
  const sum = [...known.values()].reduce((cents, { amountCents }) => cents + amountCents, more)
  return Math.max(sum, toldCents)
}

/** Nothing where it is old news. */
export function recordRefund(
  report: RefundReport,
  refunds: Refunds,
  { of, priceCents }: { of: Of; priceCents: number },
): (Refunded | Failed)[] {
  if (report.type === 'RecordRefund') {
    const refundedCents = Math.min(report.refundedCents, priceCents)
    if (refundedCents <= totalOf(refunds)) return []
    return [{ type: 'PaymentRefunded', data: { ...of, refundedCents } }]
  }
  const { type, refundId, amountCents } = report
  const before = refunds.known.get(refundId)
  const data = { ...of, refundId, amountCents }
  const refundedCents = totalOf(refunds, amountCents)
  // Recorded also where its money was told of: which refunds there are decides what one that fails leaves. And what failed was made.
  const made: Refunded[] = before
    ? []
    : [{ type: 'PaymentRefunded', data: { ...data, refundedCents } }]
  if (type === 'RecordRefundMade' || before?.failed) return made
  return [...made, { type: 'PaymentRefundFailed', data }]
}
