// The schema `log`: created and upgraded by a role that may, and found complete by one that may not.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** Creates or upgrades the schema, one process at a time. A role without the right finds it current. Throws StartupError. */
export async function ensureLogSchema(db: Queryable): Promise<void> {
  const schema = await readFile(new URL('./schema.sql', import.meta.url), 'utf8')
  const mark = `Prosa's log, schema ${createHash('sha256').update(schema).digest('hex').slice(0, 16)}`
  const { mayCreate, found } = await readState(db)
  if (!mayCreate && found === mark) return
  if (!mayCreate)
    throw new StartupError(
      `The log in the database is ${found === null ? 'not there' : 'of another version'}, and the role of DATABASE_URL may not ${found === null ? 'create' : 'upgrade'} it: run "npm run database -- set-up".`,
    )
  await db.query(
    `begin; select pg_advisory_xact_lock(727273); ${schema}; comment on schema log is '${mark.replace("'", "''")}'; commit;`,
  )
}

async function readState(db: Queryable): Promise<{ mayCreate: boolean; found: string | null }> {
  const { rows } = await db.query<{ mayCreate: boolean; found: string | null }>(`
    select obj_description(to_regnamespace('log'), 'pg_namespace') as found,
      case when to_regnamespace('log') is null
        then has_database_privilege(current_database(), 'create')
        else has_schema_privilege('log', 'create') end as "mayCreate"`)
  return rows[0]!
}
