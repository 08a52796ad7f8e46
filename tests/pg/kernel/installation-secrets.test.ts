// Secrets in the database are wrapped under the master key; databases of earlier versions had them plain, and derived others.
import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openDb, type Db } from '#kernel/postgres/db.ts'
import {
  openInstallationSecrets,
  randomSecret,
  type InstallationSecrets,
} from '#kernel/privacy/installation-secrets.ts'
import { wrapBytes } from '#kernel/privacy/key-wrapping.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { emptyDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

let resources = new AsyncDisposableStack()
afterEach(async () => {
  await resources.disposeAsync()
  resources = new AsyncDisposableStack()
})

async function openDatabase(): Promise<Db> {
  const database = resources.use(await emptyDatabase())
  const db = openDb(database.url)
  resources.defer(() => db.end())
  return db
}

/** As at a start. */
async function open(db: Db, masterKey: string): Promise<InstallationSecrets> {
  const ring = await openTestKeyRing(db, masterKey)
  await openKeys(db, ring)
  return openInstallationSecrets(db, ring)
}

const someKey = () => randomBytes(32).toString('base64')
const derived = [
  'session-ids',
  'invitations',
  'proofs-of-work',
  'requests',
  'security-events',
  'ledger-signer',
]
const plain = { 'sandbox-webhook': { secret: 'whsec_plain' }, 'sign-in-cookie': { key: 'plain' } }

/** The tables and rows that earlier versions wrote. */
async function writeEarlierRows(db: Db, masterKey: string): Promise<void> {
  await db.query(`create schema keep;
    create table keep.secrets (name text primary key, value jsonb not null);
    create table keep.keys (
      subject text primary key, master_version int not null, wrapped bytea,
      created_at timestamptz not null default now(), destroyed_at timestamptz)`)
  const master = createSecretKey(Buffer.from(masterKey, 'base64'))
  await db.query(
    `insert into keep.keys (subject, master_version, wrapped) values ('a', 1, $1), ('b', 1, null)`,
    [wrapBytes('a', Buffer.alloc(32, 9), master)],
  )
  for (const [name, value] of Object.entries(plain))
    await db.query('insert into keep.secrets values ($1, $2)', [name, JSON.stringify(value)])
}

const derivedFrom = (masterKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', `prosa ${purpose}`, 32))
const storedText = async (db: Db) =>
  JSON.stringify((await db.query('select *, wrapped::text as text from keep.secrets')).rows)

test('data of an earlier version keeps its plain and its derived secrets, wrapped', async () => {
  const db = await openDatabase()
  const masterKey = someKey()
  await writeEarlierRows(db, masterKey)
  const opened = await Promise.all(Array.from({ length: 4 }, () => open(db, masterKey)))
  for (const secrets of opened) {
    for (const [name, value] of Object.entries(plain))
      expect(await secrets.getOrCreate(name, () => ({}))).toEqual(value)
    const purposes = [
      'session ids',
      'invitations',
      'proofs of work',
      'requests',
      'security events',
      'ledger signatures',
    ]
    for (const [index, name] of derived.entries())
      expect(await randomSecret(secrets, name)).toEqual(derivedFrom(masterKey, purposes[index]!))
  }
  expect(await storedText(db)).not.toMatch(/plain|whsec/)
  const keys = await openKeys(db, await openTestKeyRing(db, masterKey))
  expect((await keys.load(['a', 'b'])).get('a')?.export()).toEqual(Buffer.alloc(32, 9))
})

test('the file of the table does not keep what was plain', async () => {
  const db = await openDatabase()
  const masterKey = someKey()
  await writeEarlierRows(db, masterKey)
  await open(db, masterKey)
  await db.query('checkpoint')
  const { rows } = await db.query<{ bytes: Buffer }>(
    `select pg_read_binary_file(pg_relation_filepath('keep.secrets')) as bytes`,
  )
  expect(rows[0]!.bytes.length).toBeGreaterThan(0)
  expect(rows[0]!.bytes.includes('whsec_plain')).toBe(false)
})

test('a new installation has random secrets, the same in all its processes', async () => {
  const db = await openDatabase()
  const masterKey = someKey()
  const opened = await Promise.all(Array.from({ length: 4 }, () => open(db, masterKey)))
  for (const name of derived) {
    const values = await Promise.all(opened.map((secrets) => randomSecret(secrets, name)))
    expect(new Set(values.map(String)).size).toBe(1)
    expect(values[0]).toHaveLength(32)
    expect(values[0]).not.toEqual(derivedFrom(masterKey, name.replaceAll('-', ' ')))
  }
})

test('a secret is bound to its name and to the master key', async () => {
  const db = await openDatabase()
  const masterKey = someKey()
  const secrets = await open(db, masterKey)
  await randomSecret(secrets, 'one')
  await randomSecret(secrets, 'two')
  await db.query(
    `update keep.secrets set wrapped = (select wrapped from keep.secrets where name = 'one') where name = 'two'`,
  )
  await expect(randomSecret(secrets, 'two')).rejects.toThrow('unable to authenticate')
  await expect(open(db, someKey())).rejects.toThrow('The master key is not the one')
  await expect(db.query('update keep.secrets set wrapped = null')).rejects.toThrow('not-null')
})
