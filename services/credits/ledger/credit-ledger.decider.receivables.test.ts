import { describe, expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { creditLedger, type CreditCommand } from './credit-ledger.decider.ts'

/** Ten credits for 1000 cents. */
const buy = (n: number, credits = 10): CreditCommand => ({
  ...{ type: 'RecordPurchase', paymentId: `payment${n}`, lotId: `lot${n}` },
  ...{ packageId: 'starter_10', credits, priceCents: 1000 },
})
const unlock = (from: number, count: number): CreditCommand[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ type: 'UnlockResponse', responseId: `r${from + n}`, surveyId: 's' },
  }))
const giveBack = (n: number): CreditCommand => ({
  ...{ type: 'ReturnCallForHelp', responseId: `r${n}`, surveyId: 's' },
})
const refund = (n: number, refundedCents: number): CreditCommand => ({
  ...{ type: 'RecordRefund', paymentId: `payment${n}`, refundedCents },
})
const fail = (n: number, amountCents: number): CreditCommand => ({
  ...{ type: 'RecordRefundFailed', paymentId: `payment${n}`, refundId: `re${n}`, amountCents },
})
const dispute = (n: number): CreditCommand => ({
  ...{ type: 'RecordDispute', paymentId: `payment${n}`, disputeId: `d${n}`, amountCents: 1000 },
})
const close = (n: number, outcome: 'won' | 'lost'): CreditCommand => ({
  ...{ type: 'CloseDispute', paymentId: `payment${n}`, disputeId: `d${n}`, outcome },
})

function play(...commands: CreditCommand[]) {
  const events: CreditEvent[] = []
  const ledger = commands.reduce((state, command) => {
    const decided = creditLedger.decide(command, state)
    events.push(...decided)
    return decided.reduce(creditLedger.evolve, state)
  }, creditLedger.initial())
  const { balance, receivable, lots } = ledger
  const nettings = events
    .filter(({ type }) => type.startsWith('ReceivableNett'))
    .map(({ type, data }) => [type, data.lotId, 'credits' in data && data.credits])
  const last = events.at(-1)
  return { balance, receivable, lots, nettings, last }
}

/** Eight credits are spent and the whole price is refunded: eight are owed. */
const owing = [buy(1), ...unlock(1, 8), refund(1, 1000)]

describe('the next purchase', () => {
  test('pays what is owed', () => {
    const { balance, receivable, nettings, last } = play(...owing, buy(2))
    expect({ balance, receivable }).toEqual({ balance: 2, receivable: 0 })
    expect(nettings).toEqual([['ReceivableNetted', 'lot2', 8]])
    expect(last?.data).toEqual({
      ...{ lotId: 'lot2', paymentId: 'payment2', credits: 8 },
      ...{ owedLotId: 'lot1', owedPaymentId: 'payment1', owedLotOwed: 0, owedLotSettled: 8 },
      ...{ balanceChange: -8, lotRemaining: 2, lotFrozen: 0, lotReversed: 0, lotOwed: 0 },
      ...{ lotNetted: 8, balanceAfter: 2, receivableAfter: 0 },
    })
  })
  test('pays as much as it has, and the one after it the rest', () => {
    expect(play(...owing, buy(2, 5))).toMatchObject({ balance: 0, receivable: 3 })
    expect(play(...owing, buy(2, 5), buy(3, 5))).toMatchObject({ balance: 2, receivable: 0 })
  })
  test('pays the oldest first', () => {
    const bothOwe = [...owing, buy(2, 5), refund(2, 1000)]
    const { receivable, lots, nettings } = play(...bothOwe, buy(3, 4))
    expect(nettings.slice(1)).toEqual([
      ['ReceivableNetted', 'lot3', 3],
      ['ReceivableNetted', 'lot3', 1],
    ])
    expect(receivable).toBe(4)
    expect(lots).toMatchObject([{ owed: 0 }, { owed: 4 }, { owed: 0 }])
  })
  test('does not pay for money in an open dispute', () => {
    const disputed = [buy(1), ...unlock(1, 8), dispute(1), buy(2)]
    expect(play(...disputed)).toMatchObject({ balance: 10, receivable: 8, nettings: [] })
    expect(play(...disputed, close(1, 'won'))).toMatchObject({ balance: 12, receivable: 0 })
    const lost = [...disputed, close(1, 'lost'), buy(3)]
    expect(play(...lost)).toMatchObject({ balance: 12, receivable: 0 })
  })
  test('pays nothing by a grant', () =>
    expect(
      play(...owing, { type: 'GrantCredits', lotId: 'gift', credits: 3, reason: 'sorry' }),
    ).toMatchObject({ balance: 3, receivable: 8 }))
})

describe('credits that paid what is no longer owed return', () => {
  test('when the refund fails', () => {
    const { balance, receivable, nettings } = play(...owing, buy(2), fail(1, 1000))
    expect({ balance, receivable }).toEqual({ balance: 12, receivable: 0 })
    expect(nettings.at(-1)).toEqual(['ReceivableNettingReversed', 'lot2', 8])
  })
  test('when an unlock is returned', () =>
    expect(play(...owing, buy(2), giveBack(1))).toMatchObject({ balance: 3, receivable: 0 }))
  test('from the last payer first', () =>
    expect(play(...owing, buy(2, 5), buy(3, 5), giveBack(1)).nettings.at(-1)).toEqual([
      ...['ReceivableNettingReversed', 'lot3', 1],
    ]))
  test('to a purchase that was refunded itself: it owes less', () => {
    const refunded = [...owing, buy(2), refund(2, 1000)]
    expect(play(...refunded)).toMatchObject({ balance: 0, receivable: 8 })
    expect(play(...refunded, fail(1, 1000))).toMatchObject({ balance: 2, receivable: 0 })
  })
  test('through a chain of purchases', () => {
    const chain = [...owing, buy(2), refund(2, 1000), buy(3)]
    expect(play(...chain)).toMatchObject({ balance: 2, receivable: 0 })
    const { balance, receivable, lots, nettings } = play(...chain, fail(1, 1000))
    expect({ balance, receivable }).toEqual({ balance: 12, receivable: 0 })
    expect(nettings.slice(-2)).toEqual([
      ['ReceivableNettingReversed', 'lot2', 8],
      ['ReceivableNettingReversed', 'lot3', 8],
    ])
    expect(lots).toMatchObject([{ remaining: 2 }, { reversed: 10, netted: 0 }, { remaining: 10 }])
  })
})
