import type { Db } from '#kernel/postgres/db.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { LedgerSigner } from './ledger-signer.ts'

export type LedgerDeps = {
  store: Pick<EventStore, 'readStream' | 'readAll' | 'head'>
  db: Db
  signer: LedgerSigner
  /** Path of the file of anchors. */
  anchorsFile: string
}
