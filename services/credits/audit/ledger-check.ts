// Checks what a hash chain cannot show: signatures, the store's times, and the anchors outside the log.
import type { LedgerFault } from '#contract/api/audit.ts'
import { openSignatureCheck, type SignatureCheck } from '#kernel/commands/entry-signature.ts'
import { openVerifier } from '#kernel/privacy/signer.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import {
  findAnchorFault,
  readAnchorLines,
  type Anchor,
  type AnchoredEntry,
  type AnchorFault,
  type UnsignedHead,
} from './anchors.ts'
import type { LedgerDeps } from './deps.ts'

export type EntryFault = Extract<
  LedgerFault['fault'],
  'unsigned' | 'forged' | 'replaced' | 'redated'
>

export type LedgerCheck = {
  /** Oldest first. */
  anchors: readonly Anchor[]
  /** To be called for every entry in order; `before` is the entry before it, if any. */
  faultsOf(event: RecordedEvent, before: RecordedEvent | undefined): EntryFault[]
  /** Of the anchors of a range whose entries were checked. `end` is exclusive. */
  anchorFaults(range?: { from: number; end: number }): AnchorFault[]
  /** Whether the file of anchors is there. */
  isAnchored: boolean
}

/** Clocks of stores are adjusted: an entry may be recorded this much before the one before it. */
const clockToleranceMs = 10_000

export async function openLedgerCheck(
  { signer, anchorsFile }: Pick<LedgerDeps, 'signer' | 'anchorsFile'>,
  owner: string,
): Promise<LedgerCheck> {
  const stream = `credits-${owner}`
  const { publicKey } = signer
  const { anchors, unsigned, hasStarted } = await readStatements(anchorsFile, publicKey, owner)
  const signatureFault = openSignatureCheck(publicKey)
  const anchoredRevisions = new Set(anchors.map(({ revision }) => revision))
  const anchoredEntries = new Map<number, AnchoredEntry>()
  return {
    anchors,
    isAnchored: hasStarted,
    faultsOf(event, before) {
      const { meta, at: storedAt } = event
      const revision = Number(event.revision)
      const hash = meta['hash'] ?? ''
      if (anchoredRevisions.has(revision)) anchoredEntries.set(revision, { hash, storedAt })
      const isEarlier =
        before !== undefined && storedAt.getTime() < before.at.getTime() - clockToleranceMs
      return [
        findSignatureFault(stream, event, { unsigned, signatureFault }),
        isEarlier ? ('redated' as const) : undefined,
      ].filter((fault) => fault !== undefined)
    },
    anchorFaults: ({ from, end } = { from: 0, end: Infinity }) =>
      anchors
        .filter(({ revision }) => revision >= from && revision < end)
        .flatMap(
          (anchor) =>
            findAnchorFault(anchor, publicKey, (revision) => anchoredEntries.get(revision)) ?? [],
        ),
  }
}

/** Events up to the unsigned head need no signature, and the last of them has its hash. */
function findSignatureFault(
  stream: string,
  event: RecordedEvent,
  trust: { unsigned: UnsignedHead | undefined; signatureFault: SignatureCheck },
): EntryFault | undefined {
  const { unsigned, signatureFault } = trust
  const beyond = unsigned ? Number(event.revision) - unsigned.revision : 1
  if (beyond > 0) return signatureFault(stream, event)
  return beyond === 0 && event.meta['hash'] !== unsigned?.hash ? 'replaced' : undefined
}

async function readStatements(file: string, publicKey: string, owner: string) {
  const verify = openVerifier(publicKey)
  const stream = `credits-${owner}`
  const anchors: Anchor[] = []
  let [hasStarted, unsigned] = [false, undefined as UnsignedHead | undefined]
  for await (const { parsed } of readAnchorLines(file, [owner, 'prosa-signing-start'])) {
    if (parsed?.type === 'prosa-ledger-head' && parsed.owner === owner) anchors.push(parsed)
    // An unsigned head that is forged, or written after the start, exempts nothing.
    if (parsed?.type === 'prosa-unsigned-head' && parsed.stream === stream)
      if (!hasStarted && verify(parsed)) unsigned = parsed
    if (parsed?.type === 'prosa-signing-start' && verify(parsed)) hasStarted = true
  }
  return { anchors, unsigned, hasStarted }
}
