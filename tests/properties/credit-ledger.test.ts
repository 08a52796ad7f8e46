import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { Problem } from '#kernel/problem.ts'
import { givenRows, heard } from '../support/given-rows.ts'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import {
  creditLedger,
  type CreditCommand,
  type Ledger,
} from '../../services/credits/credit-ledger.decider.ts'

const number = fc.integer({ min: 1, max: 8 })
const command: fc.Arbitrary<CreditCommand> = fc.oneof(
  fc.tuple(number, fc.integer({ min: 1, max: 4 })).map(([n, credits]) => ({
    type: 'RecordPurchase' as const,
    paymentId: `payment${n}`,
    lotId: `lot${n}`,
    packageId: 'starter_10' as const,
    // A payment always buys the same.
    credits: ((credits + n) % 4) + 1,
    priceCents: 100,
  })),
  fc.integer({ min: 1, max: 20 }).map((n) => ({
    type: 'UnlockResponse' as const,
    responseId: `response${n}`,
    surveyId: 's',
  })),
)
const commands = fc.array(command, { maxLength: 60 })

type Run = { ledger: Ledger; events: CreditEvent[]; refused: CreditCommand[] }

function run(list: readonly CreditCommand[]): Run {
  const done: Run = { ledger: creditLedger.initial(), events: [], refused: [] }
  for (const one of list) {
    try {
      const events = creditLedger.decide(one, done.ledger)
      done.events.push(...events)
      done.ledger = events.reduce(creditLedger.evolve, done.ledger)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      done.refused.push(one)
    }
  }
  return done
}

const bought = (events: readonly CreditEvent[]) =>
  events.flatMap((event) => (event.type === 'CreditsPurchased' ? [event.data] : []))
const spent = (events: readonly CreditEvent[]) =>
  events.flatMap((event) => (event.type === 'ResponseUnlocked' ? [event.data] : []))

test('the balance is what was bought less what was spent, and never below zero', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      let balance = 0
      for (const { type, data } of events) {
        balance += type === 'CreditsPurchased' ? data.credits : -1
        expect(data.balanceAfter).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(ledger.balance).toBe(balance)
      expect(ledger.lots.every(({ remaining }) => remaining >= 0)).toBe(true)
      expect(ledger.lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(balance)
    }),
  )
})

test('a replay leads to the live state', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      expect(events.reduce(creditLedger.evolve, creditLedger.initial())).toEqual(ledger)
    }),
  )
})

test('the read models lead there too', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      const stored = events.map((event, n) => ({
        ...heard(event, { id: 'ana' }),
        revision: BigInt(n),
      }))
      const [balance] = givenRows(creditBalances, ...stored).rows()
      expect(balance?.credits ?? 0).toBe(ledger.balance)
      expect(balance?.used ?? 0).toBe(ledger.unlocked.size)
      const left = givenRows(creditLots, ...stored).rows()
      expect(new Map(left.map(({ lotId, remaining }) => [lotId, remaining]))).toEqual(
        new Map(ledger.lots.map(({ lotId, remaining }) => [lotId, remaining])),
      )
    }),
  )
})

test('whatever is told again, anywhere later, changes nothing', () => {
  const withRepeats = commands.chain((list) =>
    fc.tuple(fc.constant(list), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 })),
  )
  fc.assert(
    fc.property(withRepeats, ([list, repeats]) => {
      // Refused commands are left out: told again after a purchase they may well succeed.
      const { refused } = run(list)
      const taken = list.filter((one) => !refused.includes(one))
      const repeated = [...taken]
      for (const [which, where] of repeats) {
        const from = taken[which % Math.max(1, taken.length)]
        if (!from) continue
        const first = repeated.indexOf(from)
        repeated.splice(first + 1 + (where % (repeated.length - first)), 0, from)
      }
      expect(run(repeated).events).toEqual(run(taken).events)
    }),
  )
})

test('one payment is one lot, and one response is paid for once', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events } = run(list)
      const payments = bought(events).map(({ paymentId }) => paymentId)
      const responses = spent(events).map(({ responseId }) => responseId)
      expect(new Set(payments).size).toBe(payments.length)
      expect(new Set(responses).size).toBe(responses.length)
    }),
  )
})

test('lots are spent in the order they were bought', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events } = run(list)
      const lots = bought(events).flatMap(({ lotId, credits }) =>
        Array<string>(credits).fill(lotId),
      )
      const uses = spent(events).map(({ lotId }) => lotId)
      expect(uses).toEqual(lots.slice(0, uses.length))
    }),
  )
})

test('a refusal means that nothing was left', () => {
  fc.assert(
    fc.property(commands, (list) => {
      for (const [index, one] of list.entries()) {
        const before = run(list.slice(0, index))
        const after = run(list.slice(0, index + 1))
        if (after.refused.length === before.refused.length) continue
        expect(one.type).toBe('UnlockResponse')
        expect(before.ledger.balance).toBe(0)
      }
    }),
  )
})
