// Appends and reads of a KurrentDB through the adapter, beside the bare client of its vendor in the same rounds.
import { randomUUID } from 'node:crypto'
import {
  excludeSystemEvents,
  jsonEvent,
  KurrentDBClient,
  type JSONEventType,
} from '@kurrent/kurrentdb-client'
import { openKurrentEventStore } from '../../../services/adapters/event-store/kurrentdb/store.ts'
import type { EventStore } from '../../../services/ports/event-store.ts'
import { answerEvent, callRate, compareRates, perSecond } from './event-store.ts'
import type { Figure } from './figures.ts'
import { benchKurrentReads } from './kurrent-reads.ts'
import { benchNextQuestion } from './next-question.ts'

const replayedEvents = 50_000
const appendTargets = [1, 32, 128]

/** Needs a server without other events. `postgresUrl`: an empty database, for the same work on the other adapter. */
export async function benchKurrentStore(address: string, postgresUrl: string): Promise<Figure[]> {
  // First: the product reads every event of its log.
  const figures: Figure[] = [await benchNextQuestion(address)]
  const client = KurrentDBClient.connectionString(address)
  await using store = await openKurrentEventStore(address)
  for (const writers of appendTargets)
    figures.push(
      await compareRates(
        `KurrentDB: appends, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
        'appends/s',
        0.9,
        () => callRate(writers, () => startAppends(store)),
        () => callRate(writers, () => startBareAppends(client)),
      ),
    )
  for (let n = 0; n < replayedEvents; n += 500)
    await store.append(
      `replay-${randomUUID()}`,
      'no_stream',
      Array.from({ length: 500 }, answerEvent),
    )
  figures.push(
    await compareRates(
      'KurrentDB: replay',
      'events/s',
      0.9,
      () => perSecond(() => countEvents(store.readAll({ limit: replayedEvents }))),
      () => perSecond(() => countBareEvents(client)),
    ),
  )
  figures.push(...(await benchKurrentReads({ address, store, client, postgresUrl })))
  await client.dispose()
  return figures
}

function startAppends(store: EventStore): () => Promise<void> {
  const stream = `bench-${randomUUID()}`
  let revision = -1n
  return async () => {
    const expected = revision === -1n ? 'no_stream' : revision
    revision = (await store.append(stream, expected, [answerEvent()])).revision
  }
}

function startBareAppends(client: KurrentDBClient): () => Promise<void> {
  const stream = `bench-${randomUUID()}`
  let revision = -1n
  return async () => {
    const { id, type, data, meta } = answerEvent()
    const event = jsonEvent<JSONEventType>({
      id,
      type,
      data: data as JSONEventType['data'],
      metadata: meta,
    })
    const streamState = revision === -1n ? 'no_stream' : revision
    revision = (await client.appendToStream(stream, event, { streamState })).nextExpectedRevision
  }
}

async function countEvents(pages: AsyncIterable<readonly unknown[]>): Promise<number> {
  let count = 0
  for await (const events of pages) count += events.length
  return count
}

async function countBareEvents(client: KurrentDBClient): Promise<number> {
  let count = 0
  const options = { fromPosition: 'start', filter: excludeSystemEvents() } as const
  for await (const _ of client.readAll({ ...options, maxCount: replayedEvents })) count++
  return count
}
