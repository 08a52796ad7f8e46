// Limits of several processes on one database.
import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trustNobody } from '#kernel/config/networks.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openSharedCounters, type SharedCounters } from '#kernel/postgres/shared-counters.ts'
import type { TestDatabase } from '../../support/kernel/databases.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import { startKernelServerWithClient } from '../../support/servers/kernel-test-server.ts'

const secret = randomBytes(32)
let database: TestDatabase
let db: Db
const opened: SharedCounters[] = []
beforeAll(async () => {
  database = await freshDatabase()
  db = openDb(database.appUrl)
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await db.end()
  await database[Symbol.asyncDispose]()
})

/** Settles when the test says so. */
async function openProcess(over: { db?: Db; log?: typeof silentLog } = {}) {
  const counters = await openSharedCounters({
    db,
    log: silentLog,
    secret,
    settleMs: 3_600_000,
    ...over,
  })
  opened.push(counters)
  return counters
}

test('processes count together, from the next settlement on', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const [a, b] = [one.open('starts', 60_000), two.open('starts', 60_000)]
  for (const _ of [1, 2, 3]) a.increment('x')
  expect(b.increment('x').count).toBe(1)
  await one.settle()
  await two.settle()
  expect(b.count('x')).toBe(4)
  expect(b.increment('x').count).toBe(5)
  // What is only read is fetched as well.
  expect(a.count('x')).toBe(3)
  await two.settle()
  await one.settle()
  expect(a.count('x')).toBe(5)
  expect(two.open('other', 60_000).increment('x').count).toBe(1)
})

test('a window ends for all, and begins with its first count', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const [a, b] = [one.open('short', 2_000), two.open('short', 2_000)]
  a.increment('x')
  await one.settle()
  const joined = b.increment('x')
  await two.settle()
  expect(b.count('x')).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, joined.remainingMs + 50))
  expect([a.count('x'), b.count('x')]).toEqual([0, 0])
  expect(b.increment('x')).toMatchObject({ count: 1 })
  await two.settle()
  expect(b.count('x')).toBe(1)
})

test('concurrent settlements lose nothing', async () => {
  const processes = await Promise.all([1, 2, 3, 4].map(() => openProcess()))
  const counters = processes.map(({ open }) => open('many', 60_000))
  for (let round = 0; round < 20; round++) {
    for (const counter of counters) for (let n = 0; n < 50; n++) counter.increment(`name ${n}`)
    await Promise.all(processes.map(({ settle }) => settle()))
  }
  const total = counters[0]!
  for (let n = 0; n < 50; n++) total.count(`name ${n}`)
  await processes[0]!.settle()
  expect(Array.from({ length: 50 }, (_, n) => total.count(`name ${n}`))).toEqual(
    Array.from({ length: 50 }, () => 80),
  )
})

test('names are not stored, and what has ended is deleted', async () => {
  const one = await openProcess()
  one.open('addresses', 60_000).increment('203.0.113.77')
  await one.settle()
  const { rows } = await db.query('select * from keep.window_counts')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('without the database a process counts alone, warns once, and brings its counts later', async () => {
  let logged = ''
  const log = pino({ level: 'warn' }, { write: (line) => void (logged += line) })
  const broken = { query: () => Promise.reject(new Error('away')) }
  const flaky = new Proxy(db, {
    get: (target, name) =>
      name === 'query' && isAway ? broken.query : Reflect.get(target, name, target),
  })
  let isAway = false
  const one = await openProcess({ db: flaky, log })
  const counter = one.open('away', 60_000)
  isAway = true
  for (const _ of [1, 2, 3]) {
    counter.increment('x')
    await one.settle()
  }
  expect(counter.increment('x').count).toBe(4)
  expect(logged.split('alone').length - 1).toBe(1)
  isAway = false
  await one.settle()
  const other = (await openProcess()).open('away', 60_000)
  other.increment('x')
  await opened.at(-1)!.settle()
  expect(other.count('x')).toBe(5)
})

test('two servers let through one limit between them', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const config = { publicUrl: 'https://prosa.test', requestsPerMinute: 6, trustProxy: trustNobody }
  await using a = await startKernelServerWithClient({ config, openCounter: one.open })
  await using b = await startKernelServerWithClient({ config, openCounter: two.open })
  const statuses = []
  for (let n = 0; n < 5; n++)
    for (const { app } of [a, b]) {
      const request = { url: '/api/notebooks/x', remoteAddress: '203.0.113.9' }
      statuses.push((await app.inject(request)).statusCode)
      await one.settle()
      await two.settle()
    }
  // Each learns of the other's count with its own next request: one more may pass.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(7)
  expect(statuses.slice(-3)).toEqual([429, 429, 429])
})
