// Generators of random credit histories.
import fc from 'fast-check'
import { packageOf, type ProviderNotification } from './credit-simulation.ts'

export const paymentCount = 2
const paymentIndex = fc.nat({ max: paymentCount - 1 })
const responseIndex = fc.nat({ max: 4 })
const processIndex = fc.nat({ max: 1 })

/** Outcome of a payment at the provider. */
export const PaymentOutcome = fc.record({
  declinedFirst: fc.boolean(),
  paid: fc.constantFrom(true, true, true, false),
  /** Cumulative refunds in percent of the price, ascending. */
  refunds: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 2 }),
  /** Index of the refund that fails after all are made; none if out of range. */
  fails: fc.constantFrom(-1, -1, 0, 1),
  dispute: fc.constantFrom('none', 'open', 'won', 'lost'),
  disputedPercent: fc.constantFrom(100, 100, 60, 30),
})
export type PaymentOutcome = typeof PaymentOutcome extends fc.Arbitrary<infer T> ? T : never

export const CreditStep = fc.record({
  by: processIndex,
  /** Fault of the step's append. */
  fault: fc.constantFrom(
    ...Array<undefined>(6).fill(undefined),
    'refused' as const,
    'cut' as const,
  ),
  /** Whether the process crashes after the step. */
  dies: fc.constantFrom(false, false, false, true),
  does: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constant('notify'),
        payment: paymentIndex,
        which: fc.nat({ max: 11 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constant('deliver'),
        payment: paymentIndex,
        forgets: fc.constantFrom(false, false, true),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('unlock'),
        response: responseIndex,
        attempt: fc.nat({ max: 1 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('return'),
        response: responseIndex,
        attempt: fc.nat({ max: 1 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('forget'), payment: paymentIndex }) },
  ) as fc.Arbitrary<CreditAction>,
  /** Whether the next step starts before this one has finished. */
  hurries: fc.boolean(),
})
export type CreditStep = typeof CreditStep extends fc.Arbitrary<infer T> ? T : never
export type CreditAction =
  | { what: 'notify'; payment: number; which: number }
  | { what: 'deliver'; payment: number; forgets: boolean }
  | { what: 'unlock' | 'return'; response: number; attempt: number }
  | { what: 'forget'; payment: number }

/** Refunds in order; `refundedCents` is cumulative. */
export function refundsOf(
  n: number,
  { refunds, fails }: Pick<PaymentOutcome, 'refunds' | 'fails'>,
) {
  const { priceCents } = packageOf(n)
  const totals = refunds
    .toSorted((a, b) => a - b)
    .map((percent) => Math.ceil((priceCents * percent) / 100))
  return totals.map((refundedCents, index) => ({
    refundId: `re_${n}_${index}`,
    amountCents: refundedCents - (totals[index - 1] ?? 0),
    refundedCents,
    fails: index === fails,
  }))
}

/** The provider's notifications in chronological order. */
export function providerNotificationsOf(
  n: number,
  { declinedFirst, paid, dispute, disputedPercent, ...fate }: PaymentOutcome,
): ProviderNotification[] {
  const { priceCents } = packageOf(n)
  const notice = (name: string, report: ProviderNotification['report']) => ({
    id: `evt_${n}_${name}`,
    report,
  })
  const all = declinedFirst ? [notice('declined', { type: 'RecordFailure', reason: 'no' })] : []
  if (!paid) return all
  all.push(notice('paid', { type: 'RecordSuccess', amountCents: priceCents, currency: 'usd' }))
  const refunds = refundsOf(n, fate)
  for (const { refundId, amountCents, refundedCents } of refunds) {
    all.push(notice(`total${refundId}`, { type: 'RecordRefund', refundedCents }))
    all.push(notice(refundId, { type: 'RecordRefundMade', refundId, amountCents }))
  }
  for (const { refundId, amountCents, fails } of refunds)
    if (fails)
      all.push(notice(`failed${refundId}`, { type: 'RecordRefundFailed', refundId, amountCents }))
  if (dispute === 'none') return all
  const disputeId = `dp_${n}`
  const of = { disputeId, amountCents: (priceCents * disputedPercent) / 100, reason: 'fraud' }
  all.push(notice('disputed', { type: 'RecordDispute', ...of }))
  if (dispute !== 'open')
    all.push(notice('closed', { type: 'RecordDisputeClosed', ...of, outcome: dispute }))
  return all
}
