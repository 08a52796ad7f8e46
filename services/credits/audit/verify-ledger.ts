import type { LedgerFault } from '#contract/api/audit.ts'
import { findLinkFault, genesisHash } from '#kernel/commands/hash-chain.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import type { Anchor } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'
import { openLedgerCheck } from './ledger-check.ts'

export type LedgerVerification = {
  entries: number
  /** The revision at which the next range begins; null at the end of the ledger. */
  next: number | null
  head: string
  /** The newest anchor of the ledger. */
  anchored: Anchor | undefined
  faults: LedgerFault[]
  total: number
}

const maxFaults = 100

/** `from`: the first revision; `limit`: the maximum number of entries. */
export type EntryRange = { from: number; limit: number }

/**
 * Reads a range of a ledger from the log, and checks its hash chain and its anchors. The first entry is checked against
 * the one before the range; anchors past the ledger's end are checked with the last range.
 */
export async function verifyLedger(
  { store, signer, anchorsFile }: LedgerDeps,
  owner: string,
  { from, limit }: EntryRange = { from: 0, limit: Infinity },
): Promise<LedgerVerification> {
  const check = await openLedgerCheck({ signer, anchorsFile }, owner)
  const result: LedgerVerification = {
    entries: 0,
    next: null,
    head: genesisHash,
    anchored: check.anchors.at(-1),
    faults: [],
    total: 0,
  }
  const addFault = (fault: LedgerFault) => {
    result.total += 1
    if (result.faults.length < maxFaults) result.faults.push(fault)
  }
  const stream = `credits-${owner}`
  let before = from > 0 ? await readEventAt(store, stream, from - 1) : undefined
  for await (const event of store.readStream(stream, { from: BigInt(from), limit })) {
    const revision = Number(event.revision)
    const entry = { revision, entry_id: event.id, type: event.type }
    const faults = [...findChainFaults(event, before), ...check.faultsOf(event, before)]
    for (const fault of faults) addFault({ ...entry, fault })
    result.head = event.meta['hash'] ?? ''
    result.entries += 1
    before = event
  }
  if (before && result.entries === limit) result.next = Number(before.revision) + 1
  const end = result.next ?? Infinity
  for (const { anchor, fault } of check.anchorFaults({ from, end }))
    addFault({ revision: anchor.revision, entry_id: null, type: null, fault })
  if (!check.isAnchored && before)
    addFault({ revision: Number(before.revision), entry_id: null, type: null, fault: 'unanchored' })
  return result
}

function findChainFaults(
  event: RecordedEvent,
  before: RecordedEvent | undefined,
): LedgerFault['fault'][] {
  const isNext = event.revision === (before?.revision ?? -1n) + 1n
  const fault = findLinkFault(event, before?.meta['hash'])
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
