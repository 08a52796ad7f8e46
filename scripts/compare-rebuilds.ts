// `npm run compare-rebuilds -- COMMIT`: rebuilds all read models with the code of a commit and of this folder, from one
// generated log with every event type, and compares them row for row.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDb } from '#kernel/postgres/db.ts'
import { openKeyRing } from '#kernel/privacy/key-ring.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { parseMasterKey } from '#kernel/privacy/master-key.ts'
import { startEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from '../services/adapters/event-store/postgres/store.ts'
import { temporaryDataDir } from '../tests/support/processes/instance.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { appendEveryEvent } from './lib/rebuilt-rows/append-every-event.ts'

const usage = `Usage: npm run compare-rebuilds [-- COMMIT]

Rebuilds all read models from one generated log with every event type, once with the code of COMMIT (HEAD by default) and
twice with that of this folder: as usual, and with memory for few rows. Exits with 1 where a row differs.`

exitOnHelp(usage)
const commit = process.argv[2] ?? 'HEAD'
const here = resolve('.')
const folder = await temporaryDataDir()
const earlier = join(folder, 'earlier')
const server = await startEmbeddedPostgres(join(folder, 'postgres'))
const masterKey = randomBytes(32).toString('base64')
let isEqual = true
try {
  execFileSync('git', ['worktree', 'add', '--detach', earlier, commit], { stdio: 'ignore' })
  await symlink(join(here, 'node_modules'), join(earlier, 'node_modules'))
  await appendLog()
  rebuild(earlier, 'expected')
  rebuild(here, 'found')
  isEqual = await compare('found')
  rebuild(here, 'found-in-little-memory', '50')
  isEqual = (await compare('found-in-little-memory')) && isEqual
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', earlier], { stdio: 'ignore' })
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(isEqual ? 0 : 1)

async function appendLog(): Promise<void> {
  const db = openDb(server.url, 6)
  const master = parseMasterKey(masterKey)
  const keys = await openKeys(db, await openKeyRing(db, { read: async () => master }))
  const store = await openPostgresEventStore(server.url)
  await appendEveryEvent(store, keys, { subjects: 60, conversations: 100 })
  printLine(`${Number(await store.head())} events`)
  await store[Symbol.asyncDispose]()
  await db.end()
}

function rebuild(root: string, name: string, ...limit: string[]): void {
  const program = fileURLToPath(new URL('lib/rebuilt-rows/write-rebuilt-rows.ts', import.meta.url))
  const values = [root, server.url, masterKey, join(folder, name), ...limit]
  const { status } = spawnSync(process.execPath, [program, ...values], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`the rebuild of ${name} failed`)
}

async function compare(name: string): Promise<boolean> {
  const files = await readdir(join(folder, 'expected'))
  const rows = [...new Set([...files, ...(await readdir(join(folder, name)))])].map(
    async (file) => {
      const [expected, found] = await Promise.all([linesOf('expected', file), linesOf(name, file)])
      const first = expected.findIndex((line, index) => line !== found[index])
      const isSame = first < 0 && expected.length === found.length
      if (!isSame)
        printLine(
          `${file}: expected ${expected[first] ?? expected.length}\nfound ${found[first] ?? found.length}`,
        )
      return { readModel: file.replace('.ndjson', ''), rows: found.length, equal: isSame }
    },
  )
  const compared = await Promise.all(rows)
  console.table(compared)
  return compared.every(({ equal }) => equal)
}

/** In the order of their text: a projection's key, by which rows are read, may have changed. */
async function linesOf(name: string, file: string): Promise<string[]> {
  const text = await readFile(join(folder, name, file), 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.toSorted()
}
