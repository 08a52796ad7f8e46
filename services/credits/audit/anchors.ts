// Signed statements about ledgers and payments, kept in a file outside the log: heads reveal the truncation of a stream, and
// the beginning of signing separates the events that need a signature from older ones.
import { z } from 'zod'
import { verifySignature, type TrustedKeys } from '#kernel/privacy/signer.ts'
import { KeyHandover } from './key-handovers.ts'

const signed = { key: z.string(), signature: z.string() }
/** SHA-256, in hex, of the line before without its end; 64 zeros in the first. Lines of earlier versions lack it. */
const previous = z.string().optional()

/** States that a ledger had an entry with this hash. */
export const Anchor = z.strictObject({
  type: z.literal('prosa-ledger-head'),
  owner: z.uuid(),
  revision: z.int().min(0),
  hash: z.string(),
  /** The time of writing. */
  at: z.iso.datetime(),
  /** When the store recorded the entry. Anchors of earlier versions lack it. */
  stored_at: z.iso.datetime().optional(),
  /**
   * `placeDigest` of the entries from revision `since` up to this one, which covers what the store assigned to them. Anchors
   * of earlier versions lack both.
   */
  since: z.int().min(0).optional(),
  places: z.string().optional(),
  previous,
  ...signed,
})
export type Anchor = z.infer<typeof Anchor>

const PaymentHead = z.strictObject({
  payment: z.uuid(),
  revision: z.int().min(0),
  hash: z.string(),
  /** `placeDigest` of all its events up to this one. */
  places: z.string(),
})
export type PaymentHead = z.infer<typeof PaymentHead>

/** States that payments had events with these hashes. */
const PaymentHeads = z.strictObject({
  type: z.literal('prosa-payment-heads'),
  heads: z.array(PaymentHead),
  /** The position in the log up to which events of payments are anchored. */
  position: z.string(),
  at: z.iso.datetime(),
  previous,
  ...signed,
})

/** States that the events of a stream up to this one were written before events were signed. */
const UnsignedHead = z.strictObject({
  type: z.literal('prosa-unsigned-head'),
  stream: z.string(),
  revision: z.int().min(0),
  /** The hash of the chain up to here, also of events that do not hold it. */
  hash: z.string(),
  /** `recordDigest` of all events up to here. Heads of earlier versions lack it. */
  digest: z.string().optional(),
  at: z.iso.datetime(),
  previous,
  ...signed,
})
export type UnsignedHead = z.infer<typeof UnsignedHead>

/** States that no further unsigned head follows. */
const SigningStart = z.strictObject({
  type: z.literal('prosa-signing-start'),
  at: z.iso.datetime(),
  previous,
  ...signed,
})

/** States that from here on the database keeps the end of this file. */
const WitnessStart = z.strictObject({
  type: z.literal('prosa-witness-start'),
  at: z.iso.datetime(),
  previous,
  ...signed,
})

export const AnchorLine = z.discriminatedUnion('type', [
  Anchor,
  PaymentHeads,
  UnsignedHead,
  SigningStart,
  WitnessStart,
  KeyHandover,
])
export type AnchorLine = z.infer<typeof AnchorLine>
/** A line before it is linked and signed. */
export type AnchorStatement = AnchorLine extends infer Line
  ? Line extends AnchorLine
    ? Omit<Line, 'previous' | 'key' | 'signature'>
    : never
  : never

export type AnchorFault = {
  /**
   * cut: the ledger ends before it; replaced: the entry has another hash; redated: the store has another time or position
   * for it, or for an entry since the anchor before; forged: the signature is invalid.
   */
  fault: 'cut' | 'replaced' | 'redated' | 'forged'
  anchor: Anchor
}

/** An entry as an anchor states it; an export lacks what the store assigned. */
export type AnchoredEntry = { hash: string; storedAt?: Date; places?: string | undefined }

/** Undefined when the ledger matches the anchor. `entry` is undefined past the ledger's end. */
export function findAnchorFault(
  anchor: Anchor,
  trusted: TrustedKeys,
  entry: AnchoredEntry | undefined,
): AnchorFault | undefined {
  if (!verifySignature(anchor, trusted)) return { fault: 'forged', anchor }
  if (entry === undefined) return { fault: 'cut', anchor }
  if (entry.hash !== anchor.hash) return { fault: 'replaced', anchor }
  const { stored_at: storedAt, places } = anchor
  const isRedated =
    storedAt !== undefined && entry.storedAt && Date.parse(storedAt) !== entry.storedAt.getTime()
  const isMoved = places !== undefined && entry.places !== undefined && places !== entry.places
  return isRedated || isMoved ? { fault: 'redated', anchor } : undefined
}
