// Verifies a ledger in the log: its hash chain, its sums, and the heads that are anchored outside the database.
import type { EventStore } from '#ports/event-store.ts'
import { findAnchorFault, readAnchors } from '../../../services/credits/audit/anchors.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'
import { openReplay } from './ledger-replay.ts'

type VerifiedLedger = {
  owner: string
  entries: number
  balance: number
  receivable: number
  head: string
  /** Revision of the last anchored entry. */
  anchored: number | null
  /** Each names its entry. */
  faults: string[]
}

export async function verifyLog(
  { store, signer, anchorsFile }: LedgerDeps,
  owner: string,
): Promise<VerifiedLedger> {
  const anchors = await Array.fromAsync(readAnchors(anchorsFile, owner))
  const anchoredRevisions = new Set(anchors.map(({ revision }) => revision))
  const hashes = new Map<number, string>()
  const { audit, take } = openReplay()
  for await (const event of store.readStream(`credits-${owner}`)) {
    take(event)
    const revision = Number(event.revision)
    if (anchoredRevisions.has(revision)) hashes.set(revision, event.meta['hash'] ?? '')
  }
  const descriptions = {
    forged: 'an anchored head is not signed by this installation',
    cut: 'the end is missing',
    replaced: 'the entry was replaced',
  }
  const anchorFaults = anchors.flatMap((anchor) => {
    const found = findAnchorFault(anchor, signer.publicKey, (revision) => hashes.get(revision))
    return found
      ? [`entry ${anchor.revision}, anchored at ${anchor.at}: ${descriptions[found.fault]}`]
      : []
  })
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
    faults: [...audit.faults, ...anchorFaults],
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
