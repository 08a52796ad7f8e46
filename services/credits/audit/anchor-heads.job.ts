import { once } from '#kernel/async/once.ts'
import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Log } from '#kernel/log.ts'
import { withSetupLock, type Db } from '#kernel/postgres/db.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import { balancesChangedSince } from '#projections/credits/credit-balances.projection.ts'
import { parseAnchorLine, readAnchorLines } from './anchors-file.ts'
import { appendAnchors } from './anchors-witness.ts'
import { anchorLedger, type AnchoredHead } from './anchor-ledger.ts'
import { anchorPayments, readChangedPayments } from './anchor-payments.ts'
import { isIntact, readStatements } from './read-statements.ts'

type AnchorHeadsOptions = {
  store: Pick<EventStore, 'readStream' | 'readAll' | 'head'>
  signer: Signer
  file: string
  log: Pick<Log, 'error'>
  now?: () => Date
}

/** What the file says: the last anchor of each ledger, and the position up to which payments are anchored. */
type Progress = { ledgers: Map<string, AnchoredHead>; payments: string }

/** The interval between anchors of a busy ledger. Truncation within it can go undetected. */
const minIntervalMs = 10 * 60_000
const batchSize = 500

/**
 * Writes the heads of all ledgers and payments that have grown to a file outside the log. The last anchors are read from that
 * file, so that another process can continue.
 */
export function createAnchorHeadsJob(options: AnchorHeadsOptions): ScheduledJob {
  const { store, file } = options
  const readProgressOnce = once(() => readProgress(file))
  /** Log position; balances that changed up to here are handled. */
  let checkpoint = ''
  const pendingOwners = new Set<string>()

  return {
    name: 'anchor-heads',
    async due(db, moment) {
      const progress = await readProgressOnce()
      const changed = await balancesChangedSince(db, checkpoint, batchSize)
      for (const { ownerId, position } of changed) {
        pendingOwners.add(ownerId)
        checkpoint = position
      }
      const isDue = (owner: string) =>
        moment.getTime() - (progress.ledgers.get(owner)?.at ?? 0) >= minIntervalMs
      const owners = [...pendingOwners].filter(isDue).slice(0, batchSize)
      const payments = await readChangedPayments(store, progress.payments)
      if (payments.ids.size === 0) progress.payments = payments.until
      if (owners.length === 0 && payments.ids.size === 0) return []
      return dueCommands(['heads'], async () => {
        await anchorHeads({ ...options, db }, progress, { owners, payments })
        for (const owner of owners) pendingOwners.delete(owner)
      })
    },
  }
}

type Changes = {
  owners: readonly string[]
  payments: Awaited<ReturnType<typeof readChangedPayments>>
}

/** Verifies what was written since the last anchors, and writes all new anchors at once. Nothing after a change of the file. */
async function anchorHeads(
  { store, signer, file, log, db, now = () => new Date() }: AnchorHeadsOptions & { db: Db },
  progress: Progress,
  { owners, payments }: Changes,
): Promise<void> {
  const source = { sql: db, signer, anchorsFile: file }
  const statements = await readStatements(source, new Set([...owners, ...payments.ids]))
  if (!isIntact(statements)) {
    log.error({ faults: statements.faults }, 'nothing is anchored: the file of anchors has faults')
    return
  }
  const deps = { store, signer, statements, log, at: now() }
  const heads = []
  for (const owner of owners) {
    const head = await anchorLedger(deps, owner, progress.ledgers.get(owner))
    if (head) heads.push(head)
  }
  const lines = [...heads, ...(await anchorPayments(deps, payments))]
  await withSetupLock(db, (sql) => appendAnchors({ sql, file, signer, now }, statements.end, lines))
  for (const { owner, revision, at } of heads)
    progress.ledgers.set(owner, { revision, at: Date.parse(at) })
  progress.payments = payments.until
}

async function readProgress(file: string): Promise<Progress> {
  const progress: Progress = { ledgers: new Map(), payments: '' }
  for await (const { text } of readAnchorLines(file)) {
    const line = parseAnchorLine(text)
    if (line?.type === 'prosa-payment-heads') progress.payments = line.position
    if (line?.type !== 'prosa-ledger-head') continue
    const { owner, revision, at } = line
    if (revision > (progress.ledgers.get(owner)?.revision ?? -1))
      progress.ledgers.set(owner, { revision, at: Date.parse(at) })
  }
  return progress
}
