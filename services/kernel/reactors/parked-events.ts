// Checkpoints and parked events of reactors, in the schema `keep`.
import { type Db, setUpTables, transaction } from '../postgres/db.ts'
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
  /** When it was parked or last retried. */
  at: string
  retry: boolean
  /** When a deferred event is retried; null for a failed one, and for one that waits for another. */
  retryAt: string | null
  /** How often it was deferred. */
  deferrals: number
}

type NewParkedEvent = Omit<ParkedEvent, 'at' | 'retry' | 'retryAt' | 'deferrals'> & {
  /** Defers the event instead of parking it as failed. */
  afterMs?: number
}

/** Notifies the running engine of a requested retry. */
export const retriesChannel = 'prosa_reactors'

const columns = `reactor, position, event_id as "eventId", stream, revision, type, error, attempts, at, retry,
  retry_at as "retryAt", deferrals`

export async function createReactorTables(db: Db): Promise<void> {
  await setUpTables(
    db,
    `
      create schema if not exists keep;
      create table if not exists keep.reactors (
        name text primary key, position text collate "C" not null, log_id text not null, updated_at timestamptz not null default now());
      create table if not exists keep.parked (
        reactor text, position text collate "C", event_id text not null, stream text not null, revision bigint not null,
        type text not null, error text not null, attempts int not null, at timestamptz not null default now(),
        retry boolean not null default false, primary key (reactor, position));
      alter table keep.parked add column if not exists retry_at timestamptz;
      alter table keep.parked add column if not exists deferrals int not null default 0;
      create index if not exists parked_streams on keep.parked (reactor, stream, position)`,
  )
}

/** Undefined for a reactor that never ran on this log; parked events of another log are deleted. */
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

/** The position up to which all of these reactors have handled every event; '' while one has parked events or never ran. */
export async function handledPosition(db: Db, names: readonly string[]): Promise<Position> {
  const { rows } = await db.query<{ position: string | null; count: number; parked: boolean }>(
    `select min(position) as position, count(*)::int as count,
            exists (select from keep.parked where reactor = any($1)) as parked
       from keep.reactors where name = any($1)`,
    [names],
  )
  const { position, count, parked } = rows[0]!
  return !parked && count === names.length ? (position ?? '') : ''
}

/** Saves the position at which reactors begin that never ran on this log, and deletes parked events of another log. */
export async function saveFirstPositions(
  db: Db,
  names: readonly string[],
  { position, logId }: { position: Position; logId: string },
): Promise<void> {
  await db.query(
    `with first as (
       insert into keep.reactors as kept (name, position, log_id)
       select name, $2, $3 from unnest($1::text[]) as name order by name
       on conflict (name) do update set position = $2, log_id = $3, updated_at = now() where kept.log_id <> $3
       returning name)
     delete from keep.parked where reactor in (select name from first)`,
    [names, position, logId],
  )
}

/** In one statement, in name order: no deadlocks between processes. Never moves back within one log: another process may be ahead. */
export async function saveReactorCheckpoints(
  db: Db,
  checkpoints: readonly { name: string; position: Position }[],
  logId: string,
): Promise<void> {
  await db.query({
    name: 'reactor-marks',
    text: `insert into keep.reactors as kept (name, position, log_id)
           select name, position, $3 from unnest($1::text[], $2::text[]) as moved(name, position) order by name
           on conflict (name) do update set position = excluded.position, log_id = $3, updated_at = now()
           where kept.log_id <> $3 or kept.position < excluded.position`,
    values: [
      checkpoints.map(({ name }) => name),
      checkpoints.map(({ position }) => position),
      logId,
    ],
  })
}

/** Parking an event again adds to its attempts. */
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

/** Cancels the requested retries of a stream. */
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

export async function listParkedStreams(db: Db, reactor: string): Promise<string[]> {
  const { rows } = await db.query<{ stream: string }>(
    'select distinct stream from keep.parked where reactor = $1',
    [reactor],
  )
  return rows.map(({ stream }) => stream)
}

/** Streams with a requested retry, or a deferred event whose time has come. */
export async function listDueStreams(
  db: Db,
  reactors: readonly string[],
): Promise<{ reactor: string; stream: string }[]> {
  const { rows } = await db.query<{ reactor: string; stream: string }>(
    `select distinct reactor, stream from keep.parked
      where reactor = any($1) and (retry or retry_at <= now())`,
    [reactors],
  )
  return rows
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
 * Requests a retry of these events, and of those parked before them in their streams. Returns the number of events
 * that match.
 */
export async function requestRetry(
  db: Db,
  filter: { reactor?: string; eventId?: string },
): Promise<number> {
  return transaction(db, async (tx) => {
    const { rowCount } = await tx.query(
      `update keep.parked set retry = true
        where ($1::text is null or reactor = $1) and ($2::text is null or event_id = $2)`,
      [filter.reactor ?? null, filter.eventId ?? null],
    )
    await tx.query(`select pg_notify($1, '')`, [retriesChannel])
    return rowCount ?? 0
  })
}

/** Requests a retry of a stream's events that were parked or last tried longer than `afterMs` ago; returns their number. */
export async function retryStalledStream(
  db: Db,
  { reactor, stream, afterMs }: { reactor: string; stream: string; afterMs: number },
): Promise<number> {
  const { rowCount } = await db.query(
    `update keep.parked set retry = true
      where reactor = $1 and stream = $2 and not retry and at < now() - $3::float8 * interval '1 ms'`,
    [reactor, stream, afterMs],
  )
  if (rowCount) await db.query(`select pg_notify($1, '')`, [retriesChannel])
  return rowCount ?? 0
}

/** Numbers of parked events by reactor; a reactor without any is missing. */
export async function countParkedByReactor(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.query<{ reactor: string; count: number }>(
    'select reactor, count(*) from keep.parked group by reactor',
  )
  return new Map(rows.map(({ reactor, count }) => [reactor, count]))
}
