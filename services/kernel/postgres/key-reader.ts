// Connections that read rows by keys, for live pages and compared answers: such a query takes longer to plan than to run.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { attachKeys, keysOf } from '../privacy/database-keys.ts'
import { openOpenedTexts, type OpenedTexts } from '../privacy/opened-texts.ts'
import { type Db, handleErrors } from './db.ts'

const maxConnections = 8
/** Rows of conversations that owners follow: each page reads those of the conversations that moved. */
const maxOpened = 2_000
const keyReaders = new WeakMap<Db, OpenedTexts>()

/** To the same database. Plans are kept; they use indexes, so that a plan of an empty table suits the table that has grown. */
export function openKeyReader(db: Db): Db {
  const onConnect = async (client: pg.ClientBase) => {
    await client.query(
      'set enable_seqscan = off; set enable_bitmapscan = off; set plan_cache_mode = force_generic_plan',
    )
  }
  const reader = handleErrors(new pg.Pool({ ...db.options, max: maxConnections, onConnect }))
  attachKeys(reader, keysOf(db))
  keyReaders.set(reader, openOpenedTexts(maxOpened))
  return reader
}

/** A query that reads rows by keys: prepared on connections of `openKeyReader`, planned for the sizes of its tables on others. */
export const keyQuery = (db: Db, text: string, values: unknown[]): pg.QueryConfig =>
  keyReaders.has(db) ? prepared(text, values) : { text, values }

/** What was unsealed on connections of `openKeyReader`; undefined on others. */
export const openedTextsOf = (db: Db): OpenedTexts | undefined => keyReaders.get(db)

const statementNames = new Map<string, string>()

/** A statement that each connection parses once. Connections and `statementNames` keep every text. */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  let name = statementNames.get(text)
  if (name === undefined) {
    name = `rows-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    statementNames.set(text, name)
  }
  return { name, text, values }
}
