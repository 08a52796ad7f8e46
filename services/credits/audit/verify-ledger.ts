import type { LedgerFault } from '#contract/api/audit.ts'
import { findLinkFault, genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import type { Anchor } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'
import { openLedgerCheck } from './ledger-check.ts'
import { compareReadModels } from './read-model-check.ts'
import { readStatements, type Statements } from './read-statements.ts'

export type LedgerVerification = {
  entries: number
  /** The revision at which the next range begins; null at the end of the ledger. */
  next: number | null
  head: string
  /** The newest anchor of the ledger. */
  anchored: Anchor | undefined
  faults: LedgerFault[]
  total: number
  /** The keys that signed the entries. */
  keys: Set<string>
}

const maxFaults = 100

/** `from`: the first revision; `limit`: the maximum number of entries. */
export type EntryRange = { from: number; limit: number }

/**
 * Verifies a range of a ledger in the log: its hash chain, its signatures and its anchors. With the last range, compares the
 * read models with the whole ledger.
 */
export async function verifyLedger(
  deps: LedgerDeps,
  owner: string,
  range: EntryRange = { from: 0, limit: Infinity },
): Promise<LedgerVerification> {
  const statements = await readStatements({ ...deps, sql: deps.db }, new Set([owner]))
  const result = await verifyEntries({ ...deps, statements }, owner, range)
  if (result.next !== null) return result
  const differences = await compareReadModels(deps, owner)
  const faults = differences.map(({ id, ...of }): LedgerFault => ({
    ...of,
    entry_id: id,
    type: null,
    fault: 'differs',
  }))
  return {
    ...result,
    faults: [...result.faults, ...faults].slice(0, maxFaults),
    total: result.total + faults.length,
  }
}

type VerifyingDeps = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  statements: Statements
}

/**
 * The first entry is checked against the one before the range; anchors past the ledger's end are checked with the last
 * range.
 */
export async function verifyEntries(
  { store, signer, statements }: VerifyingDeps,
  owner: string,
  { from, limit }: EntryRange,
): Promise<LedgerVerification> {
  const check = openLedgerCheck(owner, signer.keys, statements)
  const result: LedgerVerification = {
    entries: 0,
    next: null,
    head: genesisHash,
    anchored: check.anchors.at(-1),
    faults: [],
    total: 0,
    keys: new Set(),
  }
  const addFault = (fault: LedgerFault) => {
    result.total += 1
    if (result.faults.length < maxFaults) result.faults.push(fault)
  }
  const stream = `credits-${owner}`
  const first = Math.min(check.readFrom({ from, end: from + limit }), Math.max(from - 1, 0))
  let before: RecordedEvent | undefined
  for await (const event of store.readStream(stream, {
    from: BigInt(first),
    limit: from - first + limit,
  })) {
    const revision = Number(event.revision)
    if (revision < from) check.skip(event)
    else {
      const entry = { revision, entry_id: event.id, type: event.type }
      const faults = [...findChainFaults(event, before), ...check.faultsOf(event, before)]
      for (const fault of faults) addFault({ ...entry, fault })
      result.head = event.meta['hash'] ?? ''
      result.entries += 1
      if (event.meta['key']) result.keys.add(event.meta['key'])
    }
    before = event
    if (result.entries === limit) break
  }
  if (before && result.entries === limit) result.next = Number(before.revision) + 1
  const end = result.next ?? Infinity
  for (const { anchor, fault } of check.anchorFaults({ from, end }))
    addFault({ revision: anchor.revision, entry_id: null, type: null, fault })
  if (!check.isAnchored && before && result.next === null)
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
