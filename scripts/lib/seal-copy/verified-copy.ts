// A copy between two verifications of the ledgers: of the log before it, with all heads anchored, and of the copy after it.
import { createAnchorHeadsJob } from '../../../services/credits/audit/anchor-heads.job.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import { openLedgerSigner } from '../../../services/credits/audit/ledger-signer.ts'
import { readStatements } from '../../../services/credits/audit/read-statements.ts'
import type { Log } from '../../../services/kernel/log.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { verifyAnchorsFile } from '../audit/verify-anchors-file.ts'
import { ledgerOwnersIn, verifyLog } from '../audit/verify-log.ts'
import { verifyPayments } from '../audit/verify-payments.ts'

type Opened = Pick<Infrastructure, 'store' | 'db' | 'secrets'>

/** The heads of ledgers by owner, and every fault of ledgers, payments and anchors. */
export type VerifiedLedgers = { heads: ReadonlyMap<string, string>; faults: readonly string[] }

export async function depsOf({ store, db, secrets }: Opened, anchorsFile: string) {
  return { store, db, anchorsFile, signer: await openLedgerSigner(secrets) }
}

/** Verifies the ledgers of the log without read models, which a copy does not have yet. */
export async function verifyLedgersOfLog(deps: LedgerDeps): Promise<VerifiedLedgers> {
  const heads = new Map<string, string>()
  const faults: string[] = []
  for (const owner of await ledgerOwnersIn(deps)) {
    const statements = await readStatements({ ...deps, sql: deps.db }, new Set([owner]))
    const ledger = await verifyLog(deps, owner, statements)
    heads.set(owner, ledger.head)
    faults.push(...ledger.faults.map((fault) => `Ledger of ${owner}: ${fault}`))
  }
  const anchors = await verifyAnchorsFile(deps)
  const payments = await verifyPayments(deps, anchors.statements)
  return { heads, faults: [...faults, ...payments.faults, ...anchors.faults] }
}

/** Heads that were anchored a moment ago and have grown since are anchored too. */
const intervalMs = 60 * 60_000
const maxRuns = 1_000

/** Anchors the heads of all ledgers and payments that have grown. */
export async function anchorAllHeads(
  { store, db, signer, anchorsFile }: LedgerDeps,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const job = createAnchorHeadsJob({ store, signer, file: anchorsFile, log })
  for (let run = 0; run < maxRuns; run++) {
    const due = await job.due(db, new Date(Date.now() + intervalMs))
    if (due.length === 0) return
    for (const { execute } of due) await execute(neverExecutes)
  }
}

const neverExecutes = () => {
  throw new Error('anchors are no commands')
}
