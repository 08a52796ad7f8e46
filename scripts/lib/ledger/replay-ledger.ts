import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'
import { auditLedger } from '../audit/audit-ledger.ts'
import { type CommandResult, findOwnerId } from './command-result.ts'

const readTimeoutMs = 5_000

/** Recomputes a ledger from its events, and holds the read models against it. */
export async function replayLedger(
  foundation: Infrastructure,
  { email, at }: { email: string; at: Date | undefined },
): Promise<CommandResult> {
  const ownerId = await findOwnerId(foundation, email)
  const { lines, isSound } = await auditLedger(foundation, {
    ownerId,
    ...(at ? { at } : { atHead: () => atHead(foundation) }),
  })
  const title = `Ledger of ${email} (${ownerId})${at ? ` as of ${at.toISOString()}` : ''}`
  return { lines: [title, '', ...lines], data: { owner: ownerId, lines }, isSound }
}

/** What a running Prosa is about to read anyway is waited for. */
async function atHead({ db, databaseUrl, store }: Infrastructure): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  const names = projections.filter(({ name }) => name.startsWith('credit-'))
  await using waitForPosition = await openPositionTracker(db, announcements, names)
  return waitForPosition(await store.head(), readTimeoutMs)
}
