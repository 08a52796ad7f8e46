import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WrongExpectedRevision, type EventStore } from '../../../services/ports/event-store.ts'
import type { ReceivedEvent, SubscriberMessage } from './subscriber-process.ts'
import {
  appendWithRetry,
  createEvent,
  collectEvents,
  readAllEvents,
  uniquePrefix,
  type StoreUnderTest,
} from './support.ts'

const writers = 32
const appendsEach = 15

export function describeConcurrency(subject: StoreUnderTest, store: () => EventStore): void {
  test('32 writers on hot streams: a live subscriber gets every acknowledged event once, in order', async () => {
    const prefix = uniquePrefix()
    const listener = subject.address
      ? await collectInOtherProcess(subject.address, prefix, await store().head())
      : // Other processes cannot open a log in memory.
        collectInProcess(store(), prefix)
    const acknowledged = await appendConcurrently(
      store(),
      Array.from({ length: 4 }, (_, n) => `${prefix}hot${n}`),
    )
    const received = await listener(acknowledged.length)
    expect(received.map(describeEvent).toSorted()).toEqual(
      acknowledged.map(describeEvent).toSorted(),
    )
    expectInOrder(received)
  })

  test('a reader that starts during heavy writing misses nothing', async () => {
    const prefix = uniquePrefix()
    const filter = { streamPrefixes: [prefix] }
    const acknowledged: ReceivedEvent[] = []
    let warm = () => {}
    const hot = new Promise<void>((resolve) => (warm = resolve))
    const writing = Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const stream = `${prefix}${n}`
        for (let revision = -1n; revision < 29n;) {
          const one = createEvent()
          const expected = revision < 0n ? 'no_stream' : revision
          const answer = await appendWithRetry(store(), stream, expected, [one])
          revision = answer.revision
          acknowledged.push(receivedEventOf({ ...answer, id: one.id, stream }))
          if (acknowledged.length === 100) warm()
        }
      }),
    )
    await hot
    const known = acknowledged.slice()
    const listening = collectEvents(store(), { filter }, (soFar) => soFar.length === 16 * 30)
    const read = (await readAllEvents(store(), { filter })).map(receivedEventOf)
    expect(read.map(describeEvent)).toEqual(expect.arrayContaining(known.map(describeEvent)))
    expectInOrder(read)
    await writing
    const { events } = await listening
    expectInOrder(events.map(receivedEventOf))
    expect(events.map(receivedEventOf).map(describeEvent).toSorted()).toEqual(
      acknowledged.map(describeEvent).toSorted(),
    )
  })
}

/** Concurrent writers on few streams, each retrying at the current revision; returns the acknowledged events. */
async function appendConcurrently(
  store: EventStore,
  streams: readonly string[],
): Promise<ReceivedEvent[]> {
  const acknowledged: ReceivedEvent[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const stream = streams[writer % streams.length]!
      let last: bigint | null = null
      for (let n = 0; n < appendsEach; n++) {
        const one = createEvent()
        for (;;) {
          try {
            const answer = await appendWithRetry(store, stream, last ?? 'no_stream', [one])
            acknowledged.push(receivedEventOf({ ...answer, stream, id: one.id }))
            last = answer.revision
            break
          } catch (error) {
            if (!(error instanceof WrongExpectedRevision)) throw error
            last = error.actual ?? null
          }
        }
      }
    }),
  )
  return acknowledged
}

type EventCollector = (count: number) => Promise<ReceivedEvent[]>

async function collectInOtherProcess(
  address: string,
  prefix: string,
  after: string,
): Promise<EventCollector> {
  const script = new URL('./subscriber-process.ts', import.meta.url)
  const child = fork(script, [address, prefix, after], { execArgv: [] })
  const received: ReceivedEvent[] = []
  const reports: SubscriberMessage[] = []
  child.on('message', (report: SubscriberMessage) => {
    reports.push(report)
    if (report.kind === 'received') received.push(...report.events)
  })
  while (!reports.some(({ kind }) => kind === 'caughtUp')) await once(child, 'message')
  return async (count) => {
    while (received.length < count) await once(child, 'message')
    child.disconnect()
    await once(child, 'exit')
    return received
  }
}

function collectInProcess(store: EventStore, prefix: string): EventCollector {
  let count = Infinity
  const filter = { streamPrefixes: [prefix] }
  const received = collectEvents(store, { filter }, (soFar) => soFar.length >= count)
  return async (expected) => {
    count = expected
    // A last event wakes the subscription, so that it re-evaluates its end.
    await store.append(`${prefix}end`, 'no_stream', [createEvent()])
    return (await received).events
      .map(receivedEventOf)
      .filter(({ stream }) => !stream.endsWith('end'))
  }
}

function receivedEventOf(one: {
  stream: string
  revision: bigint
  position: string
  id: string
}): ReceivedEvent {
  return { stream: one.stream, revision: String(one.revision), position: one.position, id: one.id }
}

const describeEvent = ({ stream, revision, position, id }: ReceivedEvent) =>
  [stream, revision, position, id].join(' ')

/** Positions increase, and each stream's revisions are contiguous from 0. */
function expectInOrder(received: readonly ReceivedEvent[]): void {
  const places = received.map(({ position }) => position)
  expect(places).toEqual(places.toSorted())
  const next = new Map<string, bigint>()
  for (const { stream, revision } of received) {
    expect(BigInt(revision)).toBe(next.get(stream) ?? 0n)
    next.set(stream, BigInt(revision) + 1n)
  }
}
