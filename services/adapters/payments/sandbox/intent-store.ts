// The sandbox provider's tables. Of a card only the last four digits are stored.
import { type Db, setUpTables, transaction, type Tx } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import type { PaymentStatus } from '#ports/payments.ts'
import { enqueueWebhook, queueTableSql, type QueuedWebhook } from './webhook-queue.ts'

export type SandboxIntent = {
  intentId: string
  paymentId: string
  ownerId: string
  amountCents: number
  status: Exclude<PaymentStatus, 'processing'>
  /** Digits of the last card that was entered in the card form. */
  lastFour: string | null
  /** Whether the bank's challenge of that card is open. */
  isChallenged: boolean
  refundedCents: number
  disputeId: string | null
  disputeStatus: 'open' | 'won' | 'lost' | null
  /** Amount of the dispute; null without one, and for the whole payment in older rows. */
  disputedCents: number | null
  createdAt: string
}

/** Earlier versions called the status `open` `created`. */
const tables = `
  create schema if not exists keep;
  create table if not exists keep.sandbox_intents (
    "intentId" text primary key,
    "paymentId" uuid not null unique,
    "ownerId" uuid not null,
    "amountCents" int not null,
    status text not null default 'open');
  alter table keep.sandbox_intents alter column status set default 'open';
  update keep.sandbox_intents set status = 'open' where status = 'created';
  alter table keep.sandbox_intents add column if not exists "lastFour" text;
  alter table keep.sandbox_intents add column if not exists "isChallenged" boolean not null default false;
  alter table keep.sandbox_intents add column if not exists "refundedCents" int not null default 0;
  alter table keep.sandbox_intents add column if not exists "disputeId" text unique;
  alter table keep.sandbox_intents add column if not exists "disputeStatus" text;
  alter table keep.sandbox_intents add column if not exists "disputedCents" int;
  alter table keep.sandbox_intents add column if not exists "createdAt" timestamptz not null default now();
  create table if not exists keep.sandbox_refunds (
    key text primary key,
    "intentId" text not null references keep.sandbox_intents,
    "amountCents" int not null);
  alter table keep.sandbox_refunds add column if not exists "refundId" text unique;
  alter table keep.sandbox_refunds add column if not exists "isFailed" boolean not null default false;
  alter table keep.sandbox_refunds add column if not exists "createdAt" timestamptz not null default now();`

export async function createSandboxTables(db: Db): Promise<void> {
  await setUpTables(db, tables + queueTableSql)
}

/** Idempotent. Throws `request/key-reused` when the intent exists with another amount or owner. */
export async function saveIntent(
  db: Db,
  intent: Pick<SandboxIntent, 'intentId' | 'paymentId' | 'ownerId' | 'amountCents'>,
): Promise<void> {
  const { intentId, paymentId, ownerId, amountCents } = intent
  await db.query(
    `insert into keep.sandbox_intents ("intentId", "paymentId", "ownerId", "amountCents")
     values ($1, $2, $3, $4) on conflict do nothing`,
    [intentId, paymentId, ownerId, amountCents],
  )
  const saved = await findIntent(db, intentId)
  if (saved.amountCents !== amountCents || saved.ownerId !== ownerId) refuse('request/key-reused')
}

/** Throws `billing/unknown-payment`. */
export async function findIntent(db: Db | Tx, intentId: string): Promise<SandboxIntent> {
  const { rows } = await db.query<SandboxIntent>(
    'select * from keep.sandbox_intents where "intentId" = $1',
    [intentId],
  )
  return rows[0] ?? refuse('billing/unknown-payment')
}

/** Newest first, up to 100. `before`: the last intent of the previous page. */
export async function listIntents(
  db: Db,
  since: Date,
  before: SandboxIntent | undefined,
): Promise<SandboxIntent[]> {
  const { rows } = await db.query<SandboxIntent>(
    `select * from keep.sandbox_intents
      where "createdAt" >= $1 and ($2::text is null or ("createdAt", "intentId") < (
        select "createdAt", "intentId" from keep.sandbox_intents where "intentId" = $2))
      order by "createdAt" desc, "intentId" desc limit 100`,
    [since, before?.intentId ?? null],
  )
  return rows
}

/** Intents that were created since then and disputed. */
export async function listDisputedIntents(db: Db, since: Date): Promise<SandboxIntent[]> {
  const { rows } = await db.query<SandboxIntent>(
    'select * from keep.sandbox_intents where "createdAt" >= $1 and "disputeId" is not null',
    [since],
  )
  return rows
}

/** A change of an intent, and the webhooks that report it. */
export type IntentChange = {
  update?: Partial<SandboxIntent>
  events?: readonly Omit<QueuedWebhook, 'intentId'>[]
}

/** Locks the intent, and stores the change and its webhooks in one transaction. */
export async function changeIntent(
  db: Db,
  intentId: string,
  decide: (intent: SandboxIntent, tx: Tx) => IntentChange | Promise<IntentChange>,
): Promise<SandboxIntent> {
  return transaction(db, async (tx) => {
    await tx.query('select 1 from keep.sandbox_intents where "intentId" = $1 for update', [
      intentId,
    ])
    const intent = await findIntent(tx, intentId)
    const { update = {}, events = [] } = await decide(intent, tx)
    const changed = { ...intent, ...update }
    await tx.query(
      `update keep.sandbox_intents set status = $2, "lastFour" = $3, "isChallenged" = $4,
              "refundedCents" = $5, "disputeId" = $6, "disputeStatus" = $7, "disputedCents" = $8
        where "intentId" = $1`,
      [
        intentId,
        changed.status,
        changed.lastFour,
        changed.isChallenged,
        changed.refundedCents,
        changed.disputeId,
        changed.disputeStatus,
        changed.disputedCents,
      ],
    )
    for (const event of events) await enqueueWebhook(tx, { ...event, intentId })
    return changed
  })
}
