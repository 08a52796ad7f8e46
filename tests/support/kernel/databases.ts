import { randomUUID } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = { url: string; name: string } & AsyncDisposable

/** A copy of a database on the same server, dropped on dispose together with whatever is still connected. */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
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
