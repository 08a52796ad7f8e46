// The history of the keys that sign ledgers. Each key but the first was introduced by the one before it, which has not been
// used since: a line of the file of anchors, signed with the old key, states the new one.
import { z } from 'zod'
import { keyIdOf, verifySignature, type TrustedKey } from '#kernel/privacy/signer.ts'

export const KeyHandover = z.strictObject({
  type: z.literal('prosa-signing-key'),
  /** The number of the key that follows; the first key is 1. */
  number: z.int().min(2),
  public_key: z.string(),
  /** The public key that signs this. */
  replaces: z.string(),
  at: z.iso.datetime(),
  /** SHA-256, in hex, of the line before. */
  previous: z.string().optional(),
  key: z.string(),
  signature: z.string(),
})
export type KeyHandover = z.infer<typeof KeyHandover>

/** The keys that were replaced, oldest first. */
export const earlierKeys = (handovers: readonly KeyHandover[]): TrustedKey[] =>
  handovers.map(({ replaces }) => ({ key: keyIdOf(replaces), publicKey: replaces }))

/** Whether each key was introduced by the one before, up to `publicKey`. */
export const areLinked = (handovers: readonly KeyHandover[], publicKey: string): boolean =>
  handovers.every(
    (handover, index) =>
      handover.number === index + 2 &&
      handover.public_key === (handovers[index + 1]?.replaces ?? publicKey) &&
      verifySignature(handover, handover.replaces),
  )
