// Rewriting a table keeps the deleted rows that a transaction from before their deletion still sees.
import type { Tx } from './db.ts'

/** Counts those that are older than a transaction: running, prepared, or of a replica. */
const olderSql = `select
  (select count(*) from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
      and greatest(age(backend_xmin), age(backend_xid)) > age($1::xid))
  + (select count(*) from pg_prepared_xacts
    where database = current_database() and age(transaction) > age($1::xid))
  + (select count(*) from pg_replication_slots
    where greatest(age(xmin), age(catalog_xmin)) > age($1::xid)) as count`

/**
 * Waits until every transaction that began before this call has ended: then no one sees what was deleted before. False if one is
 * still there after `timeoutMs`. Roles that are no superuser see their own transactions only.
 */
export async function waitForOlderTransactions(
  client: Tx,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<boolean> {
  const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::xid as xid')
  const until = Date.now() + timeoutMs
  while (await isOlderRunning(client, rows[0]!.xid)) {
    signal?.throwIfAborted()
    if (Date.now() >= until) return false
    await client.query('select pg_sleep(0.05)')
  }
  return true
}

async function isOlderRunning(client: Tx, xid: string): Promise<boolean> {
  const { rows } = await client.query<{ count: string }>(olderSql, [xid])
  return Number(rows[0]!.count) > 0
}
