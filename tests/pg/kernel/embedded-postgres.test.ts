import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-embedded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask<T>(url: string, question: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T & pg.QueryResultRow>(question)).rows
  } finally {
    await client.end()
  }
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

describe('a data directory', () => {
  test('is created private on the first start and reused by the next', async () => {
    const dataDir = join(folder, 'deep', 'kept', 'postgres')
    const first = await startEmbeddedPostgres(dataDir)
    await ask(first.url, 'create table kept (n int)')
    const rows = await ask<{ database: string; collation: string; listens: string }>(
      first.url,
      `select current_database() as database, current_setting('listen_addresses') as listens,
         (select datlocale from pg_database where datname = current_database()) as collation`,
    )
    expect(rows).toEqual([{ database: 'prosa', collation: 'C.UTF-8', listens: '127.0.0.1' }])
    expect(await findEmbeddedPostgres(dataDir)).toBe(first.application.url)
    expect(new URL(first.application.url).hostname).toBe(encodeURIComponent(dataDir))
    await first.stop()
    expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
    expect((await stat(`${dataDir}.password`)).mode & 0o077).toBe(0)
    expect((await stat(dataDir)).mode & 0o077).toBe(0)
    const second = await startEmbeddedPostgres(dataDir)
    expect(await ask(second.url, 'select n from kept')).toEqual([])
    await second.stop()
  })

  test('whose path is too long for a socket is reached by TCP', async () => {
    const { application, url, stop } = await startEmbeddedPostgres(join(folder, 'x'.repeat(104)))
    expect(new URL(application.url).hostname).toBe('127.0.0.1')
    expect(await ask(url, 'show unix_socket_directories')).toEqual([
      { unix_socket_directories: '' },
    ])
    await stop()
  })

  test('may be inside a private folder', async () => {
    const home = join(folder, 'home')
    await mkdir(home)
    await chmod(home, 0o700)
    const { url, stop } = await startEmbeddedPostgres(join(home, 'postgres'))
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
    await stop()
    expect((await stat(home)).mode & 0o777).toBe(0o700)
  })

  test('is used despite a stale pid file whose pid belongs to another program', async () => {
    const dataDir = join(folder, 'reused', 'postgres')
    await (await startEmbeddedPostgres(dataDir)).stop()
    await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n`)
    const { url, stop } = await startEmbeddedPostgres(dataDir)
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
    await stop()
  })

  test('belongs to one running Prosa', async () => {
    const dataDir = join(folder, 'one', 'postgres')
    const first = await startEmbeddedPostgres(dataDir)
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/^Another Prosa is running/)
    expect(await ask(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await first.stop()
  })

  test('created by two processes concurrently is intact, and one of them owns it', async () => {
    const dataDir = join(folder, 'race', 'postgres')
    const settled = await Promise.allSettled([1, 2].map(() => startEmbeddedPostgres(dataDir)))
    const [won] = settled.filter((result) => result.status === 'fulfilled')
    const [lost] = settled.filter((result) => result.status === 'rejected')
    expect(lost?.reason).toBeInstanceOf(StartupError)
    expect(await ask(won!.value.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await won?.value.stop()
  })
})

describe('killed with SIGKILL while appending', () => {
  test.each([
    ['Prosa alone', false],
    ['Prosa and Postgres', true],
  ])('%s: no acknowledged write is lost', async (_, alsoPostgres) => {
    const dataDir = join(folder, alsoPostgres ? 'both' : 'alone', 'postgres')
    const script = new URL('../../support/processes/endless-writer.ts', import.meta.url)
    const child = fork(script, [dataDir], { execArgv: [] })
    const acknowledged: string[] = []
    child.on('message', (id: string) => acknowledged.push(id))
    while (acknowledged.length < 200) await once(child, 'message')
    const orphan = await postmasterOf(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (alsoPostgres) process.kill(orphan, 'SIGKILL')

    const { url, stop } = await startEmbeddedPostgres(dataDir)
    const survivor = await postmasterOf(dataDir)
    const store = await openPostgresEventStore(url)
    const stored = (await Array.fromAsync(store.readAll())).flat().map(({ id }) => id)
    await store[Symbol.asyncDispose]()
    await stop()
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
    expect(survivor === orphan).toBe(!alsoPostgres)
  })
})

describe('a one-line error for', () => {
  const failure = async (dataDir: string) => {
    const error: unknown = await startEmbeddedPostgres(dataDir).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartupError)
    return (error as StartupError).message
  }
  test('a folder that is not writable', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await failure(join(folder, 'file', 'data', 'postgres'))).toMatch(
      /cannot be written \(ENOTDIR\)\.$/,
    )
  })
  test('a folder with other content', async () => {
    const dataDir = join(folder, 'half', 'postgres')
    await mkdir(join(dataDir, 'base'), { recursive: true })
    expect(await failure(dataDir)).toMatch(/holds something that is not a Postgres database/)
  })
  test('data of another version, damaged data, and a missing password', async () => {
    const dataDir = join(folder, 'damaged', 'postgres')
    await (await startEmbeddedPostgres(dataDir)).stop()
    const [version, password] = [join(dataDir, 'PG_VERSION'), `${dataDir}.password`]

    await writeFile(version, '16\n')
    expect(await failure(dataDir)).toMatch(/is of Postgres 16, and this Prosa needs/)
    await writeFile(version, '\u0000')
    expect(await failure(dataDir)).toMatch(/is damaged/)
    await writeFile(version, '18\n')
    await rename(password, `${password}.away`)
    expect(await failure(dataDir)).toMatch(/^The password of the data in .* is gone: restore/)
    await rename(`${password}.away`, password)
    await rm(join(dataDir, 'global', 'pg_control'))
    expect(await failure(dataDir)).toMatch(
      /^Postgres refuses the data in .*pg_control.*: restore a backup/,
    )
  })
})
