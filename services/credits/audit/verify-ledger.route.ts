import { verifyLedger as endpoint } from '#contract/api/audit.ts'
import { resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { route } from '#kernel/http/route.ts'
import type { LedgerDeps } from './deps.ts'
import { type EntryRange, type LedgerVerification, verifyLedger } from './verify-ledger.ts'

/** Whoever asks while a ledger is being read gets what that reading finds. */
export const verifyLedgerRoute = (deps: LedgerDeps) => {
  const reading = new Map<string, Promise<LedgerVerification>>()
  return route(endpoint, async ({ owner, from, limit = Infinity }, { auditor }) => {
    const ownerId = resolveLedgerOwner(auditor, owner)
    const key = `${ownerId} ${from} ${limit}`
    const found = reading.get(key) ?? begin(key, ownerId, { from, limit })
    const { entries, next, head, anchored, faults, total } = await found
    return {
      verified_at: new Date().toISOString(),
      next,
      entries,
      head,
      anchored: anchored ? { revision: anchored.revision, at: anchored.at } : null,
      faults,
      total_faults: total,
    }
  })

  function begin(key: string, ownerId: string, stretch: EntryRange): Promise<LedgerVerification> {
    const verifying = verifyLedger(deps, ownerId, stretch).finally(() => reading.delete(key))
    reading.set(key, verifying)
    return verifying
  }
}
