import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CreditEvent } from '#contract/events/credits.ts'
import { Problem } from '#kernel/problem.ts'
import { givenRows, decodedEvent } from '../support/kernel/projection-specification.ts'
import { creditBalances } from '#projections/credits/credit-balances.projection.ts'
import { creditLots } from '#projections/credits/credit-lots.projection.ts'
import {
  creditLedger,
  type CreditCommand,
} from '../../services/credits/ledger/credit-ledger.decider.ts'
import type { Ledger } from '../../services/credits/ledger/credit-ledger-state.ts'

const paymentNumber = fc.integer({ min: 1, max: 8 })
const command: fc.Arbitrary<CreditCommand> = fc.oneof(
  fc.tuple(paymentNumber, fc.integer({ min: 1, max: 4 })).map(([n, credits]) => ({
    type: 'RecordPurchase' as const,
    paymentId: `payment${n}`,
    lotId: `lot${n}`,
    packageId: 'starter_10' as const,
    // A payment always buys the same.
    credits: ((credits + n) % 4) + 1,
    priceCents: 100,
  })),
  // Listed twice, since it is the most frequent.
  ...[1, 2].map(() =>
    fc.integer({ min: 1, max: 20 }).map((n) => ({
      type: 'UnlockResponse' as const,
      responseId: `response${n}`,
      surveyId: 's',
    })),
  ),
  fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2 })).map(([n, month]) => ({
    type: 'RefundUnlock' as const,
    responseId: `response${n}`,
    surveyId: 's',
    month: `2026-0${month}`,
  })),
  fc.integer({ min: 1, max: 20 }).map((n) => ({
    type: 'ReturnCallForHelp' as const,
    responseId: `response${n}`,
    surveyId: 's',
  })),
  fc.integer({ min: 1, max: 20 }).map((n) => ({
    type: 'GrantCredits' as const,
    lotId: `gift${n % 3}`,
    credits: 1 + (n % 3),
    reason: 'sorry',
  })),
  fc.tuple(paymentNumber, fc.integer({ min: 1, max: 100 })).map(([n, refundedCents]) => ({
    type: 'RecordRefund' as const,
    paymentId: `payment${n}`,
    refundedCents,
  })),
  fc
    .tuple(paymentNumber, fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 60 }))
    .map(([n, refund, amountCents]) => ({
      type: 'RecordRefundFailed' as const,
      paymentId: `payment${n}`,
      refundId: `refund${n}-${refund}`,
      amountCents,
    })),
  fc
    .tuple(paymentNumber, fc.integer({ min: 1, max: 2 }), fc.constantFrom(100, 40))
    .map(([n, dispute, amountCents]) => ({
      type: 'RecordDispute' as const,
      paymentId: `payment${n}`,
      disputeId: `dispute${n}-${dispute}`,
      amountCents,
    })),
  fc
    .tuple(
      paymentNumber,
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom('won' as const, 'lost' as const),
    )
    .map(([n, dispute, outcome]) => ({
      type: 'CloseDispute' as const,
      paymentId: `payment${n}`,
      disputeId: `dispute${n}-${dispute}`,
      outcome,
    })),
)
const commands = fc.array(command, { maxLength: 60 })

type Run = { ledger: Ledger; events: CreditEvent[]; refused: CreditCommand[] }

/** Refunds and disputes follow their payment, failures their refund, and closings their dispute: so does the payment's stream. */
function isEarly(one: CreditCommand, { lots, lotOfPayment, disputes }: Ledger): boolean {
  if (!('paymentId' in one) || one.type === 'RecordPurchase') return false
  const lot = lots[lotOfPayment.get(one.paymentId) ?? -1]
  if (one.type === 'CloseDispute' && !disputes.has(one.disputeId)) return true
  return !lot || (one.type === 'RecordRefundFailed' && one.amountCents > lot.refundedCents)
}

function run(list: readonly CreditCommand[]): Run {
  const done: Run = { ledger: creditLedger.initial(), events: [], refused: [] }
  for (const one of list) {
    if (isEarly(one, done.ledger)) {
      done.refused.push(one)
      continue
    }
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

const purchases = (events: readonly CreditEvent[]) =>
  events.flatMap((event) => (event.type === 'CreditsPurchased' ? [event.data] : []))
const unlocks = (events: readonly CreditEvent[]) =>
  events.flatMap((event) => (event.type === 'ResponseUnlocked' ? [event.data] : []))

const changeBy = ({ type, data }: CreditEvent): number => {
  if (type === 'CreditsPurchased' || type === 'CreditsGranted') return data.credits
  return type === 'ResponseUnlocked' ? -1 : data.balanceChange
}

test('no credit of a lot is created or lost by refunds and disputes', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      const spent = new Map<string, number>()
      for (const { type, data } of events) {
        const by = type === 'ResponseUnlocked' ? 1 : type === 'UnlockRefunded' ? -1 : 0
        spent.set(data.lotId, (spent.get(data.lotId) ?? 0) + by)
      }
      for (const lot of ledger.lots) {
        const { lotId, credits, remaining, frozen, reversed, netted, owed, settled, disputes } = lot
        const parts = [remaining, frozen, reversed, netted, spent.get(lotId) ?? 0]
        expect(parts.every((part) => part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(credits)
        expect(owed + settled).toBeLessThanOrEqual((spent.get(lotId) ?? 0) + netted)
        expect(owed).toBeGreaterThanOrEqual(0)
        expect(Object.keys(disputes).length === 0 ? frozen : 0).toBe(0)
      }
      expect(ledger.receivable).toBe(ledger.lots.reduce((sum, { owed }) => sum + owed, 0))
    }),
  )
})

