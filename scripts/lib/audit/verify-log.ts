// Verifies a ledger in the log: its hash chain, signatures and sums, and the heads that are anchored outside the database.
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { readAnchors } from '../../../services/credits/audit/anchors-file.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import { openLedgerCheck, type EntryFault } from '../../../services/credits/audit/ledger-check.ts'
import { readStatements, type Statements } from '../../../services/credits/audit/read-statements.ts'
import { entryName, openReplay } from './ledger-replay.ts'

type VerifiedLedger = {
  owner: string
  entries: number
  balance: number
  receivable: number
  head: string
  /** Revision of the last anchored entry. */
  anchored: number | null
  /** The keys that signed its entries. */
  keys: string[]
  /** Each names its entry. */
  faults: string[]
}

/** Faults that the replay does not find. */
const entryFaults: Record<EntryFault, string> = {
  unsigned: 'it is not signed',
  forged: 'it is not signed by this installation',
  replaced: 'it is not the entry with which signing started',
  redated: 'it was recorded before the entry before it',
}
const anchorFaultTexts = {
  forged: 'an anchored head is not signed by this installation',
  cut: 'the end is missing',
  replaced: 'the entry was replaced',
  redated: 'the store has another time or position for it, or for an entry since the anchor before',
}

/** Reads the file of anchors, unless its `statements` are given. */
export async function verifyLog(
  deps: LedgerDeps,
  owner: string,
  statements?: Statements,
): Promise<VerifiedLedger> {
  const { store, signer } = deps
  const known = statements ?? (await readStatements({ ...deps, sql: deps.db }, new Set([owner])))
  const check = openLedgerCheck(owner, signer.keys, known)
  const { audit, take } = openReplay()
  const signatureFaults: string[] = []
  const keys = new Set<string>()
  let before: RecordedEvent | undefined
  for await (const event of store.readStream(`credits-${owner}`)) {
    take(event)
    if (event.meta['key']) keys.add(event.meta['key'])
    for (const fault of check.faultsOf(event, before))
      signatureFaults.push(`${entryName(event)}: ${entryFaults[fault]}`)
    before = event
  }
  const { anchors } = check
  const anchorFaults = check
    .anchorFaults()
    .map(
      ({ anchor, fault }) =>
        `entry ${anchor.revision}, anchored at ${anchor.at}: ${anchorFaultTexts[fault]}`,
    )
  const missing =
    before && !check.isAnchored ? ['the file of anchors is missing or was changed'] : []
  return {
    owner,
    entries: audit.count,
    balance: audit.balance,
    receivable: audit.receivable,
    head: audit.head,
    anchored: anchors.reduce<number | null>(
      (last, { revision }) => Math.max(last ?? revision, revision),
      null,
    ),
    keys: [...keys],
    faults: [...audit.faults, ...signatureFaults, ...anchorFaults, ...missing],
  }
}

/** Owners with a ledger in the log or in the anchors. */
export async function ledgerOwnersIn(deps: {
  store: Pick<EventStore, 'readAll'>
  anchorsFile: string
}): Promise<string[]> {
  const owners = new Set<string>()
  const filter = { streamPrefixes: ['credits-'] }
  for await (const events of deps.store.readAll({ filter }))
    for (const { stream } of events) owners.add(stream.slice('credits-'.length))
  for await (const { owner } of readAnchors(deps.anchorsFile)) owners.add(owner)
  return [...owners].toSorted()
}
