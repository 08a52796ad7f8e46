import { describe, expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { creditLedger, type CreditCommand } from './credit-ledger.decider.ts'

const paymentId = 'payment1'
const buy: CreditCommand = {
  ...{ type: 'RecordPurchase', paymentId, lotId: 'lot1', packageId: 'starter_10' },
  ...{ credits: 10, priceCents: 1000 },
}
const spend = (count: number): CreditCommand[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ type: 'UnlockResponse', responseId: `r${n}`, surveyId: 's' },
  }))
const dispute = (disputeId: string, amountCents: number): CreditCommand => ({
  ...{ type: 'RecordDispute', paymentId, disputeId, amountCents },
})
const close = (
  disputeId: string,
  outcome: 'won' | 'lost',
  amountCents?: number,
): CreditCommand => ({ type: 'CloseDispute', paymentId, disputeId, outcome, amountCents })
const refund = (refundedCents: number): CreditCommand => ({
  ...{ type: 'RecordRefund', paymentId, refundedCents },
})
const fail = (refundId: string, amountCents: number): CreditCommand => ({
  ...{ type: 'RecordRefundFailed', paymentId, refundId, amountCents },
})

/** The lot and the receivable after commands on ten credits for 1000 cents. */
function after(...commands: CreditCommand[]) {
  const ledger = [buy, ...commands].reduce(
    (state, command) => creditLedger.decide(command, state).reduce(creditLedger.evolve, state),
    creditLedger.initial(),
  )
  const { remaining, frozen, reversed, owed } = ledger.lots[0]!
  expect(ledger).toMatchObject({ balance: remaining, receivable: owed })
  return { remaining, frozen, reversed, owed }
}
const lot = (remaining: number, frozen: number, reversed: number, owed: number) => ({
  ...{ remaining, frozen, reversed, owed },
})

describe('a partial dispute', () => {
  test('freezes its share, and the rest can be spent', () =>
    expect(after(dispute('d1', 300))).toEqual(lot(7, 3, 0, 0)))
  test('that is lost takes its share', () =>
    expect(after(dispute('d1', 300), close('d1', 'lost'))).toEqual(lot(7, 0, 3, 0)))
  test('is rounded down: the owner keeps the fraction of a credit', () =>
    expect(after(dispute('d1', 399), close('d1', 'lost'))).toEqual(lot(7, 0, 3, 0)))
  test('is rounded on the total of what was taken', () =>
    expect(
      after(dispute('d1', 150), close('d1', 'lost'), dispute('d2', 150), close('d2', 'lost')),
    ).toEqual(lot(7, 0, 3, 0)))
  test('is owed as far as its share is spent', () =>
    expect(after(...spend(8), dispute('d1', 300), close('d1', 'lost'))).toEqual(lot(0, 0, 2, 1)))
  test('that is won restores everything', () =>
    expect(after(...spend(8), dispute('d1', 300), close('d1', 'won'))).toEqual(lot(2, 0, 0, 0)))
  test('is lost by its final amount', () =>
    expect(after(dispute('d1', 1000), close('d1', 'lost', 200))).toEqual(lot(8, 0, 2, 0)))
  test('beside another: each is closed by itself', () => {
    const both = [dispute('d1', 300), dispute('d2', 400)]
    expect(after(...both)).toEqual(lot(3, 7, 0, 0))
    expect(after(...both, close('d1', 'lost'))).toEqual(lot(3, 4, 3, 0))
    expect(after(...both, close('d1', 'lost'), close('d2', 'won'))).toEqual(lot(7, 0, 3, 0))
  })
  test('must be recorded before its closing', () =>
    expect(() => after(close('d1', 'lost'))).toThrow('not recorded yet'))
})

describe('a refund that fails around a lost dispute', () => {
  const lost = [dispute('d1', 400), close('d1', 'lost')]
  test.each([
    ['before the dispute', [refund(300), fail('a', 300), ...lost]],
    ['while it is open', [refund(300), lost[0]!, fail('a', 300), lost[1]!]],
    ['after it is lost', [refund(300), ...lost, fail('a', 300)]],
    ['and was requested while it is open', [lost[0]!, refund(300), lost[1]!, fail('a', 300)]],
    ['and was requested after it is lost', [...lost, refund(300), fail('a', 300)]],
  ])('%s leaves the share of the dispute', (_, commands) => {
    expect(after(...spend(8), ...commands)).toEqual(lot(0, 0, 2, 2))
    expect(after(...spend(2), ...commands)).toEqual(lot(4, 0, 4, 0))
  })
  test('and dispute of the whole price leaves nothing', () =>
    expect(
      after(...spend(2), refund(1000), dispute('d1', 1000), close('d1', 'lost'), fail('a', 1000)),
    ).toEqual(lot(0, 0, 8, 2)))
  test('in part, after a dispute of a part, restores what both left', () =>
    expect(
      after(...spend(2), refund(800), dispute('d1', 500), close('d1', 'lost'), fail('a', 600)),
    ).toEqual(lot(1, 0, 7, 0)))
})

test('a lost dispute of an older entry, without an amount, took the whole lot', () => {
  const figures = { balanceAfter: 0, receivableAfter: 0, lotRemaining: 0, lotOwed: 0 }
  const of = { lotId: 'lot1', paymentId, disputeId: 'd1' }
  const past: CreditEvent[] = [
    ...creditLedger.decide(buy, creditLedger.initial()),
    {
      type: 'PurchaseDisputed',
      data: {
        ...of,
        amountCents: 300,
        ...figures,
        balanceChange: -10,
        lotFrozen: 10,
        lotReversed: 0,
      },
    },
    {
      type: 'DisputeClosed',
      data: { ...of, outcome: 'lost', ...figures, balanceChange: 0, lotFrozen: 0, lotReversed: 10 },
    },
  ]
  given(creditLedger, ...past)
    .when(refund(100))
    .yields({
      type: 'PurchaseRefunded',
      data: {
        ...{ lotId: 'lot1', paymentId, amountCents: 100, refundedCents: 100 },
        ...{ ...figures, balanceChange: 0, lotFrozen: 0, lotReversed: 10 },
      },
    })
})
