// Checks the events of a payment: hash chain, signatures, and the heads that are anchored outside the log.
import { openSignatureCheck } from '#kernel/commands/entry-signature.ts'
import { chainHash, describeLinkFault, genesisHash } from '#kernel/commands/hash-chain.ts'
import type { TrustedKeys } from '#kernel/privacy/signer.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import type { PaymentHead, UnsignedHead } from './anchors.ts'
import { placeDigest, recordDigest } from './place-digest.ts'
import type { Statements } from './read-statements.ts'

/** What is known of a payment after its last event. */
export type PaymentChain = {
  revision: number
  hash: string
  /** `placeDigest` of all its events. */
  places: string
  /** `recordDigest` of its events without signatures. */
  records: string
}

/** What the file of anchors states of payments. */
type PaymentStatements = Pick<Statements, 'payments' | 'unsigned' | 'isRetired'>

export const noStatements: PaymentStatements = {
  payments: new Map(),
  unsigned: new Map(),
  isRetired: () => false,
}

export const emptyPaymentChain: PaymentChain = {
  revision: -1,
  hash: genesisHash,
  places: '',
  records: '',
}

export type PaymentCheck = {
  /** The chain after an event, and the faults of the event. Events are to be taken in order. */
  take(event: RecordedEvent, before: PaymentChain): { chain: PaymentChain; faults: string[] }
  /** Faults of a payment whose events were all taken. */
  endFaults(paymentId: string, chain: PaymentChain): string[]
}

export function openPaymentCheck(
  trusted: TrustedKeys,
  statements: PaymentStatements,
): PaymentCheck {
  const signatureFault = openSignatureCheck(trusted)
  return {
    take(event, before) {
      const { stream, revision, meta } = event
      const head = statements.unsigned.get(stream)
      const chain = nextChain(event, before, head)
      const faults = anchoredFaults(
        statements.payments.get(stream.slice('payment-'.length)) ?? [],
        chain,
      )
      if (revision !== BigInt(before.revision + 1))
        return { chain, faults: ['it is not in its place', ...faults] }
      const beyondHead = head === undefined ? Infinity : chain.revision - head.revision
      if (beyondHead <= 0) return { chain, faults: [...headFaults(chain, head!), ...faults] }
      // The chain of a payment starts with its first signed event.
      const hashBefore = beyondHead === 1 ? meta['previousHash'] : hashOf(before)
      const linkFault = describeLinkFault(event, hashBefore)
      const isRetired = statements.isRetired(stream, event)
      const signature = signatureFault(stream, event) ?? (isRetired ? 'forged' : undefined)
      const own = linkFault ?? (signature && signatureFaults[signature])
      return { chain, faults: own ? [own, ...faults] : faults }
    },
    endFaults(paymentId, { revision }) {
      const heads = statements.payments.get(paymentId) ?? []
      const unsigned = statements.unsigned.get(`payment-${paymentId}`)
      const last = Math.max(unsigned?.revision ?? -1, ...heads.map((each) => each.revision))
      return revision < last ? ['its end is missing'] : []
    },
  }
}

/** Checks all events of a payment. */
export async function checkPayment(
  check: PaymentCheck,
  store: Pick<EventStore, 'readStream'>,
  paymentId: string,
): Promise<{ chain: PaymentChain; faults: string[] }> {
  let chain = emptyPaymentChain
  const faults: string[] = []
  for await (const event of store.readStream(`payment-${paymentId}`)) {
    const taken = check.take(event, chain)
    chain = taken.chain
    faults.push(...taken.faults)
  }
  return { chain, faults: [...faults, ...check.endFaults(paymentId, chain)] }
}

const signatureFaults = { unsigned: 'it is not signed', forged: 'its signature is invalid' }

const hashOf = ({ revision, hash }: PaymentChain) => (revision < 0 ? undefined : hash)

function nextChain(
  event: RecordedEvent,
  before: PaymentChain,
  head: UnsignedHead | undefined,
): PaymentChain {
  const revision = Number(event.revision)
  const at = event.meta['at'] ?? event.at.toISOString()
  const hash = event.meta['hash'] ?? chainHash({ ...event, at, previousHash: before.hash })
  const isUnsigned = head !== undefined && revision <= head.revision
  return {
    ...{ revision, hash, places: placeDigest(before.places, event) },
    records: isUnsigned ? recordDigest(before.records, event) : before.records,
  }
}

function headFaults({ revision, hash, records }: PaymentChain, head: UnsignedHead): string[] {
  if (revision < head.revision) return []
  const isSame = hash === head.hash && (head.digest === undefined || head.digest === records)
  return isSame ? [] : ['it is not the event with which signing started']
}

function anchoredFaults(heads: readonly PaymentHead[], { revision, hash, places }: PaymentChain) {
  return heads
    .filter((head) => head.revision === revision)
    .flatMap((head) => {
      if (head.hash !== hash) return ['the anchored event was replaced']
      return head.places === places ? [] : ['the store has another time or position for its events']
    })
}
