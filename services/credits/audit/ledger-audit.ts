import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Log } from '#kernel/log.ts'
import { createAnchorHeadsJob } from './anchor-heads.job.ts'
import type { LedgerDeps } from './deps.ts'
import { exportLedgerRoute } from './export-ledger.route.ts'
import {
  ledgerKeyRoute,
  listLedgersRoute,
  readBalancesRoute,
  readEntriesRoute,
  readLedgerRoute,
  readLotsRoute,
} from './read-ledger.routes.ts'
import { verifyLedgerRoute } from './verify-ledger.route.ts'

/** Ledgers as their owners and auditors read them. */
export const ledgerAudit = (deps: LedgerDeps & { log: Pick<Log, 'error'> }): BoundedContext => ({
  routes: [
    readLedgerRoute,
    readLotsRoute,
    readEntriesRoute(deps),
    readBalancesRoute,
    verifyLedgerRoute(deps),
    listLedgersRoute,
    exportLedgerRoute(deps),
    ledgerKeyRoute(deps),
  ],
  jobs: [createAnchorHeadsJob({ ...deps, file: deps.anchorsFile })],
})
