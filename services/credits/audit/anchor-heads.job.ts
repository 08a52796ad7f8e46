import { dueCommands, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Log } from '#kernel/log.ts'
import type { Signer } from '#kernel/privacy/signer.ts'
import type { EventStore } from '#ports/event-store.ts'
import { balancesChangedSince } from '#projections/credits/credit-balances.projection.ts'
import { readAnchors, writeAnchors } from './anchors.ts'
import { verifyLedger } from './verify-ledger.ts'

type AnchorHeadsOptions = {
  store: Pick<EventStore, 'readStream'>
  signer: Signer
  file: string
  log: Pick<Log, 'error'>
  now?: () => Date
}

type AnchoredHead = { revision: number; at: number }

/** The interval between anchors of a busy ledger. Truncation within it can go undetected. */
const minIntervalMs = 10 * 60_000
const batchSize = 500

/**
 * Writes the head of every ledger that has grown to a file outside the log. The last anchors are read from that file, so
 * that another process can continue.
 */
export function createAnchorHeadsJob({
  store,
  signer,
  file,
  log,
  now = () => new Date(),
}: AnchorHeadsOptions): ScheduledJob {
  let lastAnchors: Promise<Map<string, AnchoredHead>> | undefined
  /** Log position; balances that changed up to here are handled. */
  let checkpoint = ''
  const pendingOwners = new Set<string>()

  async function anchorHead(owner: string, anchored: Map<string, AnchoredHead>): Promise<void> {
    const [head] = await Array.fromAsync(
      store.readStream(`credits-${owner}`, { direction: 'backwards', limit: 1 }),
    )
    const before = anchored.get(owner)
    const revision = head ? Number(head.revision) : -1
    const hash = head?.meta['hash']
    if (before && revision < before.revision)
      log.error(
        { owner, revision, anchored: before.revision },
        'a ledger is shorter than its anchor',
      )
    else if (hash !== undefined && revision > (before?.revision ?? -1)) {
      const from = (before?.revision ?? -1) + 1
      const { faults } = await verifyLedger({ store, signer, anchorsFile: file }, owner, {
        from,
        limit: revision - from + 1,
      })
      if (faults.length > 0) log.error({ owner, faults }, 'a ledger is not anchored: it has faults')
      else {
        const at = now()
        await writeAnchors(file, signer, [
          {
            type: 'prosa-ledger-head',
            ...{ owner, revision, hash, at: at.toISOString(), stored_at: head!.at.toISOString() },
          },
        ])
        anchored.set(owner, { revision, at: at.getTime() })
      }
    }
    pendingOwners.delete(owner)
  }

  return {
    name: 'anchor-heads',
    async due(db, moment) {
      lastAnchors ??= readLastAnchors(file)
      const anchored = await lastAnchors.catch((error: unknown) => {
        lastAnchors = undefined
        throw error
      })
      const changed = await balancesChangedSince(db, checkpoint, batchSize)
      for (const { ownerId, position } of changed) {
        pendingOwners.add(ownerId)
        checkpoint = position
      }
      const isDue = (owner: string) =>
        moment.getTime() - (anchored.get(owner)?.at ?? 0) >= minIntervalMs
      return dueCommands([...pendingOwners].filter(isDue).slice(0, batchSize), (owner) =>
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
