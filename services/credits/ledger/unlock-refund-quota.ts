import { limits } from '#contract/limits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { countCreditReturns } from '#projections/credits/credit-uses.ts'

/** As yyyy-mm in UTC, which is what a cap for a month counts by. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** How often a credit may still come back this month for a response wrongly qualified. */
export async function remainingUnlockRefunds(db: Db, ownerId: string): Promise<number> {
  const used = await countCreditReturns(db, ownerId, monthOf(new Date()))
  return Math.max(0, limits.unlockRefunds.perMonth - used)
}
