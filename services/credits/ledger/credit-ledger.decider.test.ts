import { describe, expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { creditLedger, type CreditCommand } from './credit-ledger.decider.ts'

const buy = (n: number, credits = 10): CreditCommand => ({
  type: 'RecordPurchase',
  paymentId: `payment${n}`,
  lotId: `lot${n}`,
  packageId: 'starter_10',
  credits,
  priceCents: 1000,
})
const bought = (n: number, credits: number, balanceAfter: number): CreditEvent => ({
  type: 'CreditsPurchased',
  data: {
    paymentId: `payment${n}`,
    lotId: `lot${n}`,
    packageId: 'starter_10',
    credits,
    priceCents: 1000,
    balanceAfter,
  },
})
const unlock = (responseId: string): CreditCommand => ({
  type: 'UnlockResponse',
  responseId,
  surveyId: 's',
})
const unlockAll = (...ids: string[]): CreditCommand => ({
  type: 'UnlockResponses',
  responses: ids.map((responseId) => ({ responseId, surveyId: 's' })),
})
const unlocked = (
  responseId: string,
  lot: number,
  lotRemaining: number,
  balanceAfter: number,
): CreditEvent => ({
  type: 'ResponseUnlocked',
  data: { responseId, surveyId: 's', lotId: `lot${lot}`, credits: 1, lotRemaining, balanceAfter },
})

describe('buying', () => {
  test('a payment becomes a lot', () =>
    given(creditLedger)
      .when(buy(1))
      .yields(bought(1, 10, 10)))
  test('another adds to the balance', () =>
    given(creditLedger, bought(1, 10, 10))
      .when(buy(2, 5))
      .yields(bought(2, 5, 15)))
  test('a payment grants credits once', () =>
    given(creditLedger, bought(1, 10, 10))
      .when(buy(1))
      .yieldsNothing())
})

describe('unlocking', () => {
  test('spends a credit of the oldest lot', () =>
    given(creditLedger, bought(1, 1, 1), bought(2, 5, 6))
      .when(unlock('a'))
      .yields(unlocked('a', 1, 0, 5)))
  test('spends from the next lot when the oldest is empty', () =>
    given(creditLedger, bought(1, 1, 1), bought(2, 5, 6), unlocked('a', 1, 0, 5))
      .when(unlock('b'))
      .yields(unlocked('b', 2, 4, 4)))
  test('is never charged twice', () =>
    given(creditLedger, bought(1, 1, 1), unlocked('a', 1, 0, 0))
      .when(unlock('a'))
      .yieldsNothing())
  test('needs a credit', () =>
    given(creditLedger, bought(1, 1, 1), unlocked('a', 1, 0, 0))
      .when(unlock('b'))
      .isRejectedWith('credits/insufficient'))
  test('several responses are paid from lot after lot, until the credits are used up', () =>
    given(creditLedger, bought(1, 1, 1), bought(2, 2, 3))
      .when(unlockAll('a', 'b', 'c', 'd', 'e'))
      .yields(unlocked('a', 1, 0, 2), unlocked('b', 2, 1, 1), unlocked('c', 2, 0, 0)))
  test('several responses: those that are unlocked, or named twice, are not charged', () =>
    given(creditLedger, bought(1, 9, 9), unlocked('a', 1, 8, 8))
      .when(unlockAll('a', 'b', 'b'))
      .yields(unlocked('b', 1, 7, 7)))
  test('several responses need a credit, unless all are unlocked', () => {
    const spent = given(creditLedger, bought(1, 1, 1), unlocked('a', 1, 0, 0))
    spent.when(unlockAll('a', 'b')).isRejectedWith('credits/insufficient')
    spent.when(unlockAll('a')).yieldsNothing()
  })
  test('without a credit, the refusal has the balance and a detail', () => {
    const act = () => creditLedger.decide(unlock('a'), creditLedger.initial())
    expect(act).toThrow(
      expect.objectContaining({
        detail: {
          balance: 0,
          detail: 'You need more credits to access this premium response.',
        },
      }),
    )
  })
})

/** The figures after an entry. */
const figuresAfter = (
  balanceChange: number,
  [lotRemaining, lotFrozen, lotReversed, lotOwed]: [number, number, number, number],
  balanceAfter: number,
  receivableAfter = lotOwed,
) => ({
  ...{ balanceChange, lotRemaining, lotFrozen, lotReversed, lotOwed },
  ...{ balanceAfter, receivableAfter },
})
const half = [bought(1, 10, 10), unlocked('a', 1, 9, 9), unlocked('b', 1, 8, 8)]
const giveBack = (responseId: string, month = '2026-11'): CreditCommand => ({
  type: 'RefundUnlock',
  responseId,
  surveyId: 's',
  month,
})
const givenBack = (responseId: string, after: ReturnType<typeof figuresAfter>): CreditEvent => ({
  type: 'UnlockRefunded',
  data: { responseId, surveyId: 's', lotId: 'lot1', month: '2026-11', ...after },
})
const refund = (refundedCents: number): CreditCommand => ({
  type: 'RecordRefund',
  paymentId: 'payment1',
  refundedCents,
})
const refunded = (
  amountCents: number,
  refundedCents: number,
  after: ReturnType<typeof figuresAfter>,
): CreditEvent => ({
  type: 'PurchaseRefunded',
  data: { lotId: 'lot1', paymentId: 'payment1', amountCents, refundedCents, ...after },
})
const dispute = { paymentId: 'payment1', disputeId: 'd1' }
const disputed: CreditEvent = {
  type: 'PurchaseDisputed',
  data: { lotId: 'lot1', ...dispute, amountCents: 1000, ...figuresAfter(-8, [0, 8, 0, 2], 0) },
}

describe('a wrongly qualified response', () => {
  test('returns its credit to the lot that paid', () =>
    given(creditLedger, ...half)
      .when(giveBack('a'))
      .yields(givenBack('a', figuresAfter(1, [9, 0, 0, 0], 9))))
  test('returns it once', () =>
    given(creditLedger, ...half, givenBack('a', figuresAfter(1, [9, 0, 0, 0], 9)))
      .when(giveBack('a'))
      .yieldsNothing())
  test('stays unlocked, and is not paid for again', () =>
    given(creditLedger, ...half, givenBack('a', figuresAfter(1, [9, 0, 0, 0], 9)))
      .when(unlock('a'))
      .yieldsNothing())
  test('must have been unlocked', () =>
    given(creditLedger, ...half)
      .when(giveBack('c'))
      .isRejectedWith('credits/not-unlocked'))
  test('that is a call for help is returned once, outside the limit', () => {
    const give: CreditCommand = { type: 'ReturnCallForHelp', responseId: 'a', surveyId: 's' }
    const returned: CreditEvent = {
      type: 'UnlockRefunded',
      data: {
        ...{ responseId: 'a', surveyId: 's', lotId: 'lot1', cause: 'call-for-help' },
        ...figuresAfter(1, [9, 0, 0, 0], 9),
      },
    }
    given(creditLedger, ...half)
      .when(give)
      .yields(returned)
    given(creditLedger, ...half, returned)
      .when(give)
      .yieldsNothing()
    given(creditLedger, ...half, givenBack('a', figuresAfter(1, [9, 0, 0, 0], 9)))
      .when(give)
      .yieldsNothing()
    given(creditLedger, ...half)
      .when({ ...give, responseId: 'c' })
      .isRejectedWith('credits/not-unlocked')
  })
  test('is refunded at most ten times a month', () => {
    const many = Array.from({ length: 11 }, (_, n) => unlocked(`r${n}`, 1, 19 - n, 19 - n))
    const back = Array.from({ length: 10 }, (_, n) =>
      givenBack(`r${n}`, figuresAfter(1, [10 + n, 0, 0, 0], 10 + n)),
    )
    const past = [bought(1, 20, 20), ...many, ...back]
    given(creditLedger, ...past)
      .when(giveBack('r10'))
      .isRejectedWith('credits/refund-limit')
    const [next] = creditLedger.decide(
      giveBack('r10', '2026-12'),
      past.reduce(creditLedger.evolve, creditLedger.initial()),
    )
    expect(next?.type).toBe('UnlockRefunded')
  })
})

describe('a refund', () => {
  test('reverses unspent credits; spent ones are owed', () =>
    given(creditLedger, ...half)
      .when(refund(1000))
      .yields(refunded(1000, 1000, figuresAfter(-8, [0, 0, 8, 2], 0))))
  test('in part, reverses its part', () =>
    given(creditLedger, ...half)
      .when(refund(250))
      .yields(refunded(250, 250, figuresAfter(-2, [6, 0, 2, 0], 6))))
  test('of the rest, reverses the rest', () =>
    given(creditLedger, ...half, refunded(250, 250, figuresAfter(-2, [6, 0, 2, 0], 6)))
      .when(refund(1000))
      .yields(refunded(750, 1000, figuresAfter(-6, [0, 0, 8, 2], 0))))
  test('reported after a later total, changes nothing', () =>
    given(creditLedger, ...half, refunded(1000, 1000, figuresAfter(-8, [0, 0, 8, 2], 0)))
      .when(refund(250))
      .yieldsNothing())
  test('leaves nothing for a later unlock refund to return', () =>
    given(creditLedger, ...half, refunded(1000, 1000, figuresAfter(-8, [0, 0, 8, 2], 0)))
      .when(giveBack('a'))
      .yields(givenBack('a', figuresAfter(0, [0, 0, 9, 1], 0))))
})

describe('a dispute', () => {
  const closed = (
    outcome: 'won' | 'lost',
    after: ReturnType<typeof figuresAfter>,
  ): CreditEvent => ({
    type: 'DisputeClosed',
    data: {
      ...{ lotId: 'lot1', ...dispute, outcome },
      ...(outcome === 'lost' && { amountCents: 1000 }),
      ...after,
    },
  })
  test('freezes unspent credits', () =>
    given(creditLedger, ...half)
      .when({ type: 'RecordDispute', ...dispute, amountCents: 1000 })
      .yields(disputed))
  test('leaves no credits of its lot to spend', () =>
    given(creditLedger, ...half, disputed)
      .when(unlock('c'))
      .isRejectedWith('credits/insufficient'))
  test('that is won restores everything', () =>
    given(creditLedger, ...half, disputed)
      .when({ type: 'CloseDispute', ...dispute, outcome: 'won' })
      .yields(closed('won', figuresAfter(8, [8, 0, 0, 0], 8))))
  test('that is lost reverses frozen credits, and spent ones stay owed', () =>
    given(creditLedger, ...half, disputed)
      .when({ type: 'CloseDispute', ...dispute, outcome: 'lost' })
      .yields(closed('lost', figuresAfter(0, [0, 0, 8, 2], 0))))
  test('is closed once', () =>
    given(creditLedger, ...half, disputed, closed('won', figuresAfter(8, [8, 0, 0, 0], 8)))
      .when({ type: 'CloseDispute', ...dispute, outcome: 'lost' })
      .yieldsNothing())
})

describe('a grant', () => {
  const grant = { lotId: 'lot9', credits: 3, reason: 'sorry' }
  test('is a lot without a payment', () =>
    given(creditLedger)
      .when({ type: 'GrantCredits', ...grant })
      .yields({ type: 'CreditsGranted', data: { ...grant, balanceAfter: 3 } }))
  test('is recorded once', () =>
    given(creditLedger, { type: 'CreditsGranted', data: { ...grant, balanceAfter: 3 } })
      .when({ type: 'GrantCredits', ...grant })
      .yieldsNothing())
})
