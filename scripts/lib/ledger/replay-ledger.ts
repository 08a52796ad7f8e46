import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { auditLedger } from '../audit/audit-ledger.ts'
import { type CommandResult, findOwnerId } from './command-result.ts'

const readTimeoutMs = 5_000

/** Recomputes a ledger from its events and compares the read models with it. */
export async function replayLedger(
  infrastructure: Infrastructure,
  { email, at }: { email: string; at: Date | undefined },
): Promise<CommandResult> {
  const ownerId = await findOwnerId(infrastructure, email)
  const { lines, isSound } = await auditLedger(infrastructure, {
    ownerId,
    ...(at ? { at } : { atHead: () => atHead(infrastructure) }),
  })
  const title = `Ledger of ${email} (${ownerId})${at ? ` as of ${at.toISOString()}` : ''}`
  return { lines: [title, '', ...lines], data: { owner: ownerId, lines }, isSound }
}

/** Waits for a running Prosa to read the rest of the log. */
async function atHead({ db, databaseUrl, store }: Infrastructure): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  const names = projections.filter(({ name }) => name.startsWith('credit-'))
  await using waitForPosition = await openPositionTracker(db, announcements, names)
  return waitForPosition(await store.head(), readTimeoutMs)
}
