// A data directory of an earlier version opens with the current code: same read models, same ledgers, same pages.
import { copyFile, readFile, rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { projections } from '#projections/all.ts'
import type { AnyProjection, Row } from '#projections/engine/projection.ts'
import { type ProjectionOf, queryRows } from '#projections/engine/tables/query-rows.ts'
import { hashesOf } from '#projections/engine/keyed-column.ts'
import { readTableOf } from '#projections/engine/tables/table.ts'
import { signInAs, createApiCaller, type ApiCaller } from '../../support/clients/survey-client.ts'
import {
  type Page,
  recorded,
  recordedMasterKey,
  type RecordedTable as Table,
  readModels,
  restoreRecordedDatabase,
} from '../../support/fixtures/recorded-data-directory.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'
import { startInstance, temporaryDataDir, type Instance } from '../../support/processes/instance.ts'

const pages = recorded<Page>('pages')

/** Tables of processing times and checkpoints, not of data. */
const bookkeeping = new Set(['read.checkpoints', 'read.tombstones', 'read.snapshots'])
/** Without jobs and reactors: nothing that is due by now is done, so the data stays as recorded. */
const env = {
  ...{ ROLES: 'api,projector', PROSA_REQUESTS_PER_MINUTE: '0' },
  // The recording is older than the outbox, which would be among its stand-ins.
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'prosa@prosa.test' },
}

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
let dataDir: string
let instance: Instance

beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await restoreRecordedDatabase(client)
  dataDir = await temporaryDataDir()
  await copyFile(recordedMasterKey, `${dataDir}/master.key`)
})
afterAll(async () => {
  await instance?.[Symbol.asyncDispose]()
  await client?.end()
  await database?.[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () =>
  (instance = await startInstance({ dataDir, env: { ...env, DATABASE_URL: database.url } }))

/** Rows in the recording's form: columns as text, in the recording's order. */
async function rowsNow(name: string, columns: readonly string[]): Promise<(string | null)[][]> {
  const [schema, table] = name.split('.')
  const { rows } = await client.query({
    text: `select ${columns.map((column) => `"${column}"::text`).join(', ')} from ${schema}."${table}" order by ${columns.map((_, n) => n + 1).join(', ')}`,
    rowMode: 'array',
  })
  return rows as (string | null)[][]
}

async function expectReadModels(): Promise<void> {
  const tables = Object.entries(readModels).filter(([name]) => !bookkeeping.has(name))
  expect(tables.length).toBeGreaterThan(12)
  for (const [name, { ddl, columns, rows }] of tables) {
    const projection = projections.find((each) => readTableOf(each).sql === name)
    const isSealed = projection && readTableOf(projection).personal.length > 0
    const readable = isSealed ? await unsealedCopy(name, ddl, projection) : name
    const expected = projection?.keyed ? await hashedRows(projection, columns, rows) : rows
    // A projection of a new version may handle further events, which move its rows' positions, and lack columns.
    const isMoved = projection && isNewVersion(projection)
    const shared = isMoved ? await commonColumns(name, columns, projection) : columns
    const compared = (found: Table['rows'], of: readonly string[]) =>
      found
        .map((row) => shared.map((column) => row[of.indexOf(column)] ?? null))
        .map((row) => (isMoved ? row.with(shared.indexOf('position'), null) : row))
        .toSorted(byText)
    const found = compared(await rowsNow(readable, shared), shared)
    const rowsExpected = compared(expected, columns)
    // A new version may have further rows, too.
    const known = new Set(rowsExpected.map((row) => JSON.stringify(row)))
    const shown = isMoved ? found.filter((row) => known.has(JSON.stringify(row))) : found
    expect([name, shown]).toEqual([name, rowsExpected])
  }
}

const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** The recorded columns that the table, or the sealed value of its rows, still has. */
async function commonColumns(
  name: string,
  recordedColumns: readonly string[],
  projection: AnyProjection,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [name],
  )
  const present = new Set([...rows.map((row) => row.name), ...Object.keys(projection.table.shape)])
  return recordedColumns.filter((column) => present.has(column))
}

function isNewVersion({ name, version }: AnyProjection): boolean {
  const { columns, rows } = readModels['read.checkpoints']!
  const recordedRow = rows.find((row) => row[columns.indexOf('name')] === name)
  return recordedRow?.[columns.indexOf('version')] !== String(version)
}

/** Recorded rows with the keyed hash in place of a value. They are of surveys, whose owners' keys are used. */
async function hashedRows(
  projection: AnyProjection,
  columns: readonly string[],
  rows: Table['rows'],
): Promise<Table['rows']> {
  const [value, survey] = [projection.keyed!.column, 'surveyId'].map((name) =>
    columns.indexOf(name),
  ) as [number, number]
  const surveys = await client.query<{ id: string; ownerId: string }>(
    'select "surveyId" as id, "ownerId" from read.surveys',
  )
  const ownerOf = new Map(surveys.rows.map(({ id, ownerId }) => [id, ownerId]))
  return withKeys(async (db) => {
    const hashed = rows.map(async (row) => {
      const [hash] = await hashesOf(db, projection, ownerOf.get(row[survey]!)!, [row[value]!])
      return row.with(value, hash!)
    })
    return (await Promise.all(hashed)).toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
  })
}

async function withKeys<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(database.url, 2)
  try {
    const masterKey = await readFile(`${dataDir}/master.key`, 'utf8')
    await openKeys(db, await openTestKeyRing(db, masterKey))
    return await work(db)
  } finally {
    await db.end()
  }
}

/** Copies a table with personal columns into one with the recorded columns, and names it. */
async function unsealedCopy(name: string, ddl: string, projection: AnyProjection): Promise<string> {
  const copy = name.replace('read.', 'unsealed.')
  const readable = projection as AnyProjection & ProjectionOf<Row>
  const rows = await withKeys((db) => queryRows(db, readable, `select * from ${name}`, []))
  await client.query(`create schema if not exists unsealed; drop table if exists ${copy}`)
  // A new version may lack columns.
  await client.query(ddl.replaceAll('read.', 'unsealed.').replaceAll(/ not null/gi, ''))
  await client.query(
    `insert into ${copy} select * from json_populate_recordset(null::${copy}, $1::json)`,
    [JSON.stringify(rows)],
  )
  return copy
}

const checkpoints = async () =>
  await rowsNow('read.checkpoints', ['name', 'version', 'shape', 'log_id', 'position', 'state'])

async function waitUntilLive(): Promise<void> {
  await expect
    .poll(async () => (await checkpoints()).every((row) => row.at(-1) === 'live'))
    .toBe(true)
}

/** False for a projection that is newer than the recording, or whose version changed since. */
const isUnchanged = ([recordedName, recordedVersion]: (string | null)[]) =>
  projections.some(
    ({ name, version }) => name === recordedName && String(version) === recordedVersion,
  )

test('opens without rebuilding an unchanged read model', async () => {
  const unchanged = (await checkpoints()).filter(isUnchanged)
  const names = new Set(unchanged.map(([name]) => name))
  await start()
  expect(unchanged.length).toBeGreaterThan(0)
  expect((await checkpoints()).filter(([name]) => names.has(name!))).toEqual(unchanged)
  await waitUntilLive()
  await expectReadModels()
})

/** Previews end after a day, and deleted surveys are listed for thirty. */
const isTemporary = (path: string) =>
  path.startsWith('/api/public/sessions/preview-') || path === '/api/surveys/deleted'

/** With configurations as objects: the order of their fields says nothing. */
const withParsedConfigs = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'config_json' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
  )

