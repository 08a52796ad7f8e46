import { describe, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { creditBalances } from './credit-balances.projection.ts'
import { creditEntries } from './credit-entries.projection.ts'
import { creditLots } from './credit-lots.projection.ts'
import { payments } from './payments.projection.ts'

const entry = (revision: number, event: DomainEvent) => ({
  ...decodedEvent(event, {
    id: 'ana',
    meta: { hash: `h${revision}`, previousHash: `h${revision - 1}` },
  }),
  revision: BigInt(revision),
})
const bought = entry(0, {
  type: 'CreditsPurchased',
  data: {
    lotId: 'lot1',
    paymentId: 'pay1',
    packageId: 'starter_10',
    credits: 10,
    priceCents: 1000,
    balanceAfter: 10,
  },
})
const unlocked = entry(1, {
  type: 'ResponseUnlocked',
  data: {
    responseId: 'r1',
    surveyId: 's1',
    lotId: 'lot1',
    credits: 1,
    lotRemaining: 9,
    balanceAfter: 9,
  },
})

test('a balance', () =>
  givenRows(creditBalances, bought, unlocked).areRows({
    ownerId: 'ana',
    credits: 9,
    purchased: 10,
    used: 1,
    spentCents: 1000,
  }))

test('a lot', () =>
  givenRows(creditLots, bought, unlocked).areRows({
    lotId: 'lot1',
    ownerId: 'ana',
    credits: 10,
    remaining: 9,
    revision: 0,
  }))

test('entries have the stored data', () =>
  givenRows(creditEntries, bought, unlocked).areRows(
    { revision: 0, credits: 10, balance: 10, paymentId: 'pay1', previousHash: 'h-1', hash: 'h0' },
    { revision: 1, credits: -1, balance: 9, responseId: 'r1', previousHash: 'h0', hash: 'h1' },
  ))

describe('a payment', () => {
  const of = (event: DomainEvent) => decodedEvent(event, { id: 'pay1' })
  const started = of({
    type: 'PaymentStarted',
    data: {
      ownerId: 'ana',
      packageId: 'starter_10',
      credits: 10,
      priceCents: 1000,
      currency: 'usd',
      provider: 'sandbox',
      intentId: 'pi1',
    },
  })
  const failed = of({
    type: 'PaymentFailed',
    data: { ownerId: 'ana', intentId: 'pi1', providerEventId: 'e1', reason: 'no funds' },
  })
  const succeeded = of({
    type: 'PaymentSucceeded',
    data: {
      ownerId: 'ana',
      packageId: 'starter_10',
      credits: 10,
      priceCents: 1000,
      intentId: 'pi1',
      providerEventId: 'e2',
    },
  })
  test('starts', () =>
    givenRows(payments, started).areRows({ paymentId: 'pay1', intentId: 'pi1', status: 'started' }))
  test('fails, and may be tried again', () =>
    givenRows(payments, started, failed).areRows({
      status: 'failed',
      failure: 'no funds',
      failures: 1,
    }))
  test('succeeds', () =>
    givenRows(payments, started, failed, succeeded).areRows({ status: 'succeeded', failure: null }))
  test('is granted by the ledger', () =>
    givenRows(payments, started, succeeded, bought).areRows({
      status: 'granted',
      balanceAfter: 10,
    }))
})
