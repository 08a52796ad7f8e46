import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Log } from '#kernel/log.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import { balancesChangedSince } from '#projections/credits/credit-balances.projection.ts'
import { readAnchors, writeAnchor } from './anchors.ts'

type AnchorHeadsOptions = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  file: string
  log: Pick<Log, 'error'>
  now?: () => Date
}

type AnchoredHead = { revision: number; at: number }

/** A busy ledger gets a line this often: what is cut off within is what could go unseen. */
const minIntervalMs = 10 * 60_000
const batchSize = 500

/**
 * Writes the head of every ledger that grew to a file outside the log. What it last wrote is read from that file, so
 * that another process takes over where this one ended.
 */
export function createAnchorHeadsJob({
  store,
  signer,
  file,
  log,
  now = () => new Date(),
}: AnchorHeadsOptions): ScheduledJob {
  let known: Promise<Map<string, AnchoredHead>> | undefined
  /** Balances that changed up to here have been looked at. */
  let seen = ''
  const waiting = new Set<string>()
  async function anchorHead(owner: string, anchored: Map<string, AnchoredHead>): Promise<void> {
    const [head] = await Array.fromAsync(
      store.readStream(`credits-${owner}`, { direction: 'backwards', limit: 1 }),
    )
    const before = anchored.get(owner)
    const revision = head ? Number(head.revision) : -1
    const hash = head?.meta['hash']
    if (before && revision < before.revision)
      log.error({ owner, revision, anchored: before.revision }, 'the end of a ledger is gone')
    else if (hash !== undefined && revision > (before?.revision ?? -1)) {
      const at = now()
      await writeAnchor(file, signer, { owner, revision, hash, at: at.toISOString() })
      anchored.set(owner, { revision, at: at.getTime() })
    }
    waiting.delete(owner)
  }
  return {
    name: 'anchor-heads',
    async due(db, moment) {
      known ??= readLastAnchors(file)
      const anchored = await known.catch((error: unknown) => {
        known = undefined
        throw error
      })
      const changed = await balancesChangedSince(db, seen, batchSize)
      for (const { ownerId, position } of changed) {
        waiting.add(ownerId)
        seen = position
      }
      const isRested = (owner: string) =>
        moment.getTime() - (anchored.get(owner)?.at ?? 0) >= minIntervalMs
      return dueCommands([...waiting].filter(isRested).slice(0, batchSize), (owner) =>
        anchorHead(owner, anchored),
      )
    },
  }
}

async function readLastAnchors(file: string): Promise<Map<string, AnchoredHead>> {
  const last = new Map<string, AnchoredHead>()
  for await (const { owner, revision, at } of readAnchors(file))
    if (revision > (last.get(owner)?.revision ?? -1))
      last.set(owner, { revision, at: Date.parse(at) })
  return last
}
