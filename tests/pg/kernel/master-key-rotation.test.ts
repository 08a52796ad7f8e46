// The master key is replaced beside running processes, and the old version opens nothing afterwards.
import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDb, type Db } from '#kernel/postgres/db.ts'
import { openInstallationSecrets, randomSecret } from '#kernel/privacy/installation-secrets.ts'
import {
  announceVersion,
  openKeyHolder,
  withoutSigningProcesses,
} from '#kernel/privacy/key-holders.ts'
import { openKeyRing } from '#kernel/privacy/key-ring.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { openMasterKeySource, type MasterKeySettings } from '#kernel/privacy/master-key-source.ts'
import { countVersions } from '#kernel/privacy/master-key-rotation.ts'
import { rotateMasterKey } from '../../../scripts/lib/keys/rotate-master-key.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'

let resources: AsyncDisposableStack
let url: string
let dataDir: string
let keyFile: string
beforeEach(async () => {
  resources = new AsyncDisposableStack()
  url = resources.use(await freshDatabase()).url
  dataDir = await mkdtemp(join(tmpdir(), 'prosa-rotation-'))
  resources.defer(() => rm(dataDir, { recursive: true }))
  keyFile = join(dataDir, 'master.key')
})
afterEach(() => resources.disposeAsync())

/** The keys of a separate process. */
async function openProcess(settings: MasterKeySettings = {}, holdsKeys = true) {
  const db: Db = openDb(url, 4)
  const process = new AsyncDisposableStack()
  process.defer(() => db.end())
  const holder = holdsKeys ? await openKeyHolder(db) : undefined
  if (holder) process.defer(holder.close)
  const masterKeySource = openMasterKeySource({ dataDir, ...settings })
  const ring = await openKeyRing(db, masterKeySource)
  const keys = await openKeys(db, ring)
  const secrets = await openInstallationSecrets(db, ring)
  await holder?.followVersions(ring.master().newest, async () => {
    await ring.refresh()
    return ring.master().newest
  })
  const end = process.move()
  resources.use(end)
  return { db, masterKeySource, ring, keys, secrets, end: () => end.disposeAsync() }
}

const quietly = { print: () => {}, shouldRetire: async () => true }
const versionsOf = async (db: Db) =>
  (await countVersions(db)).map(({ version, keys }) => [version, keys])
const exported = async (key: ReturnType<Awaited<ReturnType<typeof openKeys>>['getOrCreate']>) =>
  (await key)?.export().toString('hex')

test('a rotation beside running processes loses no key, and destroyed ones stay destroyed', async () => {
  const [one, two] = [await openProcess(), await openProcess()]
  const before = Array.from({ length: 1200 }, () => randomUUID())
  const made = new Map<string, string>()
  const create = async (subject: string, process = one) =>
    made.set(subject, (await exported(process.keys.getOrCreate(subject)))!)
  await Promise.all(before.map((subject) => create(subject)))
  const secret = await randomSecret(one.secrets, 'a')

  const writing = new AbortController()
  const destroyed: string[] = []
  async function write(process: typeof one, offset: number): Promise<void> {
    for (let n = offset; !writing.signal.aborted; n += 2) {
      await create(randomUUID(), process)
      const victim = before[n]
      if (!victim) continue
      await process.keys.destroy(victim)
      destroyed.push(victim)
    }
  }
  const load = [write(one, 0), write(two, 1)]
  const command = await openProcess({}, false)
  expect(await rotateMasterKey(command, quietly)).toBe(true)
  const count = made.size
  while (made.size < count + 20) await new Promise((resolve) => setTimeout(resolve, 5))
  writing.abort()
  await Promise.all(load)

  expect(destroyed.length).toBeGreaterThan(10)
  const later = await openProcess()
  const found = await later.keys.load(made.keys())
  for (const subject of destroyed) expect(found.has(subject)).toBe(false)
  for (const subject of destroyed) made.delete(subject)
  for (const [subject, key] of made) expect(found.get(subject)?.export().toString('hex')).toBe(key)
  expect(await randomSecret(later.secrets, 'a')).toEqual(secret)
  expect(await versionsOf(later.db)).toEqual([[2, made.size]])
  expect(await readFile(keyFile, 'utf8')).toMatch(/^2:.{44}\n$/)
})

