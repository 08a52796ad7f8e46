import type { Context } from '#kernel/context.ts'
import type { Log } from '#kernel/log.ts'
import { anchorHeads } from './anchor-heads.clock.ts'
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
export const ledgers = (deps: LedgerDeps & { log: Pick<Log, 'error'> }): Context => ({
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
  clocks: [anchorHeads({ ...deps, file: deps.anchorsFile })],
})
