import type { Position } from '#ports/event-store.ts'
import { defaultRetryPolicy } from './attempts.ts'
import { holdLeases } from '../postgres/leases.ts'
import { countParked, createReactorTables, retriesChannel } from './parked-events.ts'
import type { ReactorDeps } from './runtime.ts'
import type { Reactor } from './reactor.ts'
import { type ReactorRun, startReactorRun } from './run.ts'

export type ReactorsOptions = Omit<ReactorDeps, 'draining' | 'retryPolicy'> & {
  reactors: readonly Reactor[]
  retryPolicy?: Partial<ReactorDeps['retryPolicy']>
  /** How often leases that others hold, and retries that nobody announced, are looked for. */
  pollMs?: number
  /** How long a stop waits for handlers that run. */
  drainMs?: number
}

/** `active`: this process is the one that runs the reactor. */
export type ReactorState = { name: string; active: boolean; position: Position; waiting: number }

export type Reactors = {
  start: () => Promise<void>
  /** Begins nothing new, lets what runs come to its end, and leaves the rest to the next start or another process. */
  stop: () => Promise<void>
  status: () => ReactorState[]
  /** Parked events of all reactors, whichever process runs them. */
  parked: () => Promise<number>
}

/**
 * Runs reactors: each event at least once, in order within its stream; what fails again and again is parked together
 * with what follows it in its stream. Of several processes, one runs each reactor; another takes over when it is gone.
 */
export function openReactors(options: ReactorsOptions): Reactors {
  const { db, reactors, log, pollMs = 1_000, drainMs = 4_000 } = options
  const draining = new AbortController()
  const leaving = new AbortController()
  const released = new AbortController()
  const runs = new Map<string, ReactorRun>()
  const byName = new Map(reactors.map((reactor) => [reactor.name, reactor]))
  if (byName.size < reactors.length) throw new Error('two reactors of one name')
  const reacting = {
    ...options,
    retryPolicy: { ...defaultRetryPolicy, ...options.retryPolicy },
    draining: draining.signal,
  }
  let holding: Promise<void> = Promise.resolve()
  let poll: NodeJS.Timeout | undefined

  function hold(name: string, lost: AbortSignal): void {
    if (draining.signal.aborted) return
    log.info({ reactor: name }, 'a reactor runs here')
    const mine = AbortSignal.any([lost, leaving.signal])
    const run = startReactorRun(reacting, byName.get(name)!, mine)
    runs.set(name, run)
    lost.addEventListener(
      'abort',
      () => released.signal.aborted || log.warn({ reactor: name }, 'the lease was lost'),
      { once: true },
    )
    void run.ended.then(
      () => runs.get(name) === run && lost.aborted && runs.delete(name),
      (err: unknown) => log.error({ err, reactor: name }, 'a reactor broke'),
    )
    takeRetries()
  }
  function takeRetries(): void {
    for (const [name, run] of runs)
      run
        .retry()
        .catch((err: unknown) => log.warn({ err, reactor: name }, 'retries cannot be looked up'))
  }

  return {
    async start() {
      await createReactorTables(db)
      const names = [...byName.keys()]
      const lease = { db, names, channel: retriesChannel, pollMs, signal: released.signal }
      holding = holdLeases({ ...lease, onAcquired: hold, onNotified: takeRetries })
      poll = setInterval(takeRetries, pollMs * 5)
    },
    async stop() {
      clearInterval(poll)
      draining.abort()
      const late = setTimeout(() => leaving.abort(new Error('the time to drain is over')), drainMs)
      await Promise.allSettled([...runs.values()].map(({ ended }) => ended))
      clearTimeout(late)
      leaving.abort()
      released.abort()
      await holding
    },
    status: () =>
      reactors.map(({ name }) => {
        const run = runs.get(name)
        return {
          name,
          active: run !== undefined,
          ...(run?.state() ?? { position: '', waiting: 0 }),
        }
      }),
    parked: () => countParked(db),
  }
}
