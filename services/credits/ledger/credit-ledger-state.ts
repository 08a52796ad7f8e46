// The state of the credit ledger. Field names are stored in snapshots.
import type { CreditEvent } from '#contract/events/credits.ts'
import { openUuidMap, type UuidMap } from '#kernel/uuid-map.ts'
import { newLot, type Lot } from './lot.policy.ts'

export type Ledger = {
  balance: number
  /** Spent credits whose price was refunded or lost in a dispute. */
  receivable: number
  /** Oldest first. */
  lots: Lot[]
  /** Index of the oldest lot that may have credits left. */
  oldest: number
  /** Index into `lots` by payment id. */
  lotOfPayment: Map<string, number>
  /** Index into `lots` by response id. */
  unlocked: UuidMap
  /** Responses whose unlock was refunded. */
  returned: Set<string>
  /** Number of refunded unlocks by month. */
  refundsIn: Map<string, number>
  disputes: Set<string>
  /** The provider's ids of failed refunds. */
  failedRefunds: Set<string>
}

export const newLedger = (): Ledger => ({
  balance: 0,
  receivable: 0,
  lots: [],
  oldest: 0,
  lotOfPayment: new Map(),
  unlocked: openUuidMap(),
  returned: new Set(),
  refundsIn: new Map(),
  disputes: new Set(),
  failedRefunds: new Set(),
})

export function evolve(ledger: Ledger, event: CreditEvent): Ledger {
  const { type, data } = event
  ledger.balance = data.balanceAfter
  switch (type) {
    case 'CreditsPurchased':
      ledger.lotOfPayment.set(data.paymentId, ledger.lots.length)
      ledger.lots.push(newLot(data))
      return ledger
    case 'CreditsGranted':
      ledger.lots.push(newLot({ ...data, paymentId: null, priceCents: 0 }))
      return ledger
    case 'ResponseUnlocked': {
      const index = findLotIndex(ledger, data.lotId)
      ledger.unlocked.set(data.responseId, index)
      const lot = ledger.lots[index]
      if (lot) lot.remaining = data.lotRemaining
      while (ledger.lots[ledger.oldest]?.remaining === 0) ledger.oldest++
      return ledger
    }
    case 'UnlockRefunded':
      ledger.returned.add(data.responseId)
      if (data.month !== undefined)
        ledger.refundsIn.set(data.month, (ledger.refundsIn.get(data.month) ?? 0) + 1)
      return applyLotChange(ledger, event)
    case 'PurchaseRefunded':
    case 'DisputeClosed':
      return applyLotChange(ledger, event)
    case 'PurchaseRefundFailed':
      ledger.failedRefunds.add(data.refundId)
      return applyLotChange(ledger, event)
    case 'PurchaseDisputed':
      ledger.disputes.add(data.disputeId)
      return applyLotChange(ledger, event)
  }
}

type LotChangeEvent = Extract<CreditEvent, { data: { lotReversed: number } }>

/** An empty lot may get credits again, so `oldest` may move back. */
function applyLotChange(ledger: Ledger, { type, data }: LotChangeEvent): Ledger {
  const index = findChangedLotIndex(ledger, data)
  const lot = ledger.lots[index]
  if (!lot) return ledger
  if (type === 'PurchaseRefunded') lot.refundedCents = data.refundedCents
  if (type === 'PurchaseRefundFailed') {
    lot.refundedCents = data.refundedCents
    lot.failedCents += data.amountCents
  }
  if (type === 'PurchaseDisputed') lot.disputes[data.disputeId] = data.amountCents
  if (type === 'DisputeClosed') {
    if (data.outcome === 'lost') lot.lostCents += data.amountCents ?? lot.priceCents
    delete lot.disputes[data.disputeId]
  }
  lot.remaining = data.lotRemaining
  lot.frozen = data.lotFrozen
  lot.reversed = data.lotReversed
  lot.owed = data.lotOwed
  ledger.receivable = data.receivableAfter
  if (lot.remaining > 0) ledger.oldest = Math.min(ledger.oldest, index)
  return ledger
}

/** Starts at the oldest lot with credits: there may be a hundred thousand empty ones before it. */
function findLotIndex({ lots, oldest }: Ledger, lotId: string): number {
  let index = oldest
  while (index < lots.length && lots[index]?.lotId !== lotId) index++
  return index
}

const findChangedLotIndex = (
  { unlocked, lotOfPayment }: Ledger,
  data: LotChangeEvent['data'],
): number =>
  ('responseId' in data ? unlocked.get(data.responseId) : lotOfPayment.get(data.paymentId)) ?? -1
