// The database and the application's role in it: set up at each start of the embedded one, and by `npm run database`;
// checked at each start.
import { ensureLogSchema } from './adapters/event-store/postgres/log-schema.ts'
import type { Config } from './config.ts'
import { StartupError } from './kernel/lifecycle/startup-error.ts'
import type { Log } from './kernel/log.ts'
import { type Db, openDb } from './kernel/postgres/db.ts'
import { type ApplicationRole, findExcessRights, setUpRoles } from './kernel/postgres/roles.ts'

/** With `hasLog`, the event store is in this database too. */
export async function setUpDatabase(
  adminUrl: string,
  role: ApplicationRole,
  { hasLog }: { hasLog: boolean },
): Promise<void> {
  const admin = openDb(adminUrl, 2)
  try {
    // Also what an earlier version has left here.
    if (hasLog) await ensureLogSchema(admin)
    await setUpRoles(admin, role)
  } finally {
    await admin.end()
  }
}

/** A role that could change history is refused in production. */
export async function checkDatabaseRole(
  db: Db,
  { production }: Pick<Config, 'production'>,
  log: Log,
): Promise<void> {
  const excess = await findExcessRights(db)
  if (excess.length === 0) return
  const reason = `The role of DATABASE_URL could change history: ${excess.join(', ')}.`
  const remedy = 'Run "npm run database -- set-up" (docs/runbooks/postgres.md).'
  if (production) throw new StartupError(`${reason} ${remedy}`)
  log.warn(`${reason} In production this is refused. ${remedy}`)
}