test('the old key file alone opens nothing after its version is retired', async () => {
  const process = await openProcess()
  await process.keys.getOrCreate('subject')
  await copyFile(keyFile, join(dataDir, 'old.key'))
  await rotateMasterKey(await openProcess({}, false), quietly)
  const old = openProcess({ masterKeyFile: join(dataDir, 'old.key') }, false)
  await expect(old).rejects.toThrow('The master key is not the one')
  // Also not where its number is the new one's.
  const [text] = (await readFile(join(dataDir, 'old.key'), 'utf8')).split('\n')
  const renumbered = openProcess({ masterKey: text!.replace(/^1:/, '2:') }, false)
  await expect(renumbered).rejects.toThrow('The master key is not the one')
})

test('the database refuses to retire a version, and to write with a retired one', async () => {
  const { db, keys } = await openProcess()
  await keys.getOrCreate('subject')
  await expect(db.query('delete from keep.master_versions')).rejects.toThrow('keys_master_version')
  const insert = `insert into keep.keys (subject, master_version, wrapped) values ('late', 9, '')`
  await expect(db.query(insert)).rejects.toThrow('keys_master_version')
})

test('a rotation that is interrupted after any batch is continued', async () => {
  const { db, keys, secrets } = await openProcess()
  const subjects = Array.from({ length: 1100 }, (_, n) => `subject ${n}`)
  const made = await Promise.all(subjects.map((subject) => exported(keys.getOrCreate(subject))))
  await randomSecret(secrets, 'a')
  const steps: string[] = []
  const failures: string[] = []
  for (let isDone = false; !isDone;) {
    const command = await openProcess({}, false)
    const stop = new AbortController()
    const onProgress = (step: string) => {
      steps.push(step)
      if (step === 'wrapped' || failures.length < 5) stop.abort(new Error('killed'))
    }
    const options = { ...quietly, onProgress, signal: stop.signal }
    isDone = await rotateMasterKey(command, options).catch((error: Error) => {
      failures.push(error.message)
      return false
    })
    await command.end()
    // Everything opens between two attempts.
    const other = await openProcess({}, false)
    expect((await other.keys.load(subjects)).size).toBe(subjects.length)
    await other.end()
  }
  expect(failures.length).toBeGreaterThanOrEqual(5)
  expect(new Set(failures)).toEqual(new Set(['killed']))
  expect(steps).toContain('verified')
  expect(await versionsOf(db)).toEqual([[2, subjects.length]])
  const loaded = await (await openProcess()).keys.load(subjects)
  expect(subjects.map((subject) => loaded.get(subject)?.export().toString('hex'))).toEqual(made)
})

test('one that ended before the key file was written again removes the retired version', async () => {
  const { db } = await openProcess()
  const command = await openProcess({}, false)
  const source = command.masterKeySource
  let writes = 0
  const masterKeySource = {
    ...source,
    async write(master: Parameters<NonNullable<typeof source.write>>[0]) {
      if (++writes === 2) throw new Error('killed')
      await source.write!(master)
    },
  }
  await rotateMasterKey({ ...command, masterKeySource }, quietly)
  expect(await readFile(keyFile, 'utf8')).toMatch(/^1:.*\n2:/)
  expect(await versionsOf(db)).toEqual([[2, 0]])
  const asked: (readonly number[])[] = []
  const shouldRetire = async (versions: readonly number[]) => asked.push(versions) > 0
  await rotateMasterKey(await openProcess({}, false), { print: () => {}, shouldRetire })
  expect(asked).toEqual([[1]])
  expect(await readFile(keyFile, 'utf8')).toMatch(/^2:.{44}\n$/)
})

test('without the retirement both versions stay, and the next command asks again', async () => {
  const { keys } = await openProcess()
  await keys.getOrCreate('subject')
  const printed: string[] = []
  const isRetired = await rotateMasterKey(await openProcess({}, false), {
    print: (line) => printed.push(line),
    shouldRetire: async () => false,
  })
  expect(isRetired).toBe(false)
  expect(printed.at(-1)).toContain('rotate --retire')
  expect(await readFile(keyFile, 'utf8')).toMatch(/^1:.*\n2:/)
  expect(await rotateMasterKey(await openProcess({}, false), quietly)).toBe(true)
  expect(await readFile(keyFile, 'utf8')).toMatch(/^2:.{44}\n$/)
})

test('a key that was altered in the database stops the rotation', async () => {
  const { db, keys } = await openProcess()
  await keys.getOrCreate('subject')
  await db.query(`update keep.keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1)`)
  const rotation = rotateMasterKey(await openProcess({}, false), quietly)
  await expect(rotation).rejects.toThrow('The key of subject does not open')
})

