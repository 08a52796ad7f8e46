import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WrongExpected, type EventStore } from '../../../services/ports/event-store.ts'
import type { Heard, Report } from './subscriber.ts'
import { appendSurely, event, hear, readAll, uniquePrefix, type Subject } from './support.ts'

const writers = 32
const appendsEach = 15

export function describeCrowd(subject: Subject, store: () => EventStore): void {
  test('32 writers on hot streams: a live subscriber hears every acknowledged event once, in order', async () => {
    const prefix = uniquePrefix()
    const listener = subject.address
      ? await listenElsewhere(subject.address, prefix, await store().head())
      : // Nobody but its own process can open a log that is in memory.
        listenHere(store(), prefix)
    const acknowledged = await crowd(
      store(),
      Array.from({ length: 4 }, (_, n) => `${prefix}hot${n}`),
    )
    const heard = await listener(acknowledged.length)
    expect(heard.map(tagOf).toSorted()).toEqual(acknowledged.map(tagOf).toSorted())
    expectInOrder(heard)
  })

  test('a reader who starts during heavy writing misses nothing', async () => {
    const prefix = uniquePrefix()
    const filter = { streamPrefixes: [prefix] }
    const acknowledged: Heard[] = []
    let warm = () => {}
    const hot = new Promise<void>((resolve) => (warm = resolve))
    const writing = Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const stream = `${prefix}${n}`
        for (let revision = -1n; revision < 29n;) {
          const one = event()
          const expected = revision < 0n ? 'no_stream' : revision
          const answer = await appendSurely(store(), stream, expected, [one])
          revision = answer.revision
          acknowledged.push(heardOf({ ...answer, id: one.id, stream }))
          if (acknowledged.length === 100) warm()
        }
      }),
    )
    await hot
    const known = acknowledged.slice()
    const listening = hear(store(), { filter }, (soFar) => soFar.length === 16 * 30)
    const read = (await readAll(store(), { filter })).map(heardOf)
    expect(read.map(tagOf)).toEqual(expect.arrayContaining(known.map(tagOf)))
    expectInOrder(read)
    await writing
    const { events } = await listening
    expectInOrder(events.map(heardOf))
    expect(events.map(heardOf).map(tagOf).toSorted()).toEqual(acknowledged.map(tagOf).toSorted())
  })
}

/** Everybody at once on few streams, each going on where the others let it; answers what was acknowledged. */
async function crowd(store: EventStore, streams: readonly string[]): Promise<Heard[]> {
  const acknowledged: Heard[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const stream = streams[writer % streams.length]!
      let last: bigint | null = null
      for (let n = 0; n < appendsEach; n++) {
        const one = event()
        for (;;) {
          try {
            const answer = await appendSurely(store, stream, last ?? 'no_stream', [one])
            acknowledged.push(heardOf({ ...answer, stream, id: one.id }))
            last = answer.revision
            break
          } catch (error) {
            if (!(error instanceof WrongExpected)) throw error
            last = error.actual ?? null
          }
        }
      }
    }),
  )
  return acknowledged
}

type Listener = (count: number) => Promise<Heard[]>

async function listenElsewhere(address: string, prefix: string, after: string): Promise<Listener> {
  const script = new URL('./subscriber.ts', import.meta.url)
  const child = fork(script, [address, prefix, after], { execArgv: [] })
  const heard: Heard[] = []
  const reports: Report[] = []
  child.on('message', (report: Report) => {
    reports.push(report)
    if (report.kind === 'heard') heard.push(...report.events)
  })
  while (!reports.some(({ kind }) => kind === 'caughtUp')) await once(child, 'message')
  return async (count) => {
    while (heard.length < count) await once(child, 'message')
    child.disconnect()
    await once(child, 'exit')
    return heard
  }
}

function listenHere(store: EventStore, prefix: string): Listener {
  let count = Infinity
  const filter = { streamPrefixes: [prefix] }
  const heard = hear(store, { filter }, (soFar) => soFar.length >= count)
  return async (expected) => {
    count = expected
    // Whatever wakes the subscription lets it see that it has heard enough.
    await store.append(`${prefix}end`, 'no_stream', [event()])
    return (await heard).events.map(heardOf).filter(({ stream }) => !stream.endsWith('end'))
  }
}

function heardOf(one: { stream: string; revision: bigint; position: string; id: string }): Heard {
  return { stream: one.stream, revision: String(one.revision), position: one.position, id: one.id }
}

const tagOf = ({ stream, revision, position, id }: Heard) =>
  [stream, revision, position, id].join(' ')

/** Positions grow, and each stream's revisions follow each other from 0. */
function expectInOrder(heard: readonly Heard[]): void {
  const places = heard.map(({ position }) => position)
  expect(places).toEqual(places.toSorted())
  const next = new Map<string, bigint>()
  for (const { stream, revision } of heard) {
    expect(BigInt(revision)).toBe(next.get(stream) ?? 0n)
    next.set(stream, BigInt(revision) + 1n)
  }
}
