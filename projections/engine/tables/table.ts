// The Postgres table of a projection, derived from its zod schema.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { personalPaths } from '#kernel/commands/event-types.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { AnyProjection } from '../projection.ts'
import type { AnyRollup } from '../rollups/rollup.ts'

export type ColumnType =
  | 'uuid'
  | 'text'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb'

export type Column = {
  name: string
  /** The quoted name. */
  sql: string
  type: ColumnType
  /** A zod `optional` field: null is read as absent. */
  optional: boolean
  nullable: boolean
}

/** A column whose value is in the row's sealed value. */
export type PersonalColumn = Pick<Column, 'name' | 'optional'> & {
  /** The value of a row whose subject was erased. */
  empty: unknown
}

export type Table = {
  projection: AnyProjection
  /** Qualified, such as `read.survey_figures`. */
  sql: string
  /** As stored: with `sealed` in place of the personal columns. */
  columns: readonly Column[]
  personal: readonly PersonalColumn[]
  key: readonly Column[]
  /** Every row has the position of the last event that changed it; rows of rollups have none. */
  hasPosition: boolean
  rollups: readonly RollupTable[]
  /** Hash of the columns, the key, the indexes and the rollups. */
  shape: string
}

export type RollupTable = { rollup: AnyRollup; table: Table }

/** A table, and the database whose keys seal its rows. */
export type TableInDb = { db: Db; table: Table }

/** The column of a row's personal values. */
export const sealedColumn: Column = {
  name: 'sealed',
  sql: '"sealed"',
  type: 'text',
  optional: true,
  nullable: true,
}

/** Unqualified, and independent of the version. */
export const tableName = (name: string) => name.replaceAll('-', '_')

type Place = { schema?: string; suffix?: string }

/** `suffix` and `schema` name a shadow table to be swapped in, or a temporary table. */
export function tableOf(projection: AnyProjection, place: Place = {}): Table {
  const { schema = 'read', suffix = '' } = place
  if (!/^[a-z][a-z0-9-]{0,50}$/.test(projection.name))
    throw new Error(`projection ${projection.name}: invalid name`)
  const { columns, personal } = columnsOf(projection)
  const key = projection.key.map((name) => findColumn(projection, columns, name))
  if (key.length === 0) throw new Error(`projection ${projection.name}: no key`)
  requireConsistent(projection)
  const sql = `${schema}.${tableName(projection.name)}${suffix}`
  const sealed = personal.map(({ name }) => name)
  const rollups = (projection.rollups ?? []).map((each) => rollupTableOf(each, place))
  const shape = JSON.stringify([
    columns,
    projection.key,
    projection.indexes ?? [],
    ...(sealed.length > 0 ? [sealed, projection.subject] : []),
    ...(projection.queryIndexes ? [projection.queryIndexes] : []),
    ...(projection.changesBy ? [{ changesBy: projection.changesBy }] : []),
    ...rollups.map(({ rollup: { name, version }, table }) => [name, version, table.shape]),
  ])
  return {
    projection,
    sql,
    columns,
    personal,
    key,
    hasPosition: true,
    rollups,
    shape: createHash('sha256').update(shape).digest('hex').slice(0, 16),
  }
}

function requireConsistent({
  name,
  overwrites,
  topics,
  rollups,
  indexes = [],
  changesBy = [],
}: AnyProjection): void {
  if (overwrites && (topics || rollups))
    throw new Error(`projection ${name}: what it overwrites is compared`)
  const indexed = indexes.map((names) => names.join())
  for (const names of changesBy)
    if (!indexed.includes(names.join()))
      throw new Error(`projection ${name}: no index of ${names.join()}`)
}

function rollupTableOf(rollup: AnyRollup, place: Place): RollupTable {
  const { name, version, table: schema, key, indexes = [] } = rollup
  const definition = { name, version, table: schema, key, indexes, rowsOf: {}, evolve: () => null }
  const table = { ...tableOf(definition, place), hasPosition: false }
  for (const column of table.columns) {
    if (column.nullable) throw new Error(`rollup ${name}: ${column.name} is nullable`)
    if (!table.key.includes(column) && column.type !== 'bigint')
      throw new Error(`rollup ${name}: ${column.name} is no integer`)
  }
  return { rollup, table }
}

/** The table and those of its rollups, which are created, swapped and dropped together. */
export const withRollups = (table: Table): readonly Table[] => [
  table,
  ...table.rollups.map((each) => each.table),
]

const tables = new WeakMap<object, Table>()

/** The table in schema `read`, for queries. */
export function readTableOf(projection: AnyProjection): Table {
  let table = tables.get(projection)
  if (!table) tables.set(projection, (table = tableOf(projection)))
  return table
}

function columnsOf(projection: AnyProjection): Pick<Table, 'columns' | 'personal'> {
  const { name: owner, table, subject } = projection
  const stored: Column[] = []
  const personal: PersonalColumn[] = []
  for (const [name, field] of Object.entries(table.shape)) {
    const column = columnOf(owner, name, field as z.ZodType)
    if (personalPaths(field, []).length === 0) stored.push(column)
    else
      personal.push({ name, optional: column.optional, empty: emptyOf(column, field as z.ZodType) })
  }
  if (personal.length === 0) return { columns: stored, personal }
  if (!subject || !stored.some(({ name }) => name === subject))
    throw new Error(`projection ${owner}: no subject for its personal columns`)
  return { columns: [...stored, sealedColumn], personal }
}

