// The moment from which ledgers and payments are signed: their older events get a signed head outside the log, and every
// unsigned event after it is a fault.
import { chainHash, genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Log } from '#kernel/log.ts'
import { type Db, withSetupLock } from '#kernel/postgres/db.ts'
import type { EventStore } from '#ports/event-store.ts'
import { readAnchorLines, writeAnchors } from './anchors.ts'
import type { LedgerDeps } from './deps.ts'

type SigningStartOptions = Pick<LedgerDeps, 'signer' | 'anchorsFile'> & {
  store: Pick<EventStore, 'readAll'>
  db: Db
  log: Pick<Log, 'error'>
  now?: () => Date
}

const signedCategories = ['credits-', 'payment-']

/** To be called before anything is appended. Does nothing where signing has started. */
export const startSigning = (options: SigningStartOptions): Promise<void> =>
  // Of two processes that start at once, one writes.
  withSetupLock(options.db, async () => {
    const { signer, anchorsFile, log, now = () => new Date() } = options
    if (await hasStarted(anchorsFile)) return
    const heads = await readHeads(options.store)
    // Exempting what is in the log now would sign whatever was added to it since the file disappeared.
    if (heads === 'signed') {
      log.error({ file: anchorsFile }, 'the file of anchored ledgers is missing: restore it')
      return
    }
    const at = now().toISOString()
    await writeAnchors(anchorsFile, signer, [
      ...[...heads].map(([stream, head]) => ({
        type: 'prosa-unsigned-head' as const,
        ...{ stream, ...head, at },
      })),
      { type: 'prosa-signing-start', at },
    ])
  })

async function hasStarted(file: string): Promise<boolean> {
  for await (const { parsed } of readAnchorLines(file))
    if (parsed?.type === 'prosa-signing-start') return true
  return false
}

/** The last revision of each stream, and the hash of its chain; `signed` where an event has a signature. */
async function readHeads(
  store: Pick<EventStore, 'readAll'>,
): Promise<Map<string, { revision: number; hash: string }> | 'signed'> {
  const heads = new Map<string, { revision: number; hash: string }>()
  for await (const events of store.readAll({ filter: { streamPrefixes: signedCategories } }))
    for (const event of events) {
      if (event.meta['signature'] !== undefined) return 'signed'
      const previousHash = heads.get(event.stream)?.hash ?? genesisHash
      const at = event.meta['at'] ?? event.at.toISOString()
      // Events of payments held no hash.
      const hash = event.meta['hash'] ?? chainHash({ ...event, at, previousHash })
      heads.set(event.stream, { revision: Number(event.revision), hash })
    }
  return heads
}
