import type { LedgerFault } from '#contract/api/audit.ts'
import { chainStart, linkFault } from '#kernel/chain.ts'
import type { Recorded } from '#ports/event-store.ts'
import { type Anchor, anchorFault, readAnchors } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'

export type Verified = {
  entries: number
  head: string
  /** The newest anchor there is. */
  anchored: Anchor | undefined
  faults: LedgerFault[]
  total: number
}

const most = 100

/** Reads a ledger once, from the log, and holds it against its own hashes and against what was anchored of it. */
export async function verifyLedger(
  { store, signer, anchorsFile }: LedgerDeps,
  owner: string,
): Promise<Verified> {
  const anchors = await Array.fromAsync(readAnchors(anchorsFile, owner))
  const wanted = new Set(anchors.map(({ revision }) => revision))
  const hashes = new Map<number, string>()
  const verified: Verified = {
    entries: 0,
    head: chainStart,
    anchored: anchors.at(-1),
    faults: [],
    total: 0,
  }
  const blame = (fault: LedgerFault) => {
    verified.total += 1
    if (verified.faults.length < most) verified.faults.push(fault)
  }
  let before: Recorded | undefined
  for await (const event of store.readStream(`credits-${owner}`)) {
    const revision = Number(event.revision)
    const named = { revision, entry_id: event.id, type: event.type }
    if (revision !== verified.entries) blame({ ...named, fault: 'misplaced' })
    const fault = linkFault(event, before?.meta['hash'])
    if (fault) blame({ ...named, fault })
    const hash = event.meta['hash'] ?? ''
    if (wanted.has(revision)) hashes.set(revision, hash)
    verified.head = hash
    verified.entries += 1
    before = event
  }
  for (const anchor of anchors) {
    const found = anchorFault(anchor, signer.publicKey, (revision) => hashes.get(revision))
    if (found) blame({ revision: anchor.revision, entry_id: null, type: null, fault: found.fault })
  }
  return verified
}
