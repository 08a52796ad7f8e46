// What each entry does to its lot, worked out anew: the ledger's own figures are only held against it.
import type { CreditEvent } from '#contract/events/credits.ts'

export type Lot = {
  lotId: string
  /** None for the operator's gift. */
  packageId: string | undefined
  credits: number
  remaining: number
  frozen: number
  reversed: number
  owed: number
  /** Unlocks that it paid for, less those that came back. */
  spent: number
  priceCents: number
  refundedCents: number
}

/** Of a long ledger most lots are spent: nothing here looks through all of them for one entry. */
export type Lots = {
  /** In the order they came. */
  all: Lot[]
  byId: Map<string, number>
  /** Indexes of those that have credits left, oldest first. */
  open: number[]
  /** Credits owed in all of them together. */
  owed: number
}

export const emptyLots = (): Lots => ({ all: [], byId: new Map(), open: [], owed: 0 })

type ReportFault = (what: string) => void
type Change = Extract<CreditEvent, { data: { lotReversed: number } }>

/** Enters an event into its lot; answers what it adds to the balance. */
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
    remaining: credits,
    frozen: 0,
    reversed: 0,
    owed: 0,
    spent: 0,
  }
}

/** Oldest lot first. Where it is said to be another, that one it is from then on, so that no later entry is blamed for it. */
function applySpend(
  lots: Lots,
  { lotId, lotRemaining }: SpendData,
  reportFault: ReportFault,
): void {
  const { all, byId, open } = lots
  const oldest = all[open[0] ?? -1]
  if (!oldest) reportFault('no lot has credits left')
  else if (oldest.lotId !== lotId)
    reportFault(`it spends from lot ${lotId}, and the oldest is ${oldest.lotId}`)
  const index = byId.get(lotId) ?? addMissingLot(lots, lotId, lotRemaining + 1)
  const lot = all[index]!
  while (open.length > 0 && open[0]! < index) open.shift()
  lot.remaining -= 1
  lot.spent += 1
  if (lot.remaining !== lotRemaining)
    reportFault(`it says that ${lotRemaining} remain of the lot, and ${lot.remaining} do`)
  lot.remaining = lotRemaining
  updateOpenLots(open, index, lotRemaining > 0)
}

type SpendData = { lotId: string; lotRemaining: number }

/** Whose own entry is not there, or is none. */
function addMissingLot({ all, byId }: Lots, lotId: string, credits: number): number {
  const none = { packageId: undefined, priceCents: 0, refundedCents: 0 }
  all.push({
    lotId,
    credits,
    remaining: credits,
    frozen: 0,
    reversed: 0,
    owed: 0,
    spent: 0,
    ...none,
  })
  byId.set(lotId, all.length - 1)
  return all.length - 1
}

/** No entry makes or loses a credit of its lot, and nobody owes more than was spent. */
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
      reportFault(
        `it says that ${data.refundedCents} cents were refunded, and ${lot.refundedCents} were`,
      )
  }
  if (type === 'PurchaseRefundFailed') {
    lot.refundedCents -= data.amountCents
    if (lot.refundedCents !== data.refundedCents)
      reportFault(
        `it says that ${data.refundedCents} cents stay refunded, and ${lot.refundedCents} do`,
      )
  }
  const { credits, remaining, frozen, reversed, spent, owed } = lot
  if (remaining + frozen + reversed + spent !== credits)
    reportFault(
      `of the ${credits} credits of its lot ${remaining} remain, ${frozen} are set aside, ${reversed} were taken back and ${spent} spent`,
    )
  if (owed > spent) reportFault(`${owed} credits of its lot are owed, and ${spent} were spent`)
  if (data.balanceChange !== added)
    reportFault(
      `it says that it changes the balance by ${data.balanceChange}, and it does by ${added}`,
    )
  return added
}

function updateOpenLots(open: number[], index: number, isOpen: boolean): void {
  let at = open.length
  while (at > 0 && open[at - 1]! >= index) at -= 1
  const isListed = open[at] === index
  if (isOpen && !isListed) open.splice(at, 0, index)
  if (!isOpen && isListed) open.splice(at, 1)
}
