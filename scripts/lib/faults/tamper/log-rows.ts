// Changes of the log by a writer to the database, who can compute hashes but has no signing key.
import { randomUUID } from 'node:crypto'
import { chainHash, genesisHash } from '#kernel/commands/hash-chain.ts'
import type { Json } from '#ports/event-store.ts'
import type { TamperWorld } from './world.ts'

export type LogRow = {
  position: number
  revision: number
  id: string
  type: string
  at: string
  data: Record<string, Json>
  meta: Record<string, string>
}

export async function readRows({ db }: TamperWorld, stream: string): Promise<LogRow[]> {
  const { rows } = await db.query<LogRow>(
    `select position, revision, id, type, at, data, meta from log.events where stream = $1
      order by revision`,
    [stream],
  )
  return rows
}

/** Replaces the rows of a stream. Rows without a position go to the end of the log. */
export async function writeRows(
  { db }: TamperWorld,
  stream: string,
  rows: readonly LogRow[],
): Promise<void> {
  await db.query('delete from log.events where stream = $1', [stream])
  for (const { position, revision, id, type, at, data, meta } of rows)
    await db.query(
      `insert into log.events (position, stream, revision, id, type, at, data, meta)
       values (coalesce($1, (select max(position) + 1 from log.events)), $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[position || null, stream, revision, id, type, at],
        ...[JSON.stringify(data), JSON.stringify(meta)],
      ],
    )
}

/** Numbers the rows from 0 and computes their hashes anew, as the product would; signatures stay. */
export function rechain(rows: readonly LogRow[]): LogRow[] {
  let previousHash = genesisHash
  return rows.map((row, revision) => {
    const { id, type, data, meta } = row
    if (meta['hash'] === undefined) return { ...row, revision }
    const at = meta['at']!
    const hash = chainHash({ id, type, revision: BigInt(revision), at, data, previousHash })
    const linked = { ...row, revision, meta: { ...meta, previousHash, hash } }
    previousHash = hash
    return linked
  })
}

export const changeStream = async (
  world: TamperWorld,
  stream: string,
  change: (rows: LogRow[]) => LogRow[] | Promise<LogRow[]>,
): Promise<void> => writeRows(world, stream, await change(await readRows(world, stream)))

/** A copy of the event with an id of its own, at the end of the log. */
export const copyOf = (row: LogRow, over: Partial<LogRow> = {}): LogRow => ({
  ...row,
  ...{ id: randomUUID(), position: 0 },
  ...over,
})

/** Another value of the same kind. */
export function otherValue(value: Json | undefined): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return 'another'
  const digit = /[0-9a-f](?=[^0-9a-f]*$)/.exec(value)
  if (!digit) return `${value}x`
  const other = digit[0] === '1' ? '2' : '1'
  return `${value.slice(0, digit.index)}${other}${value.slice(digit.index + 1)}`
}

export const ledgerOf = (ownerId: string) => `credits-${ownerId}`
export const paymentOf = (world: TamperWorld, name: string) =>
  `payment-${world.paymentIds.get(name)!}`
