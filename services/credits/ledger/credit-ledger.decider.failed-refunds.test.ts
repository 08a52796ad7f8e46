import { describe, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { creditLedger, type CreditCommand } from './credit-ledger.decider.ts'

const of = { lotId: 'lot1', paymentId: 'payment1' }
const unlocked = (responseId: string, left: number): CreditEvent => ({
  type: 'ResponseUnlocked',
  data: {
    ...{ responseId, surveyId: 's', lotId: 'lot1', credits: 1 },
    ...{ lotRemaining: left, balanceAfter: left },
  },
})
/** Ten credits, of which two are spent. */
const half: CreditEvent[] = [
  {
    type: 'CreditsPurchased',
    data: { ...of, packageId: 'starter_10', credits: 10, priceCents: 1000, balanceAfter: 10 },
  },
  unlocked('a', 9),
  unlocked('b', 8),
]
/** The lot's figures after an entry. */
const lotAfter = (
  balanceChange: number,
  [lotRemaining, lotFrozen, lotReversed, lotOwed]: [number, number, number, number],
) => ({
  ...{ balanceChange, lotRemaining, lotFrozen, lotReversed, lotOwed },
  ...{ balanceAfter: lotRemaining, receivableAfter: lotOwed },
})
type After = ReturnType<typeof lotAfter>
const refund = (refundedCents: number): CreditCommand => ({
  type: 'RecordRefund',
  ...{ paymentId: 'payment1', refundedCents },
})
const refunded = (amountCents: number, after: After): CreditEvent => ({
  type: 'PurchaseRefunded',
  data: { ...of, amountCents, refundedCents: amountCents, ...after },
})
const disputeId = 'd1'

describe('a refund that fails', () => {
  const fail = (refundId: string, amountCents: number): CreditCommand => ({
    ...{ type: 'RecordRefundFailed', paymentId: 'payment1', refundId, amountCents },
  })
  const failed = (
    refundId: string,
    [amountCents, refundedCents]: [number, number],
    after: After,
  ): CreditEvent => ({
    type: 'PurchaseRefundFailed',
    data: { ...of, refundId, amountCents, refundedCents, ...after },
  })
  const all = refunded(1000, lotAfter(-8, [0, 0, 8, 2]))
  test('restores the credits, and clears what is owed', () =>
    given(creditLedger, ...half, all)
      .when(fail('a', 1000))
      .yields(failed('a', [1000, 0], lotAfter(8, [8, 0, 0, 0]))))
  test('in part, first reduces what is owed', () =>
    given(creditLedger, ...half, all)
      .when(fail('a', 500))
      .yields(failed('a', [500, 500], lotAfter(3, [3, 0, 5, 0]))))
  const back = failed('a', [1000, 0], lotAfter(8, [8, 0, 0, 0]))
  test('is recorded once', () =>
    given(creditLedger, ...half, all, back)
      .when(fail('a', 1000))
      .yieldsNothing())
  test('is not deducted again when its creation is reported again', () =>
    given(creditLedger, ...half, all, back)
      .when(refund(1000))
      .yieldsNothing())
  test('can be followed by another refund', () =>
    given(creditLedger, ...half, all, back)
      .when(refund(1300))
      .yields({
        type: 'PurchaseRefunded',
        data: {
          ...{ ...of, amountCents: 300, refundedCents: 300 },
          ...{ toldCents: 1300, ...lotAfter(-3, [5, 0, 3, 0]) },
        },
      }))
  const part = refunded(250, lotAfter(-2, [6, 0, 2, 0]))
  const aside: CreditEvent = {
    type: 'PurchaseDisputed',
    data: { ...of, disputeId, amountCents: 1000, ...lotAfter(-6, [0, 6, 2, 2]) },
  }
  test('restores frozen credits during a dispute', () =>
    given(creditLedger, ...half, part, aside)
      .when(fail('a', 250))
      .yields(failed('a', [250, 0], lotAfter(0, [0, 8, 0, 2]))))
  test('restores nothing of a lost dispute', () =>
    given(creditLedger, ...half, part, aside, {
      type: 'DisputeClosed',
      data: { ...of, disputeId, outcome: 'lost', ...lotAfter(0, [0, 0, 8, 2]) },
    })
      .when(fail('a', 250))
      .yields(failed('a', [250, 0], lotAfter(0, [0, 0, 8, 2]))))
})
