// Puts the product together: what it stands on, the outside world, the contexts, the engines, the server.
import { projections } from '#projections/all.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { openProjections } from '#projections/engine/projections.ts'
import { openReached } from '#projections/engine/reached.ts'
import { openAccounts } from './accounts/deps.ts'
import { inProcessDeltas } from './adapters/deltas/in-process.ts'
import { openContexts } from './contexts.ts'
import { openFoundation, type Foundation } from './foundation.ts'
import { openClocks } from './kernel/clock.ts'
import type { Config } from './kernel/config.ts'
import type { Context } from './kernel/context.ts'
import { openExecutor, type Executor } from './kernel/execute.ts'
import type { Log } from './kernel/log.ts'
import { openReactors } from './kernel/react.ts'
import type { Shutdown, Step } from './kernel/shutdown.ts'
import { expectFreePort } from './kernel/port.ts'
import { openSnapshots, snapshotsIn } from './kernel/snapshots.ts'
import { openTail } from './kernel/tail.ts'
import { openOutside } from './outside.ts'
import { openServer } from './server.ts'

export type Starting = {
  config: Config
  log: Log
  version: string
  /** Filled with what `shutdown` has to close. */
  steps: Step[]
  shutdown: Shutdown
  /** Hears when the embedded database is gone for good. */
  onLost: (reason: Error) => void
}

/** Resolves once everything that `config.roles` names is running. */
export async function startProsa(starting: Starting): Promise<void> {
  const { config, log, version, steps, shutdown, onLost } = starting
  if (config.roles.has('api')) await expectFreePort(config)
  const foundation = await openFoundation(config, steps, onLost)
  const { db, store, keys, hear, databaseUrl } = foundation
  const snapshots = openSnapshots(snapshotsIn(db), { store, log })
  const executor = openExecutor({ store, keys, hear, snapshots })
  const announcements = await openAnnouncements(databaseUrl)
  steps.unshift({ name: 'announcements', close: async () => announcements[Symbol.asyncDispose]() })
  const reached = await openReached(db, announcements, projections)
  const tail = await openTail(store, log)
  steps.unshift({ name: 'the tail of the log', close: async () => tail[Symbol.asyncDispose]() })

  const outside = await openOutside(config, foundation, log)
  steps.unshift({ name: 'the stand-ins', close: async () => outside.stop() })
  const deltas = inProcessDeltas()
  const { publicUrl, standIns } = config
  const people = await openAccounts(db, { identity: outside.identity, publicUrl, standIns })
  const contexts = openContexts({
    publicUrl,
    dataDir: config.dataDir,
    log,
    pace: config,
    abandonedAfterHours: config.abandonedAfterHours,
    foundation,
    outside,
    people,
    tail,
    deltas,
  })

  const readModels = openProjections({ store, hear, db, announcements, projections, log })
  if (config.roles.has('projector')) {
    await readModels.start()
    steps.unshift({ name: 'projections', close: readModels.stop })
  }
  await startReactors({ config, foundation, executor, log, ...contexts }, steps)
  if (!config.roles.has('api')) return
  await openServer(
    { config, version, log, shutdown, foundation, executor, announcements, reached, readModels },
    { contexts, people, outside, deltas },
    steps,
  )
  steps.unshift({ name: 'those who wait', close: async () => tail.letGo() })
}

type Reacting = {
  config: Config
  foundation: Foundation
  executor: Executor
  log: Log
} & Pick<Required<Context>, 'reactors' | 'clocks'>

async function startReactors(
  { config, foundation, executor, log, reactors, clocks }: Reacting,
  steps: Step[],
) {
  if (!config.roles.has('reactor')) return
  const engine = openReactors({ ...foundation, executor, reactors, log })
  await engine.start()
  steps.unshift({ name: 'reactors', close: engine.stop })
  const ticking = openClocks({ db: foundation.db, executor, clocks, log })
  ticking.start()
  steps.unshift({ name: 'clocks', close: ticking.stop })
}