/** Null where the schema allows it, else what an owner's field reads as after an erasure, or the empty text, list or record. */
function emptyOf({ nullable, type }: Column, field: z.ZodType): unknown {
  if (nullable) return null
  const owned = field.meta()?.['owned'] as { erased: unknown } | undefined
  if (owned) return owned.erased
  if (type === 'text') return ''
  return field instanceof z.ZodArray ? [] : {}
}

function findColumn(projection: AnyProjection, columns: readonly Column[], name: string): Column {
  const column = columns.find((each) => each.name === name)
  if (!column) throw new Error(`projection ${projection.name}: no column ${name}`)
  return column
}

function columnOf(projection: string, name: string, field: z.ZodType): Column {
  // `position` and `sealed` are maintained by the engine; other names would need escaping.
  if (
    name === 'position' ||
    name === sealedColumn.name ||
    !/^[A-Za-z_][A-Za-z0-9_]{0,62}$/.test(name)
  )
    throw new Error(`projection ${projection}: a column cannot be named ${name}`)
  let inner: z.core.$ZodType = field
  let [optional, nullable] = [false, false]
  for (;;) {
    if (inner instanceof z.ZodOptional) optional = true
    else if (inner instanceof z.ZodNullable) nullable = true
    else if (!(inner instanceof z.ZodReadonly)) break
    inner = inner.unwrap() as z.core.$ZodType
  }
  const type = columnTypeOf(inner)
  if (!type) throw new Error(`projection ${projection}: no column type for ${name}`)
  return { name, sql: `"${name}"`, type, optional, nullable: nullable || optional }
}

function columnTypeOf(schema: z.core.$ZodType): ColumnType | undefined {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'bigint' : 'double precision'
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (schema instanceof z.ZodEnum) return 'text'
  if (schema instanceof z.ZodLiteral) return commonType([...schema.values].map(literalType))
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return stringType(schema.format)
  if (schema instanceof z.ZodUnion) return unionType(schema.options.map(columnTypeOf))
  return isJson(schema) ? 'jsonb' : undefined
}

const unionType = (types: readonly (ColumnType | undefined)[]) =>
  commonType(types) ?? (types.includes(undefined) ? undefined : 'jsonb')

const isJson = (schema: z.core.$ZodType) =>
  [z.ZodObject, z.ZodArray, z.ZodRecord, z.ZodTuple, z.ZodUnknown, z.ZodIntersection].some(
    (kind) => schema instanceof kind,
  )

const stringType = (format: string | null): ColumnType =>
  format === 'uuid' || format === 'guid' ? 'uuid' : format === 'datetime' ? 'timestamptz' : 'text'

const literalType = (value: unknown): ColumnType | undefined =>
  typeof value === 'string'
    ? 'text'
    : typeof value === 'boolean'
      ? 'boolean'
      : typeof value === 'number'
        ? 'double precision'
        : undefined

const commonType = (types: readonly (ColumnType | undefined)[]) =>
  types.every((type) => type === types[0]) ? types[0] : undefined

/** Without indexes: a rebuild creates them after the rows. */
export function createTable(table: Table, kind = ''): string {
  const columns = table.columns.map(
    ({ sql, type, nullable }) => `${sql} ${type}${nullable ? '' : ' not null'}`,
  )
  const position = table.hasPosition ? ['position text collate "C" not null'] : []
  return `create ${kind} table ${table.sql} (${[...columns, ...position].join(', ')})`
}

/** Statistics of the columns that queries compare: those of documents and sealed values would take half the time. */
export const analyzeTables = (tables: readonly Table[]): string =>
  `analyze ${tables.map((table) => `${table.sql} (${comparedColumns(table).join(', ')})`).join(', ')}`

const comparedColumns = ({ columns, hasPosition }: Table) => [
  ...columns
    .filter(({ type }) => type !== 'jsonb')
    .filter((column) => column !== sealedColumn)
    .map(({ sql }) => sql),
  ...(hasPosition ? ['position'] : []),
]

/**
 * With topics, every index ends with the position, so that the changes since a cursor are one range of it, and a key of
 * several columns has another index without its last column; with `changesBy`, only the indexes that it names do.
 */
export function createIndexes({ projection, sql, columns, key }: Table): string[] {
  const { topics, changesBy, indexes = [] } = projection
  const listOf = (names: readonly string[]) =>
    names.map((name) => findColumn(projection, columns, name).sql).join(', ')
  const named = indexes.map(listOf)
  const keyPrefix = listOf(key.slice(0, -1).map(({ name }) => name))
  const prefix = topics && !changesBy && keyPrefix !== '' ? [keyPrefix] : []
  const ordered = new Set(changesBy?.map(listOf) ?? (topics ? [...prefix, ...named] : []))
  return [
    `alter table ${sql} add primary key (${key.map((column) => column.sql).join(', ')})`,
    ...[...new Set([...prefix, ...named])].map(
      (names) => `create index on ${sql} (${names}${ordered.has(names) ? ', position' : ''})`,
    ),
    ...(projection.queryIndexes ?? []).map((index) => `create index on ${sql} ${index}`),
  ]
}
