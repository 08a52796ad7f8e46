// What every Prosa process stands on, the server and the command-line tools alike: database, log, keys.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventStore } from '#ports/event-store.ts'
import { startEmbeddedPostgres } from './adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from './adapters/event-store/postgres/store.ts'
import type { Config } from './kernel/config.ts'
import { openDb, type Db } from './kernel/db.ts'
import { openHear, type Hear } from './kernel/hear.ts'
import { hasKeys, openKeys, type Keys } from './kernel/keys.ts'
import { readMasterKey, type MasterKey } from './kernel/master-key.ts'
import type { Step } from './kernel/shutdown.ts'

export type Foundation = {
  db: Db
  databaseUrl: string
  store: EventStore
  master: MasterKey
  keys: Keys
  hear: Hear
}

export const postgresDir = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'postgres')

/**
 * Opens what is there and makes what is missing. Steps to close it are put in front of `steps`, so that it closes
 * last-opened first. `onLost` hears when the embedded database is gone for good.
 */
export async function openFoundation(
  config: Config,
  steps: Step[],
  onLost?: (reason: Error) => void,
): Promise<Foundation> {
  const databaseUrl = config.databaseUrl ?? (await embedded(config, steps, onLost))
  if (config.databaseUrl) await mkdir(config.dataDir, { recursive: true })
  const db = openDb(databaseUrl)
  steps.unshift({ name: 'the database', close: () => db.end() })
  const master = await readMasterKey(config.dataDir, config.masterKey, () => hasKeys(db))
  const keys = await openKeys(db, master)
  const store = await openStore(config, databaseUrl)
  steps.unshift({ name: 'the event store', close: async () => store[Symbol.asyncDispose]() })
  return { db, databaseUrl, store, master, keys, hear: openHear(keys) }
}

async function embedded(
  config: Config,
  steps: Step[],
  onLost?: (reason: Error) => void,
): Promise<string> {
  const server = await startEmbeddedPostgres(postgresDir(config), onLost ? { onLost } : {})
  steps.unshift({ name: 'Postgres', close: server.stop })
  return server.url
}

async function openStore({ kurrentdbUrl }: Config, databaseUrl: string): Promise<EventStore> {
  if (!kurrentdbUrl) return openPostgresEventStore(databaseUrl)
  // Carries a native library, so it is loaded only where it is used.
  const { openKurrentEventStore } = await import('./adapters/event-store/kurrentdb/store.ts')
  return openKurrentEventStore(kurrentdbUrl)
}
