// The audit trail: a table of which rows are inserted only, and the origins of its events, which are deleted in time.
import type { SecurityActorType, SecurityEventKind } from '#contract/api/audit-trail.ts'
import { type Db, setUpTables } from '../../postgres/db.ts'
import { originDays, type StoredSecurityEvent } from './security-event.ts'

/** Each may be absent. */
export type TrailFilter = {
  ownerId?: string | undefined
  kind?: SecurityEventKind | undefined
  actorId?: string | undefined
  actorType?: SecurityActorType | undefined
  since?: Date | undefined
  /** The id of an event of the same filter: only what came before it. */
  before?: string | undefined
  limit: number
}

/** Changes nothing if the event is there already; returns whether it was new. */
export async function insertSecurityEvent(db: Db, event: StoredSecurityEvent): Promise<boolean> {
  const { id, at, kind, actor, ownerId, subject, detail, count, requestId, origin } = event
  const { rows } = await db.query<{ inserted: number }>(
    `with event as (
       insert into keep.security_events
         (id, at, kind, actor_type, actor_id, owner_id, subject_type, subject_id, detail, count, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do nothing returning id
     ), origin as (
       insert into keep.security_origins (event_id, at, address_hash, network)
       select id, $2, $12, $13 from event where $12::text is not null
     )
     select count(*)::int as inserted from event`,
    [
      ...[id, at, kind, actor.type, actor.id, ownerId, subject?.type ?? null, subject?.id ?? null],
      ...[detail, count, requestId, origin?.addressHash ?? null, origin?.network ?? null],
    ],
  )
  return rows[0]?.inserted === 1
}

/** Newest first. */
export async function listSecurityEvents(
  db: Db,
  { ownerId, kind, actorId, actorType, since, before, limit }: TrailFilter,
): Promise<StoredSecurityEvent[]> {
  const { rows } = await db.query<Row>(
    `select e.*, o.address_hash, o.network
       from keep.security_events e left join keep.security_origins o on o.event_id = e.id
      where ($1::uuid is null or e.owner_id = $1) and ($2::text is null or e.kind = $2)
        and ($3::text is null or e.actor_id = $3) and ($4::text is null or e.actor_type = $4)
        and ($5::timestamptz is null or e.at >= $5)
        and ($6::uuid is null or e.position <
          (select position from keep.security_events
            where id = $6 and ($1::uuid is null or owner_id = $1)))
      order by e.position desc limit $7`,
    [
      ...[ownerId ?? null, kind ?? null, actorId ?? null, actorType ?? null, since ?? null],
      ...[before ?? null, limit],
    ],
  )
  return rows.map(toEvent)
}

/** Origins of events before this time are deleted after `originDays`. */
export async function deleteOldOrigins(db: Db, now: Date): Promise<void> {
  await db.query(
    'delete from keep.security_origins where at < $1::timestamptz - make_interval(days => $2::int)',
    [now, originDays],
  )
}

/** Where an erased account was used; its events stay. */
export async function deleteOriginsOf(db: Db, ownerId: string): Promise<void> {
  await db.query(
    `delete from keep.security_origins o using keep.security_events e
      where e.id = o.event_id and (e.owner_id = $1 or e.actor_id = $1::text)`,
    [ownerId],
  )
}

type Row = {
  id: string
  at: string
  kind: SecurityEventKind
  actor_type: SecurityActorType
  actor_id: string | null
  owner_id: string | null
  subject_type: string | null
  subject_id: string | null
  detail: string | null
  count: number
  request_id: string | null
  address_hash: string | null
  network: string | null
}

const toEvent = (row: Row): StoredSecurityEvent => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  actor: { type: row.actor_type, id: row.actor_id },
  ownerId: row.owner_id,
  subject: row.subject_type === null ? null : { type: row.subject_type, id: row.subject_id ?? '' },
  detail: row.detail,
  count: row.count,
  requestId: row.request_id,
  origin:
    row.address_hash === null ? null : { addressHash: row.address_hash, network: row.network },
})

export function createSecurityTables(db: Db): Promise<void> {
  return setUpTables(
    db,
    `
      create schema if not exists keep;
      create table if not exists keep.security_events (
        position bigint generated always as identity primary key,
        id uuid not null unique,
        at timestamptz not null,
        kind text not null,
        actor_type text not null,
        actor_id text,
        owner_id uuid,
        subject_type text,
        subject_id text,
        detail text,
        count int not null,
        request_id uuid
      );
      create index if not exists security_events_owner on keep.security_events (owner_id, position);
      create table if not exists keep.security_origins (
        event_id uuid primary key,
        at timestamptz not null,
        address_hash text not null,
        network text
      );
      create index if not exists security_origins_at on keep.security_origins (at);
      create or replace function keep.refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'rows of % are inserted only', tg_table_name; end $$;
      create or replace trigger security_events_insert_only
        before update or delete or truncate on keep.security_events
        for each statement execute function keep.refuse_change()`,
  )
}
