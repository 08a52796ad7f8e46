import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import { projection } from '../engine/projection.ts'

/** What an owner has left, and what it came from. Spent cents are what was paid for purchases. */
export const CreditBalanceRow = z.object({
  ownerId: z.uuid(),
  credits: z.int(),
  purchased: z.int(),
  used: z.int(),
  spentCents: z.int(),
})
export type CreditBalanceRow = z.infer<typeof CreditBalanceRow>

const itsOwner = ({ id }: { id: string }) => [{ ownerId: id }]

export const noCredits = (ownerId: string): CreditBalanceRow => ({
  ownerId,
  credits: 0,
  purchased: 0,
  used: 0,
  spentCents: 0,
})

export const creditBalances = projection({
  name: 'credit-balances',
  version: 1,
  table: CreditBalanceRow,
  key: ['ownerId'],
  rowsOf: { CreditsPurchased: itsOwner, ResponseUnlocked: itsOwner },
  evolve(row, { id, type, data }) {
    const before = row ?? noCredits(id)
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
    }
  },
  topics: (row) => [`credit-balance:${row.ownerId}`],
})

/** Zeros for an owner who never bought. */
export async function creditBalanceOf(db: Db, ownerId: string): Promise<CreditBalanceRow> {
  const { rows } = await db.query<CreditBalanceRow>(
    'select * from read.credit_balances where "ownerId" = $1',
    [ownerId],
  )
  return rows[0] ?? noCredits(ownerId)
}
