// The end of the file of anchors, signed and kept in the database: a file that was cut off or replaced by an older copy does
// not match it. A change of only one of the two is visible in the other.
import type pg from 'pg'
import { z } from 'zod'
import { verifySignature, type Signer } from '#kernel/privacy/signer.ts'
import type { AnchorStatement } from './anchors.ts'
import { writeAnchors } from './anchors-file.ts'

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>

const Witness = z.object({
  type: z.literal('prosa-anchors-end'),
  lines: z.int().min(1),
  hash: z.string(),
  at: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
})
export type Witness = z.infer<typeof Witness>

const table = `
  create schema if not exists keep;
  create table if not exists keep.ledger_anchors (
    sole boolean primary key default true check (sole), statement json not null)`

export const createWitnessTable = (sql: Queryable) => sql.query(table)

/**
 * Undefined without a row; `forged` for one that the key, the newest of this installation, has not signed. To be read before
 * the file.
 */
export async function readWitness(
  sql: Queryable,
  publicKey: string,
): Promise<Witness | 'forged' | undefined> {
  const { rows: tables } = await sql.query<{ exists: boolean }>(
    `select to_regclass('keep.ledger_anchors') is not null as exists`,
  )
  if (!tables[0]?.exists) return undefined
  const { rows } = await sql.query<{ statement: unknown }>(
    'select statement from keep.ledger_anchors',
  )
  if (rows.length === 0) return undefined
  const witness = Witness.safeParse(rows[0]!.statement).data
  return witness && verifySignature(witness, publicKey) ? witness : 'forged'
}

type AnchorsWriter = { sql: Queryable; file: string; signer: Signer; now: () => Date }

/** Number of lines of the file, and the hash of the last one. */
export type FileEnd = { lines: number; hash: string }

/** Appends lines after the end of the file, and keeps the new end. */
export async function appendAnchors(
  { sql, file, signer, now }: AnchorsWriter,
  end: FileEnd,
  statements: readonly AnchorStatement[],
): Promise<void> {
  if (statements.length === 0) return
  const hash = await writeAnchors({ file, signer, after: end.hash }, statements)
  await saveWitness({ sql, signer, now }, { lines: end.lines + statements.length, hash })
}

export async function saveWitness(
  { sql, signer, now }: Omit<AnchorsWriter, 'file'>,
  { lines, hash }: FileEnd,
): Promise<void> {
  const type = 'prosa-anchors-end' as const
  const statement = signer.sign({ type, lines, hash, at: now().toISOString() })
  await sql.query(
    `insert into keep.ledger_anchors (statement) values ($1)
     on conflict (sole) do update set statement = excluded.statement`,
    [JSON.stringify(statement)],
  )
}
