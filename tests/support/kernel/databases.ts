import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** `url` is of the superuser. The product runs as the application's role, at `appUrl`, where the database is set up for it. */
export type TestDatabase = { url: string; appUrl: string; name: string } & AsyncDisposable

export const applicationRole = { name: 'prosa_app', password: 'of-the-application' }

/** A copy of a database on the same server, dropped on dispose together with whatever is still connected. */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // A log of all blocks takes twice the time of a copy of the files.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`)
  // A copy has the rights on schemas and tables of its template, and not those on the database.
  if (template !== 'template0')
    await runOnServer(server, `grant create on database ${name} to ${applicationRole.name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const appUrl = new URL(url)
  appUrl.username = applicationRole.name
  appUrl.password = applicationRole.password
  return {
    url: url.href,
    appUrl: appUrl.href,
    name,
    [Symbol.asyncDispose]: () =>
      runOnServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
