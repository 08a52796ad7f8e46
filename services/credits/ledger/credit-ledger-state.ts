// The state of the credit ledger. Field names are stored in snapshots.
import type { CreditEvent } from '#contract/events/credits.ts'
import { openUuidMap, type UuidMap } from '#kernel/uuid-map.ts'
import { newLot, type Lot } from './lot.policy.ts'

/** Credits of the lot `payer` that paid what the lot `owed` owed; indexes into `lots`. */
export type Netting = { owed: number; payer: number; credits: number }

export type Ledger = {
  balance: number
  /** Credits owed in all lots. */
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
  /** Oldest first. */
  nettings: Netting[]
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
  nettings: [],
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
    default:
      addToLedger(ledger, event)
      return applyLotChange(ledger, event)
  }
}

type LotChangeEvent = Extract<CreditEvent, { data: { lotReversed: number } }>

/** What an event changes besides its lot. */
function addToLedger(ledger: Ledger, { type, data }: LotChangeEvent): void {
  switch (type) {
    case 'UnlockRefunded':
      ledger.returned.add(data.responseId)
      if (data.month !== undefined)
        ledger.refundsIn.set(data.month, (ledger.refundsIn.get(data.month) ?? 0) + 1)
      return
    case 'PurchaseRefundFailed':
      ledger.failedRefunds.add(data.refundId)
      return
    case 'PurchaseDisputed':
      ledger.disputes.add(data.disputeId)
      return
    case 'ReceivableNetted':
      addNetting(ledger, data)
      return
    case 'ReceivableNettingReversed':
      reduceNetting(ledger, data)
      return
    default:
  }
}

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
  lot.netted = data.lotNetted ?? 0
  lot.owed = data.lotOwed
  lot.settled = data.lotSettled ?? 0
  ledger.receivable = data.receivableAfter
  if (lot.remaining > 0) ledger.oldest = Math.min(ledger.oldest, index)
  return ledger
}

type NettingData = Extract<CreditEvent, { data: { owedLotId: string } }>['data']

const lotsOfNetting = ({ lotOfPayment }: Ledger, { owedPaymentId, paymentId }: NettingData) => ({
  owed: lotOfPayment.get(owedPaymentId) ?? -1,
  payer: lotOfPayment.get(paymentId) ?? -1,
})

function addNetting(
  ledger: Ledger,
  data: NettingData & { owedLotOwed: number; owedLotSettled: number },
): void {
  const lots = lotsOfNetting(ledger, data)
  ledger.nettings.push({ ...lots, credits: data.credits })
  const owing = ledger.lots[lots.owed]
  if (!owing) return
  owing.owed = data.owedLotOwed
  owing.settled = data.owedLotSettled
}

/** A purchase is netted once, so each pair of lots has one netting. */
function reduceNetting(ledger: Ledger, data: NettingData): void {
  const { owed, payer } = lotsOfNetting(ledger, data)
  ledger.nettings = ledger.nettings.flatMap((netting) => {
    if (netting.owed !== owed || netting.payer !== payer) return [netting]
    const credits = netting.credits - data.credits
    return credits > 0 ? [{ ...netting, credits }] : []
  })
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
