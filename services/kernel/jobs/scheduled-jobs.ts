// Time as a source of commands: what a read model says is due is commanded, in one process at a time.
import { pause } from '../async/backoff.ts'
import type { Execute } from '../commands/command.ts'
import { type Db, isReadModelMissing } from '../postgres/db.ts'
import type { Executor } from '../commands/execute.ts'
import { derivedId } from '../ids.ts'
import { holdLeases } from '../postgres/leases.ts'
import type { Log } from '../log.ts'

/** Commands what is due. Being told of the same thing again, before the read model knows, changes nothing. */
export type ScheduledJob = {
  name: string
  /** Ids of what is due by now, a bounded number: the rest is due at the next tick. */
  due: (db: Db, now: Date) => Promise<readonly string[]>
  command: (id: string, execute: Execute) => Promise<unknown>
}

type JobRunnerOptions = {
  db: Db
  executor: Executor
  jobs: readonly ScheduledJob[]
  log: Log
  now?: () => Date
  intervalMs?: number
  /** How often leases that others hold are looked for. */
  pollMs?: number
}

export type JobRunner = { start: () => void; stop: () => Promise<void> }

/** Runs clocks: each in one process of all, at once and then every minute. What fails is tried again at the next tick. */
export function openJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, jobs, log, intervalMs = 60_000, pollMs = 5_000 } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const byLease = new Map(jobs.map((clock) => [`clock ${clock.name}`, clock]))
  let holding: Promise<void> = Promise.resolve()

  async function run(clock: ScheduledJob, lost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([lost, stopping.signal])
    while (!signal.aborted) {
      await runDueCommands(options, clock, signal).catch((err: unknown) => {
        // Where nothing was ever built, nothing is due.
        if (!signal.aborted && !isReadModelMissing(err))
          log.warn({ err, clock: clock.name }, 'a clock cannot see what is due')
      })
      await pause(intervalMs, signal)
    }
  }
  function hold(lease: string, lost: AbortSignal): void {
    const settled = run(byLease.get(lease)!, lost).finally(() => running.delete(settled))
    running.add(settled)
  }

  return {
    start() {
      const names = [...byLease.keys()]
      holding = holdLeases({ db, names, pollMs, signal: stopping.signal, onAcquired: hold })
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
      await holding
    },
  }
}

async function runDueCommands(
  { db, executor, log, now = () => new Date() }: JobRunnerOptions,
  { name, due, command }: ScheduledJob,
  signal: AbortSignal,
): Promise<void> {
  const moment = now()
  for (const id of await due(db, moment)) {
    if (signal.aborted) return
    const commandId = derivedId('clock', name, id, moment.toISOString())
    const execute = executor({ commandId, correlationId: commandId, actor: `clock:${name}` })
    await command(id, execute).catch((err: unknown) => {
      log.error({ err, clock: name, id }, 'what is due could not be done')
    })
  }
}
