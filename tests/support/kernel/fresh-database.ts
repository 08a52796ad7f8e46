import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import './global-postgres.ts'

/** A new, empty database on the run's server, dropped on dispose together with whatever is still connected. */
export async function freshDatabase(): Promise<{ url: string } & AsyncDisposable> {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template template0 strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
