// The application's connections can append to the log and read it, and nothing else; nor can they give themselves more.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../services/adapters/embedded-postgres/embedded-postgres.ts'
import { setUpDatabase } from '../../../services/database-set-up.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { findExcessRights } from '#kernel/postgres/roles.ts'
import { applicationRole, type TestDatabase } from '../../support/kernel/databases.ts'
import { startInstance, temporaryDataDir } from '../../support/processes/instance.ts'
import { emptyDatabase, freshDatabase } from '../../support/kernel/fresh-database.ts'

let database: TestDatabase
let admin: pg.Pool
let app: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  admin = openDb(database.url, 2)
  app = openDb(database.appUrl, 2)
  await using store = await openPostgresEventStore(database.appUrl)
  await store.append('notebook-1', 'no_stream', [note('first'), note('second')])
})
afterAll(async () => {
  await Promise.all([app.end(), admin.end()])
  await database[Symbol.asyncDispose]()
})

const note = (text: string) => ({
  id: crypto.randomUUID(),
  type: 'Noted',
  data: { text },
  meta: {},
})
const history = async () => (await admin.query('select * from log.events order by position')).rows
const sqlstate = async (statement: string) => {
  const client = await app.connect()
  try {
    await client.query(statement)
    return 'done'
  } catch (error) {
    return (error as pg.DatabaseError).code
  } finally {
    client.release(true)
  }
}

const insufficientPrivilege = '42501'
describe('the application’s role', () => {
  test('has no more rights than it needs', async () => {
    expect(await findExcessRights(app)).toEqual([])
    const { rows } = await app.query(
      `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
       from pg_roles where rolname = current_user`,
    )
    expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false])
    expect(await findExcessRights(admin)).toContain('it is a superuser')
  })

  test.each([
    `update log.events set data = '{}'`,
    `update log.events set at = now()`,
    `delete from log.events`,
    `delete from log.events where position = 1`,
    `truncate log.events`,
    `insert into log.events (position, stream, revision, id, type, data, meta)
       values (99, 'x', 0, gen_random_uuid(), 'X', '{}', '{}')`,
    `merge into log.events e using (select 1 as p) s on e.position = s.p when matched then delete`,
    `update log.identity set id = gen_random_uuid()`,
    `begin; lock table log.events in share mode`,
    `select * from log.events for update`,
    `alter table log.events disable trigger all`,
    `alter table log.events alter column at drop default`,
    `alter table log.events owner to ${applicationRole.name}`,
    `alter table log.events rename to other`,
    `drop table log.events`,
    `drop schema log cascade`,
    `alter schema log rename to other`,
    `create table log.other (n int)`,
    `create trigger t before insert on log.events for each row execute function suppress_redundant_updates_trigger()`,
    `create rule r as on insert to log.events do instead nothing`,
    `create policy p on log.events`,
    `create index on log.events (type)`,
    `create or replace function log.append(streams text[], expecteds bigint[], sizes int[], ids uuid[], types text[],
       datas json[], metas json[]) returns table (last_revision bigint, last_position bigint) language sql as 'select 1, 1'`,
    `drop function log.append`,
    `comment on schema log is 'x'`,
    `set session_replication_role = replica`,
    `set role prosa_owner`,
    `set session authorization postgres`,
    `grant prosa_owner to ${applicationRole.name}`,
    `alter default privileges for role prosa_owner grant all on tables to public`,
    `alter role ${applicationRole.name} superuser`,
    `create role other superuser`,
    `alter system set fsync = off`,
    `copy log.events to program 'cat'`,
    `select pg_read_file('PG_VERSION')`,
    `do $$ begin execute format('alter database %I owner to current_user', current_database()); end $$`,
    `create event trigger t on ddl_command_start execute function suppress_redundant_updates_trigger()`,
  ])('may not %s', async (statement) => {
    const before = await history()
    expect(await sqlstate(statement)).toBe(insufficientPrivilege)
    expect(await history()).toEqual(before)
  })

  test('gains nothing by granting itself rights', async () => {
    await sqlstate(`grant all on log.events to ${applicationRole.name}`)
    await sqlstate(`grant all on schema log to ${applicationRole.name}`)
    expect(await findExcessRights(app)).toEqual([])
  })

  test('may append and read, and cannot choose positions or times', async () => {
    const startedAt = Date.now()
    await using store = await openPostgresEventStore(database.appUrl)
    await store.append('notebook-2', 'no_stream', [note('third')])
    const rows = (await history()) as { position: number; stream: string; at: string }[]
    const { position, at } = rows.findLast(({ stream }) => stream === 'notebook-2')!
    expect(position).toBe(rows.length)
    expect(Date.parse(at)).toBeGreaterThan(startedAt - 60_000)
  })

  test('a function of its own that shadows a built-in one is not used by the log', async () => {
    expect(
      await sqlstate(
        `create function pg_temp.cardinality(anyarray) returns int language sql as 'select 0'`,
      ),
    ).toBe('done')
    await using store = await openPostgresEventStore(database.appUrl)
    const { revision } = await store.append('notebook-3', 'no_stream', [note('a'), note('b')])
    expect(revision).toBe(1n)
  })

  test('owns what it writes otherwise', async () => {
    const { rows } = await admin.query(
      `select distinct n.nspname as schema, pg_get_userbyid(c.relowner) as owner
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('read', 'keep', 'log') and c.relkind in ('r', 'S') order by 1`,
    )
    expect(rows).toEqual([
      { schema: 'keep', owner: applicationRole.name },
      { schema: 'log', owner: 'prosa_owner' },
      { schema: 'read', owner: applicationRole.name },
    ])
  })
})

