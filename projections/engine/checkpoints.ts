// Checkpoints of projections, in the same database as their rows: both move in one transaction.
import { createHash } from 'node:crypto'
import { type Db, setUpTables } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import type { AnyProjection } from './projection.ts'
import { tableName } from './tables/table.ts'
import type { Queryable } from './tables/rows.ts'

/** As stored. `building`: not built, or an older version serves; `failed`: stopped until its retry succeeds. */
export type CheckpointState = 'live' | 'building' | 'failed'

export type Checkpoint = {
  name: string
  version: number
  /** Hash of the table definition: a change needs a rebuild even when the version was not bumped. */
  shape: string
  logId: string
  position: Position
  state: CheckpointState
  error: string | null
  updatedAt: string
}

/** Where a checkpoint is, and the time at which the transaction began that moved it there: another move has another mark. */
export type CheckpointMark = { position: Position; movedAt: string }

/** SQL of `movedAt`, of a checkpoint and of a transaction that moves one. */
export const movedAt = { stored: 'updated_at::text', now: 'now()::text' }

const columns = `name, version, shape, log_id as "logId", position, state, error, updated_at as "updatedAt"`

/** Creates the schema `read`, which may be dropped at any time: all its data is derived. */
export async function createReadSchema(db: Db): Promise<void> {
  await setUpTables(
    db,
    `
      create schema if not exists read;
      create table if not exists read.checkpoints (
        name text primary key, version int not null, shape text not null, log_id text not null,
        position text collate "C" not null, state text not null, error text, updated_at timestamptz not null default now());
      create table if not exists read.tombstones (
        "table" text, key text collate "C", position text collate "C" not null, scope jsonb not null,
        primary key ("table", key));
      create index if not exists tombstones_since on read.tombstones ("table", position)`,
  )
}

export async function readCheckpoints(sql: Queryable): Promise<Checkpoint[]> {
  const { rows } = await sql.query<Checkpoint>(
    `select ${columns} from read.checkpoints order by name`,
  )
  return rows
}

/** The checkpoints of the projections whose tables exist, and whose rollups' tables exist, by name. */
export async function readBuiltCheckpoints(
  sql: Queryable,
  projections: readonly Pick<AnyProjection, 'name' | 'rollups'>[],
): Promise<ReadonlyMap<string, Checkpoint>> {
  const rollups = projections.flatMap(({ name: of, rollups: own = [] }) =>
    own.map(({ name }) => ({ of, table: `read.${tableName(name)}` })),
  )
  const { rows } = await sql.query<Checkpoint>(
    `select ${columns} from read.checkpoints c
      where to_regclass('read.' || replace(name, '-', '_')) is not null
        and not exists (select from json_to_recordset($1::json) as sums(of text, "table" text)
                         where sums.of = c.name and to_regclass(sums."table") is null)`,
    [JSON.stringify(rollups)],
  )
  return new Map(rows.map((checkpoint) => [checkpoint.name, checkpoint]))
}

export async function readCheckpoint(
  sql: Queryable,
  name: string,
): Promise<Checkpoint | undefined> {
  const { rows } = await sql.query<Checkpoint>(
    `select ${columns} from read.checkpoints where name = $1`,
    [name],
  )
  return rows[0]
}

/**
 * Locks the checkpoint until the transaction ends: of two processes that apply the same events, the second finds them
 * applied. Commits are asynchronous: events lost in a crash of Postgres are applied again.
 */
export async function lockCheckpoint(tx: Queryable, name: string): Promise<Checkpoint | undefined> {
  const { rows } = await tx.query<Checkpoint>({
    name: 'checkpoint-lock',
    text: `select ${columns}, set_config('synchronous_commit', 'off', true), set_config('statement_timeout', '60s', true)
             from read.checkpoints where name = $1 for update`,
    values: [name],
  })
  return rows[0]
}

/**
 * Locks the checkpoints of projections that move together, in their order; those that another transaction holds, such as a
 * rebuild, are left out. Processes take turns, so that the second finds the batch applied instead of locked. What the
 * transaction reads, it reads by indexes and with plans that are kept.
 */
export async function lockCheckpoints(
  tx: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, Checkpoint & CheckpointMark>> {
  const { rows } = await tx.query<Checkpoint & CheckpointMark>({
    name: 'checkpoints-lock',
    text: `with turn as materialized (
             select pg_advisory_xact_lock($2), set_config('synchronous_commit', 'off', true), set_config('statement_timeout', '60s', true),
                    set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true))
           select ${columns}, ${movedAt.stored} as "movedAt" from turn, read.checkpoints where name = any($1) order by name for update of checkpoints skip locked`,
    values: [names, togetherLock],
  })
  return new Map(rows.map((checkpoint) => [checkpoint.name, checkpoint]))
}

/** Replaces the checkpoint of a projection whose table was created or swapped in. */
export async function saveCheckpoint(
  tx: Queryable,
  checkpoint: Omit<Checkpoint, 'error' | 'updatedAt'>,
): Promise<void> {
  const { name, version, shape, logId, position, state } = checkpoint
  await tx.query(
    `insert into read.checkpoints (name, version, shape, log_id, position, state) values ($1, $2, $3, $4, $5, $6)
     on conflict (name) do update set version = $2, shape = $3, log_id = $4, position = $5, state = $6, error = null, updated_at = now()`,
    [name, version, shape, logId, position, state],
  )
}

export async function setCheckpointState(
  sql: Queryable,
  name: string,
  state: CheckpointState,
  error: string | null,
): Promise<void> {
  await sql.query(
    'update read.checkpoints set state = $2, error = $3, updated_at = now() where name = $1',
    [name, state, error],
  )
}

export async function tableExists(sql: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [`read.${tableName(name)}`],
  )
  return rows[0]?.exists ?? false
}

/** Advisory lock key of a name, the same in every process. */
export const advisoryLockKey = (name: string) =>
  createHash('sha256').update(`prosa projections ${name}`).digest().readBigInt64BE().toString()

const togetherLock = advisoryLockKey('together')
