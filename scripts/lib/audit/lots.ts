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
  /** Credits that paid what older lots owed. */
  netted: number
  owed: number
  /** Credits that would be owed, but were paid by later lots. */
  settled: number
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
  /** Netted credits by the ids of the lot that owes and the lot that pays. */
  nettings: Map<string, number>
}

export const emptyLots = (): Lots => ({
  all: [],
  byId: new Map(),
  open: [],
  owed: 0,
  nettings: new Map(),
})

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
    netted: 0,
    owed: 0,
    settled: 0,
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
    netted: 0,
    owed: 0,
    settled: 0,
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
  if (type === 'ReceivableNetted') applyNetting(lots, lot, data, reportFault)
  if (type === 'ReceivableNettingReversed') reverseNetting(lots, lot, data, reportFault)
  if (lot.netted !== (data.lotNetted ?? 0))
    reportFault(`its lot has ${data.lotNetted ?? 0} netted credits, ${lot.netted} is correct`)
  lot.netted = data.lotNetted ?? 0
  lot.settled = data.lotSettled ?? 0
  lot.remaining = data.lotRemaining
  lot.frozen = data.lotFrozen
  lot.reversed = data.lotReversed
  lots.owed += data.lotOwed - lot.owed
  lot.owed = data.lotOwed
  updateOpenLots(lots.open, index, lot.remaining > 0)
  applyMoney(lot, { type, data } as Change, reportFault)
  checkParts(lot, reportFault)
  if (data.balanceChange !== added)
    reportFault(`its change of the balance is ${data.balanceChange}, ${added} is correct`)
  return added
}

/** Refunds and disputes. */
function applyMoney(lot: Lot, { type, data }: Change, reportFault: ReportFault): void {
  if (type === 'PurchaseRefunded' || type === 'PurchaseRefundFailed') {
    lot.refundedCents += type === 'PurchaseRefunded' ? data.amountCents : -data.amountCents
    if (lot.refundedCents !== data.refundedCents)
      reportFault(`its refunded cents are ${data.refundedCents}, ${lot.refundedCents} is correct`)
  }
  if (type === 'PurchaseDisputed') lot.disputes.set(data.disputeId, data.amountCents)
  if (type === 'DisputeClosed') applyClosing(lot, data, reportFault)
}

function checkParts(lot: Lot, reportFault: ReportFault): void {
  const { credits, remaining, frozen, reversed, netted, spent, owed, settled } = lot
  if (remaining + frozen + reversed + netted + spent !== credits)
    reportFault(
      `its lot has ${credits} credits, but ${remaining} remaining, ${frozen} frozen, ${reversed} reversed, ${netted} netted and ${spent} spent`,
    )
  if (owed + settled > spent + netted)
    reportFault(`its lot has ${owed + settled} owed credits, but only ${spent + netted} spent`)
}

type NettingData = Extract<Change, { data: { owedLotId: string } }>['data']

const nettingKey = ({ owedLotId, lotId }: NettingData) => `${owedLotId} ${lotId}`

/** Moves owed credits of an older lot to the credits of the lot that pays. */
function applyNetting(
  lots: Lots,
  lot: Lot,
  data: Extract<Change, { type: 'ReceivableNetted' }>['data'],
  reportFault: ReportFault,
): void {
  const owing = lots.all[lots.byId.get(data.owedLotId) ?? -1]
  lot.netted += data.credits
  lots.nettings.set(nettingKey(data), data.credits)
  if (!owing) {
    reportFault(`there is no lot ${data.owedLotId}`)
    return
  }
  const left = owing.owed - data.credits
  if (data.owedLotOwed !== left)
    reportFault(`the older lot owes ${data.owedLotOwed} credits, ${left} is correct`)
  const settled = owing.settled + data.credits
  if (data.owedLotSettled !== settled)
    reportFault(`the older lot has ${data.owedLotSettled} settled credits, ${settled} is correct`)
  lots.owed += data.owedLotOwed - owing.owed
  owing.owed = data.owedLotOwed
  owing.settled = data.owedLotSettled
}

function reverseNetting(
  { nettings }: Lots,
  lot: Lot,
  data: NettingData,
  reportFault: ReportFault,
): void {
  const left = (nettings.get(nettingKey(data)) ?? 0) - data.credits
  if (left < 0) reportFault(`it returns ${-left} credits more than were netted`)
  nettings.set(nettingKey(data), Math.max(0, left))
  lot.netted -= data.credits
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
