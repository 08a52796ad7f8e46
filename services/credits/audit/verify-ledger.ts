import type { LedgerFault } from '#contract/api/audit.ts'
import { genesisHash, findLinkFault } from '#kernel/commands/hash-chain.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import { type Anchor, findAnchorFault, readAnchors } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'

export type LedgerVerification = {
  entries: number
  /** Where the next stretch begins; null where there is nothing more. */
  next: number | null
  head: string
  /** The newest anchor there is. */
  anchored: Anchor | undefined
  faults: LedgerFault[]
  total: number
}

const maxFaults = 100

/** Entries from one on, and how many at most. */
export type EntryRange = { from: number; limit: number }

/**
 * Reads a ledger once, from the log, and holds it against its own hashes and against what was anchored of it. A stretch of
 * it follows the entry before; what was anchored past its end is looked for by whoever reads the last.
 */
export async function verifyLedger(
  { store, signer, anchorsFile }: LedgerDeps,
  owner: string,
  { from, limit }: EntryRange = { from: 0, limit: Infinity },
): Promise<LedgerVerification> {
  const anchors = await Array.fromAsync(readAnchors(anchorsFile, owner))
  const wanted = new Set(anchors.map(({ revision }) => revision))
  const hashes = new Map<number, string>()
  const verified: LedgerVerification = {
    entries: 0,
    next: null,
    head: genesisHash,
    anchored: anchors.at(-1),
    faults: [],
    total: 0,
  }
  const blame = (fault: LedgerFault) => {
    verified.total += 1
    if (verified.faults.length < maxFaults) verified.faults.push(fault)
  }
  const stream = `credits-${owner}`
  let before = from > 0 ? await readEventAt(store, stream, from - 1) : undefined
  for await (const event of store.readStream(stream, { from: BigInt(from), limit })) {
    const revision = Number(event.revision)
    const named = { revision, entry_id: event.id, type: event.type }
    for (const fault of findFaults(event, before)) blame({ ...named, fault })
    const hash = event.meta['hash'] ?? ''
    if (wanted.has(revision)) hashes.set(revision, hash)
    verified.head = hash
    verified.entries += 1
    before = event
  }
  if (before && verified.entries === limit) verified.next = Number(before.revision) + 1
  const end = verified.next ?? Infinity
  const ofStretch = anchors.filter(({ revision }) => revision >= from && revision < end)
  for (const anchor of ofStretch) {
    const found = findAnchorFault(anchor, signer.publicKey, (revision) => hashes.get(revision))
    if (found) blame({ revision: anchor.revision, entry_id: null, type: null, fault: found.fault })
  }
  return verified
}

function findFaults(
  event: RecordedEvent,
  before: RecordedEvent | undefined,
): LedgerFault['fault'][] {
  const fault = findLinkFault(event, before?.meta['hash'])
  const isNext = event.revision === (before?.revision ?? -1n) + 1n
  return [...(isNext ? [] : ['misplaced' as const]), ...(fault ? [fault] : [])]
}

async function readEventAt(
  store: LedgerDeps['store'],
  stream: string,
  revision: number,
): Promise<RecordedEvent | undefined> {
  const backwards = { from: BigInt(revision), direction: 'backwards', limit: 1 } as const
  const [last] = await Array.fromAsync(store.readStream(stream, backwards))
  return last
}
