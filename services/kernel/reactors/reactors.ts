import type { Position } from '#ports/event-store.ts'
import { defaultRetryPolicy } from './attempts.ts'
import { openCheckpointSaver } from './checkpoint-saver.ts'
import { openDependencies } from './dependencies.ts'
import { holdLeases } from '../postgres/leases.ts'
import { createOverdueReport } from './overdue.ts'
import {
  countParked,
  countParkedByReactor,
  createReactorTables,
  listDueStreams,
  retriesChannel,
  saveFirstPositions,
} from './parked-events.ts'
import type { ReactorDeps } from './runtime.ts'
import type { Reactor } from './reactor.ts'
import { type ReactorRun, startReactorRun } from './run.ts'

export type ReactorsOptions = Omit<
  ReactorDeps,
  'draining' | 'retryPolicy' | 'dependencies' | 'checkpoints'
> & {
  reactors: readonly Reactor[]
  retryPolicy?: Partial<ReactorDeps['retryPolicy']>
  /** How often the leases of other processes are tried for; due retries are looked up a fifth as often. */
  pollMs?: number
  /** How long a stop waits for running handlers. */
  drainMs?: number
}

/** `active`: this process runs the reactor. */
export type ReactorState = {
  name: string
  active: boolean
  position: Position
  waiting: number
  /** When the oldest event was recorded that waits here or is under way. */
  oldestAt: Date | undefined
}

export type Reactors = {
  start: () => Promise<void>
  /** Begins no further event, waits for running handlers, and releases the leases. */
  stop: () => Promise<void>
  status: () => ReactorState[]
  /** The number of parked events of all reactors in all processes. */
  parked: () => Promise<number>
  /** Numbers of parked events by reactor. */
  parkedByReactor: () => Promise<Map<string, number>>
}

/**
 * Runs reactors: each event at least once, in order within its stream; an event that keeps failing is parked with the
 * later events of its stream. Each reactor runs in one process; another takes over when that process ends. For those
 * that start now it is now when they are opened, so that what is appended before `start` is handled.
 */
export function openReactors(options: ReactorsOptions): Reactors {
  const { db, store, feed, reactors, log, pollMs = 1_000, drainMs = 4_000 } = options
  const draining = new AbortController()
  const aborting = new AbortController()
  const released = new AbortController()
  const runs = new Map<string, ReactorRun>()
  const byName = new Map(reactors.map((reactor) => [reactor.name, reactor]))
  if (byName.size < reactors.length) throw new Error('two reactors have the same name')
  const startNow = reactors.filter(({ startsAt }) => startsAt === 'now').map(({ name }) => name)
  const now = { position: feed.position(), logId: store.logId }
  const deps = {
    ...options,
    retryPolicy: { ...defaultRetryPolicy, ...options.retryPolicy },
    dependencies: openDependencies(options),
    checkpoints: openCheckpointSaver({ db, logId: store.logId }),
    draining: draining.signal,
  }
  let holding: Promise<void> = Promise.resolve()
  let poll: NodeJS.Timeout | undefined
  const reportOverdue = createOverdueReport(log)

  function onAcquired(name: string, lost: AbortSignal): void {
    if (draining.signal.aborted) return
    log.info({ reactor: name }, 'a reactor runs in this process')
    const stopped = AbortSignal.any([lost, aborting.signal])
    const run = startReactorRun(deps, byName.get(name)!, stopped)
    runs.set(name, run)
    lost.addEventListener(
      'abort',
      () =>
        released.signal.aborted || log.warn({ reactor: name }, 'the lease of a reactor was lost'),
      { once: true },
    )
    void run.ended.then(
      () => runs.get(name) === run && lost.aborted && runs.delete(name),
      (err: unknown) => log.error({ err, reactor: name }, 'a reactor ended with an error'),
    )
    takeRetries()
  }
  function takeRetries(): void {
    if (runs.size === 0) return
    listDueStreams(db, [...runs.keys()])
      .then((due) => {
        for (const { reactor, stream } of due) runs.get(reactor)?.retry(stream)
      })
      .catch((err: unknown) => log.warn({ err }, 'due retries could not be read'))
  }

  return {
    async start() {
      await createReactorTables(db)
      await saveFirstPositions(db, startNow, now)
      const names = [...byName.keys()]
      const lease = { db, names, channel: retriesChannel, pollMs, signal: released.signal }
      holding = holdLeases({ ...lease, onAcquired, onNotified: takeRetries })
      poll = setInterval(() => {
        takeRetries()
        for (const [name, run] of runs) reportOverdue(name, run.state())
      }, pollMs * 5)
    },
    async stop() {
      clearInterval(poll)
      draining.abort()
      const timer = setTimeout(
        () => aborting.abort(new Error(`not drained after ${drainMs} ms`)),
        drainMs,
      )
      await Promise.allSettled([...runs.values()].map(({ ended }) => ended))
      clearTimeout(timer)
      aborting.abort()
      released.abort()
      await holding
    },
    status: () =>
      reactors.map(({ name }) => {
        const run = runs.get(name)
        return {
          name,
          active: run !== undefined,
          ...(run?.state() ?? { position: '', waiting: 0, oldestAt: undefined }),
        }
      }),
    parked: () => countParked(db),
    parkedByReactor: () => countParkedByReactor(db),
  }
}
