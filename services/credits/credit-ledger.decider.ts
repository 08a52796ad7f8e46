import type { CreditEvent } from '#contract/events/credits.ts'
import type { PackageId } from '#contract/packages.ts'
import type { Decider } from '#kernel/decider.ts'
import { refuse } from '#kernel/problem.ts'

export type CreditCommand =
  | {
      type: 'RecordPurchase'
      paymentId: string
      lotId: string
      packageId: PackageId
      credits: number
      priceCents: number
    }
  | { type: 'UnlockResponse'; responseId: string; surveyId: string }

export type Lot = { lotId: string; credits: number; remaining: number }

export type Ledger = {
  balance: number
  /** In the order they were bought. */
  lots: Lot[]
  /** Index of the oldest lot that may still have credits. */
  oldest: number
  payments: Set<string>
  unlocked: Set<string>
}

/**
 * What an owner bought and spent, one stream each. Credits are spent from the oldest lot first, one payment is
 * one lot, and one response is paid for once. The fold is mutable: copying a large set for every event is quadratic.
 */
export const creditLedger: Decider<CreditCommand, CreditEvent, Ledger> = {
  stream: 'credits',
  chained: true,
  initial: () => ({ balance: 0, lots: [], oldest: 0, payments: new Set(), unlocked: new Set() }),
  evolve,
  decide,
  about: (_, ownerId) => ({ ownerId }),
}

function evolve(ledger: Ledger, { type, data }: CreditEvent): Ledger {
  ledger.balance = data.balanceAfter
  switch (type) {
    case 'CreditsPurchased':
      ledger.payments.add(data.paymentId)
      ledger.lots.push({ lotId: data.lotId, credits: data.credits, remaining: data.credits })
      break
    case 'ResponseUnlocked': {
      ledger.unlocked.add(data.responseId)
      const lot = ledger.lots[ledger.oldest]
      if (lot) lot.remaining = data.lotRemaining
      if (data.lotRemaining === 0) ledger.oldest++
    }
  }
  return ledger
}

function decide(command: CreditCommand, ledger: Ledger): CreditEvent[] {
  switch (command.type) {
    case 'RecordPurchase': {
      const { type: _, ...lot } = command
      if (ledger.payments.has(lot.paymentId)) return [] // One payment grants once.
      return [
        {
          type: 'CreditsPurchased',
          data: { ...lot, balanceAfter: ledger.balance + lot.credits },
        },
      ]
    }
    case 'UnlockResponse': {
      const { responseId, surveyId } = command
      if (ledger.unlocked.has(responseId)) return [] // Never charged twice.
      const lot = ledger.lots[ledger.oldest]
      if (!lot) return refuse('credits/insufficient', { balance: ledger.balance, detail: tooFew })
      return [
        {
          type: 'ResponseUnlocked',
          data: {
            responseId,
            surveyId,
            lotId: lot.lotId,
            credits: 1,
            lotRemaining: lot.remaining - 1,
            balanceAfter: ledger.balance - 1,
          },
        },
      ]
    }
  }
}

const tooFew = 'You need more credits to access this premium response.'
