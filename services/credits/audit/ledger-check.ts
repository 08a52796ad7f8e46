// Checks what a hash chain cannot show: signatures, what the store assigned, and the anchors outside the log.
import type { LedgerFault } from '#contract/api/audit.ts'
import { openSignatureCheck, type SignatureCheck } from '#kernel/commands/entry-signature.ts'
import type { TrustedKeys } from '#kernel/privacy/signer.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import {
  findAnchorFault,
  type Anchor,
  type AnchoredEntry,
  type AnchorFault,
  type UnsignedHead,
} from './anchors.ts'
import { placeDigest, recordDigest } from './place-digest.ts'
import { isIntact, type Statements } from './read-statements.ts'

export type EntryFault = Extract<
  LedgerFault['fault'],
  'unsigned' | 'forged' | 'replaced' | 'redated'
>

export type LedgerCheck = {
  /** Oldest first. */
  anchors: readonly Anchor[]
  /** To be called for every entry in order; `before` is the entry before it, if any. */
  faultsOf(event: RecordedEvent, before: RecordedEvent | undefined): EntryFault[]
  /** To be called instead for entries before a range, from `readFrom(range)` on: digests of the range may include them. */
  skip(event: RecordedEvent): void
  readFrom(range: { from: number; end: number }): number
  /** Faults of the anchors in a range whose entries were checked. `end` is exclusive. */
  anchorFaults(range?: { from: number; end: number }): AnchorFault[]
  /** Whether the file of anchors is there and was not changed. */
  isAnchored: boolean
}

/** Clocks of stores are adjusted: an entry may be recorded this much before the one before it. */
const clockToleranceMs = 10_000

export function openLedgerCheck(
  owner: string,
  trusted: TrustedKeys,
  statements: Statements,
): LedgerCheck {
  const stream = `credits-${owner}`
  const anchors = statements.ledgers.get(owner) ?? []
  const unsigned = statements.unsigned.get(stream)
  const { isRetired } = statements
  const signatureFault = openSignatureCheck(trusted)
  const entries = collectAnchoredEntries(anchors)
  const records = openRecordCheck(unsigned)
  return {
    anchors,
    isAnchored: isIntact(statements),
    faultsOf(event, before) {
      entries.take(event)
      const { at: storedAt } = event
      const isEarlier =
        before !== undefined && storedAt.getTime() < before.at.getTime() - clockToleranceMs
      return [
        findSignatureFault(stream, event, { unsigned, signatureFault, isRetired }),
        records.faultOf(event),
        isEarlier ? ('redated' as const) : undefined,
      ].filter((fault) => fault !== undefined)
    },
    skip(event) {
      entries.take(event)
      records.faultOf(event)
    },
    readFrom({ from, end }) {
      if (unsigned?.digest && unsigned.revision >= from && unsigned.revision < end) return 0
      return anchors.reduce(
        (first, { since = from, revision }) =>
          revision >= from && revision < end ? Math.min(first, since) : first,
        from,
      )
    },
    anchorFaults: ({ from, end } = { from: 0, end: Infinity }) =>
      anchors
        .filter(({ revision }) => revision >= from && revision < end)
        .flatMap((anchor) => findAnchorFault(anchor, trusted, entries.entryOf(anchor)) ?? []),
  }
}

/** Collects from entries in order what anchors state about them. */
function collectAnchoredEntries(anchors: readonly Anchor[]) {
  const revisions = new Set(anchors.map(({ revision }) => revision))
  const waiting = anchors
    .filter(({ since }) => since !== undefined)
    .toSorted((a, b) => a.since! - b.since!)
  const running = new Map<Anchor, string>()
  const places = new Map<Anchor, string>()
  const found = new Map<number, { hash: string; storedAt: Date }>()
  let next = 0
  return {
    take(event: RecordedEvent): void {
      const revision = Number(event.revision)
      while (next < waiting.length && waiting[next]!.since! <= revision) {
        // The start of an anchor that lies before the entries is not known.
        if (waiting[next]!.since === revision) running.set(waiting[next]!, '')
        next += 1
      }
      for (const [anchor, digest] of running) {
        const after = placeDigest(digest, event)
        if (revision < anchor.revision) running.set(anchor, after)
        else {
          running.delete(anchor)
          places.set(anchor, after)
        }
      }
      if (revisions.has(revision))
        found.set(revision, { hash: event.meta['hash'] ?? '', storedAt: event.at })
    },
    entryOf(anchor: Anchor): AnchoredEntry | undefined {
      const entry = found.get(anchor.revision)
      return entry && { ...entry, places: places.get(anchor) }
    },
  }
}

/** The fault of the entry with which signing started, if an entry up to it was changed. */
function openRecordCheck(unsigned: UnsignedHead | undefined) {
  let digest = ''
  return {
    faultOf(event: RecordedEvent): EntryFault | undefined {
      const { digest: expected, revision } = unsigned ?? {}
      if (expected === undefined || Number(event.revision) > revision!) return undefined
      digest = recordDigest(digest, event)
      const isLast = Number(event.revision) === revision
      // Another hash is reported already.
      const hasHash = event.meta['hash'] === unsigned?.hash
      return isLast && hasHash && digest !== expected ? 'replaced' : undefined
    },
  }
}

/** Events up to the unsigned head need no signature, and the last of them has its hash. */
function findSignatureFault(
  stream: string,
  event: RecordedEvent,
  trust: Pick<Statements, 'isRetired'> & {
    unsigned: UnsignedHead | undefined
    signatureFault: SignatureCheck
  },
): EntryFault | undefined {
  const { unsigned, signatureFault, isRetired } = trust
  const beyond = unsigned ? Number(event.revision) - unsigned.revision : 1
  if (beyond > 0)
    return signatureFault(stream, event) ?? (isRetired(stream, event) ? 'forged' : undefined)
  return beyond === 0 && event.meta['hash'] !== unsigned?.hash ? 'replaced' : undefined
}
