import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'

export type LedgerDeps = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  /** Path of the file of anchors. */
  anchorsFile: string
}
