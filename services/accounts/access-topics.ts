// What is announced to all processes when a session or an access token ends.
import type { Db, Tx } from '#kernel/postgres/db.ts'
import { announcementChannel, encodeAnnouncement } from '#projections/engine/announcements.ts'

/** `session`: the hash of the session's token. */
export const sessionTopic = (session: string): string => `web-session:${session}`
export const tokenTopic = (tokenId: string): string => `access-token:${tokenId}`

/** In a transaction, it is announced when the transaction is committed. */
export async function announceEnd(
  db: Pick<Db | Tx, 'query'>,
  topics: readonly string[],
): Promise<void> {
  const payload = encodeAnnouncement({ from: 'accounts', wake: topics })
  await db.query('select pg_notify($1, $2)', [announcementChannel, payload])
}
