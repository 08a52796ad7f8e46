// The rows of read models about one owner.
import type { Tx } from '#kernel/postgres/db.ts'
import type { AnyProjection, Row } from '#projections/engine/projection.ts'
import { readTableOf } from '#projections/engine/tables/table.ts'
import { keyTextOf, type FoldedRows, type PlacedRow } from './folded-rows.ts'

const placed = ({ position, ...row }: Row): PlacedRow => ({ row, position: String(position) })

export async function readOwnerRows(
  tx: Tx,
  projection: AnyProjection,
  owner: string,
): Promise<FoldedRows> {
  const { rows } = await tx.query<Row>(
    `select * from ${readTableOf(projection).sql} where "ownerId" = $1`,
    [owner],
  )
  return new Map(rows.map((row) => [keyTextOf(projection, row), placed(row)]))
}

const pageSize = 1_000

/** The rows of an owner's entries in order, read in pages beside the log. */
export function openEntryRows(tx: Tx, owner: string) {
  let page: PlacedRow[] = []
  let [next, after, isLast] = [0, -1, false]
  async function peek(): Promise<PlacedRow | undefined> {
    if (next === page.length && !isLast) {
      const { rows } = await tx.query<Row>(
        `select * from read.credit_entries where "ownerId" = $1 and revision > $2
          order by revision limit ${pageSize}`,
        [owner, after],
      )
      page = rows.map(placed)
      next = 0
      isLast = rows.length < pageSize
      after = Number(rows.at(-1)?.['revision'] ?? after)
    }
    return page[next]
  }
  const revisionOf = (entry: PlacedRow) => Number(entry.row['revision'])
  async function takeBefore(revision: number): Promise<PlacedRow[]> {
    const taken: PlacedRow[] = []
    for (let entry = await peek(); entry && revisionOf(entry) < revision; entry = await peek()) {
      taken.push(entry)
      next += 1
    }
    return taken
  }
  return {
    /** The row of a revision, and the rows before it that were not asked for. */
    async next(revision: number): Promise<{ extra: PlacedRow[]; shown: PlacedRow | undefined }> {
      const extra = await takeBefore(revision)
      const entry = await peek()
      const shown = entry && revisionOf(entry) === revision ? entry : undefined
      if (shown) next += 1
      return { extra, shown }
    },
    rest: () => takeBefore(Infinity),
  }
}
