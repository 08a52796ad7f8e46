// A hash chain makes every alteration, removal and insertion in a stream detectable.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Json, NewEvent } from '#ports/event-store.ts'
import type { Signer } from '../privacy/signer.ts'
import { signEvent, type ChainedEvent } from './entry-signature.ts'

/** `previousHash` of the first event. */
export const genesisHash = '0'.repeat(64)

/**
 * SHA-256, in hex, over the canonical JSON (RFC 8785) of `{ id, type, revision, at, data, previousHash }`: `revision` a
 * number, `at` the time of the decision (`meta.at`), `data` as stored, sealed and in its own version.
 */
export function chainHash(event: {
  id: string
  type: string
  revision: bigint
  at: string
  data: Json
  previousHash: string
}): string {
  const { id, type, revision, at, data, previousHash } = event
  const text = canonicalize({ id, type, revision: Number(revision), at, data, previousHash })
  return createHash('sha256').update(text!).digest('hex')
}

type Chain = {
  stream: string
  /** Revision and hash of the last event of the stream; -1 and undefined of an empty one. */
  revision: bigint
  lastHash: string | undefined
  signer: Signer | undefined
}

/** Adds `hash` and `previousHash` to each event's metadata, and with a signer `key` and `signature`. */
export async function chainEvents(
  events: readonly NewEvent[],
  { stream, revision: after, lastHash, signer }: Chain,
): Promise<NewEvent[]> {
  let previousHash = lastHash ?? genesisHash
  const chained = events.map(({ id, type, data, meta }, index) => {
    const revision = after + 1n + BigInt(index)
    const hash = chainHash({ id, type, revision, at: meta['at']!, data, previousHash })
    const linked = { id, type, revision, data, meta: { ...meta, previousHash, hash } }
    previousHash = hash
    return linked
  })
  return Promise.all(
    chained.map(async ({ revision, ...event }) => ({
      ...event,
      meta: signer ? await signEvent(stream, { revision, ...event }, signer) : event.meta,
    })),
  )
}

export type LinkFault = 'unhashed' | 'unlinked' | 'altered'

/** How an event breaks the chain; undefined if it does not. `hashBefore` is the hash of the event before it, if any. */
export function findLinkFault(
  event: ChainedEvent,
  hashBefore: string | undefined,
): LinkFault | undefined {
  const { hash, previousHash, at } = event.meta
  if (hash === undefined || previousHash === undefined || at === undefined) return 'unhashed'
  if (previousHash !== (hashBefore ?? genesisHash)) return 'unlinked'
  return hash === chainHash({ ...event, at, previousHash }) ? undefined : 'altered'
}

const faultMessages: Record<LinkFault, string> = {
  unhashed: 'it carries no hash',
  unlinked: 'it does not follow the event before it',
  altered: 'its contents were altered',
}

/** The fault that `findLinkFault` finds, as the end of a sentence. */
export function describeLinkFault(
  event: ChainedEvent,
  hashBefore: string | undefined,
): string | undefined {
  const fault = findLinkFault(event, hashBefore)
  return fault && faultMessages[fault]
}
