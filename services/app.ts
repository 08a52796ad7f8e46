// Composes the product: infrastructure, adapters, contexts, engines, server.
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openProjectionEngine } from '#projections/engine/projection-engine.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { forgetErasedReports } from '#projections/insights/report-cache.ts'
import { openAccounts } from './accounts/deps.ts'
import { anchorsFilePath } from './credits/audit/anchors-file.ts'
import { openLedgerSigner } from './credits/audit/ledger-signer.ts'
import { startSigning } from './credits/audit/signing-start.ts'
import { createInProcessTokenStream } from './adapters/token-stream/in-process.ts'
import { openOpeningCounter } from './conversations/openings/opening-counter.ts'
import { loadHelpLines } from './conversations/help/help-lines.ts'
import { openContexts } from './contexts.ts'
import { checkDatabaseRole } from './database-set-up.ts'
import type { Infrastructure } from './infrastructure.ts'
import { openJobRunner } from './kernel/jobs/scheduled-jobs.ts'
import { type Config, modelsOf } from './config.ts'
import type { BoundedContext } from './kernel/bounded-context.ts'
import { openExecutor, type Executor } from './kernel/commands/execute.ts'
import type { Log } from './kernel/log.ts'
import { openReactors } from './kernel/reactors/reactors.ts'
import { randomSecret } from './kernel/privacy/installation-secrets.ts'
import { openSecurityEvents } from './kernel/security/events/security-events.ts'
import type { Shutdown, ShutdownStep } from './kernel/lifecycle/shutdown.ts'
import { openSharedCounters } from './kernel/postgres/shared-counters.ts'
import { StartupError } from './kernel/lifecycle/startup-error.ts'
import { openSnapshots, openPostgresSnapshotStore } from './kernel/commands/snapshots.ts'
import { openLogReaders, type LogReaders } from './kernel/read/log-readers.ts'
import { type Adapters, capabilitiesOf, openAdapters } from './adapters.ts'
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
  infrastructure: Promise<Infrastructure>
  /** Resolves once `dist/` has the web apps. */
  webApps: Promise<void>
}

/** Resolves once everything that `config.roles` names is running. */
export async function startProsa(starting: StartProsaOptions): Promise<void> {
  const { config, log, version, steps, shutdown, onLost } = starting
  const infrastructure = await starting.infrastructure
  const { db, store, keys, secrets, decodeEvents, databaseUrl } = infrastructure
  await checkDatabaseRole(db, config, log)
  const { securityEvents, counters } = await openSecurityEventsAndLimits(infrastructure, {
    log,
    steps,
  })
  const signer = await openWatchedSigner(infrastructure, onLost)
  const anchorsFile = anchorsFilePath(config.dataDir)
  await startSigning({ store, db, signer, anchorsFile, log })
  const snapshots = openSnapshots(openPostgresSnapshotStore(db), { store, log, signer })
  const readers = await openReaders(infrastructure, { log, steps })
  const { feed, tail, readHistory } = readers
  const executor = openExecutor({ store, keys, decodeEvents, feed, snapshots, signer })
  const openings = openOpeningCounter({ executor, log })
  steps.unshift({ name: 'the openings', close: openings.close })
  const announcements = await openAnnouncements(databaseUrl)
  steps.unshift({ name: 'announcements', close: async () => announcements[Symbol.asyncDispose]() })
  const reached = await openPositionTracker(db, announcements, projections)

  const adapters = await openAdapters(config, infrastructure, log)
  steps.unshift({ name: 'the stand-ins', close: adapters.stop })
  const helpLines = await loadHelpLines(config.helpLinesFile)
  for (const line of helpLines.outdated(new Date()))
    log.warn(line, 'a help line was last checked more than a year ago')
  const tokenStream = createInProcessTokenStream()
  const { publicUrl, standIns } = config
  const { identity } = adapters
  const models = modelsOf(config)
  const { whatsApp, speech } = capabilitiesOf(adapters)
  const people = await openAccounts(db, {
    ...{ identity, publicUrl, standIns, models, secrets, keys, announcements, log },
    channels: { voice: speech, whatsapp: whatsApp },
    supportUrl: config.supportUrl ?? null,
    newAccountPlan: config.newAccountPlan,
  })
  const contexts = await openContexts({
    publicUrl,
    dataDir: config.dataDir,
    log,
    rateLimits: config,
    openCounter: counters.open,
    openings,
    abandonedAfterHours: config.abandonedAfterHours,
    infrastructure,
    adapters,
    accountsDeps: people,
    securityEvents,
    ...{ tail, readHistory, waitForPosition: reached },
    tokenStream,
    helpLines,
    seller: config.seller,
    signer,
  })

  const readModels = openProjectionEngine({
    store,
    feed,
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
  const work = openBackgroundWork(
    { config, infrastructure, readers, executor, log, adapters, ...contexts },
    steps,
  )
  if (!config.roles.has('api')) return work.start()
  await starting.webApps
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
      ...work,
    },
    { contexts, accountsDeps: people, adapters, tokenStream },
    steps,
  )
  steps.unshift({ name: 'waiting requests', close: async () => tail.cancelWaiters() })
  // After the first page, which needs the processor and the database; events wait in the log.
  await work.start()
}

async function openSecurityEventsAndLimits(
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
async function openWatchedSigner(
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

type BackgroundWorkDeps = {
  config: Config
  infrastructure: Infrastructure
  readers: LogReaders
  executor: Executor
  log: Log
  adapters: Adapters
} & Pick<Required<BoundedContext>, 'reactors' | 'jobs'>

/** What a page does not need: reactors, scheduled jobs and the engine's threads. Its steps run after those of the server. */
function openBackgroundWork(
  { config, infrastructure, readers, executor, log, adapters, ...parts }: BackgroundWorkDeps,
  steps: ShutdownStep[],
) {
  const reactors = config.roles.has('reactor')
    ? openReactors({ ...infrastructure, ...readers, executor, reactors: parts.reactors, log })
    : undefined
  const jobs = openJobRunner({ db: infrastructure.db, executor, jobs: parts.jobs, log })
  if (reactors) {
    steps.unshift({ name: 'reactors', close: reactors.stop })
    steps.unshift({ name: 'scheduled jobs', close: jobs.stop })
  }
  let isStarted = false
  return {
    reactors,
    isStarted: () => isStarted,
    async start() {
      await reactors?.start()
      if (reactors) jobs.start()
      adapters.startThreads()
      isStarted = true
    },
  }
}

async function openReaders(
  { db, store, decodeEvents }: Infrastructure,
  { log, steps }: Pick<StartProsaOptions, 'log' | 'steps'>,
): Promise<LogReaders> {
  const readers = await openLogReaders({ store, decodeEvents, log })
  steps.unshift({ name: 'the feed of the log', close: async () => readers[Symbol.asyncDispose]() })
  forgetErasedReports(db, readers.feed)
  return readers
}
