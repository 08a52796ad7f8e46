// The sandbox's queue of undelivered webhooks.
import type { Db, Tx } from '#kernel/postgres/db.ts'

export type PendingWebhook = { eventId: string; body: string }

export type QueuedWebhook = PendingWebhook & {
  intentId: string
  /** Delay of the first delivery. */
  delaySeconds: number
  /** Number of deliveries, to simulate duplicates. */
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

/** Postgres channel, notified when a webhook is enqueued. */
export const webhookNotifyChannel = 'prosa_sandbox_payments'

/** `tx`: the transaction of the change that the webhook reports. */
export async function enqueueWebhook(tx: Tx, event: QueuedWebhook): Promise<void> {
  const { eventId, intentId, body, delaySeconds, times } = event
  await tx.query(
    `insert into keep.sandbox_events ("eventId", "intentId", body, "timesLeft", "dueAt", "notBefore")
     select $1, $2, $3, $4, due, due from (select now() + $5 * interval '1 second' as due) as moment`,
    [eventId, intentId, body, times, delaySeconds],
  )
  await tx.query(`select pg_notify($1, '')`, [webhookNotifyChannel])
}

/** Makes every retry due, for a start. */
export async function resetRetryDelays(db: Db): Promise<void> {
  await db.query(
    `update keep.sandbox_events set "dueAt" = greatest(now(), "notBefore")
      where "deliveredAt" is null and "dueAt" > now()`,
  )
}

/** Returns due webhooks and postpones their next attempt by 1 s, 2 s, 4 s … 60 s, which also hides them from other processes. */
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

/** A webhook with deliveries left is due again at once. */
export async function markDelivered(db: Db, eventId: string): Promise<void> {
  await db.query(
    `update keep.sandbox_events set "timesLeft" = "timesLeft" - 1, "dueAt" = now(),
            "deliveredAt" = case when "timesLeft" <= 1 then now() end
      where "eventId" = $1`,
    [eventId],
  )
}

/** Milliseconds until the next webhook is due; undefined when none is left. */
export async function nextDueMs(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<{ ms: number | null }>(
    `select extract(epoch from min("dueAt") - now())::float8 * 1000 as ms from keep.sandbox_events
      where "deliveredAt" is null and "createdAt" > now() - interval '3 days'`,
  )
  return rows[0]?.ms ?? undefined
}

/** Whether webhooks about an intent are undelivered. */
export async function hasPendingWebhooks(db: Db, intentId: string): Promise<boolean> {
  const { rows } = await db.query<{ pending: boolean }>(
    `select exists (select 1 from keep.sandbox_events
      where "intentId" = $1 and "deliveredAt" is null) as pending`,
    [intentId],
  )
  return rows[0]?.pending ?? false
}

/** The bodies of all webhooks since then, delivered or not. */
export async function listWebhooks(db: Db, since: Date): Promise<string[]> {
  const { rows } = await db.query<{ body: string }>(
    'select body from keep.sandbox_events where "createdAt" >= $1',
    [since],
  )
  return rows.map(({ body }) => body)
}
