import { Readable } from 'node:stream'
import { exportLedger as endpoint } from '#contract/api/audit.ts'
import { resolveLedgerOwner } from '#kernel/security/auditor.ts'
import { route } from '#kernel/http/route.ts'
import type { LedgerDeps } from './deps.ts'
import { exportLedger } from './export-ledger.ts'

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** A file that breaks off has no seal, and is found by that. */
export const exportLedgerRoute = (deps: LedgerDeps) =>
  route(endpoint, async ({ owner, at, format }, { auditor, reply }) => {
    const ownerId = resolveLedgerOwner(auditor, owner)
    const day = (at ?? new Date().toISOString()).slice(0, 10)
    await reply
      .type(contentTypes[format])
      .header('content-disposition', `attachment; filename="prosa-ledger-${day}.${format}"`)
      .send(Readable.from(exportLedger({ ...deps, owner: ownerId, format, at })))
  })
