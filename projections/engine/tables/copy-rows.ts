// Inserts rows by COPY into a table that has none of them.
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Row } from '../projection.ts'
import type { StoredRow } from './rows.ts'
import { sanitizeJson } from './sanitize.ts'
import { loadKeysToWrite, sealedValueOf, type SubjectKeys } from './sealed-rows.ts'
import { sealedColumn, type Column, type Table, type TableInDb } from './table.ts'

/** Sealed and written between two turns of the event loop: a few milliseconds. */
const rowsPerTurn = 250
/** Their keys are loaded together. */
const rowsPerKeyLoad = 2_000

export async function copyRows(
  client: pg.ClientBase,
  target: TableInDb,
  rows: readonly StoredRow[],
): Promise<void> {
  const { table } = target
  const columns = table.columns.map(({ sql }) => sql)
  const names = [...columns, ...(table.hasPosition ? ['position'] : [])].join(', ')
  const stream = client.query(copyFrom(`copy ${table.sql} (${names}) from stdin`))
  const finished = once(stream, 'finish')
  // Prevents an unhandled rejection and an unhandled event; awaited below.
  finished.catch(() => {})
  stream.on('error', () => {})
  try {
    await writeRows(stream, target, rows, finished)
  } catch (error) {
    // Otherwise the connection would wait for the end of the rows.
    stream.destroy(error as Error)
    throw error
  }
  stream.end()
  await finished
}

async function writeRows(
  stream: Writable,
  target: TableInDb,
  rows: readonly StoredRow[],
  finished: Promise<unknown>,
): Promise<void> {
  const { table } = target
  let keys: SubjectKeys = new Map()
  for (let from = 0; from < rows.length; from += rowsPerTurn) {
    if (from % rowsPerKeyLoad === 0)
      keys = await loadKeysToWrite(
        target,
        rows.slice(from, from + rowsPerKeyLoad).map(({ row }) => row),
      )
    let chunk = ''
    for (const { row, position } of rows.slice(from, from + rowsPerTurn))
      chunk += lineOf(table, row, sealedValueOf(table, row, keys), position)
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), finished])
    if (rows.length > rowsPerTurn) await Promise.race([nextTurn(), finished])
  }
}

function lineOf(
  { columns, hasPosition }: Table,
  row: Row,
  sealed: string | null,
  position: string,
): string {
  let line = ''
  for (const column of columns)
    line += `${fieldOf(column.type, column === sealedColumn ? sealed : row[column.name])}\t`
  return hasPosition ? `${line}${position}\n` : `${line.slice(0, -1)}\n`
}

function fieldOf(type: Column['type'], value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (type === 'jsonb') return escapeText(sanitizeJson(JSON.stringify(value)))
  return typeof value === 'string' ? escapeText(value.toWellFormed()) : String(value)
}

const specialCharacters = /[\\\t\n\r\0]/
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\uFFFD',
}
const escapeText = (text: string) =>
  specialCharacters.test(text)
    ? text.replaceAll(/[\\\t\n\r\0]/g, (character) => escapes[character]!)
    : text
