import { limits } from '#contract/limits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { countCreditReturns } from '#projections/credits/credit-uses.ts'

/** yyyy-mm in UTC; the monthly limit counts by it. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Unlock refunds that are left this month. */
export async function remainingUnlockRefunds(db: Db, ownerId: string): Promise<number> {
  const used = await countCreditReturns(db, ownerId, monthOf(new Date()))
  return Math.max(0, limits.unlockRefunds.perMonth - used)
}
