import type { Db, Tx } from '#kernel/postgres/db.ts'
import type { Row } from '../projection.ts'
import { type ProjectionOf, unsealRows } from './query-rows.ts'

type SnapshotQuery<R extends Row, T> = {
  projection: ProjectionOf<R>
  /** Selects all columns of the projection's table. */
  text: string
  values: unknown[]
  rowsPerPage: number
  /** What is read with a page, in the same transaction. */
  load: (rows: R[], tx: Tx) => Promise<T>
}

/**
 * Pages of a query, all as of one moment, in constant memory: the next one is read while a page is in use. Holds a connection
 * until the iterator ends or is returned.
 */
export async function* readSnapshot<R extends Row, T>(
  db: Db,
  { projection, text, values, rowsPerPage, load }: SnapshotQuery<R, T>,
): AsyncGenerator<T> {
  const tx = await db.connect()
  let isDone = false
  const readPage = async () => {
    const { rows } = await tx.query<Row>(`fetch ${rowsPerPage} from snapshot`)
    if (rows.length === 0) return undefined
    return { loaded: await load((await unsealRows(db, projection, rows)) as R[], tx) }
  }
  try {
    await tx.query('begin isolation level repeatable read read only')
    await tx.query({ text: `declare snapshot no scroll cursor for ${text}`, values })
    let next = readPage()
    for (;;) {
      const page = await next
      if (!page) break
      next = readPage()
      // Its failure is thrown when it is awaited, or ends with the connection.
      next.catch(() => {})
      yield page.loaded
    }
    await tx.query('commit')
    isDone = true
  } finally {
    // Closing the connection ends an unfinished transaction.
    tx.release(!isDone)
  }
}
