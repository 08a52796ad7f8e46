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
  reportedCents: number
}

type PaymentReference = { ownerId: string; intentId: string; providerEventId: string }
type RefundedEvent = Extract<PaymentEvent, { type: 'PaymentRefunded' }>
type RefundFailedEvent = Extract<PaymentEvent, { type: 'PaymentRefundFailed' }>

export const newRefunds = (): Refunds => ({ known: new Map(), reportedCents: 0 })

export function addRefund(
  refunds: Refunds,
  { refundId, amountCents = 0, refundedCents }: RefundedEvent['data'],
): void {
  if (refundId === undefined) refunds.reportedCents = Math.max(refunds.reportedCents, refundedCents)
  else refunds.known.set(refundId, { amountCents, failed: false })
}

export const addRefundFailure = (
  { known }: Refunds,
  { refundId, amountCents }: RefundFailedEvent['data'],
) => void known.set(refundId, { amountCents, failed: true })

/** The sum of what we know by id grows with each refund; the provider's total falls when one fails: the higher one is what was given back. */
function totalRefundedCents({ known, reportedCents }: Refunds, more = 0): number {
  const sum = [...known.values()].reduce((cents, { amountCents }) => cents + amountCents, more)
  return Math.max(sum, reportedCents)
}

/** Nothing where it is old news. */
export function decideRefund(
  report: RefundReport,
  refunds: Refunds,
  { of, priceCents }: { of: PaymentReference; priceCents: number },
): (RefundedEvent | RefundFailedEvent)[] {
  if (report.type === 'RecordRefund') {
    const refundedCents = Math.min(report.refundedCents, priceCents)
    if (refundedCents <= totalRefundedCents(refunds)) return []
    return [{ type: 'PaymentRefunded', data: { ...of, refundedCents } }]
  }
  const { type, refundId, amountCents } = report
  const before = refunds.known.get(refundId)
  const data = { ...of, refundId, amountCents }
  const refundedCents = totalRefundedCents(refunds, amountCents)
  // Recorded also where its money was told of: which refunds there are decides what one that fails leaves. And what failed was made.
  const made: RefundedEvent[] = before
    ? []
    : [{ type: 'PaymentRefunded', data: { ...data, refundedCents } }]
  if (type === 'RecordRefundMade' || before?.failed) return made
  return [...made, { type: 'PaymentRefundFailed', data }]
}
