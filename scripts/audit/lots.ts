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

type Blame = (what: string) => void
type Change = Extract<CreditEvent, { data: { lotReversed: number } }>

/** Enters an event into its lot; answers what it adds to the balance. */
export function applyTo(lots: Lot[], event: CreditEvent, blame: Blame): number {
  switch (event.type) {
    case 'CreditsPurchased':
    case 'CreditsGranted':
      lots.push(newLot(event))
      return event.data.credits
    case 'ResponseUnlocked':
      spend(lots, event.data, blame)
      return -1
    default:
      return change(lots, event, blame)
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

/** Oldest lot first. */
function spend(
  lots: readonly Lot[],
  { lotId, lotRemaining }: { lotId: string; lotRemaining: number },
  blame: Blame,
): void {
  const lot = lots.find(({ remaining }) => remaining > 0)
  if (!lot) return void blame('no lot has credits left')
  lot.remaining -= 1
  lot.spent += 1
  if (lot.lotId !== lotId) blame(`it spends from lot ${lotId}, and the oldest is ${lot.lotId}`)
  if (lot.remaining !== lotRemaining)
    blame(`it says that ${lotRemaining} remain of the lot, and ${lot.remaining} do`)
}

/** No entry makes or loses a credit of its lot, and nobody owes more than was spent. */
function change(lots: readonly Lot[], { type, data }: Change, blame: Blame): number {
  const lot = lots.find(({ lotId }) => lotId === data.lotId)
  if (!lot) {
    blame(`there is no lot ${data.lotId}`)
    return 0
  }
  const added = data.lotRemaining - lot.remaining
  if (type === 'UnlockRefunded') lot.spent -= 1
  lot.remaining = data.lotRemaining
  lot.frozen = data.lotFrozen
  lot.reversed = data.lotReversed
  lot.owed = data.lotOwed
  if (type === 'PurchaseRefunded') {
    lot.refundedCents += data.amountCents
    if (lot.refundedCents !== data.refundedCents)
      blame(`it says that ${data.refundedCents} cents were refunded, and ${lot.refundedCents} were`)
  }
  const { credits, remaining, frozen, reversed, spent, owed } = lot
  if (remaining + frozen + reversed + spent !== credits)
    blame(
      `of the ${credits} credits of its lot ${remaining} remain, ${frozen} are set aside, ${reversed} were taken back and ${spent} spent`,
    )
  if (owed > spent) blame(`${owed} credits of its lot are owed, and ${spent} were spent`)
  if (data.balanceChange !== added)
    blame(`it says that it changes the balance by ${data.balanceChange}, and it does by ${added}`)
  return added
}