/** Without what changes by design: the time of the request, the returns left in this month, and on public pages whether WhatsApp can answer. */
function comparable(key: string, page: unknown): unknown {
  const body = withParsedConfigs(page)
  // Signing in for a test completes the onboarding.
  if (key.endsWith('/api/users/me')) return { ...(body as object), onboarding_completed: undefined }
  if (key.endsWith('/api/billing/credits')) return { ...(body as object), returns_left: undefined }
  if (key.includes('/api/ledger'))
    return { ...(body as object), at: undefined, verified_at: undefined }
  if (!key.includes('/api/public/surveys/')) return body
  const { config_json: config } = body as { config_json?: object }
  if (config === undefined) return body
  return { ...(body as object), config_json: { ...config, enable_whatsapp: undefined } }
}

test('every page is as recorded, and every ledger verifies', async () => {
  const callers = new Map<string, ApiCaller>([['anyone', createApiCaller(instance.baseUrl)]])
  for (const name of ['ana', 'bruno', 'layla'])
    callers.set(name, (await signInAs(instance.baseUrl, `${name}@prosa.test`)).callApi)
  expect(Object.keys(pages).length).toBeGreaterThan(70)
  const faults: unknown[] = []
  for (const [key, page] of Object.entries(pages)) {
    const [name = '', path = ''] = key.split(' ')
    if (isTemporary(path)) continue
    const { status, body } = await callers.get(name)!('GET', path)
    expect([key, status]).toEqual([key, page.status])
    // Fields that were added since are not in the recording.
    expect({ key, body: comparable(key, body) }).toMatchObject({
      key,
      body: comparable(key, page.body),
    })
    if (path === '/api/ledger/verification')
      faults.push((body as unknown as { faults: unknown }).faults)
  }
  expect(faults).toEqual([[], [], []])
})

test('a rebuild from the log gives the same rows', async () => {
  await instance[Symbol.asyncDispose]()
  await client.query('drop schema read cascade')
  await start()
  await waitUntilLive()
  await expectReadModels()
})
