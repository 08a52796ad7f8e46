// `npm run database -- set-up | check | seal-copy`
import { findEmbeddedPostgres } from '../services/adapters/embedded-postgres/embedded-postgres.ts'
import { loadConfig } from '../services/config.ts'
import { setUpDatabase } from '../services/database-set-up.ts'
import { postgresDir } from '../services/infrastructure.ts'
import { ConfigError } from '../services/kernel/config/environment.ts'
import { openDb } from '../services/kernel/postgres/db.ts'
import { findExcessRights } from '../services/kernel/postgres/roles.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { sealCopyCommand } from './lib/seal-copy/command.ts'

const usage = `Usage: npm run database -- set-up | check | seal-copy

set-up   Creates the role of DATABASE_URL, with its password, and the owner of the log, in the database of
         DATABASE_ADMIN_URL: the address of a superuser, or of the owner of the database who may create roles.
         Run it once, and after an upgrade that asks for it. Existing data stays.
check    Says whether the role of DATABASE_URL could change history.
seal-copy  Copies the log into the empty database of SEAL_COPY_URL, with everything sealed that earlier versions of Prosa
         stored in the clear, and everything else that is not derived from it. Stop Prosa first. Run it again to
         continue an interrupted copy (docs/runbooks/seal-copy.md).
`

exitOnHelp(usage)
const commands: Record<string, () => Promise<number>> = {
  'set-up': setUp,
  check,
  'seal-copy': sealCopyCommand,
}
try {
  const command = commands[process.argv.slice(2).join(' ')]
  if (!command) process.stderr.write(usage)
  process.exitCode = command ? await command() : 1
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

async function setUp(): Promise<number> {
  const { databaseUrl, kurrentdbUrl } = loadConfig()
  if (!databaseUrl) {
    printLine('The embedded database is set up at each start.')
    return 0
  }
  const adminUrl = process.env['DATABASE_ADMIN_URL']
  if (!adminUrl || !URL.canParse(adminUrl))
    throw new ConfigError([
      'DATABASE_ADMIN_URL must be the address of a role that may create roles.',
    ])
  const [app, admin] = [new URL(databaseUrl), new URL(adminUrl)]
  const [name, password] = [app.username, app.password].map(decodeURIComponent) as [string, string]
  if (!name || !password) throw new ConfigError(['DATABASE_URL must name a role and its password.'])
  if (app.username === admin.username)
    throw new ConfigError(['DATABASE_URL and DATABASE_ADMIN_URL must name different roles.'])
  if (app.pathname !== admin.pathname)
    throw new ConfigError(['DATABASE_URL and DATABASE_ADMIN_URL must name the same database.'])
  await setUpDatabase(adminUrl, { name, password }, { hasLog: kurrentdbUrl === undefined })
  return await check()
}

async function check(): Promise<number> {
  const config = loadConfig()
  const url = config.databaseUrl ?? (await findEmbeddedPostgres(postgresDir(config)))
  if (url === undefined) {
    printLine('Prosa does not run here, and the embedded database is set up at each start.')
    return 0
  }
  const db = openDb(url, 1)
  const excess = await findExcessRights(db).finally(() => db.end())
  if (excess.length === 0) {
    printLine('The application appends to the log and reads it; it cannot change history.')
    return 0
  }
  printLine(`The role of the application could change history: ${excess.join(', ')}.`)
  return 1
}
