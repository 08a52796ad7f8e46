import { z } from 'zod'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'

/** An owner's balance and totals, in credits unless named otherwise. */
export const CreditBalanceRow = z.object({
  ownerId: z.uuid(),
  credits: z.int(),
  purchased: z.int(),
  /** Granted by the operator without payment. */
  granted: z.int(),
  /** Without returned credits. */
  used: z.int(),
  /** Spent credits whose payment was refunded or disputed. */
  receivable: z.int(),
  /** Purchases less refunds that did not fail, less lost disputes. */
  spentCents: z.int(),
  /** Amounts of open disputes by the provider's id. */
  disputedCents: z.record(z.string(), z.int()),
})
export type CreditBalanceRow = z.infer<typeof CreditBalanceRow>

const ownerKey = ({ id }: { id: string }) => [{ ownerId: id }]

export const emptyBalance = (ownerId: string): CreditBalanceRow => ({
  ownerId,
  credits: 0,
  purchased: 0,
  granted: 0,
  used: 0,
  receivable: 0,
  spentCents: 0,
  disputedCents: {},
})

export const creditBalances = projection({
  name: 'credit-balances',
  version: 4,
  table: CreditBalanceRow,
  key: ['ownerId'],
  rowsOf: {
    CreditsPurchased: ownerKey,
    CreditsGranted: ownerKey,
    ResponseUnlocked: ownerKey,
    UnlockRefunded: ownerKey,
    PurchaseRefunded: ownerKey,
    PurchaseRefundFailed: ownerKey,
    PurchaseDisputed: ownerKey,
    DisputeClosed: ownerKey,
    ReceivableNetted: ownerKey,
    ReceivableNettingReversed: ownerKey,
  },
  evolve(row, { id, type, data }) {
    const before = row ?? emptyBalance(id)
    const after = { ...before, credits: data.balanceAfter }
    switch (type) {
      case 'CreditsPurchased':
        return {
          ...after,
          purchased: before.purchased + data.credits,
          spentCents: before.spentCents + data.priceCents,
        }
      case 'ResponseUnlocked':
        return { ...after, used: before.used + data.credits }
      case 'CreditsGranted':
        return { ...after, granted: before.granted + data.credits }
      case 'UnlockRefunded':
        return { ...after, used: before.used - 1, receivable: data.receivableAfter }
      case 'PurchaseRefunded':
        return {
          ...after,
          spentCents: before.spentCents - data.amountCents,
          receivable: data.receivableAfter,
        }
      case 'PurchaseRefundFailed':
        return {
          ...after,
          spentCents: before.spentCents + data.amountCents,
          receivable: data.receivableAfter,
        }
      case 'ReceivableNetted':
      case 'ReceivableNettingReversed':
        return { ...after, receivable: data.receivableAfter }
      case 'PurchaseDisputed': {
        const disputedCents = { ...before.disputedCents, [data.disputeId]: data.amountCents }
        return { ...after, receivable: data.receivableAfter, disputedCents }
      }
      case 'DisputeClosed': {
        const { [data.disputeId]: openedCents = 0, ...disputedCents } = before.disputedCents
        const lostCents = data.outcome === 'lost' ? (data.amountCents ?? openedCents) : 0
        return {
          ...after,
          receivable: data.receivableAfter,
          spentCents: before.spentCents - lostCents,
          disputedCents,
        }
      }
    }
  },
  topics: (row) => [`credit-balance:${row.ownerId}`],
})

/** Zeros for an owner without a ledger. */
export async function creditBalanceOf(db: Db, ownerId: string): Promise<CreditBalanceRow> {
  const { rows } = await db.query<CreditBalanceRow>(
    'select * from read.credit_balances where "ownerId" = $1',
    [ownerId],
  )
  return rows[0] ?? emptyBalance(ownerId)
}

/** Owners whose balance changed after a position of the log, in the order of the last change. */
export async function balancesChangedSince(
  db: Db,
  position: string,
  limit: number,
): Promise<{ ownerId: string; position: string }[]> {
  const { rows } = await db.query<{ ownerId: string; position: string }>(
    `select "ownerId", position from read.credit_balances where position > $1
      order by position limit $2`,
    [position, limit],
  )
  return rows
}
