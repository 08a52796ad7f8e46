// The running server cleans the files of its database after erasures; what it may not do, it leaves to the command.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#contract/durations.ts'
import { type Db, openDb, type Tx } from '#kernel/postgres/db.ts'
import { cleanDatabase, readHousekeeping } from '#kernel/postgres/housekeeping.ts'
import { removeOldSegments } from '#kernel/postgres/write-ahead-log.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { readErasureReceipt } from '#projections/accounts/erasure-receipt.ts'
import { cleanDatabaseJob } from '../../../services/accounts/deletion/clean-database.job.ts'
import type { TestDatabase } from '../../support/kernel/databases.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

/** A connection that another test opens is an older transaction of any database until it is open. */
const limits = { tableBytes: 2 ** 26, lockTimeoutMs: 10_000, statementTimeoutMs: 10_000 }
/** Where a transaction or a lock is there until the job has ended. */
const briefWaitMs = 50

let database: TestDatabase
let db: Db
let admin: Db
beforeEach(async () => {
  database = await freshDatabase()
  // The tables are those of the application's role.
  db = openDb(database.appUrl, 4)
  admin = openDb(database.url, 2)
  await openKeys(db, await openTestKeyRing(db))
})
afterEach(async () => {
  await Promise.all([db.end(), admin.end()])
  await database[Symbol.asyncDispose]()
})

/** Runs the job; returns whether it was due. */
async function runJob({
  adminUrl = '',
  afterMs = 0,
  tableBytes = limits.tableBytes,
  lockTimeoutMs = limits.lockTimeoutMs,
}) {
  const job = cleanDatabaseJob({
    adminUrl: adminUrl || undefined,
    log: silentLog,
    limits: { ...limits, tableBytes, lockTimeoutMs },
  })
  const due = await job.due(db, new Date(Date.now() + afterMs))
  const noCommand = () => Promise.reject(new Error('no command expected'))
  for (const { execute } of due) await execute(noCommand, new AbortController().signal)
  return due.length > 0
}

/** An account of which nothing is left, as of a moment ago. */
async function eraseAccount(): Promise<string> {
  const ownerId = randomUUID()
  const at = new Date(Date.now() - 1_000).toISOString()
  await db.query(
    `insert into read.account_deletions ("ownerId", "requestedAt", "eraseAt", "erasedAt", "finishedAt", position)
     values ($1, $2, $2, $2, $2, '0')`,
    [ownerId, at],
  )
  return ownerId
}

const stateOf = async (ownerId: string) => {
  const { state, needs_operator } = await readErasureReceipt(db, { id: ownerId, isAccount: true })
  return { state, needs_operator }
}
const remaining = async () => (await readHousekeeping(db)).attempt?.remaining
const cleanings = async () =>
  (await db.query<{ count: number }>('select count(*)::int as count from keep.housekeeping'))
    .rows[0]!.count
const fileOf = async (table: string) =>
  (await db.query<{ file: string }>('select pg_relation_filepath($1) as file', [table])).rows[0]!
    .file

test('without erasures nothing is due', async () => {
  expect(await runJob({ adminUrl: database.url })).toBe(false)
})

test('a receipt becomes clean without the command, and the next one within an hour', async () => {
  const first = await eraseAccount()
  const before = await fileOf('read.account_deletions')
  expect(await stateOf(first)).toEqual({ state: 'erased', needs_operator: false })
  expect(await runJob({ adminUrl: database.url })).toBe(true)
  expect(await stateOf(first)).toEqual({ state: 'cleaned', needs_operator: false })
  expect(await fileOf('read.account_deletions')).not.toBe(before)
  expect(await remaining()).toEqual([])
  expect(await runJob({ adminUrl: database.url, afterMs: 2 * hourMs })).toBe(false)

  const second = await eraseAccount()
  await db.query(`update read.account_deletions set "finishedAt" = now() where "ownerId" = $1`, [
    second,
  ])
  expect(await runJob({ adminUrl: database.url, afterMs: hourMs / 2 })).toBe(false)
  expect(await stateOf(second)).toMatchObject({ state: 'erased' })
  await expectCleanedHourly(second)
})

/** An analyze of the server itself may be an older transaction: then the next hour's job cleans. */
async function expectCleanedHourly(ownerId: string): Promise<void> {
  let hours = 0
  const cleanHourly = async () => {
    hours += 1
    expect(await runJob({ adminUrl: database.url, afterMs: hours * hourMs })).toBe(true)
    return stateOf(ownerId)
  }
  await expect.poll(cleanHourly).toMatchObject({ state: 'cleaned' })
}

test('erasures without a receipt wait a day', async () => {
  await db.query(
    `insert into keep.keys (subject, master_version, destroyed_at)
     select 'a', version, now() from keep.master_versions limit 1`,
  )
  expect(await runJob({ adminUrl: database.url, afterMs: 23 * hourMs })).toBe(false)
  expect(await runJob({ adminUrl: database.url, afterMs: 25 * hourMs })).toBe(true)
  expect(await runJob({ adminUrl: database.url, afterMs: 50 * hourMs })).toBe(false)
})

