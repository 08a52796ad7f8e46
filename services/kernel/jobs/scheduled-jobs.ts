// Scheduled jobs execute the commands that a read model says are due, in one process at a time.
import { pause } from '../async/backoff.ts'
import type { Execute } from '../commands/command.ts'
import { type Db, isReadModelMissing } from '../postgres/db.ts'
import type { Executor } from '../commands/execute.ts'
import { derivedId } from '../ids.ts'
import { holdLeases } from '../postgres/leases.ts'
import type { Log } from '../log.ts'

export type DueCommand = {
  /** Unique within the job and its run: the command id derives from it. */
  id: string
  /** `signal` aborts when the process stops, or another may run the job. */
  execute: (execute: Execute, signal?: AbortSignal) => Promise<unknown>
}

export type ScheduledJob = {
  name: string
  /**
   * The commands that are due at `now`, a bounded number: the rest is due at the next run. A command may be due again
   * before the read model shows its effect; executing it twice must change nothing.
   */
  due: (db: Db, now: Date) => Promise<readonly DueCommand[]>
}

/** One command for each id. */
export const dueCommands = (
  ids: readonly string[],
  command: (id: string, execute: Execute) => Promise<unknown>,
): DueCommand[] => ids.map((id) => ({ id, execute: (execute) => command(id, execute) }))

type JobRunnerOptions = {
  db: Db
  executor: Executor
  jobs: readonly ScheduledJob[]
  log: Log
  now?: () => Date
  intervalMs?: number
  /** How often the leases that other processes hold are tried for. */
  pollMs?: number
}

export type JobRunner = { start: () => void; stop: () => Promise<void> }

/** Runs each job in one process of all, at once and then every minute. A failed command is due again at the next run. */
export function openJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, jobs, log, intervalMs = 60_000, pollMs = 5_000 } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const byLease = new Map(jobs.map((job) => [`clock ${job.name}`, job]))
  let holding: Promise<void> = Promise.resolve()

  async function runJob(job: ScheduledJob, lost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([lost, stopping.signal])
    while (!signal.aborted) {
      await executeDueCommands(options, job, signal).catch((err: unknown) => {
        // Without the read model nothing is due.
        if (!signal.aborted && !isReadModelMissing(err))
          log.warn({ err, job: job.name }, 'a scheduled job could not read what is due')
      })
      await pause(intervalMs, signal)
    }
  }
  function onAcquired(lease: string, lost: AbortSignal): void {
    const ended = runJob(byLease.get(lease)!, lost).finally(() => running.delete(ended))
    running.add(ended)
  }

  return {
    start() {
      const names = [...byLease.keys()]
      holding = holdLeases({ db, names, pollMs, signal: stopping.signal, onAcquired })
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
      await holding
    },
  }
}

async function executeDueCommands(
  { db, executor, log, now = () => new Date() }: JobRunnerOptions,
  { name, due }: ScheduledJob,
  signal: AbortSignal,
): Promise<void> {
  const moment = now()
  for (const command of await due(db, moment)) {
    if (signal.aborted) return
    const commandId = derivedId('clock', name, command.id, moment.toISOString())
    const execute = executor({ commandId, correlationId: commandId, actor: `clock:${name}` })
    await command.execute(execute, signal).catch((err: unknown) => {
      log.error({ err, job: name, id: command.id }, 'a due command failed')
    })
  }
}
