import type { Log } from '#kernel/log.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { AnchorStatement } from './anchors.ts'
import { placeDigest } from './place-digest.ts'
import type { Statements } from './read-statements.ts'
import { verifyEntries } from './verify-ledger.ts'

/** The last anchor of a ledger; `at` in milliseconds. */
export type AnchoredHead = { revision: number; at: number }
export type AnchoringDeps = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  statements: Statements
  log: Pick<Log, 'error'>
  at: Date
}
type LedgerHead = Extract<AnchorStatement, { type: 'prosa-ledger-head' }>

/** Undefined for a ledger that did not grow since its last anchor, or has a fault since. */
export async function anchorLedger(
  { store, signer, statements, log, at }: AnchoringDeps,
  owner: string,
  before: AnchoredHead | undefined,
): Promise<LedgerHead | undefined> {
  const stream = `credits-${owner}`
  const [head] = await Array.fromAsync(
    store.readStream(stream, { direction: 'backwards', limit: 1 }),
  )
  const last = before?.revision ?? -1
  const revision = head ? Number(head.revision) : -1
  const hash = head?.meta['hash']
  if (revision < last)
    log.error({ owner, revision, anchored: last }, 'a ledger is shorter than its anchor')
  if (head === undefined || hash === undefined || revision <= last) return undefined
  const since = last + 1
  const limit = revision - since + 1
  const { faults } = await verifyEntries({ store, signer, statements }, owner, {
    from: since,
    limit,
  })
  if (faults.length > 0) {
    log.error({ owner, faults }, 'a ledger is not anchored: it has faults')
    return undefined
  }
  let places = ''
  for await (const event of store.readStream(stream, { from: BigInt(since), limit }))
    places = placeDigest(places, event)
  return {
    type: 'prosa-ledger-head',
    ...{ owner, revision, hash, since, places },
    at: at.toISOString(),
    stored_at: head.at.toISOString(),
  }
}
