import {
  EventStoreUnavailable,
  type EventFilter,
  type EventStore,
  type Position,
  type RecordedEvent,
  type SubscriptionMessage,
} from '#ports/event-store.ts'
import { backoffDelay, pause } from '#kernel/async/backoff.ts'
import { createEventMatcher } from '../event-filter.ts'
import { fromPosition, toPosition } from '../position.ts'
import { linkFor, startRead } from './calls.ts'
import type { Connection, Link } from './connection.ts'
import type { ReadMessage, WireEvent } from './decode-read-message.ts'
import { toRecordedEvent } from './event-mapping.ts'
import { readHead } from './head.ts'
import { subscriptionRequest } from './requests.ts'

const maxFailures = 5
const backoff = { initialDelayMs: 100, maxDelayMs: 2_000, jitter: 0.5 }

export type SubscribeOptions = {
  connection: Connection
  /** Aborts when the store is closed. */
  closed: AbortSignal
  onNodeTime: (at: Date) => void
  /** Called with every event on the wire, also those of the server that the filter lets through. */
  onWireEvent: (event: WireEvent) => void
}

/** Subscriptions end with their own signal and with that of the store. */
export function createSubscribe(options: SubscribeOptions): EventStore['subscribe'] {
  const { closed } = options
  return async function* ({ after = '', filter, signal: stop }) {
    const signal = AbortSignal.any([stop, closed])
    let reached = after
    let failures = 0
    while (!signal.aborted) {
      try {
        for await (const messages of openSubscription(options, reached, filter, signal)) {
          failures = 0
          observe(options, messages)
          for (const message of toMessages(messages, createEventMatcher(filter), reached)) {
            if (signal.aborted) return
            yield message
            if (message.kind === 'events') reached = message.checkpoint
            if (message.kind === 'checkpoint') reached = message.position
          }
        }
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error
      }
      // A dropped subscription does not reconnect: a new one continues from its position.
      await pause(backoffDelay(backoff, ++failures), signal)
    }
  }
}

function observe(
  { onNodeTime, onWireEvent }: SubscribeOptions,
  messages: readonly ReadMessage[],
): void {
  for (const message of messages) {
    if (message.kind === 'caughtUp' && message.at) onNodeTime(message.at)
    if (message.kind === 'event' && message.event) onWireEvent(message.event)
  }
}

/** What arrives, in batches, until the signal aborts or the subscription drops. Throws what ends it. */
async function* openSubscription(
  { connection }: Pick<SubscribeOptions, 'connection'>,
  after: Position,
  filter: EventFilter | undefined,
  signal: AbortSignal,
): AsyncGenerator<readonly ReadMessage[]> {
  const position = fromPosition(after)
  const link = await linkFor(connection, 'reader')
  using call = startRead(connection, link, 'reader', subscriptionRequest(position, filter))
  signal.addEventListener('abort', call.end, { once: true })
  if (signal.aborted) return
  let head = after
  try {
    for (;;) {
      const messages = await call.next(connection.timings.silenceMs)
      if (messages === undefined) {
        if (signal.aborted) return
        throw connection.failed(
          link,
          new EventStoreUnavailable('KurrentDB: the subscription ended'),
        )
      }
      if (messages === 'late') head = await ensureNotCutOff(connection, link, head)
      else {
        yield messages
        head = latestPosition(messages) ?? head
      }
    }
  } finally {
    signal.removeEventListener('abort', call.end)
  }
}

function latestPosition(messages: readonly ReadMessage[]): Position | undefined {
  const last = messages.findLast(({ kind }) => kind === 'event' || kind === 'checkpoint')
  return last && 'position' in last ? toPosition(last.position) : undefined
}

/**
 * The head of the log. Throws EventStoreUnavailable when it has moved since `before`, or when the node of the subscription
 * does not belong to the cluster any more: such a node keeps its subscriptions open, and silent.
 */
async function ensureNotCutOff(
  connection: Connection,
  link: Link,
  before: Position,
): Promise<Position> {
  await connection.verify().catch(() => {})
  const head = await readHead(connection)
  if (link.retired.aborted || head > before)
    throw new EventStoreUnavailable(`KurrentDB: a subscription at ${link.node} is silent`)
  return head
}

/**
 * The events after a position up to the end of the log. Reads as a subscription does, which reports how far it is also
 * where no event matches: a read that is interrupted continues there.
 */
export async function* followUntilCaughtUp(
  connection: Connection,
  after: Position,
  filter: EventFilter | undefined,
): AsyncGenerator<readonly RecordedEvent[]> {
  const matches = createEventMatcher(filter)
  let reached = after
  for (let failures = 0; ;) {
    try {
      const link = await linkFor(connection, 'reader')
      using call = startRead(
        connection,
        link,
        'reader',
        subscriptionRequest(fromPosition(reached), filter),
      )
      for (;;) {
        const messages = await call.next(connection.timings.progressMs)
        if (messages === 'late' || messages === undefined)
          throw connection.failed(link, new EventStoreUnavailable('KurrentDB: a read is late'))
        for (const message of toMessages(messages, matches, reached)) {
          if (message.kind === 'caughtUp') return
          failures = 0
          if (message.kind === 'events') yield message.events
          reached = message.kind === 'events' ? message.checkpoint : message.position
        }
      }
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable) || ++failures >= maxFailures) throw error
      await pause(backoffDelay(backoff, failures))
    }
  }
}

/** Adjacent events become one message; events that do not match only move the checkpoint. */
function* toMessages(
  items: readonly ReadMessage[],
  matches: (event: RecordedEvent) => boolean,
  reached: Position,
): Generator<SubscriptionMessage> {
  let events: RecordedEvent[] = []
  let until = reached
  let reported = reached
  const flush = function* (): Generator<SubscriptionMessage> {
    if (events.length > 0) yield { kind: 'events', events, checkpoint: until }
    else if (until > reported) yield { kind: 'checkpoint', position: until }
    events = []
    reported = until
  }
  for (const item of items) {
    if (item.kind === 'caughtUp') {
      yield* flush()
      yield { kind: 'caughtUp' }
      continue
    }
    if (item.kind !== 'event' && item.kind !== 'checkpoint') continue
    const position = toPosition(item.position)
    if (position <= until) continue
    until = position
    if (item.kind !== 'event' || !item.event) continue
    const event = toRecordedEvent(item.event, item.position)
    if (event && matches(event)) events.push(event)
  }
  yield* flush()
}
