import { Readable } from 'node:stream'
import {
  exportLedger as exportLedgerEndpoint,
  getLedgerKey,
  verifyLedger as verifyLedgerEndpoint,
} from '#contract/api/audit.ts'
import { resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { route } from '#kernel/http/route.ts'
import type { LedgerDeps } from './deps.ts'
import { exportLedger } from './export-ledger.ts'
import { describeSigningKeys } from './ledger-signer.ts'
import { type EntryRange, type LedgerVerification, verifyLedger } from './verify-ledger.ts'

/** Concurrent requests for the same range share one verification. */
export const verifyLedgerRoute = (deps: LedgerDeps) => {
  const running = new Map<string, Promise<LedgerVerification>>()
  return route(verifyLedgerEndpoint, async ({ owner, from, limit = Infinity }, { auditor }) => {
    const ownerId = resolveLedgerOwner(auditor, owner)
    const key = `${ownerId} ${from} ${limit}`
    const verification = running.get(key) ?? start(key, ownerId, { from, limit })
    const { entries, next, head, anchored, faults, total, keys } = await verification
    return {
      verified_at: new Date().toISOString(),
      next,
      entries,
      head,
      anchored: anchored ? { revision: anchored.revision, at: anchored.at } : null,
      faults,
      total_faults: total,
      keys: [...keys],
    }
  })

  function start(key: string, ownerId: string, range: EntryRange): Promise<LedgerVerification> {
    const verification = verifyLedger(deps, ownerId, range).finally(() => running.delete(key))
    running.set(key, verification)
    return verification
  }
}

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** A truncated file is recognised by its missing seal. */
export const exportLedgerRoute = (deps: LedgerDeps) =>
  route(
    exportLedgerEndpoint,
    async ({ owner, at, format }, { auditor, reply, recordSecurityEvent }) => {
      const ownerId = resolveLedgerOwner(auditor, owner)
      const subject = { type: 'ledger', id: ownerId }
      await recordSecurityEvent({ kind: 'export', ownerId, subject, detail: format })
      const day = (at ?? new Date().toISOString()).slice(0, 10)
      await reply
        .type(contentTypes[format])
        .header('content-disposition', `attachment; filename="prosa-ledger-${day}.${format}"`)
        .send(Readable.from(exportLedger({ ...deps, owner: ownerId, format, at })))
    },
  )

export const getLedgerKeyRoute = ({ signer }: LedgerDeps) =>
  route(getLedgerKey, async () => ({
    key: signer.key,
    public_key: signer.publicKey,
    keys: describeSigningKeys(signer),
  }))
