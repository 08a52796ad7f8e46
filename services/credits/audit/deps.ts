import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'

export type LedgerDeps = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  /** Where heads of ledgers are kept outside the log. */
  anchorsFile: string
}
