// The credits of one purchase or grant. Invariants: credits = remaining + frozen + reversed + netted + spent, and
// owed + settled <= netted + spent.

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
  /** Credits that paid what older lots owed. */
  netted: number
  /** Spent or netted credits whose money was taken back, or is disputed. */
  owed: number
  /** Credits that would be owed, but were paid by later purchases. */
  settled: number
  /** All refunds, without those that failed. */
  refundedCents: number
  /** Failed refunds. */
  failedCents: number
  /** Amounts of open disputes by the provider's id. */
  disputes: Record<string, number>
  /** Lost disputes. An entry from before disputes took their share took the whole price. */
  lostCents: number
}

/** New values of what the figures of a lot follow from. */
export type Movement = Partial<
  Pick<Lot, 'refundedCents' | 'disputes' | 'lostCents' | 'netted' | 'settled'>
> & {
  /** Spent credits that are returned. */
  returned?: number
}

export const newLot = (lot: Pick<Lot, 'lotId' | 'paymentId' | 'credits' | 'priceCents'>): Lot => ({
  ...lot,
  remaining: lot.credits,
  frozen: 0,
  reversed: 0,
  netted: 0,
  owed: 0,
  settled: 0,
  refundedCents: 0,
  failedCents: 0,
  disputes: {},
  lostCents: 0,
})

const spentCredits = ({ credits, remaining, frozen, reversed, netted }: Lot): number =>
  credits - remaining - frozen - reversed - netted

/**
 * Credits that go with `cents` of the price, rounded down: the owner keeps the fraction. Applied to totals, so that many
 * small amounts take as much as their sum.
 */
function creditsFor(
  { credits, priceCents }: Pick<Lot, 'credits' | 'priceCents'>,
  cents: number,
): number {
  if (cents <= 0) return 0
  return cents >= priceCents ? credits : Math.floor((credits * cents) / priceCents)
}

/**
 * The figures follow from the money that was taken back, the money that is disputed and the spent credits, whatever came
 * first. Unspent credits go first; for the rest, spent ones are owed. Disputed credits that are unspent are frozen.
 */
export function changeLot(lot: Lot, { returned = 0, ...movement }: Movement): Lot {
  const after = { ...lot, ...movement }
  const takenCents = after.refundedCents + after.lostCents
  const taken = creditsFor(lot, takenCents)
  const takenOrDisputed = creditsFor(lot, takenCents + sumOf(after.disputes))
  const unspent = lot.credits - spentCredits(lot) + returned - after.netted
  const reversed = Math.min(taken, unspent)
  const held = Math.min(takenOrDisputed, unspent)
  const settled = Math.min(after.settled, taken - reversed)
  return {
    ...after,
    remaining: unspent - held,
    frozen: held - reversed,
    reversed,
    owed: takenOrDisputed - held - settled,
    settled,
  }
}

/** Owed credits whose money is gone, whatever an open dispute decides. */
export const owedForTakenMoney = (lot: LotOfMoney): number =>
  creditsFor(lot, lot.refundedCents + lot.lostCents) - lot.reversed - lot.settled

type LotOfMoney = Pick<
  Lot,
  'credits' | 'priceCents' | 'refundedCents' | 'lostCents' | 'reversed' | 'settled'
>

const sumOf = (disputes: Lot['disputes']): number =>
  Object.values(disputes).reduce((sum, cents) => sum + cents, 0)
