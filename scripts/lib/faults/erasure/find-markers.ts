// Looks for markers in every row of every table, and in every byte of a data directory.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { findEmbeddedAdmin } from '../../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { postgresDir } from '../../../../services/infrastructure.ts'
import { markerPrefix, markers, phoneMarker } from './markers.ts'

/** `place`: a table, or a file of the data directory. */
export type FoundMarker = { text: string; place: string }

async function openAdmin(dataDir: string): Promise<Db> {
  const url = await findEmbeddedAdmin(postgresDir({ dataDir }))
  if (!url) throw new Error(`no database runs on ${dataDir}`)
  return openDb(url, 1)
}

/** By subject: the keys that are not destroyed, as they are stored. */
export async function readStoredKeys(dataDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const db = await openAdmin(dataDir)
  try {
    const { rows } = await db.query<{ subject: string; wrapped: Buffer }>(
      'select subject, wrapped from keep.keys where wrapped is not null',
    )
    return new Map(rows.map(({ subject, wrapped }) => [subject, wrapped]))
  } finally {
    await db.end()
  }
}

/** In the rows of a running embedded database. */
export async function findInTables(dataDir: string): Promise<FoundMarker[]> {
  const found: FoundMarker[] = []
  await readTables(dataDir, (place, dump) => {
    for (const text of markers) if (containsMarker(dump, text)) found.push({ text, place })
  })
  return found
}

/** All rows of each table of a running embedded database, as text. */
export async function readTables(
  dataDir: string,
  onTable: (name: string, dump: string) => void,
): Promise<void> {
  const db = await openAdmin(dataDir)
  try {
    const { rows: tables } = await db.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
    )
    for (const { schema, name } of tables) {
      const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
      const { rows } = await db.query<{ line: string }>(`select t::text as line from ${table} t`)
      onTable(`${schema}.${name}`, rows.map(({ line }) => line).join('\n'))
    }
  } finally {
    await db.end()
  }
}

/** Columns of bytes are hexadecimal in a dump. */
const containsMarker = (dump: string, marker: string) =>
  dump.includes(marker) || dump.includes(Buffer.from(marker).toString('hex'))

/** What the sealed file of an export begins with. */
const exportHeader = 'PRX1'

/** In the files of a data directory that nobody writes to: markers, destroyed keys, and files of exports. */
export async function findInFiles(
  dataDir: string,
  destroyedKeys: ReadonlyMap<string, Buffer>,
): Promise<FoundMarker[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const found: FoundMarker[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const place = relative(dataDir, path)
    for (const [subject, key] of destroyedKeys)
      if (bytes.includes(key)) found.push({ text: `the key of ${subject}`, place })
    if (bytes.subarray(0, exportHeader.length).equals(Buffer.from(exportHeader)))
      found.push({ text: 'an export', place })
    if (!bytes.includes(markerPrefix) && !bytes.includes(phoneMarker)) continue
    for (const text of markers) if (bytes.includes(text)) found.push({ text, place })
  }
  return found
}
