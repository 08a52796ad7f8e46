import { randomUUID } from 'node:crypto'
import {
  WrongExpectedRevision,
  type EventStore,
  type ExpectedRevision,
  type Json,
  type NewEvent,
  type RecordedEvent,
} from '#ports/event-store.ts'
import { serializeEvents } from './serialize-events.ts'
import { createEventMatcher } from './event-filter.ts'
import { fromPosition, toPosition } from './position.ts'
import { createWakeUps, type WakeUps } from './wake-ups.ts'

const pageSize = 1_000
/** Only this process appends, and each append notifies. */
const pollMs = 60_000

/** A log in memory, for tests. */
export function openMemoryEventStore(): EventStore {
  const log: RecordedEvent[] = []
  const streams = new Map<string, RecordedEvent[]>()
  const wakeUps = createWakeUps()
  const closing = new AbortController()

  const readAll: EventStore['readAll'] = async function* (options = {}) {
    const { after, direction = 'forwards', limit = Infinity, filter } = options
    const start = after === undefined ? log.length + 1 : Number(fromPosition(after))
    const part =
      direction === 'forwards'
        ? log.slice(after === undefined ? 0 : start)
        : log.slice(0, Math.max(0, start - 1)).reverse()
    const found = part.filter(createEventMatcher(filter)).slice(0, limit)
    for (let i = 0; i < found.length; i += pageSize) yield found.slice(i, i + pageSize)
  }

  return {
    logId: randomUUID(),
    async append(name, expected, events) {
      const encoded = serializeEvents(events)
      const stream = streams.get(name) ?? []
      const repeated = findRepeatedAppend(stream, expected, events)
      if (repeated) return { revision: repeated.revision, position: repeated.position }
      if (!isExpectedRevision(stream, expected)) {
        throw new WrongExpectedRevision(name, expected, stream.at(-1)?.revision ?? null)
      }
      // Through JSON, as in a database.
      const recorded = encoded.map(({ id, type, data, meta }, i) => ({
        id,
        type,
        data: JSON.parse(data) as Json,
        meta: JSON.parse(meta) as Record<string, string>,
        stream: name,
        revision: BigInt(stream.length + i),
        position: toPosition(log.length + i + 1),
        at: new Date(),
      }))
      streams.set(name, stream)
      stream.push(...recorded)
      log.push(...recorded)
      wakeUps.notifyAll()
      const { revision, position } = recorded.at(-1)!
      return { revision, position }
    },
    async *readStream(name, { from, direction = 'forwards', limit = Infinity } = {}) {
      const stream = streams.get(name) ?? []
      const found =
        direction === 'forwards'
          ? stream.slice(Number(from ?? 0n))
          : stream.slice(0, from === undefined ? undefined : Number(from) + 1).reverse()
      yield* found.slice(0, limit)
    },
    readAll,
    subscribe: ({ signal, ...options }) =>
      subscribeToLog(log, wakeUps, {
        ...options,
        signal: AbortSignal.any([signal, closing.signal]),
      }),
    head: async () => log.at(-1)?.position ?? '',
    async [Symbol.asyncDispose]() {
      closing.abort()
    },
  }
}

async function* subscribeToLog(
  log: readonly RecordedEvent[],
  wakeUps: WakeUps,
  { after = '', filter, signal }: Parameters<EventStore['subscribe']>[0],
): ReturnType<EventStore['subscribe']> {
  using wakeUp = wakeUps.add()
  const matches = createEventMatcher(filter)
  let reached = Number(fromPosition(after))
  let behind = true
  while (!signal.aborted) {
    const page = log.slice(reached, reached + pageSize)
    if (page.length > 0) {
      reached += page.length
      const checkpoint = toPosition(reached)
      const events = page.filter(matches)
      yield events.length > 0
        ? { kind: 'events', events, checkpoint }
        : { kind: 'checkpoint', position: checkpoint }
      behind ||= reached < log.length
      continue
    }
    if (behind) yield { kind: 'caughtUp' }
    behind = false
    await wakeUp.wait({ timeoutMs: pollMs, signal })
  }
}

function isExpectedRevision(stream: readonly RecordedEvent[], expected: ExpectedRevision): boolean {
  if (expected === 'any') return true
  if (expected === 'no_stream') return stream.length === 0
  if (expected === 'stream_exists') return stream.length > 0
  return BigInt(stream.length) - 1n === expected
}

/** The last event of an earlier append with the same ids, if any. */
function findRepeatedAppend(
  stream: readonly RecordedEvent[],
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): RecordedEvent | undefined {
  const first =
    expected === 'any' || expected === 'stream_exists'
      ? stream.findLastIndex(({ id }) => id === events[0]?.id)
      : Number(expected === 'no_stream' ? 0n : expected + 1n)
  if (first < 0) return undefined
  const there = events.every(({ id }, i) => stream[first + i]?.id === id)
  return there ? stream[first + events.length - 1] : undefined
}
