import { z } from 'zod'
import type { CreditEvent } from '#contract/events/credits.ts'
import { PackageId } from '#contract/packages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../engine/projection.ts'

/** Credits of one purchase or grant: credits = remaining + frozen + reversed + netted + spent. */
export const CreditLotRow = z.object({
  lotId: z.uuid(),
  ownerId: z.uuid(),
  /** Null for a grant. */
  paymentId: z.uuid().nullable(),
  packageId: PackageId.nullable(),
  credits: z.int(),
  remaining: z.int(),
  /** Held during a dispute. */
  frozen: z.int(),
  /** Removed by refunds and lost disputes. */
  reversed: z.int(),
  /** Paid what older lots owed. */
  netted: z.int(),
  /** Spent or netted credits whose payment was refunded or disputed. */
  owed: z.int(),
  /** Credits that would be owed, but were paid by later purchases. */
  settled: z.int(),
  refundedCents: z.int(),
  /** Open while any dispute is; else lost if any was lost. */
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  /** Amounts of open disputes by the provider's id. */
  disputedCents: z.record(z.string(), z.int()),
  /** Lost disputes. */
  lostCents: z.int(),
  priceCents: z.int(),
  purchasedAt: z.iso.datetime(),
  /** Revision of the lot's first entry: lots are spent in this order. */
  revision: z.int(),
})
export type CreditLotRow = z.infer<typeof CreditLotRow>

const lotKey = ({ data }: { data: { lotId: string } }) => [{ lotId: data.lotId }]

export const creditLots = projection({
  name: 'credit-lots',
  version: 4,
  table: CreditLotRow,
  key: ['lotId'],
  indexes: [['ownerId']],
  rowsOf: {
    CreditsPurchased: lotKey,
    CreditsGranted: lotKey,
    ResponseUnlocked: lotKey,
    UnlockRefunded: lotKey,
    PurchaseRefunded: lotKey,
    PurchaseRefundFailed: lotKey,
    PurchaseDisputed: lotKey,
    DisputeClosed: lotKey,
    ReceivableNetted: ({ data }) => [{ lotId: data.lotId }, { lotId: data.owedLotId }],
    ReceivableNettingReversed: lotKey,
  },
  evolve(row, event): CreditLotRow | null {
    const { type, data } = event
    if (type === 'CreditsPurchased') {
      const { balanceAfter: _, ...bought } = data
      return newLot(event, bought)
    }
    if (type === 'CreditsGranted') {
      const { lotId, credits } = data
      return newLot(event, { lotId, credits, paymentId: null, packageId: null, priceCents: 0 })
    }
    if (!row) return null
    if (type === 'ResponseUnlocked') return { ...row, remaining: data.lotRemaining }
    if (type === 'ReceivableNetted' && row.lotId === data.owedLotId)
      return { ...row, owed: data.owedLotOwed, settled: data.owedLotSettled }
    return applyChange(row, event)
  },
})

type LotChange = Extract<CreditEvent, { data: { lotReversed: number } }>

function applyChange(row: CreditLotRow, { type, data }: LotChange): CreditLotRow {
  const after = {
    ...row,
    remaining: data.lotRemaining,
    frozen: data.lotFrozen,
    reversed: data.lotReversed,
    netted: data.lotNetted ?? 0,
    owed: data.lotOwed,
    settled: data.lotSettled ?? 0,
  }
  switch (type) {
    case 'UnlockRefunded':
    case 'ReceivableNetted':
    case 'ReceivableNettingReversed':
      return after
    case 'PurchaseRefunded':
    case 'PurchaseRefundFailed':
      return { ...after, refundedCents: data.refundedCents }
    case 'PurchaseDisputed':
      return {
        ...after,
        dispute: 'open',
        disputedCents: { ...row.disputedCents, [data.disputeId]: data.amountCents },
      }
    case 'DisputeClosed':
      return closeDispute(after, data)
  }
}

function closeDispute(
  row: CreditLotRow,
  { disputeId, outcome, amountCents }: DecodedEvent<'DisputeClosed'>['data'],
): CreditLotRow {
  const { [disputeId]: openedCents = 0, ...disputedCents } = row.disputedCents
  const lostCents = row.lostCents + (outcome === 'lost' ? (amountCents ?? openedCents) : 0)
  const isOpen = Object.keys(disputedCents).length > 0
  return {
    ...row,
    dispute: isOpen ? 'open' : lostCents > 0 ? 'lost' : 'won',
    disputedCents,
    lostCents,
  }
}

function newLot(
  { id, at, revision }: DecodedEvent<'CreditsPurchased' | 'CreditsGranted'>,
  lot: Pick<CreditLotRow, 'lotId' | 'paymentId' | 'packageId' | 'credits' | 'priceCents'>,
): CreditLotRow {
  return {
    ...lot,
    ownerId: id,
    remaining: lot.credits,
    frozen: 0,
    reversed: 0,
    netted: 0,
    owed: 0,
    settled: 0,
    refundedCents: 0,
    dispute: null,
    disputedCents: {},
    lostCents: 0,
    purchasedAt: at,
    revision: Number(revision),
  }
}

/** Oldest first, the order in which they are spent. */
export async function creditLotsOf(db: Db, ownerId: string): Promise<CreditLotRow[]> {
  const { rows } = await db.query<CreditLotRow>(
    'select * from read.credit_lots where "ownerId" = $1 order by revision',
    [ownerId],
  )
  return rows
}

export type PurchasedLot = CreditLotRow & { packageId: PackageId; paymentId: string }

/** Purchased lots before a revision, newest first. */
export async function purchasedLotsOf(
  db: Db,
  ownerId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<PurchasedLot[]> {
  const { rows } = await db.query<PurchasedLot>(
    `select * from read.credit_lots
      where "ownerId" = $1 and "paymentId" is not null and revision < $3
      order by revision desc limit $2`,
    [ownerId, limit, before ?? Number.MAX_SAFE_INTEGER],
  )
  return rows
}

export async function findLotOfPayment(
  db: Db,
  ownerId: string,
  paymentId: string,
): Promise<CreditLotRow | undefined> {
  const { rows } = await db.query<CreditLotRow>(
    'select * from read.credit_lots where "ownerId" = $1 and "paymentId" = $2',
    [ownerId, paymentId],
  )
  return rows[0]
}
