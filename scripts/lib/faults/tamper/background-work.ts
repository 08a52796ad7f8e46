// What the server does in the background, once: read models and anchors.
import { randomUUID } from 'node:crypto'
import { openLogFeed } from '#kernel/read/log-feed.ts'
import { openLog } from '#kernel/log.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { openProjectionEngine } from '#projections/engine/projection-engine.ts'
import { createAnchorHeadsJob } from '../../../../services/credits/audit/anchor-heads.job.ts'
import type { Infrastructure } from '../../../../services/infrastructure.ts'
import type { Signer } from '#kernel/privacy/signer.ts'

export const moneyProjections = projections.filter(
  ({ name }) => name.startsWith('credit-') || name === 'payments',
)

const readTimeoutMs = 20_000

/** Runs the read models of credits and payments until the head of the log. */
export async function buildReadModels(infrastructure: Infrastructure): Promise<void> {
  const { db, databaseUrl, store } = infrastructure
  await using announcements = await openAnnouncements(databaseUrl)
  const log = openLog('silent')
  await using feed = await openLogFeed({ ...infrastructure, log })
  const options = { ...infrastructure, feed, announcements, projections: moneyProjections, log }
  const engine = openProjectionEngine(options)
  await engine.start()
  await using waitForPosition = await openPositionTracker(db, announcements, moneyProjections)
  const isThere = await waitForPosition(await store.head(), readTimeoutMs)
  await engine.stop()
  if (!isThere) throw new Error('the read models did not reach the head of the log')
}

const anchorIntervalMs = 11 * 60_000

/** Runs the anchor job as of `intervals` of its intervals from now. */
export async function anchorLater(
  deps: Pick<Infrastructure, 'store' | 'db' | 'keys' | 'decodeEvents'> & {
    signer: Signer
    file: string
  },
  intervals: number,
): Promise<void> {
  const moment = new Date(Date.now() + intervals * anchorIntervalMs)
  const job = createAnchorHeadsJob({ ...deps, log: openLog('error'), now: () => moment })
  const commandId = randomUUID()
  const execute = openExecutor(deps)({ commandId, correlationId: commandId, actor: 'clock' })
  for (const due of await job.due(deps.db, moment)) await due.execute(execute)
}