test('two rotations at once: one is refused', async () => {
  await openProcess()
  const waiting = Promise.withResolvers<boolean>()
  const asked = Promise.withResolvers<void>()
  const first = rotateMasterKey(await openProcess({}, false), {
    print: () => {},
    async shouldRetire() {
      asked.resolve()
      return waiting.promise
    },
  })
  await asked.promise
  const second = rotateMasterKey(await openProcess({}, false), quietly)
  await expect(second).rejects.toThrow('Another command is replacing keys')
  waiting.resolve(true)
  expect(await first).toBe(true)
})

test('a key from the environment: the processes are restarted with both versions, then it is rotated', async () => {
  const [one, two] = [1, 2].map((version) => `${version}:${randomBytes(32).toString('base64')}`)
  const process = await openProcess({ masterKey: one })
  await process.keys.getOrCreate('subject')
  const rotate = async (masterKey: string) =>
    rotateMasterKey(await openProcess({ masterKey }, false), { ...quietly, announceTimeoutMs: 300 })
  await expect(rotate(one!)).rejects.toThrow('make it give version 2 too')
  await expect(rotate(`${one},${two}`)).rejects.toThrow(
    'do not know version 2 of the master key: 1',
  )
  expect(await versionsOf(process.db)).toEqual([[1, 1]])
  await process.end()
  // One that knows the new version does not use it before all do.
  const restarted = await openProcess({ masterKey: `${one},${two}` })
  await restarted.keys.getOrCreate('between')
  expect(await versionsOf(restarted.db)).toEqual([[1, 2]])
  expect(await rotate(`${one},${two}`)).toBe(true)
  await restarted.keys.getOrCreate('after')
  expect(await versionsOf(restarted.db)).toEqual([[2, 3]])
  const last = await openProcess({ masterKey: two })
  expect((await last.keys.load(['subject', 'between', 'after'])).size).toBe(3)
})

test('a process that missed the announcement writes with the new version after its own was refused', async () => {
  const late = await openProcess({}, false)
  await late.keys.getOrCreate('before')
  await rotateMasterKey(await openProcess({}, false), quietly)
  await late.keys.getOrCreate('after')
  await late.keys.destroy('before')
  expect(await versionsOf(late.db)).toEqual([[2, 1]])
})

test('a file that a process cannot read again stops the rotation before anything is wrapped', async () => {
  const process = await openProcess({ masterKeyFile: await ownFile() })
  await process.keys.getOrCreate('subject')
  const command = await openProcess({ masterKeyFile: join(dataDir, 'own.key') }, false)
  await writeFile(join(dataDir, 'own.key'), 'damaged')
  const two = `2:${randomBytes(32).toString('base64')}`
  const masterKeySource = openMasterKeySource({
    dataDir,
    masterKey: `${await originalKey()},${two}`,
  })
  const other = await openKeyRing(command.db, masterKeySource)
  const rotation = rotateMasterKey(
    { db: command.db, ring: other, masterKeySource },
    { ...quietly, announceTimeoutMs: 300 },
  )
  await expect(rotation).rejects.toThrow('do not know version 2 of the master key: 1')
  expect(await versionsOf(process.db)).toEqual([[1, 1]])
})

const originalKey = async () => (await readFile(join(dataDir, 'original'), 'utf8')).trim()
async function ownFile(): Promise<string> {
  const text = `1:${randomBytes(32).toString('base64')}\n`
  await writeFile(join(dataDir, 'original'), text)
  await writeFile(join(dataDir, 'own.key'), text, { mode: 0o600 })
  return join(dataDir, 'own.key')
}

test('a process that loses its connection is noticed again afterwards', async () => {
  const db = openDb(url, 4)
  resources.defer(() => db.end())
  const holder = await openKeyHolder(db)
  resources.defer(holder.close)
  await holder.followVersions(1, async () => 1)
  const regained = new Promise<void>((resolve) => holder.onRegained(async () => resolve()))
  await db.query(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objsubid = 2 and mode = 'ShareLock'
        and database = (select oid from pg_database where datname = current_database())`,
  )
  await regained
  expect(await announceVersion(db, 2, 0)).toBe(1)
  await expect(withoutSigningProcesses(db, async () => {})).rejects.toThrow('Prosa is running')
})
