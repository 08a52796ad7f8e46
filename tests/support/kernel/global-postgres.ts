// One Postgres for a whole test run, with a template database that every test's database is a copy of.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { setUpDatabase } from '../../../services/database-set-up.ts'
import { startInstance } from '../processes/instance.ts'
import { applicationRole, createDatabase } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** Name of a database with the product's schemas and no data. */
    templateDatabase: string
  }
}

type TestPostgres = { databaseUrl: string; templateDatabase: string } & AsyncDisposable

/** Nothing here outlives the run, so nothing needs to survive a power cut. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // A database lives for seconds; an analyze of the server's own would be an older transaction.
  autovacuum: 'off',
  // Statements are counted, in all databases of the run.
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '20000',
}

/** Each project of a run calls this; the first one starts the server, the last one stops it. */
const shared = globalThis as {
  prosaTestPostgres?: { users: number; server: Promise<TestPostgres> }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = (shared.prosaTestPostgres ??= { users: 0, server: startTestPostgres() })
  postgres.users += 1
  const { databaseUrl, templateDatabase } = await postgres.server
  project.provide('databaseUrl', databaseUrl)
  project.provide('templateDatabase', templateDatabase)
  return async () => {
    postgres.users -= 1
    if (postgres.users > 0) return
    delete shared.prosaTestPostgres
    await (await postgres.server)[Symbol.asyncDispose]()
  }
}

/** `TEST_DATABASE_URL` names a server to use instead of an embedded one. */
async function startTestPostgres(): Promise<TestPostgres> {
  await using parts = new AsyncDisposableStack()
  const databaseUrl = process.env.TEST_DATABASE_URL ?? (await startServer(parts))
  const template = parts.use(await createDatabase(databaseUrl))
  // The product makes its own schemas.
  await setUpDatabase(template.url, applicationRole, { hasLog: true })
  const instance = await startInstance({ env: { DATABASE_URL: template.appUrl } })
  await instance[Symbol.asyncDispose]()
  await dropKeysAndAnchors(template.url)
  const moved = parts.move()
  return {
    databaseUrl,
    templateDatabase: template.name,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  }
}

/** Each copy of the template has a master key and a file of anchors of its own. */
async function dropKeysAndAnchors(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop table keep.ledger_anchors')
  await client.query('truncate keep.keys, keep.secrets, keep.master_versions')
  await client.end()
}

async function startServer(parts: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prosa-test-'))
  parts.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { settings })
  parts.defer(() => postgres.stop())
  return postgres.url
}
