import { z } from 'zod'
import { PackageId } from '#contract/packages.ts'
import type { Db } from '#kernel/db.ts'
import { projection } from '../engine/projection.ts'

/** Credits bought together, and what remains of them. */
export const CreditLotRow = z.object({
  lotId: z.uuid(),
  ownerId: z.uuid(),
  paymentId: z.uuid(),
  packageId: PackageId,
  credits: z.int(),
  remaining: z.int(),
  priceCents: z.int(),
  purchasedAt: z.iso.datetime(),
  /** Of the purchase in the ledger: lots are spent in this order. */
  revision: z.int(),
})
export type CreditLotRow = z.infer<typeof CreditLotRow>

const itsLot = ({ data }: { data: { lotId: string } }) => [{ lotId: data.lotId }]

export const creditLots = projection({
  name: 'credit-lots',
  version: 1,
  table: CreditLotRow,
  key: ['lotId'],
  indexes: [['ownerId']],
  rowsOf: { CreditsPurchased: itsLot, ResponseUnlocked: itsLot },
  evolve(row, { id, type, data, at, revision }) {
    switch (type) {
      case 'CreditsPurchased': {
        const { balanceAfter: _, ...lot } = data
        return {
          ...lot,
          ownerId: id,
          remaining: lot.credits,
          purchasedAt: at,
          revision: Number(revision),
        }
      }
      case 'ResponseUnlocked':
        return row ? { ...row, remaining: data.lotRemaining } : null
    }
  },
})

/** Oldest first: the order in which they are spent. */
export async function creditLotsOf(db: Db, ownerId: string): Promise<CreditLotRow[]> {
  const { rows } = await db.query<CreditLotRow>(
    'select * from read.credit_lots where "ownerId" = $1 order by revision',
    [ownerId],
  )
  return rows
}