test('a won dispute does not change the spendable credits', () => {
  fc.assert(
    fc.property(commands, paymentNumber, (list, n) => {
      const { ledger } = run(list)
      const lot = ledger.lots.find(({ paymentId }) => paymentId === `payment${n}`)
      if (!lot) return
      const before = structuredClone(lot)
      const of = { paymentId: `payment${n}`, disputeId: 'another' }
      const steps: CreditCommand[] = [
        { type: 'RecordDispute', ...of, amountCents: 100 },
        { type: 'CloseDispute', ...of, outcome: 'won' },
      ]
      for (const step of steps)
        for (const event of creditLedger.decide(step, ledger)) creditLedger.evolve(ledger, event)
      expect(lot).toEqual(before)
    }),
  )
})

test('a failed refund leaves its lot as without the refund', () => {
  fc.assert(
    fc.property(commands, paymentNumber, fc.integer({ min: 1, max: 100 }), (list, n, cents) => {
      const { ledger } = run(list)
      const lot = ledger.lots.find(({ paymentId }) => paymentId === `payment${n}`)
      if (!lot) return
      const before = structuredClone(lot)
      const of = { paymentId: `payment${n}` }
      const refundedCents = lot.refundedCents + lot.failedCents + cents
      const steps: CreditCommand[] = [
        { type: 'RecordRefund', ...of, refundedCents },
        { type: 'RecordRefundFailed', ...of, refundId: 'another', amountCents: cents },
      ]
      for (const step of steps)
        for (const event of creditLedger.decide(step, ledger)) creditLedger.evolve(ledger, event)
      expect({ ...lot, failedCents: before.failedCents }).toEqual(before)
    }),
  )
})

test('the balance is purchases minus spending, and never below zero', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      let balance = 0
      for (const { type, data } of events) {
        balance += changeBy({ type, data } as CreditEvent)
        expect(data.balanceAfter).toBe(balance)
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      expect(ledger.balance).toBe(balance)
      expect(ledger.lots.every(({ remaining }) => remaining >= 0)).toBe(true)
      expect(ledger.lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(balance)
    }),
  )
})

/** The ledger's state, with the lot of each response. */
const expandUnlocked = ({ unlocked, ...rest }: Ledger) => ({
  ...rest,
  unlocked: Array.from({ length: 20 }, (_, n) => unlocked.get(`response${n + 1}`)),
})

test('a replay, with or without a snapshot, gives the live state', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      const replayed = events.reduce(creditLedger.evolve, creditLedger.initial())
      expect(expandUnlocked(replayed)).toEqual(expandUnlocked(ledger))
      const { pack, unpack } = creditLedger.snapshot!
      expect(expandUnlocked(unpack(pack(ledger)))).toEqual(expandUnlocked(ledger))
    }),
  )
})

test('the read models give the live state', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events, ledger } = run(list)
      const stored = events.map((event, n) => ({
        ...decodedEvent(event, { id: 'ana' }),
        revision: BigInt(n),
      }))
      const [balance] = givenRows(creditBalances, ...stored).rows()
      expect(balance?.credits ?? 0).toBe(ledger.balance)
      expect(balance?.used ?? 0).toBe(ledger.unlocked.size - ledger.returned.size)
      expect(balance?.receivable ?? 0).toBe(ledger.receivable)
      const left = givenRows(creditLots, ...stored).rows()
      expect(new Map(left.map(({ lotId, remaining }) => [lotId, remaining]))).toEqual(
        new Map(ledger.lots.map(({ lotId, remaining }) => [lotId, remaining])),
      )
    }),
  )
})

test('a repeated command changes nothing at any later point', () => {
  const withRepeats = commands.chain((list) =>
    fc.tuple(fc.constant(list), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 })),
  )
  fc.assert(
    fc.property(withRepeats, ([list, repeats]) => {
      // Without refused commands: repeated after a purchase, they may succeed.
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

test('a payment is one lot, and a response is paid for once', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events } = run(list)
      const payments = purchases(events).map(({ paymentId }) => paymentId)
      const responses = unlocks(events).map(({ responseId }) => responseId)
      const returned = events.flatMap((event) =>
        event.type === 'UnlockRefunded' ? [event.data.responseId] : [],
      )
      expect(new Set(payments).size).toBe(payments.length)
      expect(new Set(responses).size).toBe(responses.length)
      expect(new Set(returned).size).toBe(returned.length)
    }),
  )
})

test('every unlock spends the oldest lot that has credits', () => {
  fc.assert(
    fc.property(commands, (list) => {
      const { events } = run(list)
      const ledger = creditLedger.initial()
      for (const event of events) {
        const oldest = ledger.lots.find(({ remaining }) => remaining > 0)
        const paying = event.type === 'ResponseUnlocked' ? event.data.lotId : oldest?.lotId
        expect(paying).toBe(oldest?.lotId)
        creditLedger.evolve(ledger, event)
      }
    }),
  )
})

test('an unlock is refused only without credits', () => {
  fc.assert(
    fc.property(commands, (list) => {
      for (const [index, one] of list.entries()) {
        if (one.type !== 'UnlockResponse') continue
        const before = run(list.slice(0, index))
        const after = run(list.slice(0, index + 1))
        const isRefused = after.refused.length > before.refused.length
        expect(isRefused ? before.ledger.balance : 0).toBe(0)
      }
    }),
  )
})
