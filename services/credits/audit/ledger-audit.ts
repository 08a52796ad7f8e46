import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Log } from '#kernel/log.ts'
import { createAnchorHeadsJob } from './anchor-heads.job.ts'
import type { LedgerDeps } from './deps.ts'
import { exportLedgerRoute, getLedgerKeyRoute, verifyLedgerRoute } from './ledger-proofs.routes.ts'
import {
  listLedgersRoute,
  listLedgerBalancesRoute,
  listLedgerEntriesRoute,
  getLedgerRoute,
  listLedgerLotsRoute,
} from './read-ledger.routes.ts'

/** Reading, verifying and exporting ledgers, for owners and auditors. */
export const ledgerAudit = (deps: LedgerDeps & { log: Pick<Log, 'error'> }): BoundedContext => ({
  routes: [
    getLedgerRoute,
    listLedgerLotsRoute,
    listLedgerEntriesRoute(deps),
    listLedgerBalancesRoute,
    verifyLedgerRoute(deps),
    listLedgersRoute,
    exportLedgerRoute(deps),
    getLedgerKeyRoute(deps),
  ],
  jobs: [createAnchorHeadsJob({ ...deps, file: deps.anchorsFile })],
})
