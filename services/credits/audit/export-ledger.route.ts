import { Readable } from 'node:stream'
import { exportLedger as endpoint } from '#contract/api/audit.ts'
import { ledgerFor } from '#kernel/auditor.ts'
import { route } from '#kernel/route.ts'
import type { LedgerDeps } from './deps.ts'
import { exportLedger } from './export.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** A file that breaks off has no seal, and is found by that. */
export const exportLedgerRoute = (deps: LedgerDeps) =>
  route(endpoint, async ({ owner, at, format }, { auditor, reply }) => {
    const ownerId = ledgerFor(auditor, owner)
    const day = (at ?? new Date().toISOString()).slice(0, 10)
    await reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="prosa-ledger-${day}.${format}"`)
      .send(Readable.from(exportLedger({ ...deps, owner: ownerId, format, at })))
  })
