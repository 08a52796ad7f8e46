// Inserts rows by COPY into a table that has none of them.
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Row } from '../projection.ts'
import { sanitizeJson, type StoredRow } from './rows.ts'
import { loadKeys, sealRow } from './sealed-rows.ts'
import type { Column, TableInDb } from './table.ts'

const chunkCharacters = 256 * 1024

export async function copyRows(
  client: pg.ClientBase,
  { db, table }: TableInDb,
  rows: readonly StoredRow[],
): Promise<void> {
  const keys = await loadKeys(
    { db, table },
    rows.map(({ row }) => row),
  )
  const names = [...table.columns.map(({ sql }) => sql), 'position'].join(', ')
  const stream = client.query(copyFrom(`copy ${table.sql} (${names}) from stdin`))
  const finished = once(stream, 'finish')
  // Prevents an unhandled rejection; awaited below.
  finished.catch(() => {})
  let chunk = ''
  for (const { row, position } of rows) {
    chunk += lineOf(table.columns, sealRow(table, row, keys), position)
    if (chunk.length < chunkCharacters) continue
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), finished])
    chunk = ''
  }
  stream.end(chunk)
  await finished
}

function lineOf(columns: readonly Column[], row: Row, position: string): string {
  let line = ''
  for (const { name, type } of columns) line += `${fieldOf(type, row[name])}\t`
  return `${line}${position}\n`
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