test('the application’s role cleans its tables and leaves the rest to the command', async () => {
  const ownerId = await eraseAccount()
  const before = await fileOf('keep.keys')
  await runJob({})
  expect(await fileOf('keep.keys')).not.toBe(before)
  expect(await remaining()).toEqual(['statistics', 'write-ahead-log'])
  expect(await stateOf(ownerId)).toEqual({ state: 'erased', needs_operator: true })
  expect((await cleanDatabase(admin)).remaining).toEqual([])
  expect(await stateOf(ownerId)).toEqual({ state: 'cleaned', needs_operator: false })
})

test('large tables are left to the command', async () => {
  const ownerId = await eraseAccount()
  await runJob({ adminUrl: database.url, tableBytes: 0 })
  expect(await remaining()).toEqual(['large-tables'])
  expect(await stateOf(ownerId)).toEqual({ state: 'erased', needs_operator: true })
})

test('a table in use is skipped: the next attempt cleans it', async () => {
  const ownerId = await eraseAccount()
  const reader = await db.connect()
  await reader.query('begin; select from keep.keys')
  await runJob({ adminUrl: database.url, lockTimeoutMs: briefWaitMs })
  await reader.query('commit')
  reader.release()
  expect(await remaining()).toEqual(['busy-tables'])
  expect(await stateOf(ownerId)).toEqual({ state: 'erased', needs_operator: false })
  expect(await runJob({ adminUrl: database.url, afterMs: hourMs })).toBe(true)
  expect(await stateOf(ownerId)).toMatchObject({ state: 'cleaned' })
})

/** Sees the rows of the moment at which it began; uses no table. */
async function openOldTransaction() {
  const reader = await db.connect()
  await reader.query('begin isolation level repeatable read; select 1')
  return async () => {
    await reader.query('commit')
    reader.release()
  }
}

const bytesOf = async (table: string) =>
  (await db.query<{ bytes: number }>('select pg_relation_size($1)::int as bytes', [table])).rows[0]!
    .bytes

test('rows that an older transaction sees are not clean: the next attempt cleans them', async () => {
  const ownerId = await eraseAccount()
  const keys = `insert into keep.keys (subject, master_version)
    select 'a' || n, version from keep.master_versions, generate_series(1, 1000) n`
  await db.query(keys)
  const end = await openOldTransaction()
  await db.query('delete from keep.keys')
  await runJob({ adminUrl: database.url, lockTimeoutMs: briefWaitMs })
  expect(await bytesOf('keep.keys')).toBeGreaterThan(0)
  expect(await remaining()).toEqual(['busy-tables'])
  expect(await stateOf(ownerId)).toEqual({ state: 'erased', needs_operator: false })
  await end()
  await expectCleanedHourly(ownerId)
  expect(await bytesOf('keep.keys')).toBe(0)
})

test('the command waits for older transactions', async () => {
  const end = await openOldTransaction()
  const before = await fileOf('keep.keys')
  const command = cleanDatabase(admin)
  const isWaiting = async () =>
    (await admin.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount
  await expect.poll(isWaiting).toBe(1)
  expect(await fileOf('keep.keys')).toBe(before)
  await end()
  expect((await command).remaining).toEqual([])
  expect(await fileOf('keep.keys')).not.toBe(before)
})

test('the job leaves a running command alone', async () => {
  await eraseAccount()
  const reader = await db.connect()
  await reader.query('begin; select from keep.keys')
  const command = cleanDatabase(admin)
  const isWaiting = async () =>
    (
      await admin.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  const { attempt } = await readHousekeeping(db)
  await runJob({ adminUrl: database.url, afterMs: hourMs })
  expect((await readHousekeeping(db)).attempt).toEqual(attempt)
  await reader.query('commit')
  reader.release()
  expect((await command).remaining).toEqual([])
  expect(await cleanings()).toBe(1)
})

test('the command waits for a running job', async () => {
  await eraseAccount()
  const [job, command] = await Promise.all([
    runJob({ adminUrl: database.url }),
    cleanDatabase(admin),
  ])
  expect(job).toBe(true)
  expect(command.remaining).toEqual([])
})

test('after a crash it is tried again an hour later', async () => {
  const ownerId = await eraseAccount()
  await db.query(
    `insert into keep.housekeeping_attempt (started_at, remaining) values (now(), '{}')`,
  )
  expect(await runJob({ adminUrl: database.url, afterMs: hourMs / 2 })).toBe(false)
  expect(await runJob({ adminUrl: database.url, afterMs: hourMs + 1 })).toBe(true)
  expect(await stateOf(ownerId)).toMatchObject({ state: 'cleaned' })
})

test('a setting that the checkpointer reads late leaves no renamed segment', async () => {
  const client = await admin.connect()
  let checkpoints = 0
  const late = {
    query: async (text: string) => {
      if (text === 'checkpoint') checkpoints += 1
      if (text === 'select pg_reload_conf()' && checkpoints === 0) return { rows: [] }
      return client.query(text)
    },
  } as unknown as Tx
  expect(await removeOldSegments(late)).toBeDefined()
  expect(checkpoints).toBeGreaterThan(1)
  client.release(true)
})
