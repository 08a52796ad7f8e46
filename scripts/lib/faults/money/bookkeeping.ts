// The seller's books, kept from what the provider reports and what the owner does. They share no code with the ledger.
// Money is double-entry: every posting sums to zero. Credits are tokens, each of which has one use.
import type { Fact } from './provider.ts'

/** What the ledger must show of a lot. */
export type LotPosition = {
  remaining: number
  frozen: number
  reversed: number
  netted: number
  spent: number
  owed: number
  settled: number
  refundedCents: number
  lostCents: number
}

type Account = 'cash' | 'withheld' | 'customer'
type Money = Record<Account, number>

/** Reports of one payment so far. */
type Reports = {
  refunds: Map<string, number>
  failed: Map<string, number>
  highestTotal: number
  disputes: Map<string, { cents: number; outcome: 'won' | 'lost' | undefined }>
}

type BookedLot = {
  payment: number | undefined
  tokens: number
  priceCents: number
  money: Money
  reports: Reports
  /** Responses whose token is of this lot. */
  uses: Set<string>
  /** For each token that pays another lot's debt, that lot. */
  pays: BookedLot[]
}

export type Books = ReturnType<typeof openBooks>

const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

/** Credits for which the money is not there; fractions stay with the owner. */
function unpaidTokens({ tokens, priceCents }: BookedLot, missingCents: number): number {
  if (priceCents === 0) return 0
  const missing = Math.min(missingCents, priceCents)
  const stillPaid =
    (BigInt(tokens) * BigInt(priceCents - missing) + BigInt(priceCents - 1)) / BigInt(priceCents)
  return tokens - Number(stillPaid)
}
const goneTokens = (lot: BookedLot) => unpaidTokens(lot, lot.priceCents + lot.money.customer)
const goneOrDisputedTokens = (lot: BookedLot) =>
  unpaidTokens(lot, lot.priceCents + lot.money.customer + lot.money.withheld)
const unusedTokens = ({ tokens, uses, pays }: BookedLot) => tokens - uses.size - pays.length
const freeTokens = (lot: BookedLot) => Math.max(0, unusedTokens(lot) - goneOrDisputedTokens(lot))

function post(lot: BookedLot, from: Account, to: Account, cents: number): void {
  lot.money[from] -= cents
  lot.money[to] += cents
}

/** The refunds that are known: by id, or as a total that ids do not explain; without those that failed. */
const knownRefunds = ({ refunds, failed, highestTotal }: Reports) =>
  Math.max(total(refunds.values()), highestTotal) - total(failed.values())

function recordRefund({ reports }: BookedLot, fact: Fact): void {
  if (fact.kind === 'refund-total')
    reports.highestTotal = Math.max(reports.highestTotal, fact.cents)
  if (fact.kind === 'refund' || fact.kind === 'refund-failed')
    reports.refunds.set(fact.refundId, fact.cents)
  if (fact.kind === 'refund-failed') reports.failed.set(fact.refundId, fact.cents)
}

function recordDispute(lot: BookedLot, fact: Fact): void {
  if (fact.kind !== 'dispute' && fact.kind !== 'closing') return
  const { disputes } = lot.reports
  const { disputeId, cents } = fact
  if (!disputes.has(disputeId)) {
    disputes.set(disputeId, { cents, outcome: undefined })
    post(lot, 'cash', 'withheld', cents)
  }
  const dispute = disputes.get(disputeId)!
  if (fact.kind === 'dispute' || dispute.outcome) return
  post(lot, 'withheld', 'cash', dispute.cents)
  disputes.set(disputeId, { cents, outcome: fact.outcome })
  if (fact.outcome === 'lost') post(lot, 'cash', 'customer', cents)
}

export function openBooks() {
  const lots: BookedLot[] = []
  const lotOf = (payment: number) => lots.find((lot) => lot.payment === payment)

  function addLot(payment: number | undefined, tokens: number, priceCents: number): BookedLot {
    const lot: BookedLot = {
      ...{ payment, tokens, priceCents, uses: new Set(), pays: [] },
      money: { cash: 0, withheld: 0, customer: 0 },
      reports: { refunds: new Map(), failed: new Map(), highestTotal: 0, disputes: new Map() },
    }
    lots.push(lot)
    return lot
  }

  const paidForBy = (lot: BookedLot) =>
    total(lots.map(({ pays }) => pays.filter((one) => one === lot).length))
  const debtOf = (lot: BookedLot) =>
    Math.max(0, goneTokens(lot) - unusedTokens(lot)) - paidForBy(lot)

  /** A purchase's tokens pay older debts, oldest first. */
  function payDebts(payer: BookedLot): void {
    for (const lot of lots)
      for (let debt = lot === payer ? 0 : debtOf(lot); debt > 0 && freeTokens(payer) > 0; debt--)
        payer.pays.push(lot)
  }

  /** Where more was paid than is owed, the newest payer gets its token back. A payer is newer than the lot it pays. */
  function returnOverpaid(): void {
    for (const lot of lots)
      while (debtOf(lot) < 0) {
        const payer = lots.findLast(({ pays }) => pays.includes(lot))!
        payer.pays.splice(payer.pays.lastIndexOf(lot), 1)
      }
  }

  return {
    lots,
    /** What a webhook reports. Every report implies the payment, except that nothing was paid. */
    report(
      payment: number,
      { credits, priceCents }: { credits: number; priceCents: number },
      fact: Fact,
    ) {
      if (fact.kind === 'nothing') return
      let lot = lotOf(payment)
      if (!lot) {
        lot = addLot(payment, credits, priceCents)
        post(lot, 'customer', 'cash', priceCents)
        payDebts(lot)
      }
      const before = knownRefunds(lot.reports)
      recordRefund(lot, fact)
      post(lot, 'cash', 'customer', knownRefunds(lot.reports) - before)
      recordDispute(lot, fact)
      returnOverpaid()
    },
    grant: (tokens: number) => void addLot(undefined, tokens, 0),
    /** Whether the owner can pay for it. */
    unlock(response: string): boolean {
      const lot = lots.find((each) => freeTokens(each) > 0)
      lot?.uses.add(response)
      return lot !== undefined
    },
    returnUnlock(response: string): void {
      for (const { uses } of lots) uses.delete(response)
      returnOverpaid()
    },
    position(lot: BookedLot): LotPosition {
      const unused = unusedTokens(lot)
      const held = Math.min(unused, goneOrDisputedTokens(lot))
      const reversed = Math.min(unused, goneTokens(lot))
      const settled = paidForBy(lot)
      const lost = [...lot.reports.disputes.values()].filter(({ outcome }) => outcome === 'lost')
      return {
        ...{ remaining: unused - held, frozen: held - reversed, reversed, settled },
        ...{ netted: lot.pays.length, spent: lot.uses.size },
        owed: goneOrDisputedTokens(lot) - held - settled,
        refundedCents: knownRefunds(lot.reports),
        lostCents: total(lost.map(({ cents }) => cents)),
      }
    },
    /** What customers paid and did not get back. */
    spentCents: () => -total(lots.map(({ money }) => money.customer)),
    /** Accounts that do not balance: money in one is not money out of another. */
    unbalanced: () =>
      lots.filter(({ money }) => money.cash + money.withheld + money.customer !== 0),
    /** Tokens for which there is money or a grant, less used ones: what the owner has, less what the owner owes. */
    entitlement: () =>
      total(lots.map((lot) => lot.tokens - goneOrDisputedTokens(lot) - lot.uses.size)),
  }
}
