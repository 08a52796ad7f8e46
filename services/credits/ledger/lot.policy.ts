// The credits of one purchase. Invariants: credits = remaining + frozen + reversed + spent, and owed <= spent.

export type Lot = {
  lotId: string
  /** Null for a grant. */
  paymentId: string | null
  credits: number
  priceCents: number
  /** Credits that can be spent. */
  remaining: number
  /** Credits held during a dispute. */
  frozen: number
  /** Credits taken back with the money. */
  reversed: number
  /** Spent credits whose money was taken back. */
  owed: number
  /** All refunds, without those that failed. */
  refundedCents: number
  /** Failed refunds. */
  failedCents: number
  /** The part of `owed` that is for refunds, which winning a dispute does not clear. */
  owedForRefunds: number
  /** The open dispute. */
  disputeId: string | null
  /** The amount of the open dispute. */
  disputedCents: number
  /** Lost disputes. */
  lostCents: number
}

/** A lot's figures after an entry. */
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

/** Credits for `cents` of the purchase, rounded down. */
const creditsFor = ({ credits, priceCents }: Lot, cents: number): number =>
  cents >= priceCents ? credits : Math.floor((credits * cents) / priceCents)

/** Credits for a new total of refunds, beyond those of the earlier total. */
const creditsDueFor = (lot: Lot, refundedCents: number): number =>
  creditsFor(lot, refundedCents) - creditsFor(lot, lot.refundedCents)

/** `refundedCents`: the new total. Takes remaining credits first, then frozen ones; the rest is owed. */
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

/** `owedForRefunds` after a refund that left `reversed`. */
export const owedAfterRefund = (lot: Lot, refundedCents: number, reversed: number): number =>
  Math.min(
    spentCredits(lot),
    lot.owedForRefunds + creditsDueFor(lot, refundedCents) - (reversed - lot.reversed),
  )

/** Credits for a failed refund of `cents`; none for money lost in a dispute. */
function creditsRestoredBy(lot: Lot, cents: number): number {
  const takenCents = lot.refundedCents + lot.lostCents
  return creditsFor(lot, takenCents) - creditsFor(lot, takenCents - cents)
}

/** Owed credits that a failed refund of `cents` clears. */
function owedCreditsPaidBy(lot: Lot, cents: number): number {
  const isLost = lot.disputeId === null && lot.lostCents > 0
  return Math.min(creditsRestoredBy(lot, cents), isLost ? lot.owed : lot.owedForRefunds)
}

/** Undoes a refund. During a dispute the restored credits are frozen. */
export function applyRefundFailureToLot(lot: Lot, cents: number): LotChange {
  const paid = owedCreditsPaidBy(lot, cents)
  const restored = Math.min(creditsRestoredBy(lot, cents) - paid, lot.reversed)
  const isDisputed = lot.disputeId !== null
  return {
    remaining: lot.remaining + (isDisputed ? 0 : restored),
    frozen: lot.frozen + (isDisputed ? restored : 0),
    reversed: lot.reversed - restored,
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

/** Returns a spent credit: frozen if its money is disputed, reversed if its money was taken back, else remaining. */
export function returnCreditToLot(lot: Lot): LotChange {
  const { remaining, frozen, reversed, owed } = lot
  if (lot.disputeId !== null && owed > lot.owedForRefunds)
    return { remaining, frozen: frozen + 1, reversed, owed: owed - 1 }
  if (owed > 0) return { remaining, frozen, reversed: reversed + 1, owed: owed - 1 }
  return { remaining: remaining + 1, frozen, reversed, owed }
}
