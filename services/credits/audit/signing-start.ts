// The moment from which ledgers and payments are signed: their older events get a signed head outside the log, and every
// unsigned event after it is a fault.
import { chainHash, genesisHash } from '#kernel/commands/hash-chain.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import type { Log } from '#kernel/log.ts'
import { type Db, type Tx, withSetupLock } from '#kernel/postgres/db.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { AnchorStatement } from './anchors.ts'
import { appendAnchors, createWitnessTable, saveWitness } from './anchors-witness.ts'
import type { LedgerDeps } from './deps.ts'
import { recordDigest } from './place-digest.ts'
import { isIntact, readStatements, type Statements } from './read-statements.ts'

type SigningStartOptions = Pick<LedgerDeps, 'signer' | 'anchorsFile'> & {
  store: Pick<EventStore, 'readAll'>
  db: Db
  log: Pick<Log, 'error'>
  now?: () => Date
}

const signedCategories = ['credits-', 'payment-']

/** To be called before anything is appended. Where signing has started, compares the file of anchors with the database. */
export async function startSigning(options: SigningStartOptions): Promise<void> {
  if (await inTransaction(options, beginSigning)) await inTransaction(options, startWitness)
}

type Step = (options: SigningStartOptions, sql: Tx, statements: Statements) => Promise<boolean>

/** If two processes start at once, one writes. */
const inTransaction = (options: SigningStartOptions, step: Step): Promise<boolean> =>
  withSetupLock(options.db, async (tx) => {
    await createWitnessTable(tx)
    return step(options, tx, await readStatements({ ...options, sql: tx }, new Set()))
  })

/** Whether signing has started and the file is intact. */
async function beginSigning(options: SigningStartOptions, sql: Tx, statements: Statements) {
  const { signer, anchorsFile: file, log, store, now = () => new Date() } = options
  const { end, hasStarted, faults } = statements
  if (faults.some(({ fault }) => fault === 'rekeyed'))
    throw new StartupError(
      `The ledger’s signing keys in the database are not those that ${file} states: one of them was restored from an older backup.`,
    )
  if (hasStarted) {
    if (isIntact(statements)) {
      // Behind after a crash; absent where an earlier version wrote the file.
      await saveWitness({ sql, signer, now }, end)
      return true
    }
    log.error({ file, faults }, 'the file of anchored ledgers was changed: restore it')
    return false
  }
  const heads = await readHeads(store)
  // Exempting what is in the log now would sign whatever was added to it since the file disappeared.
  if (heads === 'signed' || faults.some(({ fault }) => fault !== 'missing')) {
    log.error({ file }, 'the file of anchored ledgers is missing: restore it')
    return false
  }
  const at = now().toISOString()
  await appendAnchors({ sql, signer, file, now }, end, [
    ...[...heads].map(([stream, head]): AnchorStatement => {
      return { type: 'prosa-unsigned-head', ...{ stream, ...head, at } }
    }),
    { type: 'prosa-signing-start', at },
  ])
  return true
}

/** After the database has a record of the file: a crash in between leaves no file that claims a missing record. */
async function startWitness(
  { signer, anchorsFile: file, now = () => new Date() }: SigningStartOptions,
  sql: Tx,
  { hasWitness, end }: Statements,
) {
  const at = now().toISOString()
  if (!hasWitness)
    await appendAnchors({ sql, signer, file, now }, end, [{ type: 'prosa-witness-start', at }])
  return true
}

type UnsignedEnd = { revision: number; hash: string; digest: string }

/** The last revision of each stream, the hash of its chain and its digest; `signed` where an event has a signature. */
async function readHeads(
  store: Pick<EventStore, 'readAll'>,
): Promise<Map<string, UnsignedEnd> | 'signed'> {
  const heads = new Map<string, UnsignedEnd>()
  for await (const events of store.readAll({ filter: { streamPrefixes: signedCategories } }))
    for (const event of events) {
      if (event.meta['signature'] !== undefined) return 'signed'
      const before = heads.get(event.stream)
      const at = event.meta['at'] ?? event.at.toISOString()
      // Events of payments held no hash.
      const hash =
        event.meta['hash'] ?? chainHash({ ...event, at, previousHash: before?.hash ?? genesisHash })
      const digest = recordDigest(before?.digest ?? '', event)
      heads.set(event.stream, { revision: Number(event.revision), hash, digest })
    }
  return heads
}
