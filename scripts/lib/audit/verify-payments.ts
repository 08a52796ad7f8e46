// Verifies the events of payments in the log: hash chain and signatures, and the older events that are not signed.
import { openSignatureCheck, type SignatureCheck } from '#kernel/commands/entry-signature.ts'
import { chainHash, describeLinkFault, genesisHash } from '#kernel/commands/hash-chain.ts'
import { openVerifier } from '#kernel/privacy/signer.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { readAnchorLines, type UnsignedHead } from '../../../services/credits/audit/anchors.ts'
import type { LedgerDeps } from '../../../services/credits/audit/deps.ts'

type Deps = Pick<LedgerDeps, 'signer' | 'anchorsFile'> & { store: Pick<EventStore, 'readAll'> }

type Link = { revision: bigint; hash: string }

/** Each fault names its payment and event. Memory grows with the number of payments, not of events. */
export async function verifyPayments({ store, signer, anchorsFile }: Deps): Promise<{
  payments: number
  faults: string[]
}> {
  const unsigned = await readUnsignedHeads(anchorsFile, signer.publicKey)
  const signatureFault = openSignatureCheck(signer.publicKey)
  const faults: string[] = []
  const chains = new Map<string, Link>()
  for await (const events of store.readAll({ filter: { streamPrefixes: ['payment-'] } }))
    for (const event of events) {
      const { stream, revision, type } = event
      const before = chains.get(stream)
      const head = unsigned.get(stream)
      const hash = event.meta['hash'] ?? unsignedHash(event, before?.hash)
      chains.set(stream, { revision, hash })
      const fault = findFault(event, { before, head, hash, signatureFault })
      if (fault) faults.push(`${stream}, event ${revision} (${type}): ${fault}`)
    }
  for (const [stream, { revision }] of unsigned)
    if (stream.startsWith('payment-') && Number(chains.get(stream)?.revision ?? -1n) < revision)
      faults.push(`${stream}: its end is missing`)
  return { payments: chains.size, faults }
}

type Known = {
  before: Link | undefined
  head: UnsignedHead | undefined
  hash: string
  signatureFault: SignatureCheck
}

function findFault(event: RecordedEvent, { before, head, hash, signatureFault }: Known) {
  const { revision, stream, meta } = event
  if (revision !== (before?.revision ?? -1n) + 1n) return 'it is not in its place'
  const beyondHead = head === undefined ? Infinity : Number(revision) - head.revision
  if (beyondHead <= 0)
    return beyondHead === 0 && hash !== head?.hash
      ? 'it is not the event with which signing started'
      : undefined
  // The chain of a payment starts with its first signed event.
  const hashBefore = beyondHead === 1 ? meta['previousHash'] : before?.hash
  const linkFault = describeLinkFault(event, hashBefore)
  if (linkFault) return linkFault
  const fault = signatureFault(stream, event)
  return fault && (fault === 'unsigned' ? 'it is not signed' : 'its signature is invalid')
}

const unsignedHash = (event: RecordedEvent, before = genesisHash) =>
  chainHash({ ...event, at: event.meta['at'] ?? event.at.toISOString(), previousHash: before })

async function readUnsignedHeads(file: string, publicKey: string) {
  const verify = openVerifier(publicKey)
  const heads = new Map<string, UnsignedHead>()
  const kinds = ['prosa-unsigned-head', 'prosa-signing-start']
  for await (const { parsed } of readAnchorLines(file, kinds)) {
    if (parsed?.type === 'prosa-signing-start' && verify(parsed)) break
    if (parsed?.type === 'prosa-unsigned-head' && verify(parsed)) heads.set(parsed.stream, parsed)
  }
  return heads
}
