import {
  EventStoreRefusal,
  type EventFilter,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '#ports/event-store.ts'
import { createEventMatcher } from '../event-filter.ts'
import { fromPosition } from '../position.ts'
import { linkFor, nextInTime, startRead } from './calls.ts'
import type { Connection } from './connection.ts'
import type { WireEvent } from './decode-read-message.ts'
import { toRecordedEvent } from './event-mapping.ts'
import { backwardsRequest, type Direction, streamRequest } from './requests.ts'
import type { StreamGuard } from './stream-guard.ts'
import { followUntilCaughtUp } from './subscribe.ts'

const timeoutMs = 5_000
/** A filter may pass over many events between two that match. */
const filteredTimeoutMs = 30_000
const pageSize = 1_000

export function createReadStream(
  connection: Connection,
  guard: StreamGuard,
): EventStore['readStream'] {
  return async function* (stream, { from, direction = 'forwards', limit = Infinity } = {}) {
    if (limit <= 0) return
    const range = { from, direction, count: limit }
    let found = 0
    let last: number | undefined
    for await (const event of readWireEvents(connection, stream, range)) {
      if (event === 'notFound') return void (await guard.ensureNeverWritten(stream))
      const due = last === undefined ? Number(from ?? 0n) : last + 1
      if (direction === 'forwards' && event.revision > due) refuseTruncated(stream, event.revision)
      last = event.revision
      found++
      const recorded = toRecordedEvent(event, event.position)
      if (recorded) yield recorded
    }
    const isBeginningHidden = direction === 'backwards' && found < limit && last
    if (isBeginningHidden) refuseTruncated(stream, isBeginningHidden)
  }
}

type PlacedEvent = WireEvent & { position: number }
type StreamRange = { from: bigint | undefined; direction: Direction; count: number }

export async function* readWireEvents(
  connection: Connection,
  stream: string,
  range: StreamRange,
): AsyncGenerator<PlacedEvent | 'notFound'> {
  const link = await linkFor(connection, 'leader')
  using call = startRead(connection, link, 'leader', streamRequest(stream, range))
  for (;;) {
    const messages = await nextInTime(connection, link, call, timeoutMs)
    if (!messages) return
    for (const message of messages) {
      if (message.kind === 'streamNotFound') yield 'notFound'
      if (message.kind === 'event' && message.event)
        yield { ...message.event, position: message.position }
    }
  }
}

function refuseTruncated(stream: string, first: number): never {
  throw new EventStoreRefusal(
    'truncated',
    `KurrentDB: the stream ${stream} was truncated by another client: it begins at revision ${first}`,
  )
}

export function createReadAll(connection: Connection): EventStore['readAll'] {
  return async function* ({ after, direction = 'forwards', limit = Infinity, filter } = {}) {
    if (limit <= 0 || (direction === 'backwards' && after === '')) return
    const pages =
      direction === 'forwards'
        ? followUntilCaughtUp(connection, after ?? '', filter)
        : readBackwards(connection, after, filter, limit)
    let left = limit
    for await (const events of pages) {
      if (events.length > 0) yield events.length > left ? events.slice(0, left) : events
      left -= events.length
      if (left <= 0) return
    }
  }
}

/** The server returns the events that end before a position, so that the one at it is not among them. */
async function* readBackwards(
  connection: Connection,
  before: Position | undefined,
  filter: EventFilter | undefined,
  limit: number,
): AsyncGenerator<RecordedEvent[]> {
  const matches = createEventMatcher(filter)
  let reached = before === undefined ? undefined : fromPosition(before)
  // Two filters: the server's results are matched again, so their number is not known.
  const count = Math.min(limit, pageSize)
  for (;;) {
    const link = await linkFor(connection, 'reader')
    const request = backwardsRequest(reached, filter, count)
    using call = startRead(connection, link, 'reader', request)
    let found = 0
    for (;;) {
      const messages = await nextInTime(connection, link, call, filteredTimeoutMs)
      if (!messages) break
      const events: RecordedEvent[] = []
      for (const message of messages) {
        if (message.kind !== 'event') continue
        found++
        if (reached !== undefined && BigInt(message.position) >= reached) continue
        reached = BigInt(message.position)
        const event = message.event && toRecordedEvent(message.event, message.position)
        if (event && matches(event)) events.push(event)
      }
      if (events.length > 0) yield events
    }
    if (found < count) return
  }
}
