// Signatures of the events of chained streams: write access to the database is not enough to add one.
import type { RecordedEvent } from '#ports/event-store.ts'
import { openVerifier, type Signer, type TrustedKeys } from '../privacy/signer.ts'

export type ChainedEvent = Pick<RecordedEvent, 'id' | 'type' | 'revision' | 'data' | 'meta'>

/**
 * What the signature of an event covers: its place, its hash (of `id`, `type`, `revision`, `at` and `data`) and all its
 * other metadata, such as the actor, the command and the owner.
 */
const statementOf = (
  stream: string,
  { id, type, revision, meta }: ChainedEvent,
  signed: { key?: string; signature?: string } = {},
) => ({ type: 'prosa-event', stream, id, event: type, revision: Number(revision), meta, ...signed })

/** The metadata of an event with `key` and `signature`. */
export async function signEvent(stream: string, event: ChainedEvent, signer: Signer) {
  const { key, signature } = await signer.signInThread(statementOf(stream, event))
  return { ...event.meta, key, signature }
}

export type SignatureFault = 'unsigned' | 'forged'
export type SignatureCheck = (stream: string, event: ChainedEvent) => SignatureFault | undefined

/** Finds events that this installation has not signed. */
export function openSignatureCheck(trusted: TrustedKeys): SignatureCheck {
  const verify = openVerifier(trusted)
  return (stream, event) => {
    const { key, signature, ...meta } = event.meta
    if (key === undefined || signature === undefined) return 'unsigned'
    const isValid = verify(statementOf(stream, { ...event, meta }, { key, signature }))
    return isValid ? undefined : 'forged'
  }
}
