import { randomBytes, randomUUID, type KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { openMasterKeySource } from '#kernel/privacy/master-key-source.ts'
import { type MasterKey, formatMasterKey, parseMasterKey } from '#kernel/privacy/master-key.ts'
import { emptyDatabase, freshDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

const someKey = () => randomBytes(32).toString('base64')
const master = someKey()
const openKeysWith = async (of: Db, masterKey: string) =>
  openKeys(of, await openTestKeyRing(of, masterKey))
let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Db

beforeAll(async () => {
  database = await freshDatabase()
  db = openDb(database.url)
})
afterAll(async () => {
  await db.end()
  await database[Symbol.asyncDispose]()
})

const exported = async (key: Promise<KeyObject | undefined>) =>
  (await key)?.export().toString('hex')

test('processes that start concurrently get the same key', async () => {
  await using fresh = await emptyDatabase()
  const other = openDb(fresh.url)
  const keyStores = await Promise.all(Array.from({ length: 8 }, () => openKeysWith(other, master)))
  const subject = randomUUID()
  const keys = await Promise.all(
    keyStores.map((keyStore) => exported(keyStore.getOrCreate(subject))),
  )
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  await other.end()
})

test('keys are stored wrapped, and loaded in batches', async () => {
  const subjects = Array.from({ length: 300 }, () => randomUUID())
  const keys = await openKeysWith(db, master)
  const made = await Promise.all(subjects.map((subject) => exported(keys.getOrCreate(subject))))
  const { rows } = await db.query<{ wrapped: Buffer }>('select wrapped from keep.keys')
  const stored = rows.map(({ wrapped }) => wrapped.toString('hex')).join()
  expect(made.some((key) => stored.includes(key!))).toBe(false)
  const loaded = await (await openKeysWith(db, master)).load([...subjects, 'nobody'])
  expect(subjects.map((subject) => loaded.get(subject)?.export().toString('hex'))).toEqual(made)
  expect(loaded.size).toBe(subjects.length)
})

test('a destroyed key is never created again, also one that did not exist', async () => {
  const keys = await openKeysWith(db, master)
  const [subject, unknown] = [randomUUID(), randomUUID()]
  await keys.getOrCreate(subject)
  await Promise.all([keys.destroy(subject), keys.destroy(subject), keys.destroy(unknown)])
  for (const keyStore of [keys, await openKeysWith(db, master)]) {
    expect(await keyStore.getOrCreate(subject)).toBeUndefined()
    expect(await keyStore.getOrCreate(unknown)).toBeUndefined()
    expect(await keyStore.load([subject, unknown])).toEqual(new Map())
  }
  const { rows } = await db.query(
    'select from keep.keys where subject = $1 and wrapped is not null',
    [subject],
  )
  expect(rows).toEqual([])
})

test('a different master key is detected at the start; an older key version stays readable', async () => {
  await using fresh = await emptyDatabase()
  const other = openDb(fresh.url)
  const [one, two] = [someKey(), someKey()]
  const subject = randomUUID()
  const key = await exported((await openKeysWith(other, `1:${one}`)).getOrCreate(subject))
  await expect(openKeysWith(other, `1:${two}`)).rejects.toThrow('The master key is not the one')
  await expect(openKeysWith(other, `2:${two}`)).rejects.toThrow('The master key is not the one')
  const rotated = await openKeysWith(other, `1:${one}\n2:${two}\n`)
  expect((await rotated.load([subject])).get(subject)?.export().toString('hex')).toBe(key)
  await rotated.getOrCreate(randomUUID())
  const { rows } = await other.query('select distinct master_version from keep.keys order by 1')
  // A new version is used when a rotation has begun, not when a process knows it.
  expect(rows).toEqual([{ master_version: 1 }])
  await other.end()
})

test('the master key file is created once, readable by its owner only', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'prosa-key-'))
  const folder = join(parent, 'data')
  const text = (key: MasterKey) => formatMasterKey(key)
  const read = (masterKey?: string) =>
    openMasterKeySource({ dataDir: folder, masterKey }).read(async () => false)
  const all = await Promise.all(Array.from({ length: 5 }, () => read()))
  expect(new Set(all.map(text)).size).toBe(1)
  expect((await stat(join(folder, 'master.key'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, 'master.key'), 'utf8')).toMatch(/^1:[A-Za-z0-9+/]{43}=\n$/)
  const given = someKey()
  expect(text(await read(given))).toBe(text(parseMasterKey(given)))
  await rm(parent, { recursive: true })
})

test.each(['', 'abc', '1:abc', `${randomBytes(16).toString('base64')}`])(
  '%j is no master key',
  (given) => {
    expect(() => parseMasterKey(given)).toThrow(/^The master key is/)
  },
)
