// Events that the sandbox has yet to tell.
import type { Db, Tx } from '#kernel/postgres/db.ts'

export type PendingWebhook = { eventId: string; body: string }

export type QueuedWebhook = PendingWebhook & {
  intentId: string
  /** Not told before so many seconds have passed. */
  delaySeconds: number
  /** Told so many times, although it was accepted the first time. */
  times: number
}

export const queueTableSql = `
  create table if not exists keep.sandbox_events (
    "eventId" text primary key,
    "intentId" text not null references keep.sandbox_intents,
    body text not null,
    "createdAt" timestamptz not null default now(),
    attempts int not null default 0,
    "dueAt" timestamptz not null default now(),
    "deliveredAt" timestamptz);
  alter table keep.sandbox_events add column if not exists "timesLeft" int not null default 1;
  alter table keep.sandbox_events add column if not exists "notBefore" timestamptz not null default now();
  create index if not exists sandbox_events_due on keep.sandbox_events ("dueAt") where "deliveredAt" is null`

/** Rung once something is kept, so that no process has to be told by hand. */
export const webhookNotifyChannel = 'prosa_sandbox_payments'

/** In the transaction that makes it true. */
export async function enqueueWebhook(tx: Tx, event: QueuedWebhook): Promise<void> {
  const { eventId, intentId, body, delaySeconds, times } = event
  await tx.query(
    `insert into keep.sandbox_events ("eventId", "intentId", body, "timesLeft", "dueAt", "notBefore")
     select $1, $2, $3, $4, due, due from (select now() + $5 * interval '1 second' as due) as moment`,
    [eventId, intentId, body, times, delaySeconds],
  )
  await tx.query(`select pg_notify($1, '')`, [webhookNotifyChannel])
}

/** After a start nothing waits for the pause that an earlier run had come to. */
export async function resetRetryDelays(db: Db): Promise<void> {
  await db.query(
    `update keep.sandbox_events set "dueAt" = greatest(now(), "notBefore")
      where "deliveredAt" is null and "dueAt" > now()`,
  )
}

/** Takes what is due, and puts each off, so that no other process tries it meanwhile: 1 s, 2 s, 4 s … a minute. */
export async function claimDueWebhooks(db: Db): Promise<PendingWebhook[]> {
  const { rows } = await db.query<PendingWebhook>(
    `update keep.sandbox_events set attempts = attempts + 1,
            "dueAt" = now() + least(60, power(2, least(attempts, 10))) * interval '1 second'
      where "eventId" in (
        select "eventId" from keep.sandbox_events
         where "deliveredAt" is null and "dueAt" <= now() and "createdAt" > now() - interval '3 days'
         order by "createdAt" limit 20 for update skip locked)
      returning "eventId", body`,
  )
  return rows
}

/** What is to be told again is due at once. */
export async function markDelivered(db: Db, eventId: string): Promise<void> {
  await db.query(
    `update keep.sandbox_events set "timesLeft" = "timesLeft" - 1, "dueAt" = now(),
            "deliveredAt" = case when "timesLeft" <= 1 then now() end
      where "eventId" = $1`,
    [eventId],
  )
}

/** Milliseconds until something is due again; undefined when all is delivered. */
export async function nextDueMs(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<{ ms: number | null }>(
    `select extract(epoch from min("dueAt") - now())::float8 * 1000 as ms from keep.sandbox_events
      where "deliveredAt" is null and "createdAt" > now() - interval '3 days'`,
  )
  return rows[0]?.ms ?? undefined
}

/** Whether something about an intent is yet to be told for the first time. */
export async function hasPendingWebhooks(db: Db, intentId: string): Promise<boolean> {
  const { rows } = await db.query<{ untold: boolean }>(
    `select exists (select 1 from keep.sandbox_events
      where "intentId" = $1 and "deliveredAt" is null) as untold`,
    [intentId],
  )
  return rows[0]?.untold ?? false
}
