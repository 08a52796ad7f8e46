// Messages of the simulated network. Of a phone number only the last digits are stored.
import { type Db, setUpTables } from '#kernel/postgres/db.ts'
import type { MessageStatus } from '#ports/messaging.ts'

const tables = `
  create schema if not exists keep;
  create table if not exists keep.simulated_messages (
    key text primary key,
    ending text not null,
    text text not null,
    status text not null default 'sent',
    "sentAt" timestamptz not null default now())`

export type SimulatedMessage = {
  key: string
  ending: string
  text: string
  status: MessageStatus
  sentAt: string
}

export async function createSimulatorTables(db: Db): Promise<void> {
  await setUpTables(db, tables)
}

/** Messages older than this are deleted when another one is sent, and at each start. */
const storedDays = 30

export async function deleteOldMessages(db: Db): Promise<void> {
  await db.query(
    `delete from keep.simulated_messages where "sentAt" < now() - make_interval(days => $1)`,
    [storedDays],
  )
}

export async function deleteMessage(db: Db, key: string): Promise<void> {
  await db.query('delete from keep.simulated_messages where key = $1', [key])
}

export async function saveMessage(
  db: Db,
  { key, ending, text }: Pick<SimulatedMessage, 'key' | 'ending' | 'text'>,
): Promise<void> {
  await deleteOldMessages(db)
  await db.query(
    'insert into keep.simulated_messages (key, ending, text) values ($1, $2, $3) on conflict do nothing',
    [key, ending, text],
  )
}

/** Messages to numbers with this ending fail. */
const undeliverableEnding = '0000'

/** Delivers or fails one sent message, or all. */
export async function deliverMessages(db: Db, key?: string): Promise<void> {
  await db.query(
    `update keep.simulated_messages set status = case ending when $1 then 'failed' else 'delivered' end
      where status = 'sent' and ($2::text is null or key = $2)`,
    [undeliverableEnding, key ?? null],
  )
}

export async function findMessage(db: Db, key: string): Promise<SimulatedMessage | undefined> {
  const { rows } = await db.query<SimulatedMessage>(
    'select * from keep.simulated_messages where key = $1',
    [key],
  )
  return rows[0]
}

export async function markRead(db: Db, key: string): Promise<void> {
  await db.query(
    `update keep.simulated_messages set status = 'read' where key = $1 and status in ('sent', 'delivered')`,
    [key],
  )
}
