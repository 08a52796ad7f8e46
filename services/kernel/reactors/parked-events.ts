// What reactors remember, in the schema `keep`: how far they are, and the events they could not handle.
import { type Db, withSetupLock, transaction } from '../postgres/db.ts'
import type { Position } from '#ports/event-store.ts'

export type ParkedEvent = {
  reactor: string
  position: Position
  eventId: string
  stream: string
  revision: number
  type: string
  error: string
  attempts: number
  /** When it was parked, or last tried. */
  at: string
  retry: boolean
  /** When it is heard again by itself; null for what failed, and for what waits behind another. */
  retryAt: string | null
  /** How often it was put off. */
  deferrals: number
}

type NewParkedEvent = Omit<ParkedEvent, 'at' | 'retry' | 'retryAt' | 'deferrals'> & {
  /** Puts it off instead of giving it up. */
  afterMs?: number
}

/** Wakes the running engine when a retry is asked for. */
export const retriesChannel = 'prosa_reactors'

const columns = `reactor, position, event_id as "eventId", stream, revision, type, error, attempts, at, retry,
  retry_at as "retryAt", deferrals`

export async function createReactorTables(db: Db): Promise<void> {
  await withSetupLock(db, (tx) =>
    tx.query(`
      create schema if not exists keep;
      create table if not exists keep.reactors (
        name text primary key, position text collate "C" not null, log_id text not null, updated_at timestamptz not null default now());
      create table if not exists keep.parked (
        reactor text, position text collate "C", event_id text not null, stream text not null, revision bigint not null,
        type text not null, error text not null, attempts int not null, at timestamptz not null default now(),
        retry boolean not null default false, primary key (reactor, position));
      alter table keep.parked add column if not exists retry_at timestamptz;
      alter table keep.parked add column if not exists deferrals int not null default 0;
      create index if not exists parked_streams on keep.parked (reactor, stream, position)`),
  )
}

/** Undefined for a reactor that never ran on this log; what it knew of another log is dropped. */
export async function readReactorCheckpoint(
  db: Db,
  name: string,
  logId: string,
): Promise<Position | undefined> {
  return transaction(db, async (tx) => {
    const { rows } = await tx.query<{ position: string; logId: string }>(
      'select position, log_id as "logId" from keep.reactors where name = $1 for update',
      [name],
    )
    if (rows[0]?.logId === logId) return rows[0].position
    if (rows[0]) await tx.query('delete from keep.parked where reactor = $1', [name])
    return undefined
  })
}

/** Never moves back within one log: what another process has done is done. */
export async function saveReactorCheckpoint(
  db: Db,
  name: string,
  position: Position,
  logId: string,
): Promise<void> {
  await db.query({
    name: 'reactor-mark',
    text: `insert into keep.reactors as kept (name, position, log_id) values ($1, $2, $3)
           on conflict (name) do update set position = $2, log_id = $3, updated_at = now()
           where kept.log_id <> $3 or kept.position < $2`,
    values: [name, position, logId],
  })
}

/** Parking an event again counts the attempts on. */
export async function park(db: Db, event: NewParkedEvent): Promise<void> {
  const { reactor, position, eventId, stream, revision, type, error, attempts, afterMs } = event
  await db.query(
    `insert into keep.parked as kept
            (reactor, position, event_id, stream, revision, type, error, attempts, retry_at, deferrals)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9::float8 * interval '1 ms', $10)
     on conflict (reactor, position) do update
        set error = $7, attempts = kept.attempts + $8, at = now(), retry = false,
            retry_at = excluded.retry_at, deferrals = kept.deferrals + $10`,
    [
      ...[reactor, position, eventId, stream, revision, type, error, attempts],
      ...[afterMs ?? null, afterMs === undefined ? 0 : 1],
    ],
  )
}

export async function unpark(
  db: Db,
  { reactor, position }: Pick<ParkedEvent, 'reactor' | 'position'>,
): Promise<void> {
  await db.query('delete from keep.parked where reactor = $1 and position = $2', [
    reactor,
    position,
  ])
}

/** A retry that failed again is over for everything behind it in its stream. */
export async function clearRetry(db: Db, reactor: string, stream: string): Promise<void> {
  await db.query(
    'update keep.parked set retry = false where reactor = $1 and stream = $2 and retry',
    [reactor, stream],
  )
}

export async function firstParked(
  db: Db,
  reactor: string,
  stream: string,
): Promise<ParkedEvent | undefined> {
  const { rows } = await db.query<ParkedEvent>(
    `select ${columns} from keep.parked where reactor = $1 and stream = $2 order by position limit 1`,
    [reactor, stream],
  )
  return rows[0]
}

/** With `due`, those that somebody asked to retry, or whose time has come. */
export async function listParkedStreams(
  db: Db,
  reactor: string,
  { due = false } = {},
): Promise<string[]> {
  const { rows } = await db.query<{ stream: string }>(
    `select distinct stream from keep.parked where reactor = $1 ${due ? 'and (retry or retry_at <= now())' : ''}`,
    [reactor],
  )
  return rows.map(({ stream }) => stream)
}

/** Oldest first. */
export async function listParked(db: Db, reactor?: string): Promise<ParkedEvent[]> {
  const { rows } = await db.query<ParkedEvent>(
    `select ${columns} from keep.parked where $1::text is null or reactor = $1 order by reactor, position`,
    [reactor ?? null],
  )
  return rows
}

export async function countParked(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*) from keep.parked')
  return rows[0]?.count ?? 0
}

/**
 * Asks the running engine to try again: the events named, and first what is parked before them in their streams.
 * Answers how many were named.
 */
export async function requestRetry(
  db: Db,
  which: { reactor?: string; eventId?: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const { rowCount } = await tx.query(
      `update keep.parked set retry = true
        where ($1::text is null or reactor = $1) and ($2::text is null or event_id = $2)`,
      [which.reactor ?? null, which.eventId ?? null],
    )
    await tx.query(`select pg_notify($1, '')`, [retriesChannel])
    return rowCount ?? 0
  })
}
