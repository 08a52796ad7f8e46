// What the simulated network knows: messages on their way to people's phones, and never whose.
import { type Db, setUp } from '#kernel/db.ts'
import type { Delivery } from '#ports/messaging.ts'

const tables = `
  create schema if not exists keep;
  create table if not exists keep.simulated_messages (
    key text primary key,
    ending text not null,
    text text not null,
    status text not null default 'sent',
    "sentAt" timestamptz not null default now())`

export type Simulated = {
  key: string
  ending: string
  text: string
  status: Delivery
  sentAt: string
}

export async function prepareSimulator(db: Db): Promise<void> {
  await setUp(db, (tx) => tx.query(tables))
}

export async function keepMessage(
  db: Db,
  { key, ending, text }: Pick<Simulated, 'key' | 'ending' | 'text'>,
): Promise<void> {
  await db.query(
    'insert into keep.simulated_messages (key, ending, text) values ($1, $2, $3) on conflict do nothing',
    [key, ending, text],
  )
}

/** Numbers that end so have no WhatsApp: what is sent to them fails. */
const nobody = '0000'

/** Takes what is on its way to where it goes: one message, or all of them. */
export async function carry(db: Db, key?: string): Promise<void> {
  await db.query(
    `update keep.simulated_messages set status = case ending when $1 then 'failed' else 'delivered' end
      where status = 'sent' and ($2::text is null or key = $2)`,
    [nobody, key ?? null],
  )
}

export async function findMessage(db: Db, key: string): Promise<Simulated | undefined> {
  const { rows } = await db.query<Simulated>(
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
