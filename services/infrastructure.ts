// Infrastructure of the server and of the command-line tools: database, event store, keys.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventStore } from '#ports/event-store.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './adapters/embedded-postgres/embedded-postgres.ts'
import { openPostgresEventStore } from './adapters/event-store/postgres/store.ts'
import type { Config } from './config.ts'
import { setUpDatabase } from './database-set-up.ts'
import { openDb, type Db } from './kernel/postgres/db.ts'
import { openDecoder, type DecodeEvents } from './kernel/commands/decode-events.ts'
import {
  openInstallationSecrets,
  type InstallationSecrets,
} from './kernel/privacy/installation-secrets.ts'
import { erasureListPath, openErasureList } from './kernel/privacy/erasure-list.ts'
import { openKeyHolder, type KeyHolder } from './kernel/privacy/key-holders.ts'
import { openKeyRing, type KeyRing } from './kernel/privacy/key-ring.ts'
import { openKeys, type Keys } from './kernel/privacy/keys.ts'
import { openMasterKeySource, type MasterKeySource } from './kernel/privacy/master-key-source.ts'
import { type StartupWait, waitUntilAvailable } from './kernel/lifecycle/wait-until-available.ts'
import type { ShutdownStep } from './kernel/lifecycle/shutdown.ts'

export type Infrastructure = {
  db: Db
  databaseUrl: string
  /** The superuser's URL of the embedded database, in the process that started it. */
  adminUrl: string | undefined
  store: EventStore
  masterKeySource: MasterKeySource
  ring: KeyRing
  /** Absent in commands that replace keys. */
  keyHolder: KeyHolder | undefined
  keys: Keys
  secrets: InstallationSecrets
  decodeEvents: DecodeEvents
}

export type InfrastructureOptions = {
  /** Called when the embedded database cannot be restarted. */
  onLost?: (reason: Error) => void
  /** Called when what follows waits for the database. */
  onDatabaseStarting?: () => void
  /** Whether keys must not be replaced while this process runs. */
  holdsKeys?: boolean
  /** Without it, an unavailable database or store fails at once. */
  wait?: StartupWait
}

export const postgresDir = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'postgres')

/**
 * Opens the resources, creating what is missing. Prepends the shutdown steps to `steps`, so that resources close in
 * reverse order.
 */
export async function openInfrastructure(
  config: Config,
  steps: ShutdownStep[],
  { onLost, onDatabaseStarting, holdsKeys = true, wait }: InfrastructureOptions = {},
): Promise<Infrastructure> {
  const { databaseUrl, adminUrl } = config.databaseUrl
    ? { databaseUrl: config.databaseUrl, adminUrl: undefined }
    : await openEmbeddedPostgres(config, steps, { onLost, onSpawned: onDatabaseStarting })
  if (config.databaseUrl) await mkdir(config.dataDir, { recursive: true })
  onDatabaseStarting?.()
  const db = openDb(databaseUrl)
  steps.unshift({ name: 'the database', close: () => db.end() })
  await waitUntilAvailable('the database', () => db.query('select 1'), wait)
  const keyHolder = holdsKeys ? await openKeyHolder(db) : undefined
  if (keyHolder) steps.unshift({ name: 'the locks of keys', close: keyHolder.close })
  const masterKeySource = openMasterKeySource(config)
  const ring = await openKeyRing(db, masterKeySource)
  await keyHolder?.followVersions(ring.master().newest, async () => {
    await ring.refresh()
    return ring.master().newest
  })
  const keys = await openKeys(db, ring, openErasureList(erasureListPath(config.dataDir)))
  const secrets = await openInstallationSecrets(db, ring)
  const store = await waitUntilAvailable(
    'the event store',
    () => openStore(config, databaseUrl, wait?.log),
    wait,
  )
  steps.unshift({ name: 'the event store', close: async () => store[Symbol.asyncDispose]() })
  return {
    ...{ db, databaseUrl, adminUrl, store, decodeEvents: openDecoder(keys) },
    ...{ masterKeySource, ring, keyHolder, keys, secrets },
  }
}

async function openEmbeddedPostgres(
  config: Config,
  steps: ShutdownStep[],
  options: EmbeddedPostgresOptions,
): Promise<Pick<Infrastructure, 'databaseUrl' | 'adminUrl'>> {
  const server = await startEmbeddedPostgres(postgresDir(config), options)
  steps.unshift({ name: 'Postgres', close: server.stop })
  const { url, role } = server.application
  await setUpDatabase(server.url, role, { hasLog: config.kurrentdbUrl === undefined })
  return { databaseUrl: url, adminUrl: server.url }
}

async function openStore(
  { kurrentdbUrl }: Config,
  databaseUrl: string,
  log?: StartupWait['log'],
): Promise<EventStore> {
  if (!kurrentdbUrl) return openPostgresEventStore(databaseUrl)
  // Loaded only when used.
  const { openKurrentEventStore } = await import('./adapters/event-store/kurrentdb/store.ts')
  return openKurrentEventStore(kurrentdbUrl, { ...(log && { log }) })
}
