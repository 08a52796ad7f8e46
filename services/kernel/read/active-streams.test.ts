import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { openCountedStore } from '../../../tests/support/kernel/counted-reads.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { openDecoder } from '../commands/decode-events.ts'
import { encodeEvents, validateEvent } from '../commands/encode-events.ts'
import { openLog } from '../log.ts'
import { openActiveStreams } from './active-streams.ts'
import { openLogFeed } from './log-feed.ts'

const log = openLog('silent')
const comment = 'quixozulan, and some more words'
const rated: DomainEvent = { type: 'SessionRated', data: { rating: 1, previous: null, comment } }
const erased: DomainEvent = { type: 'SessionErased', data: { reason: 'respondent' } }

/** One process, and `append` of another one. */
async function openProcess({ maxEvents = 1_000 } = {}) {
  const { written, store, reads } = openCountedStore()
  const keys = memoryKeys()
  const decodeEvents = openDecoder(keys)
  return {
    reads,
    written,
    async append(id: string, ...events: DomainEvent[]) {
      const commandId = randomUUID()
      const encoded = await encodeEvents(keys, events.map(validateEvent), {
        about: { sessionId: id },
        envelope: { commandId, correlationId: commandId, actor: 'test' },
        at: '2026-01-01T00:00:00.000Z',
      })
      return written.append(`conversation-${id}`, 'any', encoded)
    },
    async open() {
      const feed = await openLogFeed({ store, decodeEvents, log, maxEvents })
      const history = openActiveStreams({ store, decodeEvents, feed })
      return { feed, history: (id: string) => history(`conversation-${id}`), read: history }
    },
  }
}

test('a stream is read once, and then continued with what any process appends', async () => {
  const { append, open, reads } = await openProcess()
  const id = randomUUID()
  await append(id, rated)
  const { feed, history } = await open()
  await using _ = feed
  const first = await history(id)
  expect(first).toHaveLength(1)
  expect(await history(id)).toBe(first)
  for (let count = 2; count < 10; count++) {
    await append(id, rated)
    expect(await history(id)).toHaveLength(count)
  }
  expect(reads).toHaveLength(1)
})

test('a stream that began since the start is never read', async () => {
  const { append, open, reads } = await openProcess()
  const { feed, history } = await open()
  await using _ = feed
  const id = randomUUID()
  await append(id, rated, rated)
  await feed.catchUp()
  expect(await history(id)).toMatchObject([{ revision: 0n, data: { comment } }, { revision: 1n }])
  expect(await history(randomUUID())).toEqual([])
  expect(reads.filter((stream) => stream.endsWith(id))).toEqual([])
})

test('a stream whose events are no longer in memory is read again, complete', async () => {
  const { append, open, reads } = await openProcess({ maxEvents: 20 })
  const [id, other] = [randomUUID(), randomUUID()]
  const { feed, history } = await open()
  await using _ = feed
  await append(id, rated)
  await feed.catchUp()
  expect(await history(id)).toHaveLength(1)
  await append(id, rated)
  for (let n = 0; n < 40; n++) await append(other, rated)
  await append(id, rated)
  expect((await history(id)).map(({ revision }) => revision)).toEqual([0n, 1n, 2n])
  expect(reads).toHaveLength(1)
})

test('an erasure removes the stream from memory, also while it is read', async () => {
  const { append, open } = await openProcess()
  const id = randomUUID()
  await append(id, rated)
  const { feed, history } = await open()
  await using _ = feed
  expect(inspect(await history(id), { depth: 5 })).toContain(comment)
  const reading = history(id)
  await append(id, erased)
  await reading
  expect(inspect(await history(id), { depth: 5 })).not.toContain(comment)
  expect(await history(id)).toMatchObject([{ data: { comment: null } }, { type: 'SessionErased' }])
})

test('concurrent reads contain everything that was appended before them, in order', async () => {
  const { append, open } = await openProcess({ maxEvents: 30 })
  const ids: string[] = Array.from({ length: 5 }, () => randomUUID())
  const { feed, history } = await open()
  await using _ = feed
  const appended = new Map(ids.map((id) => [id, 0]))
  const write = async (id: string) => {
    for (let n = 1; n <= 40; n++) {
      await append(id, rated)
      appended.set(id, n)
    }
  }
  const read = async (id: string) => {
    while (appended.get(id)! < 40) {
      const least = appended.get(id)!
      const revisions = (await history(id)).map(({ revision }) => Number(revision))
      expect(revisions.length).toBeGreaterThanOrEqual(least)
      expect(revisions).toEqual(revisions.map((_, index) => index))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all(ids.flatMap((id) => [write(id), read(id), read(id)]))
})
