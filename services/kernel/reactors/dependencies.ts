import type { EventStore } from '#ports/event-store.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'
import { withTimeout } from '../async/with-timeout.ts'
import type { Log } from '../log.ts'
import { type Db, isDatabaseUnavailable } from '../postgres/db.ts'
import { Problem } from '../problem.ts'

/** What every reactor needs: the event store, and the database with read models, keys and checkpoints. */
export type Dependencies = {
  /** Whether both answer. Concurrent calls share one check. */
  areAvailable: () => Promise<boolean>
}

const checkTimeoutMs = 5_000

/** Whether an error says that the event store, the database or the keys are unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof EventStoreUnavailable ||
  (error instanceof Problem && error.code === 'service/unavailable') ||
  isDatabaseUnavailable(error)

export function openDependencies({
  store,
  db,
  log,
}: {
  store: EventStore
  db: Db
  log: Log
}): Dependencies {
  let checking: Promise<boolean> | undefined
  let wasAvailable = true
  const check = async () => {
    try {
      await withTimeout(() => Promise.all([store.head(), db.query('select 1')]), {
        timeoutMs: checkTimeoutMs,
      })
      if (!wasAvailable) log.info('event store and database are available again')
      wasAvailable = true
    } catch (err) {
      if (wasAvailable)
        log.warn({ err }, 'the event store or the database is unavailable; reactors wait')
      wasAvailable = false
    }
    return wasAvailable
  }
  return {
    areAvailable: () => (checking ??= check().finally(() => (checking = undefined))),
  }
}
