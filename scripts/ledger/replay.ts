import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openReached } from '#projections/engine/reached.ts'
import type { Foundation } from '../../services/foundation.ts'
import { auditLedger } from '../audit/audit.ts'
import { type Outcome, ownerOf } from './outcome.ts'

const readWithinMs = 5_000

/** Recomputes a ledger from its events, and holds the read models against it. */
export async function replayLedger(
  foundation: Foundation,
  { email, at }: { email: string; at: Date | undefined },
): Promise<Outcome> {
  const ownerId = await ownerOf(foundation, email)
  const { lines, isSound } = await auditLedger(foundation, {
    ownerId,
    ...(at ? { at } : { atHead: () => atHead(foundation) }),
  })
  const title = `Ledger of ${email} (${ownerId})${at ? ` as of ${at.toISOString()}` : ''}`
  return { lines: [title, '', ...lines], found: { owner: ownerId, lines }, isSound }
}

/** What a running Prosa is about to read anyway is waited for. */
async function atHead({ db, databaseUrl, store }: Foundation): Promise<boolean> {
  await using announcements = await openAnnouncements(databaseUrl)
  const names = projections.filter(({ name }) => name.startsWith('credit-'))
  await using reached = await openReached(db, announcements, names)
  return reached(await store.head(), readWithinMs)
}
