// Limits of connections over several processes on one database.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openSharedConnections } from '#kernel/postgres/shared-connections.ts'
import { openConnectionLimit } from '../../../services/realtime/connection-limit.ts'
import type { TestDatabase } from '../../support/kernel/databases.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'

const secret = randomBytes(32)
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = openDb(database.appUrl)
})
afterAll(async () => {
  await db.end()
  await database[Symbol.asyncDispose]()
})

/** Reports when the test says so. */
async function openProcess(max: number) {
  const connections = await openSharedConnections({ db, secret, settleMs: 3_600_000 })
  return { connections, limit: openConnectionLimit(max, { purpose: 'address', connections }) }
}

test('connections of other processes count until they are closed', async () => {
  const [one, two] = [await openProcess(3), await openProcess(3)]
  const closing = [1, 2].map(() => {
    const closed = new AbortController()
    one.limit.acquire('x', closed.signal)
    return closed
  })
  const here = new AbortController()
  two.limit.acquire('x', here.signal)
  const others = async (key: string) => await two.limit.countOthers(key)
  expect([await others('x'), two.limit.isFull('x')]).toEqual([0, false])
  await one.connections.settle()
  expect([await others('x'), await others('y')]).toEqual([2, 0])
  expect(two.limit.isFull('x', await others('x'))).toBe(true)
  expect(two.limit.tryAcquire('x', here.signal, await others('x'))).toBe(false)
  for (const closed of closing) closed.abort()
  await one.connections.settle()
  expect(await others('x')).toBe(0)
  const { rows } = await db.query('select * from keep.open_connections')
  expect(rows).toEqual([])
})

test('a process that stops, or is gone for a minute, has none; names are not stored', async () => {
  const [one, two, three] = [await openProcess(3), await openProcess(3), await openProcess(3)]
  const open = new AbortController().signal
  one.limit.acquire('203.0.113.77', open)
  two.limit.acquire('203.0.113.77', open)
  await one.connections.settle()
  await two.connections.settle()
  expect(await three.limit.countOthers('203.0.113.77')).toBe(2)
  const { rows } = await db.query('select * from keep.open_connections')
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
  await one.connections.close()
  expect(await three.limit.countOthers('203.0.113.77')).toBe(1)
  await db.query(`update keep.open_connections set seen_at = seen_at - interval '61 seconds'`)
  expect(await three.limit.countOthers('203.0.113.77')).toBe(0)
})

test('without the database a process counts alone, and reports later', async () => {
  const [one, two] = [await openProcess(3), await openProcess(3)]
  one.limit.acquire('away', new AbortController().signal)
  await db.query('alter table keep.open_connections rename to elsewhere')
  await one.connections.settle()
  expect(await two.limit.countOthers('away')).toBe(0)
  await db.query('alter table keep.elsewhere rename to open_connections')
  await one.connections.settle()
  expect(await two.limit.countOthers('away')).toBe(1)
})
