import type { Db } from '#kernel/postgres/db.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'

export type LedgerDeps = {
  store: Pick<EventStore, 'readStream' | 'readAll' | 'head'>
  db: Db
  signer: Signer
  /** Path of the file of anchors. */
  anchorsFile: string
}
