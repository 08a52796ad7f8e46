// What a runner works with.
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodeEvents } from '#kernel/commands/decode-events.ts'
import type { Log } from '#kernel/log.ts'
import type { EventStore, Position } from '#ports/event-store.ts'
import type { ReadModelAnnouncements } from './announcements.ts'
import type { ProjectionTarget } from './apply-batch.ts'
import type { AnyProjection } from './projection.ts'

/** `superseded`: another process has installed another version. */
export type RunnerState = 'building' | 'catching-up' | 'live' | 'failed' | 'superseded' | 'stopped'

export type EngineContext = {
  store: EventStore
  decodeEvents: DecodeEvents
  db: Db
  announcements: Pick<ReadModelAnnouncements, 'from' | 'publish'>
  log: Log
  /** Serializes builds: each may use much memory. */
  enqueueBuild: <T>(build: () => Promise<T>) => Promise<T>
  /** Position up to which the shared reader has dispatched the log. */
  readTo: () => Position
  /** Tracks work outside the shared reader, which `stop` awaits. */
  runInBackground: (work: Promise<void>) => void
  signal: AbortSignal
}

export type RunnerContext = EngineContext & {
  projection: AnyProjection
  target: ProjectionTarget
  types: readonly string[]
  status: {
    state: RunnerState
    position: Position
    /** The stored checkpoint as this process knows it: before `position` where the projection had nothing to do since. */
    saved: Position
    error: string | undefined
    failures: number
  }
}
