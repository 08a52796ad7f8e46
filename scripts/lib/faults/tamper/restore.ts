// Copies of the tables that ways to tamper change.
import type { Db } from '#kernel/postgres/db.ts'

/** In an order in which rows can be inserted. */
const tables = [
  ...['log.events', 'log.identity', 'read.credit_balances', 'read.credit_entries'],
  ...['read.credit_lots', 'read.payments', 'read.checkpoints', 'read.snapshots'],
  ...['keep.ledger_anchors', 'keep.secrets', 'keep.sandbox_intents', 'keep.sandbox_events'],
  ...['keep.sandbox_refunds'],
]

const copyOf = (table: string) => `copies.${table.replace('.', '_')}`

export async function openRestore(db: Db): Promise<() => Promise<void>> {
  const copies = tables.map((table) => `create table ${copyOf(table)} as table ${table}`)
  await db.query(`create schema copies; ${copies.join(';')}`)
  const deletes = tables.toReversed().map((table) => `delete from ${table}`)
  const inserts = tables.map((table) => `insert into ${table} table ${copyOf(table)}`)
  const statement = ['begin', ...deletes, ...inserts, 'commit'].join(';')
  return async () => void (await db.query(statement))
}
