// The refunds of a payment, from webhooks that may be repeated and out of order: all recorded values only grow.
import type { PaymentEvent } from '#contract/events/credits.ts'

export type RefundReport =
  /** `refundedCents`: the provider's total, which may leave out refunds that failed. */
  | { type: 'RecordRefund'; refundedCents: number }
  /** One refund. */
  | { type: 'RecordRefundMade' | 'RecordRefundFailed'; refundId: string; amountCents: number }

export type Refunds = {
  /** By refund id, including failed ones. */
  known: Map<string, { amountCents: number; failed: boolean }>
  /** The highest total of any report. */
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

/** The higher of the sum by id and the reported total: the provider's total falls when a refund fails, the sum does not. */
function totalRefundedCents({ known, reportedCents }: Refunds, more = 0): number {
  const sum = [...known.values()].reduce((cents, { amountCents }) => cents + amountCents, more)
  return Math.max(sum, reportedCents)
}

/** No events for a report that adds nothing. */
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
  const known = refunds.known.get(refundId)
  const data = { ...of, refundId, amountCents }
  const refundedCents = totalRefundedCents(refunds, amountCents)
  // Recorded even if the total includes it: a later failure needs the refund by id. A failed refund was made before.
  const made: RefundedEvent[] = known
    ? []
    : [{ type: 'PaymentRefunded', data: { ...data, refundedCents } }]
  if (type === 'RecordRefundMade' || known?.failed) return made
  return [...made, { type: 'PaymentRefundFailed', data }]
}
