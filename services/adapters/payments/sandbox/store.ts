// What the sandbox provider knows, in its own tables: intents, and events that it has yet to tell.
import { type Db, setUp, transaction } from '#kernel/db.ts'
import { refuse } from '#kernel/problem.ts'

export type Intent = {
  intentId: string
  paymentId: string
  ownerId: string
  amountCents: number
  status: 'created' | 'succeeded'
}

export type Undelivered = { eventId: string; body: string }

const tables = `
  create schema if not exists keep;
  create table if not exists keep.sandbox_intents (
    "intentId" text primary key,
    "paymentId" uuid not null unique,
    "ownerId" uuid not null,
    "amountCents" int not null,
    status text not null default 'created');
  create table if not exists keep.sandbox_events (
    "eventId" text primary key,
    "intentId" text not null references keep.sandbox_intents,
    body text not null,
    "createdAt" timestamptz not null default now(),
    attempts int not null default 0,
    "dueAt" timestamptz not null default now(),
    "deliveredAt" timestamptz);
  create index if not exists sandbox_events_due on keep.sandbox_events ("dueAt") where "deliveredAt" is null`

export async function prepareSandbox(db: Db): Promise<void> {
  await setUp(db, (tx) => tx.query(tables))
}

/** The intent of a payment, as it was first asked for. */
export async function keepIntent(db: Db, intent: Omit<Intent, 'status'>): Promise<void> {
  const { intentId, paymentId, ownerId, amountCents } = intent
  await db.query(
    `insert into keep.sandbox_intents ("intentId", "paymentId", "ownerId", "amountCents")
     values ($1, $2, $3, $4) on conflict do nothing`,
    [intentId, paymentId, ownerId, amountCents],
  )
}

/** Charges at most once successfully: `charge` decides, and what it decides is kept with the event that tells of it. */
export async function settleIntent(
  db: Db,
  intentId: string,
  charge: (intent: Intent) => { succeeded: boolean; eventId: string; body: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await tx.query<Intent>(
      'select * from keep.sandbox_intents where "intentId" = $1 for update',
      [intentId],
    )
    const intent = rows[0] ?? refuse('billing/unknown-payment')
    if (intent.status === 'succeeded') return
    const { succeeded, eventId, body } = charge(intent)
    if (succeeded)
      await tx.query(`update keep.sandbox_intents set status = 'succeeded' where "intentId" = $1`, [
        intentId,
      ])
    await tx.query(
      'insert into keep.sandbox_events ("eventId", "intentId", body) values ($1, $2, $3)',
      [eventId, intentId, body],
    )
  })
}

/** After a start nothing waits for the pause that an earlier run had come to. */
export async function hasten(db: Db): Promise<void> {
  await db.query(
    'update keep.sandbox_events set "dueAt" = now() where "deliveredAt" is null and "dueAt" > now()',
  )
}

/** Takes what is due, and puts each off, so that no other process tries it meanwhile: 1 s, 2 s, 4 s … a minute. */
export async function takeDue(db: Db): Promise<Undelivered[]> {
  const { rows } = await db.query<Undelivered>(
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

export async function markDelivered(db: Db, eventId: string): Promise<void> {
  await db.query('update keep.sandbox_events set "deliveredAt" = now() where "eventId" = $1', [
    eventId,
  ])
}

/** Milliseconds until something is due again; undefined when all is delivered. */
export async function nextDueMs(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<{ ms: number | null }>(
    `select extract(epoch from min("dueAt") - now())::float8 * 1000 as ms from keep.sandbox_events
      where "deliveredAt" is null and "createdAt" > now() - interval '3 days'`,
  )
  return rows[0]?.ms ?? undefined
}
