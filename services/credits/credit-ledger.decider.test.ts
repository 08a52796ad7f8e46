import { describe, expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { given } from '../../tests/support/given.ts'
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
  test('a payment grants once', () =>
    given(creditLedger, bought(1, 10, 10))
      .when(buy(1))
      .yieldsNothing())
})

describe('unlocking', () => {
  test('spends a credit of the oldest lot', () =>
    given(creditLedger, bought(1, 1, 1), bought(2, 5, 6))
      .when(unlock('a'))
      .yields(unlocked('a', 1, 0, 5)))
  test('goes on to the next lot when the oldest is empty', () =>
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
      .isRefused('credits/insufficient'))
  test('without one, says what is left and what to do', () => {
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
