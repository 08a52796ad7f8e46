// Composes the product: infrastructure, adapters, contexts, engines, server.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openProjectionEngine } from '#projections/engine/projection-engine.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { openAccounts } from './accounts/deps.ts'
import { anchorsFilePath } from './credits/audit/anchors-file.ts'
import { openLedgerSigner } from './credits/audit/ledger-signer.ts'
import { startSigning } from './credits/audit/signing-start.ts'
import { createInProcessTokenStream } from './adapters/token-stream/in-process.ts'
import { loadHelpLines } from './conversations/help/help-lines.ts'
import { openContexts } from './contexts.ts'
import { checkDatabaseRole } from './database-set-up.ts'
import { openInfrastructure, type Infrastructure } from './infrastructure.ts'
import { openJobRunner } from './kernel/jobs/scheduled-jobs.ts'
import { type Config, modelsOf } from './config.ts'
import type { BoundedContext } from './kernel/bounded-context.ts'
import { openExecutor, type Executor } from './kernel/commands/execute.ts'
import type { Log } from './kernel/log.ts'
import { openReactors } from './kernel/reactors/reactors.ts'
import { randomSecret } from './kernel/privacy/installation-secrets.ts'
import { openSecurityEvents } from './kernel/security/events/security-events.ts'
import { assertDataDirectoryUsable } from './kernel/lifecycle/data-directory-check.ts'
import type { Shutdown, ShutdownStep } from './kernel/lifecycle/shutdown.ts'
import { openSharedCounters } from './kernel/postgres/shared-counters.ts'
import { StartupError } from './kernel/lifecycle/startup-error.ts'
import { openSnapshots, openPostgresSnapshotStore } from './kernel/commands/snapshots.ts'
import { openLogTail } from './kernel/read/log-tail.ts'
import { openAdapters } from './adapters.ts'
import { openServer } from './server.ts'

export type StartProsaOptions = {
  config: Config
  log: Log
  version: string
  /** Receives the shutdown steps. */
  steps: ShutdownStep[]
  shutdown: Shutdown
  /** Called when the embedded database cannot be restarted. */
  onLost: (reason: Error) => void
}

/** Resolves once everything that `config.roles` names is running. */
export async function startProsa(starting: StartProsaOptions): Promise<void> {
  const { config, log, version, steps, shutdown, onLost } = starting
  await assertStartable(config)
  const infrastructure = await openInfrastructure(config, steps, { onLost })
  const { db, store, keys, secrets, decodeEvents, databaseUrl } = infrastructure
  await checkDatabaseRole(db, config, log)
  const { securityEvents, counters } = await openGuards(infrastructure, { log, steps })
  const signer = await openSigner(infrastructure, onLost)
  const anchorsFile = anchorsFilePath(config.dataDir)
  await startSigning({ store, db, signer, anchorsFile, log })
  const snapshots = openSnapshots(openPostgresSnapshotStore(db), { store, log, signer })
  const executor = openExecutor({ store, keys, decodeEvents, snapshots, signer })
  const announcements = await openAnnouncements(databaseUrl)
  steps.unshift({ name: 'announcements', close: async () => announcements[Symbol.asyncDispose]() })
  const reached = await openPositionTracker(db, announcements, projections)
  const tail = await openLogTail(store, log)
  steps.unshift({ name: 'the tail of the log', close: async () => tail[Symbol.asyncDispose]() })

  const adapters = await openAdapters(config, infrastructure, log)
  steps.unshift({ name: 'the stand-ins', close: adapters.stop })
  const helpLines = await loadHelpLines(config.helpLinesFile)
  for (const line of helpLines.outdated(new Date()))
    log.warn(line, 'a help line was last checked more than a year ago')
  const tokenStream = createInProcessTokenStream()
  const { publicUrl, standIns } = config
  const { identity } = adapters
  const models = modelsOf(config)
  const people = await openAccounts(db, {
    ...{ identity, publicUrl, standIns, models, secrets, announcements, log },
  })
  const contexts = await openContexts({
    publicUrl,
    dataDir: config.dataDir,
    log,
    rateLimits: config,
    openCounter: counters.open,
    abandonedAfterHours: config.abandonedAfterHours,
    infrastructure,
    adapters,
    accountsDeps: people,
    securityEvents,
    tail,
    tokenStream,
    helpLines,
    seller: config.seller,
    signer,
  })

  const readModels = openProjectionEngine({
    store,
    decodeEvents,
    db,
    announcements,
    projections,
    log,
  })
  if (config.roles.has('projector')) {
    await readModels.start()
    steps.unshift({ name: 'projections', close: readModels.stop })
  }
  await startReactors({ config, infrastructure, executor, log, ...contexts }, steps)
  if (!config.roles.has('api')) return
  await openServer(
    {
      config,
      version,
      log,
      shutdown,
      infrastructure,
      executor,
      securityEvents,
      openCounter: counters.open,
      announcements,
      waitForPosition: reached,
      readModels,
    },
    { contexts, accountsDeps: people, adapters, tokenStream },
    steps,
  )
  steps.unshift({ name: 'those who wait', close: async () => tail.cancelWaiters() })
}

/** What counts and records across processes: security events and limits. */
async function openGuards(
  { db, secrets }: Infrastructure,
  { log, steps }: Pick<StartProsaOptions, 'log' | 'steps'>,
) {
  const secretOf = (purpose: string) => randomSecret(secrets, purpose)
  const securityEvents = await openSecurityEvents({
    ...{ db, log, secret: await secretOf('security-events') },
  })
  steps.unshift({ name: 'the security events', close: securityEvents.close })
  const counters = await openSharedCounters({ db, log, secret: await secretOf('limits') })
  steps.unshift({ name: 'the limits', close: counters.close })
  return { securityEvents, counters }
}

/** A process whose signing key was replaced must not sign any more. */
async function openSigner(
  { secrets, keyHolder }: Infrastructure,
  onLost: StartProsaOptions['onLost'],
) {
  const signer = await openLedgerSigner(secrets)
  keyHolder?.onRegained(async () => {
    const current = await openLedgerSigner(secrets)
    if (current.key !== signer.key)
      onLost(new StartupError('The ledger’s signing key was replaced: start Prosa again.'))
  })
  return signer
}

type ReactorRoleDeps = {
  config: Config
  infrastructure: Infrastructure
  executor: Executor
  log: Log
} & Pick<Required<BoundedContext>, 'reactors' | 'jobs'>

async function startReactors(
  { config, infrastructure, executor, log, reactors, jobs }: ReactorRoleDeps,
  steps: ShutdownStep[],
) {
  if (!config.roles.has('reactor')) return
  const engine = openReactors({ ...infrastructure, executor, reactors, log })
  await engine.start()
  steps.unshift({ name: 'reactors', close: engine.stop })
  const ticking = openJobRunner({ db: infrastructure.db, executor, jobs, log })
  ticking.start()
  steps.unshift({ name: 'clocks', close: ticking.stop })
}

/** Rejects before any resource is opened. */
async function assertStartable(config: Config): Promise<void> {
  if (config.roles.has('api')) await assertPortFree(config)
  await assertDataDirectoryUsable(config.dataDir)
}

/** Rejects as listening would. */
async function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
