// `npm run erasures -- status|clean|apply`
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDb } from '#kernel/postgres/db.ts'
import {
  cleanDatabase,
  type HousekeepingStatus,
  needsOperator,
  type RemainingPart,
  readHousekeeping,
} from '#kernel/postgres/housekeeping.ts'
import { erasuresToRepeat } from '#kernel/privacy/apply-erasures.ts'
import { erasureListPath, openErasureList, parseErasures } from '#kernel/privacy/erasure-list.ts'
import {
  findEmbeddedAdmin,
  startEmbeddedPostgres,
} from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { loadConfig, type Config } from '../services/config.ts'
import { postgresDir } from '../services/infrastructure.ts'
import { ConfigError } from '../services/kernel/config/environment.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run erasures -- status
       npm run erasures -- clean [--by NAME]
       npm run erasures -- apply FILE [--by NAME]

status   prints how many subjects are erased, and whether their remains are cleaned
clean    removes what erased rows leave in the files of the database: rewrites tables, and removes old segments of the
         write-ahead log. Beside a running Prosa, which does the same for what it may and for tables up to 64 MB, or without one;
         a table that is rewritten cannot be read for that time. A database of DATABASE_URL needs DATABASE_ADMIN_URL, the address of a superuser
apply    adds the erasures of a copy of the list to this data directory, and erases them again: after a backup was
         restored, before Prosa is started (docs/runbooks/erasures.md)

${operatorUsage}
`

exitOnHelp(usage)
try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function runCommand(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    options: operatorOption,
    allowPositionals: true,
  })
  const [command, file, ...rest] = positionals
  const config = loadConfig()
  if (command === 'status' && !file) await printStatus(config)
  else if (command === 'clean' && !file) await clean(config, values.by)
  else if (command === 'apply' && file && rest.length === 0) await apply(config, file, values.by)
  else {
    process.stderr.write(usage)
    return 1
  }
  return 0
}

async function printStatus(config: Config): Promise<void> {
  await using infrastructure = await connectInfrastructure(config)
  const { db } = infrastructure
  const listed = await openErasureList(erasureListPath(config.dataDir)).read()
  const status = await readHousekeeping(db)
  const { cleanedAt } = status
  const waiting = [...listed.values()].filter(({ at }) => !cleanedAt || at > cleanedAt)
  const repeated = await erasuresToRepeat(db, 1_000_000)
  printLine(`Erased: ${listed.size}, listed in ${erasureListPath(config.dataDir)}.`)
  printLine(
    cleanedAt
      ? `Cleaned: ${cleanedAt}; ${waiting.length} erased since.`
      : `Cleaned: never; ${waiting.length} erased.`,
  )
  if (waiting.length > 0) printLine(describeWaiting(status))
  if (repeated.length > 0)
    printLine(
      `A restored backup has brought back ${repeated.length}, which are being erased again.`,
    )
}

const partNames: Record<RemainingPart, string> = {
  'busy-tables': 'tables that were in use',
  'large-tables': 'large tables',
  statistics: 'statistics',
  'write-ahead-log': 'the write-ahead log',
}

function describeWaiting(status: HousekeepingStatus): string {
  const left = status.attempt?.remaining.map((part) => partNames[part]).join(', ')
  if (needsOperator(status))
    return `The running Prosa left ${left}: run "npm run erasures -- clean".`
  return 'A running Prosa cleans within a day, within an hour where a receipt waits; "npm run erasures -- clean" does it now.'
}

async function clean(config: Config, by: string | undefined): Promise<void> {
  await using admin = await openAdmin(config)
  await using infrastructure = await connectInfrastructure({
    ...config,
    databaseUrl: config.databaseUrl ?? admin.applicationUrl,
  })
  const event = { kind: 'operator-command', by, detail: 'erasures clean' } as const
  const { tables, segments, isArchiving, remaining } = await recordAsOperator(
    ...([infrastructure, event] as const),
    () => cleanDatabase(admin.db),
  )
  printLine(`Rewrote ${tables} tables, and removed ${segments} segments of the write-ahead log.`)
  if (remaining.length > 0)
    throw new Error(
      `Left: ${remaining.map((part) => partNames[part]).join(', ')}. DATABASE_ADMIN_URL must be the address of a superuser.`,
    )
  if (isArchiving)
    printLine(
      'This database archives or replicates its write-ahead log: remove older archives and backups yourself.',
    )
}

type Admin = AsyncDisposable & {
  db: ReturnType<typeof openDb>
  /** Set for an embedded database that this command started. */
  applicationUrl: string | undefined
}

async function openAdmin(config: Config): Promise<Admin> {
  if (config.databaseUrl) {
    const url = process.env['DATABASE_ADMIN_URL']
    if (!url || !URL.canParse(url))
      throw new ConfigError(['DATABASE_ADMIN_URL must be the address of a superuser.'])
    return toAdmin(url)
  }
  const running = await findEmbeddedAdmin(postgresDir(config))
  if (running) return toAdmin(running)
  const server = await startEmbeddedPostgres(postgresDir(config))
  return toAdmin(server.url, server)
}

function toAdmin(url: string, server?: Awaited<ReturnType<typeof startEmbeddedPostgres>>): Admin {
  const db = openDb(url, 2)
  return {
    db,
    applicationUrl: server?.application.url,
    async [Symbol.asyncDispose]() {
      await db.end()
      await server?.stop()
    },
  }
}

/** Connecting applies the list. */
async function apply(config: Config, file: string, by: string | undefined): Promise<void> {
  const copy = parseErasures(await readFile(file, 'utf8'), file)
  const list = openErasureList(erasureListPath(config.dataDir))
  const known = await list.read()
  const added = [...copy.values()].filter(({ subject }) => !known.has(subject))
  if (added.length > 0) await list.add(added)
  await using infrastructure = await connectInfrastructure(config)
  const event = { kind: 'operator-command', by, detail: 'erasures apply' } as const
  const repeated = await recordAsOperator(infrastructure, event, () =>
    erasuresToRepeat(infrastructure.db, 1_000_000),
  )
  printLine(
    `Added ${added.length} of ${copy.size} erasures. ${repeated.length} are erased again at the next start.`,
  )
}
