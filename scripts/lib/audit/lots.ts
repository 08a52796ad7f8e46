// Applies entries to lots from their inputs alone, and compares the results with the values that the entries contain.
import type { CreditEvent } from '#contract/events/credits.ts'

export type Lot = {
  lotId: string
  /** Undefined for a grant. */
  packageId: string | undefined
  credits: number
  remaining: number
  frozen: number
  reversed: number
  owed: number
  /** Unlocks minus returned unlocks. */
  spent: number
  priceCents: number
  refundedCents: number
  /** Amounts of open disputes by the provider's id. */
  disputes: Map<string, number>
  /** Taken by lost disputes. */
  lostCents: number
}

/** No operation scans all lots: most lots of a long ledger are spent. */
export type Lots = {
  /** In the order of their first entries. */
  all: Lot[]
  byId: Map<string, number>
  /** Indexes of lots with remaining credits, oldest first. */
  open: number[]
  /** Sum of owed credits of all lots. */
  owed: number
}

export const emptyLots = (): Lots => ({ all: [], byId: new Map(), open: [], owed: 0 })

type ReportFault = (fault: string) => void
type Change = Extract<CreditEvent, { data: { lotReversed: number } }>

/** Applies an event to its lot; returns the change of the balance. */
export function applyTo(lots: Lots, event: CreditEvent, reportFault: ReportFault): number {
  switch (event.type) {
    case 'CreditsPurchased':
    case 'CreditsGranted':
      if (!lots.byId.has(event.data.lotId)) lots.byId.set(event.data.lotId, lots.all.length)
      lots.open.push(lots.all.length)
      lots.all.push(newLot(event))
      return event.data.credits
    case 'ResponseUnlocked':
      applySpend(lots, event.data, reportFault)
      return -1
    default:
      return applyChange(lots, event, reportFault)
  }
}

function newLot(event: Extract<CreditEvent, { data: { credits: number; lotId: string } }>): Lot {
  const { lotId, credits } = event.data
  const isBought = event.type === 'CreditsPurchased'
  return {
    lotId,
    credits,
    packageId: isBought ? event.data.packageId : undefined,
    priceCents: isBought ? event.data.priceCents : 0,
    refundedCents: 0,
    disputes: new Map(),
    lostCents: 0,
    remaining: credits,
    frozen: 0,
    reversed: 0,
    owed: 0,
    spent: 0,
  }
}

/** Spends from the oldest lot. An entry that names another lot is a fault; the replay then continues from that lot. */
function applySpend(
  lots: Lots,
  { lotId, lotRemaining }: SpendData,
  reportFault: ReportFault,
): void {
  const { all, byId, open } = lots
  const oldest = all[open[0] ?? -1]
  if (!oldest) reportFault('no lot has credits left')
  else if (oldest.lotId !== lotId)
    reportFault(`it spends from lot ${lotId}, the oldest is ${oldest.lotId}`)
  const index = byId.get(lotId) ?? addMissingLot(lots, lotId, lotRemaining + 1)
  const lot = all[index]!
  while (open.length > 0 && open[0]! < index) open.shift()
  lot.remaining -= 1
  lot.spent += 1
  if (lot.remaining !== lotRemaining)
    reportFault(`its lot has ${lotRemaining} remaining credits, ${lot.remaining} is correct`)
  lot.remaining = lotRemaining
  updateOpenLots(open, index, lotRemaining > 0)
}

type SpendData = { lotId: string; lotRemaining: number }

/** A lot whose own entry is missing or invalid. */
function addMissingLot({ all, byId }: Lots, lotId: string, credits: number): number {
  const none = { packageId: undefined, priceCents: 0, refundedCents: 0, lostCents: 0 }
  all.push({
    lotId,
    credits,
    remaining: credits,
    frozen: 0,
    reversed: 0,
    owed: 0,
    spent: 0,
    disputes: new Map(),
    ...none,
  })
  byId.set(lotId, all.length - 1)
  return all.length - 1
}

/** Invariants: the credits of a lot are constant, and owed credits do not exceed spent ones. */
function applyChange(lots: Lots, { type, data }: Change, reportFault: ReportFault): number {
  const index = lots.byId.get(data.lotId) ?? -1
  const lot = lots.all[index]
  if (!lot) {
    reportFault(`there is no lot ${data.lotId}`)
    return 0
  }
  const added = data.lotRemaining - lot.remaining
  if (type === 'UnlockRefunded') lot.spent -= 1
  lot.remaining = data.lotRemaining
  lot.frozen = data.lotFrozen
  lot.reversed = data.lotReversed
  lots.owed += data.lotOwed - lot.owed
  lot.owed = data.lotOwed
  updateOpenLots(lots.open, index, lot.remaining > 0)
  if (type === 'PurchaseRefunded') {
    lot.refundedCents += data.amountCents
    if (lot.refundedCents !== data.refundedCents)
      reportFault(`its refunded cents are ${data.refundedCents}, ${lot.refundedCents} is correct`)
  }
  if (type === 'PurchaseRefundFailed') {
    lot.refundedCents -= data.amountCents
    if (lot.refundedCents !== data.refundedCents)
      reportFault(`its refunded cents are ${data.refundedCents}, ${lot.refundedCents} is correct`)
  }
  if (type === 'PurchaseDisputed') lot.disputes.set(data.disputeId, data.amountCents)
  if (type === 'DisputeClosed') applyClosing(lot, data, reportFault)
  const { credits, remaining, frozen, reversed, spent, owed } = lot
  if (remaining + frozen + reversed + spent !== credits)
    reportFault(
      `its lot has ${credits} credits, but ${remaining} remaining, ${frozen} frozen, ${reversed} reversed and ${spent} spent`,
    )
  if (owed > spent) reportFault(`its lot has ${owed} owed credits, but only ${spent} spent`)
  if (data.balanceChange !== added)
    reportFault(`its change of the balance is ${data.balanceChange}, ${added} is correct`)
  return added
}

type ClosingData = Extract<Change, { type: 'DisputeClosed' }>['data']

function applyClosing(lot: Lot, closing: ClosingData, reportFault: ReportFault): void {
  const { disputeId, outcome, amountCents } = closing
  const openedCents = lot.disputes.get(disputeId)
  if (openedCents === undefined) reportFault(`dispute ${disputeId} is not open`)
  if (outcome === 'lost') lot.lostCents += amountCents ?? openedCents ?? 0
  lot.disputes.delete(disputeId)
}

function updateOpenLots(open: number[], index: number, isOpen: boolean): void {
  let at = open.length
  while (at > 0 && open[at - 1]! >= index) at -= 1
  const isListed = open[at] === index
  if (isOpen && !isListed) open.splice(at, 0, index)
  if (!isOpen && isListed) open.splice(at, 1)
}