describe('a database of an earlier version', () => {
  test('gets its roles, and keeps its history', async () => {
    await using old = await emptyDatabase()
    const owner = openDb(old.url, 1)
    await using store = await openPostgresEventStore(old.url)
    await store.append('notebook-1', 'no_stream', [note('before')])
    await owner.query(`create schema read; create schema keep; create table keep.kept (n serial);
      create table read.shown (n int); create view read.seen as select 1 as n; insert into keep.kept default values`)
    for (const _ of [1, 2]) await setUpDatabase(old.url, applicationRole, { hasLog: true })
    await owner.end()

    await using appStore = await openPostgresEventStore(old.appUrl)
    expect((await Array.fromAsync(appStore.readAll())).flat()).toHaveLength(1)
    const role = openDb(old.appUrl, 1)
    await role.query('alter table keep.kept add column m int; insert into keep.kept (m) values (1)')
    await role.query('drop table read.shown; drop view read.seen; create schema if not exists keep')
    expect(await findExcessRights(role)).toEqual([])
    await role.end()
  })

  test('whose application owned everything is handed over', async () => {
    await using old = await emptyDatabase()
    const [superuser, name] = [openDb(old.url, 1), `app_${old.name}`]
    await superuser.query(
      `create role ${name} login superuser createrole password 'p'; alter database ${old.name} owner to ${name}`,
    )
    const url = new URL(old.url)
    Object.assign(url, { username: name, password: 'p' })
    await (await openPostgresEventStore(url.href))[Symbol.asyncDispose]()
    const role = openDb(url.href, 1)
    expect(await findExcessRights(role)).not.toEqual([])
    await setUpDatabase(old.url, { name, password: 'p' }, { hasLog: true })
    expect(await findExcessRights(role)).toEqual([])
    await role.end()
    await superuser.query(`drop owned by ${name} cascade; drop role ${name}`)
    await superuser.end()
  })
})

test('the embedded database runs as the restricted role, also with data of an earlier version', async () => {
  const dataDir = await temporaryDataDir()
  const postgres = join(dataDir, 'postgres')
  await (await startInstance({ dataDir })).stop()
  const server = await startEmbeddedPostgres(postgres)
  const superuser = openDb(server.url, 1)
  const events = async () => (await superuser.query('select * from log.events')).rows.length
  const before = await events()
  // As it was: one role that owns everything.
  const roles = `${server.application.role.name}, prosa_owner`
  await superuser.query(`reassign owned by ${roles} to postgres; drop owned by ${roles}; drop role ${roles};
    alter function log.append security invoker; comment on schema log is null`)
  await superuser.end()
  await server.stop()

  await using instance = await startInstance({ dataDir })
  const role = openDb((await findEmbeddedPostgres(postgres))!, 1)
  expect(await findExcessRights(role)).toEqual([])
  const { rows } = await role.query(
    'select current_user as name, count(*) as count from log.events',
  )
  expect(rows).toEqual([{ name: 'prosa_app', count: before }])
  await role.end()
  await instance.stop()
  await rm(dataDir, { recursive: true })
})

test('a role without rights on a database that is not set up gets one sentence', async () => {
  await using empty = await emptyDatabase()
  await expect(openPostgresEventStore(empty.appUrl)).rejects.toThrow(/npm run database -- set-up/)
})

describe('npm run database', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await temporaryDataDir()
  })
  afterAll(() => rm(dataDir, { recursive: true }))
  const run = (command: string, env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['scripts/database.ts', command], {
      env: { ...process.env, PROSA_DATA: dataDir, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        text: error.stdout + error.stderr,
      }),
    )

  test('sets up a database, in which the product starts in production; as a superuser it does not', async () => {
    await using empty = await emptyDatabase()
    const [DATABASE_URL, DATABASE_ADMIN_URL] = [empty.appUrl, empty.url]
    expect(await run('set-up', { DATABASE_URL })).toMatchObject({
      code: 1,
      text: expect.stringContaining('DATABASE_ADMIN_URL must be'),
    })
    expect(await run('check', { DATABASE_URL: empty.url })).toMatchObject({
      code: 1,
      text: expect.stringContaining('could change history: it is a superuser'),
    })
    expect(await run('set-up', { DATABASE_URL, DATABASE_ADMIN_URL })).toEqual({
      code: 0,
      text: 'The application appends to the log and reads it; it cannot change history.\n',
    })
    const production = { NODE_ENV: 'production', PROSA_STAND_INS: 'ai,payments,identity' }
    await using instance = await startInstance({ dataDir, env: { ...production, DATABASE_URL } })
    expect(instance.output()).not.toContain('could change history')
    await instance.stop()
    const refused = startInstance({ dataDir, env: { ...production, DATABASE_URL: empty.url } })
    await expect(refused).rejects.toThrow(
      /could change history: it is a superuser.*npm run database -- set-up/s,
    )
  })
})
