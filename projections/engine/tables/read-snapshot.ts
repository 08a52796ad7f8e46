import type { Db, Tx } from '#kernel/postgres/db.ts'
import type { Row } from '../projection.ts'

type SnapshotQuery<S, T> = {
  text: string
  values: unknown[]
  rowsPerPage: number
  /** What else is read with a page of stored rows, in the same transaction. */
  read: (stored: Row[], tx: Tx) => Promise<S>
  /** Makes a page of what was read. Personal columns are still sealed. */
  make: (stored: Row[], read: S) => Promise<T>
}

/**
 * Pages of a query, all as of one moment, in constant memory: the next one is read while a page is made and used. Holds a connection
 * until the iterator ends or is returned.
 */
export async function* readSnapshot<S, T>(
  db: Db,
  { text, values, rowsPerPage, read, make }: SnapshotQuery<S, T>,
): AsyncGenerator<T> {
  const tx = await db.connect()
  let isDone = false
  const fetchRows = async () => (await tx.query<Row>(`fetch ${rowsPerPage} from snapshot`)).rows
  // The rows of the next page are fetched last: the query of what is read with them is sent before this page is made.
  const readPage = async (rows: Row[]) =>
    rows.length === 0
      ? undefined
      : { rows, more: await read(rows, tx), following: await fetchRows() }
  try {
    await tx.query('begin isolation level repeatable read read only')
    await tx.query({ text: `declare snapshot no scroll cursor for ${text}`, values })
    let page = await readPage(await fetchRows())
    while (page) {
      const next = readPage(page.following)
      // Its failure is thrown when it is awaited, or ends with the connection.
      next.catch(() => {})
      const made = await make(page.rows, page.more)
      // V8 keeps consecutive results, with the rows in them, until its next major collection.
      page.rows.length = 0
      yield made
      page = await next
    }
    await tx.query('commit')
    isDone = true
  } finally {
    // Closing the connection ends an unfinished transaction.
    tx.release(!isDone)
  }
}
