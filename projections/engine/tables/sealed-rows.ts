// Personal columns of a row are stored as one value, sealed with the key of the row's subject: one encryption for each row.
import type { KeyObject } from 'node:crypto'
import { keysOf } from '#kernel/privacy/database-keys.ts'
import type { OpenedTexts } from '#kernel/privacy/opened-texts.ts'
import { decryptText, encryptTextRepeatably } from '#kernel/privacy/seal.ts'
import type { Row } from '../projection.ts'
import { sealedColumn, type Table, type TableInDb } from './table.ts'

export type SubjectKeys = ReadonlyMap<string, KeyObject>

const prefix = '1r.'
const noKeys: SubjectKeys = new Map()

/** The keys of the rows' subjects, in at most one query. Erased subjects have none. */
export async function loadKeys(
  { db, table }: TableInDb,
  rows: readonly Row[],
): Promise<SubjectKeys> {
  const { subject } = table.projection
  if (table.personal.length === 0 || rows.length === 0) return noKeys
  return keysOf(db).load(rows.map((row) => row[subject!] as string))
}

/** Keys that are created at once: other requests need the database too. */
const keysAtOnce = 8

/** The keys for rows that are to be written. */
export async function loadKeysToWrite(
  target: TableInDb,
  rows: readonly Row[],
): Promise<SubjectKeys> {
  const loaded = await loadKeys(target, rows)
  const { subject, createsKeys } = target.table.projection
  if (!createsKeys) return loaded
  const subjects = new Set(rows.map((row) => row[subject!] as string))
  const missing = [...subjects].filter((each) => !loaded.has(each))
  if (missing.length === 0) return loaded
  const keys = new Map(loaded)
  for (let from = 0; from < missing.length; from += keysAtOnce)
    await Promise.all(
      missing.slice(from, from + keysAtOnce).map(async (each) => {
        const key = await keysOf(target.db).getOrCreate?.(each)
        if (key) keys.set(each, key)
      }),
    )
  return keys
}

/** The row as it is stored, the same for equal rows. Without its subject's key the personal columns are left out. */
export function sealRow(table: Table, row: Row, keys: SubjectKeys): Row {
  if (table.personal.length === 0) return row
  const stored: Row = {}
  for (const { name } of table.columns) stored[name] = row[name]
  stored[sealedColumn.name] = sealedValueOf(table, row, keys)
  return stored
}

/** The personal columns of a row as one value; null without any. */
export function sealedValueOf(table: Table, row: Row, keys: SubjectKeys): string | null {
  if (table.personal.length === 0) return null
  const key = keys.get(row[table.projection.subject!] as string)
  const values = key && personalValuesOf(table, row)
  return values
    ? prefix + encryptTextRepeatably(JSON.stringify(values), key, placeOf(table, row))
    : null
}

/** Undefined if all are empty. */
function personalValuesOf({ personal }: Table, row: Row): Row | undefined {
  let values: Row | undefined
  for (const { name, empty } of personal) {
    const value = row[name]
    if (value === undefined || value === empty || (empty !== null && isEmpty(value))) continue
    values ??= {}
    values[name] = value
  }
  return values
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** A stored row as `evolve` returned it, of rows that all have the same columns. */
export type Unseal = (stored: Row) => Row

/**
 * Without its subject's key the personal columns of a row are empty. Throws if the sealed value was altered or belongs to another
 * row. A row of a version without sealed columns is returned as it is.
 */
export function openUnseal(table: Table, keys: SubjectKeys, opened?: OpenedTexts): Unseal {
  /** Has the columns of the rows, so that a copy has room for them: one that grows is copied several times. */
  let empty: Row | undefined
  return (stored) => {
    if (table.personal.length === 0 || stored[sealedColumn.name] === undefined) return stored
    const values = JSON.parse(openSealed(table, stored, keys, opened)) as Row
    const row = { ...(empty ??= emptyRow(table, stored)) }
    for (const name in stored) if (name !== sealedColumn.name) row[name] = stored[name]
    for (const { name, optional, empty: none } of table.personal)
      if (name in values || !optional) row[name] = values[name] ?? none
    return row
  }
}

function emptyRow({ personal }: Table, stored: Row): Row {
  const required = personal.filter(({ optional }) => !optional).map(({ name }) => name)
  const names = Object.keys(without(stored, sealedColumn.name))
  return Object.fromEntries([...names, ...required].map((name) => [name, null]))
}

/** A copy without a column. A third of the time of `{ [name]: _, ...row }`, which counts in a rebuild. */
export function without(stored: Row, column: string): Row {
  const row: Row = {}
  for (const name in stored) if (name !== column) row[name] = stored[name]
  return row
}

/** The personal values of a stored row, as JSON; none without its subject's key. `opened`: what was unsealed before. */
export function openSealed(
  table: Table,
  stored: Row,
  keys: SubjectKeys,
  opened?: OpenedTexts,
): string {
  const key = keys.get(stored[table.projection.subject!] as string)
  const sealed = stored[sealedColumn.name]
  if (!key || typeof sealed !== 'string') return '{}'
  const place = placeOf(table, stored)
  const known = opened?.find(place, sealed, key)
  if (known) return known.text
  try {
    const text = decryptText(sealed.slice(prefix.length), key, place)
    opened?.add(place, sealed, key, text)
    return text
  } catch (cause) {
    throw new Error(`a sealed value of ${table.sql} was altered`, { cause })
  }
}

/** Binds a sealed value to its projection and row. Uuids are in lower case, as Postgres returns them. */
function placeOf({ projection, key }: Table, row: Row): string {
  let place = projection.name
  for (const { name, type } of key)
    place += `/${type === 'uuid' ? (row[name] as string).toLowerCase() : String(row[name])}`
  return place
}
