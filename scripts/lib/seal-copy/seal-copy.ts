// Copies a log into an empty database, with the fields sealed that later versions of its events seal. Positions, revisions,
// times and ids stay, and so do the events of ledgers, byte for byte: signatures, anchors and checkpoints stay valid.
import type pg from 'pg'
import { StartupError } from '../../../services/kernel/lifecycle/startup-error.ts'
import type { Db } from '../../../services/kernel/postgres/db.ts'
import type { Keys } from '../../../services/kernel/privacy/keys.ts'
import { ensureLogSchema } from '../../../services/adapters/event-store/postgres/log-schema.ts'
import { copySchema } from './copy-schema.ts'
import { sealStored, type StoredRow } from './seal-stored.ts'

export type SealCopyOptions = {
  source: Db
  target: Db
  keys: Pick<Keys, 'getOrCreate'>
  /** Events in memory at once, and in one transaction. */
  batchSize?: number
  /** Called after each batch. */
  onProgress?: (progress: CopyProgress) => void
}

type CopyProgress = { position: number; head: number; sealed: number }

/**
 * Continues where an interrupted copy has ended. Throws StartupError if the target has anything else. `keep` comes last: it
 * has the keys that were created for what is sealed now, and a target that has it is complete.
 */
export async function sealCopy(options: SealCopyOptions): Promise<CopyProgress> {
  const { source, target } = options
  await openTarget(source, target)
  const copied = await copyEvents(options)
  await copySchema(source, target, 'keep')
  return copied
}

async function openTarget(source: Db, target: Db): Promise<void> {
  const { rows } = await target.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname in ('read', 'keep', 'log')`,
  )
  const schemas = new Set(rows.map(({ name }) => name))
  if (schemas.has('keep') || schemas.has('read')) throw notEmpty()
  const id = await logIdOf(source)
  if (schemas.has('log') && (await headOf(target)) > 0) {
    if ((await logIdOf(target)) !== id) throw notEmpty()
    return
  }
  await ensureLogSchema(target)
  await target.query('update log.identity set id = $1', [id])
}

const notEmpty = () =>
  new StartupError(
    'The target is not empty: name a new database, or the one of an interrupted copy.',
  )

async function logIdOf(db: Db): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from log.identity')
  return rows[0]!.id
}

async function headOf(db: Db): Promise<number> {
  const { rows } = await db.query<{ head: number }>(
    'select coalesce(max(position), 0) as head from log.events',
  )
  return rows[0]!.head
}

async function copyEvents(options: SealCopyOptions): Promise<CopyProgress> {
  const { source, target, keys, onProgress, batchSize = 1_000 } = options
  const head = await headOf(source)
  const progress: CopyProgress = { position: await headOf(target), head, sealed: 0 }
  while (progress.position < head) {
    const rows = await readBatch(source, progress.position, batchSize)
    const copies = await sealStored(rows, keys)
    await writeBatch(target, copies)
    progress.position = Number(copies.at(-1)!.position)
    progress.sealed += copies.filter((copy, at) => copy !== rows[at]).length
    onProgress?.({ ...progress })
  }
  return progress
}

/** As text: what is not sealed is stored again as it was, to the microsecond and the byte. */
async function readBatch(source: Db, after: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await source.query<StoredRow>(
    `select e.position::text, stream, revision::text, id, type, at::text, data::text, meta::text
       from log.events e where e.position > $1 order by e.position limit $2`,
    [after, limit],
  )
  return rows
}

const columns = ['position', 'stream', 'revision', 'id', 'type', 'at', 'data', 'meta'] as const

/** One transaction: an interrupted copy ends with a whole batch. */
async function writeBatch(target: pg.Pool, rows: readonly StoredRow[]): Promise<void> {
  await target.query(
    `insert into log.events (${columns.join(', ')})
     select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::timestamptz[],
       $7::json[], $8::json[])`,
    columns.map((column) => rows.map((row) => row[column])),
  )
}
