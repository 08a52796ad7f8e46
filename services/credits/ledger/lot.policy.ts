// What becomes of the credits of one purchase. At all times credits = remaining + frozen + reversed + spent, and owed <= spent.

export type Lot = {
  lotId: string
  /** None for the operator's gift. */
  paymentId: string | null
  credits: number
  priceCents: number
  /** Can be spent. */
  remaining: number
  /** Set aside while a bank decides. */
  frozen: number
  /** Taken back with the money. */
  reversed: number
  /** Spent, and not paid for in the end. */
  owed: number
  /** By all refunds of the purchase, less those that failed. */
  refundedCents: number
  /** By refunds that failed. */
  failedCents: number
  /** Of the credits owed, those for refunds: a dispute that is won changes nothing about them. */
  owedForRefunds: number
  /** While it is open. */
  disputeId: string | null
  /** By that dispute. */
  disputedCents: number
  /** By disputes that were lost. */
  lostCents: number
}

/** What an entry leaves of a lot. */
export type LotChange = Pick<Lot, 'remaining' | 'frozen' | 'reversed' | 'owed'>

export const newLot = (lot: Pick<Lot, 'lotId' | 'paymentId' | 'credits' | 'priceCents'>): Lot => ({
  ...lot,
  remaining: lot.credits,
  frozen: 0,
  reversed: 0,
  owed: 0,
  refundedCents: 0,
  failedCents: 0,
  owedForRefunds: 0,
  disputeId: null,
  disputedCents: 0,
  lostCents: 0,
})

export const spentCredits = ({ credits, remaining, frozen, reversed }: Lot): number =>
  credits - remaining - frozen - reversed

/** Credits for `cents` of the purchase; a part of a credit is not taken. */
const creditsFor = ({ credits, priceCents }: Lot, cents: number): number =>
  cents >= priceCents ? credits : Math.floor((credits * cents) / priceCents)

/** Credits that a refund is for, beyond those that earlier refunds were for. */
const creditsDueFor = (lot: Lot, refundedCents: number): number =>
  creditsFor(lot, refundedCents) - creditsFor(lot, lot.refundedCents)

/** Money went back, `refundedCents` in all: first what can still be spent goes with it, then what is set aside; the rest is owed. */
export function applyRefundToLot(lot: Lot, refundedCents: number): LotChange {
  const due = creditsDueFor(lot, refundedCents)
  const fromRemaining = Math.min(due, lot.remaining)
  const fromFrozen = Math.min(due - fromRemaining, lot.frozen)
  const taken = fromRemaining + fromFrozen
  return {
    remaining: lot.remaining - fromRemaining,
    frozen: lot.frozen - fromFrozen,
    reversed: lot.reversed + taken,
    owed: Math.max(lot.owed, Math.min(spentCredits(lot), lot.owedForRefunds + due - taken)),
  }
}

/** How much of what is owed then is owed for refunds, whatever a dispute makes of the rest. */
export const owedAfterRefund = (lot: Lot, refundedCents: number, reversed: number): number =>
  Math.min(
    spentCredits(lot),
    lot.owedForRefunds + creditsDueFor(lot, refundedCents) - (reversed - lot.reversed),
  )

/** Credits for the money that stays because a refund of so many cents failed; none for what a bank has taken. */
function creditsRestoredBy(lot: Lot, cents: number): number {
  const gone = lot.refundedCents + lot.lostCents
  return creditsFor(lot, gone) - creditsFor(lot, gone - cents)
}

/** As many as they pay for are owed no longer. */
function owedCreditsPaidBy(lot: Lot, cents: number): number {
  const isLost = lot.disputeId === null && lot.lostCents > 0
  return Math.min(creditsRestoredBy(lot, cents), isLost ? lot.owed : lot.owedForRefunds)
}

/** A refund failed: as if it had never been asked for. While a bank decides, what comes back is set aside. */
export function applyRefundFailureToLot(lot: Lot, cents: number): LotChange {
  const paid = owedCreditsPaidBy(lot, cents)
  const back = Math.min(creditsRestoredBy(lot, cents) - paid, lot.reversed)
  const isDisputed = lot.disputeId !== null
  return {
    remaining: lot.remaining + (isDisputed ? 0 : back),
    frozen: lot.frozen + (isDisputed ? back : 0),
    reversed: lot.reversed - back,
    owed: isDisputed ? lot.owed : lot.owed - paid,
  }
}

export const owedAfterFailure = (lot: Lot, cents: number): number =>
  Math.max(0, lot.owedForRefunds - owedCreditsPaidBy(lot, cents))

export const applyDisputeToLot = (lot: Lot): LotChange => ({
  remaining: 0,
  frozen: lot.frozen + lot.remaining,
  reversed: lot.reversed,
  owed: spentCredits(lot),
})

export function applyDisputeClosedToLot(lot: Lot, outcome: 'won' | 'lost'): LotChange {
  if (outcome === 'lost')
    return { remaining: 0, frozen: 0, reversed: lot.reversed + lot.frozen, owed: lot.owed }
  return {
    remaining: lot.remaining + lot.frozen,
    frozen: 0,
    reversed: lot.reversed,
    owed: Math.min(lot.owedForRefunds, lot.owed),
  }
}

/** A spent credit comes back; where its money is gone or in question, it follows the money. */
export function returnCreditToLot(lot: Lot): LotChange {
  const { remaining, frozen, reversed, owed } = lot
  if (lot.disputeId !== null && owed > lot.owedForRefunds)
    return { remaining, frozen: frozen + 1, reversed, owed: owed - 1 }
  if (owed > 0) return { remaining, frozen, reversed: reversed + 1, owed: owed - 1 }
  return { remaining: remaining + 1, frozen, reversed, owed }
}
