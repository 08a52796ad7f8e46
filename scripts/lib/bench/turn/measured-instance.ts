// A server of Prosa and its Postgres, whose statements, transactions and processor time are counted from outside.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pause } from '#kernel/async/backoff.ts'
import { startEmbeddedPostgres } from '../../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { setUpDatabase } from '../../../../services/database-set-up.ts'
import { startInstance, temporaryDataDir } from '../../../../tests/support/processes/instance.ts'
import { processorMs, processorMsOfFamily } from './processor-time.ts'
import { openStatementCounter, type StatementCounts } from './statement-counts.ts'

export type Measured = {
  seconds: number
  statements: StatementCounts
  transactions: number
  /** Undefined where the system has no /proc. */
  nodeMs: number | undefined
  databaseMs: number | undefined
}

export type MeasuredInstance = AsyncDisposable & {
  baseUrl: string
  databaseUrl: string
  pid: number
  /** Everything that the server does during `work`. */
  measure: (work: () => Promise<unknown>) => Promise<Measured>
  listStatements: () => ReturnType<Awaited<ReturnType<typeof openStatementCounter>>['list']>
}

/** Backends report their transactions when they have been idle for ten seconds. */
const reportMs = 10_500

/** `tracksPlanning`: the statements' plans are counted, too, which takes the database a little time. */
export async function startMeasuredInstance(
  env: Record<string, string> = {},
  { tracksPlanning = false } = {},
): Promise<MeasuredInstance> {
  await using parts = new AsyncDisposableStack()
  const dataDir = await temporaryDataDir()
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const directory = join(dataDir, 'postgres')
  const settings = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': tracksPlanning ? 'on' : 'off',
  }
  const server = await startEmbeddedPostgres(directory, { settings })
  parts.defer(() => server.stop())
  const { url, role } = server.application
  await setUpDatabase(server.url, role, { hasLog: true })
  const counter = parts.use(await openStatementCounter(server.url, role.name))
  const instance = parts.use(
    await startInstance({
      env: { DATABASE_URL: url, LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited', ...env },
    }),
  )
  const postmaster = Number(
    (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  const pid = instance.process.pid!
  const countTransactions = await openTransactionCount(server.url, parts)

  const measure = async (work: () => Promise<unknown>): Promise<Measured> => {
    const transactions = await countTransactions()
    await counter.reset()
    const [node, database] = [await processorMs(pid), await processorMsOfFamily(postmaster)]
    const began = performance.now()
    await work()
    const seconds = (performance.now() - began) / 1_000
    const nodeMs = difference(await processorMs(pid), node)
    const databaseMs = difference(await processorMsOfFamily(postmaster), database)
    const statements = await counter.count()
    const total = (await countTransactions()) - transactions
    return { seconds, statements, transactions: total, nodeMs, databaseMs }
  }
  const moved = parts.move()
  return {
    baseUrl: instance.baseUrl,
    databaseUrl: url,
    pid,
    measure,
    listStatements: counter.list,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  }
}

const difference = (after: number | undefined, before: number | undefined) =>
  after === undefined || before === undefined ? undefined : after - before

/** Counts in the database of `url` from another one, so that the counting is not counted. */
async function openTransactionCount(url: string, parts: AsyncDisposableStack) {
  const maintenanceUrl = new URL(url)
  const database = maintenanceUrl.pathname.slice(1)
  maintenanceUrl.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenanceUrl.href })
  await client.connect()
  parts.defer(() => client.end())
  return async (): Promise<number> => {
    await pause(reportMs)
    const { rows } = await client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
      [database],
    )
    return Number(rows[0]!.count)
  }
}
