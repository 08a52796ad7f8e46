import type { ResolvedEvent } from '@kurrent/kurrentdb-client'
import type { EventStore, EventFilter, RecordedEvent } from '#ports/event-store.ts'
import { createEventMatcher } from '../event-filter.ts'
import type { Connection } from './connection.ts'
import { positionOf, toLogPosition, toRecordedEvent } from './event-mapping.ts'
import { toServerFilter } from './filter.ts'

const pageSize = 1_000
const timeoutMs = 30_000

const directions = {
  forwards: { edge: 'start', step: 1n },
  backwards: { edge: 'end', step: -1n },
} as const

export function createReadStream(link: Connection): EventStore['readStream'] {
  return async function* (stream, { from, direction = 'forwards', limit = Infinity } = {}) {
    const { edge, step } = directions[direction]
    let start: bigint | typeof edge = from ?? edge
    for (let left = limit; left > 0; left -= pageSize) {
      const size = Math.min(left, pageSize)
      const found = await readPage(link, stream, start, direction, size)
      yield* found.map(toRecordedEvent).filter((event) => event !== undefined)
      const next = (found.at(-1)?.event?.revision ?? -1n) + step
      if (found.length < size || next < 0n) return
      start = next
    }
  }
}

async function readPage(
  link: Connection,
  stream: string,
  fromRevision: bigint | 'start' | 'end',
  direction: 'forwards' | 'backwards',
  maxCount: number,
): Promise<ResolvedEvent[]> {
  try {
    return await link.run(
      (client) => Array.fromAsync(client.readStream(stream, { fromRevision, direction, maxCount })),
      timeoutMs,
    )
  } catch (error) {
    if (error instanceof link.sdk.StreamNotFoundError) return []
    throw error
  }
}

export function createReadAll(link: Connection): EventStore['readAll'] {
  return async function* ({ after, direction = 'forwards', limit = Infinity, filter } = {}) {
    const matches = createEventMatcher(filter)
    if (direction === 'backwards' && after === '') return
    let left = limit
    for await (const page of readPages(link, direction, after === '' ? undefined : after, filter)) {
      const events = page.filter(matches).slice(0, left)
      if (events.length > 0) yield events
      left -= events.length
      if (left <= 0) return
    }
  }
}

/** The server may include the start position, so events up to it are dropped. An empty page is the end. */
async function* readPages(
  link: Connection,
  direction: 'forwards' | 'backwards',
  after: string | undefined,
  filter: EventFilter | undefined,
): AsyncGenerator<RecordedEvent[]> {
  const forwards = direction === 'forwards'
  let reached = after
  for (;;) {
    const options = {
      fromPosition: reached === undefined ? (forwards ? 'start' : 'end') : toLogPosition(reached),
      direction,
      maxCount: pageSize,
      filter: toServerFilter(link.sdk, filter),
    } as const
    const found = await link.run((client) => Array.fromAsync(client.readAll(options)), timeoutMs)
    const places = found.map((resolved) => ({
      position: positionOf(resolved),
      event: toRecordedEvent(resolved),
    }))
    const fresh = places.filter(
      ({ position }) =>
        reached === undefined || (forwards ? position > reached : position < reached),
    )
    if (fresh.length === 0) return
    yield fresh.map(({ event }) => event).filter((event) => event !== undefined)
    reached = fresh.at(-1)!.position
  }
}
