// Two roles: `prosa_owner` owns the log, and the application's role reads it, appends through a function, and owns the
// rest. What the application's connection is made to run cannot change history.
import pg from 'pg'
import { type Tx, transaction } from './db.ts'

export type ApplicationRole = { name: string; password: string }

/** Owns the schema `log`; nobody signs in with it. */
const ownerRole = 'prosa_owner'

/**
 * Creates or corrects both roles, their schemas and their rights, in one transaction of a role that may: a superuser, or
 * the owner of the database with the right to create roles. Objects of earlier versions change their owners.
 */
export async function setUpRoles(admin: pg.Pool, role: ApplicationRole): Promise<void> {
  await transaction(admin, async (tx) => {
    // Roles belong to the server, not to a database; concurrent changes of one role fail.
    await tx.query(`select pg_advisory_xact_lock(hashtext('prosa roles'))`)
    await createRole(tx, ownerRole, 'nologin')
    await createRole(tx, role.name, 'login')
    const app = pg.escapeIdentifier(role.name)
    await tx.query(`alter role ${app} login password ${pg.escapeLiteral(role.password)}`)
    await restrictRole(tx, role.name)
    await joinRoles(tx, [ownerRole, role.name])
    const database = pg.escapeIdentifier(await currentDatabase(tx))
    await tx.query(`grant connect, create, temporary on database ${database} to ${app}`)
    await tx.query(`grant create on database ${database} to ${ownerRole}`)
    await handOverDatabase(tx, role.name, database)
    await tx.query('create schema if not exists read; create schema if not exists keep')
    await handOver(tx, 'log', ownerRole)
    for (const schema of ['read', 'keep']) await handOver(tx, schema, role.name)
    await restrictLog(tx, app)
  })
}

const currentDatabase = async (tx: Tx) =>
  (await tx.query<{ name: string }>('select current_database() as name')).rows[0]!.name

async function createRole(tx: Tx, name: string, login: 'login' | 'nologin'): Promise<void> {
  const { rowCount } = await tx.query('select from pg_roles where rolname = $1', [name])
  if (!rowCount) await tx.query(`create role ${pg.escapeIdentifier(name)} ${login}`)
}

/** Only what must change: naming an attribute needs a right even where it has the value already. */
async function restrictRole(tx: Tx, name: string): Promise<void> {
  const { rows } = await tx.query<Record<string, boolean>>(
    `select rolsuper as superuser, rolcreaterole as createrole, rolcreatedb as createdb,
       rolreplication as replication, rolbypassrls as bypassrls from pg_roles where rolname = $1`,
    [name],
  )
  const excess = Object.entries(rows[0]!).flatMap(([right, has]) => (has ? [`no${right}`] : []))
  const role = pg.escapeIdentifier(name)
  if (excess.length > 0) await tx.query(`alter role ${role} ${excess.join(' ')}`)
  const { rows: member } = await tx.query<{ is: boolean }>(
    `select pg_has_role($1, $2, 'member') as is from pg_roles where rolname = $1 and not rolsuper`,
    [name, ownerRole],
  )
  if (member[0]?.is) await tx.query(`revoke ${ownerRole} from ${role}`)
}

/** Changing an owner to a role needs its membership, except for a superuser. */
async function joinRoles(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await tx.query<{ is: boolean }>(
      `select pg_has_role(current_user, $1, 'member') as is`,
      [name],
    )
    if (!rows[0]!.is) await tx.query(`grant ${pg.escapeIdentifier(name)} to current_user`)
  }
}

/** The owner of a database may drop it. */
async function handOverDatabase(tx: Tx, role: string, database: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from pg_database d join pg_roles r on r.oid = d.datdba
     where d.datname = current_database() and r.rolname = $1`,
    [role],
  )
  if (rowCount) await tx.query(`alter database ${database} owner to ${ownerRole}`)
}

/** Changes the owner of a schema and of everything in it. */
async function handOver(tx: Tx, schema: string, owner: string): Promise<void> {
  const { rows } = await tx.query<{ statement: string }>(
    `with wanted as (select n.oid, n.nspowner, r.oid as owner from pg_namespace n, pg_roles r
       where n.nspname = $1 and r.rolname = $2)
     select format('alter schema %I owner to %I', $1::text, $2::text) as statement
       from wanted where nspowner <> owner
     union all
     select format('alter %s %s owner to %I',
         case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
         c.oid::regclass, $2::text)
       from pg_class c, wanted where c.relnamespace = wanted.oid and c.relkind in ('r', 'p', 'v', 'm')
       and c.relowner <> owner
     union all
     select format('alter routine %s owner to %I', p.oid::regprocedure, $2::text)
       from pg_proc p, wanted where p.pronamespace = wanted.oid and p.proowner <> owner`,
    [schema, owner],
  )
  for (const { statement } of rows) await tx.query(statement)
}

/** The application reads the log and appends with its function, nothing else. */
async function restrictLog(tx: Tx, app: string): Promise<void> {
  const { rowCount } = await tx.query(`select from pg_namespace where nspname = 'log'`)
  if (!rowCount) return
  await tx.query(`
    revoke all on schema log from public, ${app};
    revoke all on all tables in schema log from public, ${app};
    revoke all on all routines in schema log from public, ${app};
    grant usage on schema log to ${app};
    grant select on all tables in schema log to ${app};
    grant execute on all routines in schema log to ${app}`)
}

/** Why the current role could change history; empty for a role that is set up. */
export async function findExcessRights(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ right: string }>(`
    select 'it is a superuser' as right from pg_roles where rolname = current_user and rolsuper
    union all
    select 'it may create roles' from pg_roles where rolname = current_user and rolcreaterole
    union all
    select 'it owns the database' from pg_database
      where datname = current_database() and pg_has_role(datdba, 'member')
    union all
    select 'it owns the log' where exists (
      select from pg_namespace where nspname = 'log' and pg_has_role(nspowner, 'member')
      union all
      select from pg_class c where relnamespace = to_regnamespace('log') and pg_has_role(relowner, 'member')
      union all
      select from pg_proc where pronamespace = to_regnamespace('log') and pg_has_role(proowner, 'member'))
    union all
    select 'it may ' || lower(held) || ' in the log'
      from unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES']) held
      where exists (
        select from pg_class where relnamespace = to_regnamespace('log') and relkind in ('r', 'p')
        and has_table_privilege(oid, held))`)
  return [...new Set(rows.map(({ right }) => right))]
}
