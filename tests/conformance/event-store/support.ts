import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  Unavailable,
  type Appended,
  type EventStore,
  type Expected,
  type Json,
  type Message,
  type NewEvent,
  type Recorded,
} from '../../../services/ports/event-store.ts'

/** What the suite is run on. An address lets other processes, and a wire that can be cut, lead to the same log. */
export type Subject = {
  open: () => Promise<EventStore>
  address?: string
  /** Whether this store numbers all events of the log without gaps. */
  contiguous?: boolean
}

/** Names that nobody else's events have, so that the suite can run on a log in use. */
export const uniquePrefix = () => `conformance${randomUUID().slice(0, 8)}_`

export function event(type = 'Happened', data: Json = {}): NewEvent {
  return { id: randomUUID(), type, data, meta: { actor: 'conformance' } }
}

export const events = (count: number, type?: string) =>
  Array.from({ length: count }, (_, n) => event(type, { n }))

export const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

export async function readAll(
  store: EventStore,
  options: Parameters<EventStore['readAll']>[0],
): Promise<Recorded[]> {
  return (await Array.fromAsync(store.readAll(options))).flat()
}

/** Does what a client has to do: asks again with the same ids until the outcome is known. `onLost` hears of each time that it was not. */
export async function appendSurely(
  store: EventStore,
  stream: string,
  expected: Expected,
  list: readonly NewEvent[],
  onLost: () => void = () => {},
): Promise<Appended> {
  for (;;) {
    try {
      return await store.append(stream, expected, list)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      onLost()
      await delay(50)
    }
  }
}

/** Listens until `enough` of what was heard, then hangs up. */
export async function hear(
  store: EventStore,
  options: Omit<Parameters<EventStore['subscribe']>[0], 'signal'>,
  enough: (events: readonly Recorded[], message: Message) => boolean,
): Promise<{ events: Recorded[]; messages: Message[] }> {
  const stop = new AbortController()
  const heard: Recorded[] = []
  const messages: Message[] = []
  for await (const message of store.subscribe({ ...options, signal: stop.signal })) {
    messages.push(message)
    if (message.kind === 'events') heard.push(...message.events)
    if (enough(heard, message)) stop.abort()
  }
  return { events: heard, messages }
}

export const isCaughtUp = (_: unknown, { kind }: Message) => kind === 'caughtUp'
