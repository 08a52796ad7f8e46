// Infrastructure of the server and of the command-line tools: database, event store, keys.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventStore } from '#ports/event-store.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from './adapters/event-store/postgres/store.ts'
import type { Config } from './config.ts'
import { setUpDatabase } from './database-set-up.ts'
import { openDb, type Db } from './kernel/postgres/db.ts'
import { openDecoder, type DecodeEvents } from './kernel/commands/decode-events.ts'
import {
  openInstallationSecrets,
  type InstallationSecrets,
} from './kernel/privacy/installation-secrets.ts'
import { openKeyRing, type KeyRing } from './kernel/privacy/key-ring.ts'
import { openKeys, type Keys } from './kernel/privacy/keys.ts'
import { openMasterKeySource } from './kernel/privacy/master-key-source.ts'
import type { ShutdownStep } from './kernel/lifecycle/shutdown.ts'

export type Infrastructure = {
  db: Db
  databaseUrl: string
  store: EventStore
  ring: KeyRing
  keys: Keys
  secrets: InstallationSecrets
  decodeEvents: DecodeEvents
}

export const postgresDir = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'postgres')

/**
 * Opens the resources, creating what is missing. Prepends the shutdown steps to `steps`, so that resources close in
 * reverse order. `onLost` is called when the embedded database cannot be restarted.
 */
export async function openInfrastructure(
  config: Config,
  steps: ShutdownStep[],
  onLost?: (reason: Error) => void,
): Promise<Infrastructure> {
  const databaseUrl = config.databaseUrl ?? (await openEmbeddedPostgres(config, steps, onLost))
  if (config.databaseUrl) await mkdir(config.dataDir, { recursive: true })
  const db = openDb(databaseUrl)
  steps.unshift({ name: 'the database', close: () => db.end() })
  const ring = await openKeyRing(db, openMasterKeySource(config))
  const keys = await openKeys(db, ring)
  const secrets = await openInstallationSecrets(db, ring)
  const store = await openStore(config, databaseUrl)
  steps.unshift({ name: 'the event store', close: async () => store[Symbol.asyncDispose]() })
  return { db, databaseUrl, store, ring, keys, secrets, decodeEvents: openDecoder(keys) }
}

async function openEmbeddedPostgres(
  config: Config,
  steps: ShutdownStep[],
  onLost?: (reason: Error) => void,
): Promise<string> {
  const server = await startEmbeddedPostgres(postgresDir(config), onLost ? { onLost } : {})
  steps.unshift({ name: 'Postgres', close: server.stop })
  const { url, role } = server.application
  await setUpDatabase(server.url, role, { hasLog: config.kurrentdbUrl === undefined })
  return url
}

async function openStore({ kurrentdbUrl }: Config, databaseUrl: string): Promise<EventStore> {
  if (!kurrentdbUrl) return openPostgresEventStore(databaseUrl)
  // Has a native library, so it is loaded only when used.
  const { openKurrentEventStore } = await import('./adapters/event-store/kurrentdb/store.ts')
  return openKurrentEventStore(kurrentdbUrl)
}
