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
import { type HelpLines, loadHelpLines } from './conversations/help/help-lines.ts'
import { openContexts } from './contexts.ts'
import { checkDatabaseRole } from './database-set-up.ts'
import type { Infrastructure } from './infrastructure.ts'
import { openJobRunner } from './kernel/jobs/scheduled-jobs.ts'
import { type Config, modelsOf } from './config.ts'
import type { BoundedContext } from './kernel/bounded-context.ts'
import { openExecutor } from './kernel/commands/execute.ts'
import type { Log } from './kernel/log.ts'
import { openReactors } from './kernel/reactors/reactors.ts'
import { randomSecret } from './kernel/privacy/installation-secrets.ts'
import { openSecurityEvents } from './kernel/security/events/security-events.ts'
import type { Shutdown, ShutdownStep } from './kernel/lifecycle/shutdown.ts'
import { openKeyReader } from './kernel/postgres/key-reader.ts'
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
  const { config, log, version, steps, shutdown } = starting
  const infrastructure = await starting.infrastructure
  await checkDatabaseRole(infrastructure.db, config, log)
  const runtime = await openRuntime(infrastructure, starting)
  const modules = await openModules(runtime, starting)
  const { readers, counters } = runtime
  const { feed, tail } = readers
  const readModels = openProjectionEngine({ ...infrastructure, ...runtime, feed, projections, log })
  if (config.roles.has('projector')) {
    await readModels.start()
    steps.unshift({ name: 'projections', close: readModels.stop })
  }
  const work = openBackgroundWork({ ...runtime, ...modules, config, log }, steps)
  if (!config.roles.has('api')) return work.start()
  await starting.webApps
  await openServer(
    {
      ...{ ...runtime, ...work, config, version, log, shutdown, readModels },
      openCounter: counters.open,
    },
    modules,
    steps,
  )
  steps.unshift({ name: 'waiting requests', close: async () => tail.cancelWaiters() })
  // After the first page, which needs the processor and the database; events wait in the log.
  await work.start()
}

type Runtime = Awaited<ReturnType<typeof openRuntime>>
type StartContext = Pick<StartProsaOptions, 'config' | 'log' | 'steps'>

/** Opens what executes commands and follows the log, and the limits. */
async function openRuntime(
  infrastructure: Infrastructure,
  { config, log, steps, onLost }: StartContext & Pick<StartProsaOptions, 'onLost'>,
) {
  const { db, store, keys, decodeEvents, databaseUrl } = infrastructure
  const { securityEvents, counters } = await openSecurityEventsAndLimits(infrastructure, {
    log,
    steps,
  })
  const signer = await openWatchedSigner(infrastructure, onLost)
  await startSigning({ store, db, signer, anchorsFile: anchorsFilePath(config.dataDir), log })
  const snapshots = openSnapshots(openPostgresSnapshotStore(db), { store, log, signer })
  const readers = await openReaders(infrastructure, { log, steps })
  const { feed } = readers
  const executor = openExecutor({ store, keys, decodeEvents, feed, snapshots, signer })
  const openings = openOpeningCounter({ executor, log })
  steps.unshift({ name: 'the openings', close: openings.close })
  const announcements = await openAnnouncements(databaseUrl)
  steps.unshift({ name: 'announcements', close: async () => announcements[Symbol.asyncDispose]() })
  const waitForPosition = await openPositionTracker(db, announcements, projections)
  const keyReader = openKeyReader(db)
  steps.unshift({ name: 'the readers of rows by keys', close: () => keyReader.end() })
  return {
    ...{ infrastructure, securityEvents, counters, signer, readers, executor, openings },
    ...{ announcements, waitForPosition, keyReader },
  }
}

/** Opens the adapters and the contexts. */
async function openModules(runtime: Runtime, { config, log, steps }: StartContext) {
  const { infrastructure, announcements, counters, readers } = runtime
  const { db, secrets, keys } = infrastructure
  const adapters = await openAdapters(config, infrastructure, log)
  steps.unshift({ name: 'the stand-ins', close: adapters.stop })
  const tokenStream = createInProcessTokenStream()
  const { publicUrl, standIns, dataDir, abandonedAfterHours, seller } = config
  const { whatsApp, speech } = capabilitiesOf(adapters)
  const accountsDeps = await openAccounts(db, {
    ...{ publicUrl, standIns, secrets, keys, announcements, log },
    identity: adapters.identity,
    models: modelsOf(config),
    channels: { voice: speech, whatsapp: whatsApp },
    supportUrl: config.supportUrl ?? null,
    newAccountPlan: config.newAccountPlan,
  })
  const contexts = await openContexts({
    ...{ ...runtime, ...readers, publicUrl, dataDir, abandonedAfterHours, seller, log },
    ...{ adapters, accountsDeps, tokenStream },
    rateLimits: config,
    openCounter: counters.open,
    helpLines: await openHelpLines(config, log),
  })
  return { contexts, accountsDeps, adapters, tokenStream }
}

async function openHelpLines({ helpLinesFile }: Config, log: Log): Promise<HelpLines> {
  const helpLines = await loadHelpLines(helpLinesFile)
  for (const line of helpLines.outdated(new Date()))
    log.warn(line, 'a help line was last checked more than a year ago')
  return helpLines
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

type BackgroundWorkDeps = Pick<Runtime, 'infrastructure' | 'readers' | 'executor'> & {
  config: Config
  log: Log
  adapters: Adapters
  contexts: Pick<Required<BoundedContext>, 'reactors' | 'jobs'>
}

/** What a page does not need: reactors, scheduled jobs and the engine's threads. Its steps run after those of the server. */
function openBackgroundWork(
  { config, infrastructure, readers, executor, log, adapters, contexts }: BackgroundWorkDeps,
  steps: ShutdownStep[],
) {
  const reactors = config.roles.has('reactor')
    ? openReactors({ ...infrastructure, ...readers, executor, reactors: contexts.reactors, log })
    : undefined
  const jobs = openJobRunner({ db: infrastructure.db, executor, jobs: contexts.jobs, log })
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
