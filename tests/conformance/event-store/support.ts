import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  EventStoreUnavailable,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type Json,
  type SubscriptionMessage,
  type NewEvent,
  type RecordedEvent,
} from '../../../services/ports/event-store.ts'

/** The store under test. With an address, other processes and a proxy can reach the same log. */
export type StoreUnderTest = {
  open: () => Promise<EventStore>
  address?: string
  /** Whether the store's positions have no gaps. */
  hasContiguousPositions?: boolean
}

/** Unique names, so that the suite can run on a log in use. */
export const uniquePrefix = () => `conformance${randomUUID().slice(0, 8)}_`

export function createEvent(type = 'Happened', data: Json = {}): NewEvent {
  return { id: randomUUID(), type, data, meta: { actor: 'conformance' } }
}

export const createEvents = (count: number, type?: string) =>
  Array.from({ length: count }, (_, n) => createEvent(type, { n }))

export const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

export async function readAllEvents(
  store: EventStore,
  options: Parameters<EventStore['readAll']>[0],
): Promise<RecordedEvent[]> {
  return (await Array.fromAsync(store.readAll(options))).flat()
}

/** As clients must: retries with the same ids until the outcome is known. Calls `onLost` for each unknown outcome. */
export async function appendWithRetry(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  list: readonly NewEvent[],
  onLost: () => void = () => {},
): Promise<AppendResult> {
  for (;;) {
    try {
      return await store.append(stream, expected, list)
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error
      onLost()
      await delay(50)
    }
  }
}

/** Subscribes until `isComplete`, then unsubscribes. */
export async function collectEvents(
  store: EventStore,
  options: Omit<Parameters<EventStore['subscribe']>[0], 'signal'>,
  isComplete: (events: readonly RecordedEvent[], message: SubscriptionMessage) => boolean,
): Promise<{ events: RecordedEvent[]; messages: SubscriptionMessage[] }> {
  const stop = new AbortController()
  const received: RecordedEvent[] = []
  const messages: SubscriptionMessage[] = []
  for await (const message of store.subscribe({ ...options, signal: stop.signal })) {
    messages.push(message)
    if (message.kind === 'events') received.push(...message.events)
    if (isComplete(received, message)) stop.abort()
  }
  return { events: received, messages }
}

export const isCaughtUp = (_: unknown, { kind }: SubscriptionMessage) => kind === 'caughtUp'
