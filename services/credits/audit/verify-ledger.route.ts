import { verifyLedger as endpoint } from '#contract/api/audit.ts'
import { ledgerFor } from '#kernel/auditor.ts'
import { route } from '#kernel/route.ts'
import type { LedgerDeps } from './deps.ts'
import { type Verified, verifyLedger } from './verify-ledger.ts'

/** Whoever asks while a ledger is being read gets what that reading finds. */
export const verifyLedgerRoute = (deps: LedgerDeps) => {
  const reading = new Map<string, Promise<Verified>>()
  return route(endpoint, async ({ owner }, { auditor }) => {
    const ownerId = ledgerFor(auditor, owner)
    const found = reading.get(ownerId) ?? begin(ownerId)
    const { entries, head, anchored, faults, total } = await found
    return {
      verified_at: new Date().toISOString(),
      entries,
      head,
      anchored: anchored ? { revision: anchored.revision, at: anchored.at } : null,
      faults,
      total_faults: total,
    }
  })

  function begin(ownerId: string): Promise<Verified> {
    const verifying = verifyLedger(deps, ownerId).finally(() => reading.delete(ownerId))
    reading.set(ownerId, verifying)
    return verifying
  }
}
