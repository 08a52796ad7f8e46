// Addresses of the embedded Postgres: TCP on 127.0.0.1, and a socket in its data directory.
import { createHmac } from 'node:crypto'
import type { ApplicationRole } from '#kernel/postgres/roles.ts'
import type { Postmaster } from './postmaster.ts'

export const database = 'prosa'
export const superuser = 'postgres'

/**
 * The role of the application's connections, and their URL: by a socket in the data directory where there is one, which costs a
 * statement a fifth less than TCP. The role is made by the set-up, not here.
 */
export type ApplicationAccess = { url: string; role: ApplicationRole }

export const connectionUrl = (
  port: number,
  { name, password }: ApplicationRole,
  on: string,
  host = '127.0.0.1',
) => `postgres://${name}:${password}@${encodeURIComponent(host)}:${port}/${on}`

/** The limit of a socket's path on macOS, with its final zero; Linux has 108. */
const maxSocketPathBytes = 104

/** Node has no such sockets on Windows. */
export const canHaveSocket = (dataDir: string) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(`${dataDir}/.s.PGSQL.65535`) < maxSocketPathBytes

/** The password derives from the superuser's, one way: nothing more is stored, and neither is learned from the other. */
export function applicationAccess(
  dataDir: string,
  { port, hasSocket }: Postmaster,
  superuserPassword: string,
): ApplicationAccess {
  const derived = createHmac('sha256', superuserPassword).update('the application’s role')
  const role = { name: 'prosa_app', password: derived.digest('base64url') }
  return { url: connectionUrl(port, role, database, hasSocket ? dataDir : undefined), role }
}
