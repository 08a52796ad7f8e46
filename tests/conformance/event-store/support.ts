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

/** What the suite is run on. An address lets other processes, and a wire that can be cut, lead to the same log. */
export type StoreUnderTest = {
  open: () => Promise<EventStore>
  address?: string
  /** Whether this store numbers all events of the log without gaps. */
  hasContiguousPositions?: boolean
}

/** Names that nobody else's events have, so that the suite can run on a log in use. */
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

/** Does what a client has to do: asks again with the same ids until the outcome is known. `onLost` hears of each time that it was not. */
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

/** Listens until `enough` of what was heard, then hangs up. */
export async function collectEvents(
  store: EventStore,
  options: Omit<Parameters<EventStore['subscribe']>[0], 'signal'>,
  isComplete: (events: readonly RecordedEvent[], message: SubscriptionMessage) => boolean,
): Promise<{ events: RecordedEvent[]; messages: SubscriptionMessage[] }> {
  const stop = new AbortController()
  const heard: RecordedEvent[] = []
  const messages: SubscriptionMessage[] = []
  for await (const message of store.subscribe({ ...options, signal: stop.signal })) {
    messages.push(message)
    if (message.kind === 'events') heard.push(...message.events)
    if (isComplete(heard, message)) stop.abort()
  }
  return { events: heard, messages }
}

export const isCaughtUp = (_: unknown, { kind }: SubscriptionMessage) => kind === 'caughtUp'
