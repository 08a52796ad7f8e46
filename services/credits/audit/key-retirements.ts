// Which signing key is valid where: in the file of anchors the key of the last handover, and in a stream each key up to the
// head that was anchored when it was replaced.
import { openVerifier, type TrustedKey } from '#kernel/privacy/signer.ts'
import type { RecordedEvent } from '#ports/event-store.ts'
import type { KeyHandover } from './key-handovers.ts'

/** Revisions of the anchored heads of ledgers by owner and of payments by id, oldest first. */
type AnchoredHeads = Record<
  'ledgers' | 'payments',
  ReadonlyMap<string, readonly { revision: number }[]>
>
type SignedLine = { key: string; signature: string }

/** To be given the lines of the file of anchors in order. */
export function openRetirements(keys: readonly TrustedKey[]) {
  const verify = openVerifier(keys)
  const indexes = new Map(keys.map(({ key }, index) => [key, index]))
  /** By stream: the last revision that each key may have signed. */
  const ends = new Map<string, number[]>()
  let [current, isUnknown] = [0, false]
  const isCurrent = ({ key }: SignedLine) => indexes.get(key) === current

  function retire(prefix: string, heads: AnchoredHeads[keyof AnchoredHeads]): void {
    for (const [id, list] of heads) {
      const stream = `${prefix}${id}`
      const revisions = ends.get(stream) ?? []
      revisions[current] = list.at(-1)?.revision ?? -1
      ends.set(stream, revisions)
    }
  }

  return {
    isCurrent,
    verify: (line: SignedLine) => isCurrent(line) && verify(line),
    take(handover: KeyHandover, { ledgers, payments }: AnchoredHeads): void {
      if (!isCurrent(handover) || !verify(handover)) return
      // A key that is not known here: the database was restored, or its key was put back.
      if (handover.public_key !== keys[current + 1]?.publicKey) {
        isUnknown = true
        return
      }
      retire('credits-', ledgers)
      retire('payment-', payments)
      current += 1
    },
    /** Whether the file states every key. */
    isComplete: () => !isUnknown && current === keys.length - 1,
    /** False for a key that is not known, whose signature is a fault of its own. */
    isRetired(
      stream: string,
      { revision, meta }: Pick<RecordedEvent, 'revision' | 'meta'>,
    ): boolean {
      const index = indexes.get(meta['key'] ?? '')
      if (index === undefined || index >= current) return false
      return Number(revision) > (ends.get(stream)?.[index] ?? -1)
    },
  }
}
