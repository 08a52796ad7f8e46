// The feed of a process reads the log once, whatever the store.
import { afterEach, describe, expect, test } from 'vitest'
import type { DecodeEvents } from '../../../services/kernel/commands/decode-events.ts'
import { openLog } from '../../../services/kernel/log.ts'
import {
  openLogFeed,
  type FeedBatch,
  type FollowLog,
  type LogFeed,
} from '../../../services/kernel/read/log-feed.ts'
import type { EventStore } from '../../../services/ports/event-store.ts'
import { createEvents, idsOf, uniquePrefix, type StoreUnderTest } from './support.ts'

const log = openLog('silent')
const decodeNothing: DecodeEvents = async () => []

export function describeFollowing({ open }: StoreUnderTest, store: () => EventStore): void {
  describe('a feed', () => {
    let opened = new AsyncDisposableStack()
    afterEach(async () => {
      await opened.disposeAsync()
      opened = new AsyncDisposableStack()
    })
    const openFeed = async (maxEvents?: number, decodeEvents = decodeNothing) => {
      const options = { store: store(), decodeEvents, log, ...(maxEvents && { maxEvents }) }
      return opened.use(await openLogFeed(options))
    }

    test('delivers earlier and later events once, in the order of the log', async () => {
      const after = await store().head()
      const [prefix, past, future] = [uniquePrefix(), createEvents(700), createEvents(700)]
      await store().append(`${prefix}past`, 'any', past)
      const feed = await openFeed()
      const following = collect(feed.follow, { after, prefix, count: 1_400 })
      for (let n = 0; n < future.length; n += 7)
        await store().append(`${prefix}future`, 'any', future.slice(n, n + 7))
      expect(idsOf(await following)).toEqual(idsOf([...past, ...future]))
    })

    test('a follower that stalls falls behind, returns, and holds no other', async () => {
      const feed = await openFeed(40)
      const [prefix, after, list] = [uniquePrefix(), feed.position(), createEvents(500)]
      const resumed = Promise.withResolvers<void>()
      let stalls = 0
      const stall = async () => void (stalls++ === 0 && (await resumed.promise))
      const slow = collect(feed.follow, { after, prefix, count: 500, onBatch: stall })
      const quick = collect(feed.follow, { after, prefix, count: 500 })
      for (let n = 0; n < list.length; n += 5)
        await store().append(`${prefix}a`, 'any', list.slice(n, n + 5))
      expect(idsOf(await quick)).toEqual(idsOf(list))
      resumed.resolve()
      expect(idsOf(await slow)).toEqual(idsOf(list))
    })

    test('passes over events of other types', async () => {
      const feed = await openFeed(40)
      const [prefix, after] = [uniquePrefix(), feed.position()]
      const requested = createEvents(3, `Wanted.${prefix}`)
      const types = [`Wanted.${prefix}`]
      const behind = await store().append(`${prefix}a`, 'any', requested.slice(0, 1))
      await store().append(`${prefix}a`, 'any', createEvents(300, 'Unwanted'))
      await waitFor(feed, behind.position)
      const following = collect(feed.follow, { after, prefix, types, count: 3 })
      await store().append(`${prefix}a`, 'any', requested.slice(1))
      expect(idsOf(await following)).toEqual(idsOf(requested))
      const { position } = await store().append(`${prefix}a`, 'any', createEvents(1, 'Unwanted'))
      const stop = new AbortController()
      for await (const { upTo, events } of feed.follow({ after, types, signal: stop.signal })) {
        expect(events.every(({ type }) => type === types[0])).toBe(true)
        if (upTo >= position) stop.abort()
      }
      expect(stop.signal.aborted).toBe(true)
    })

    test('decodes each event once for all followers', async () => {
      const decoded = new Map<string, number>()
      const feed = await openFeed(1_000, async (events) => {
        for (const { id } of events) decoded.set(id, (decoded.get(id) ?? 0) + 1)
        return []
      })
      const [prefix, after, list] = [uniquePrefix(), feed.position(), createEvents(100)]
      const onBatch = async ({ decode }: FeedBatch) => void (await decode())
      const followers = Array.from({ length: 4 }, () =>
        collect(feed.follow, { after, prefix, count: 100, onBatch }),
      )
      for (const event of list) await store().append(`${prefix}a`, 'any', [event])
      for (const events of await Promise.all(followers)) expect(events).toHaveLength(100)
      expect(list.map(({ id }) => decoded.get(id))).toEqual(list.map(() => 1))
    })

    test('reaches what another connection appended before the call', async () => {
      const feed = await openFeed()
      const another = opened.use(await open())
      // A store in memory has no second connection.
      const writer = another.logId === store().logId ? another : store()
      const prefix = uniquePrefix()
      for (let n = 0; n < 20; n++) {
        const { position } = await writer.append(`${prefix}${n}`, 'no_stream', createEvents(2))
        await Promise.all([feed.catchUp(), feed.catchUp()])
        expect(feed.position() >= position).toBe(true)
        expect(feed.ofStream(`${prefix}${n}`, 0n)).toHaveLength(2)
        expect(feed.ofStream(`${prefix}${n}`, 1n)).toHaveLength(1)
      }
    })
  })
}

async function waitFor(feed: LogFeed, position: string): Promise<void> {
  await expect.poll(() => feed.position() >= position).toBe(true)
}

type CollectOptions = {
  after: string
  prefix: string
  count: number
  types?: readonly string[]
  onBatch?: (batch: FeedBatch) => Promise<void>
}

/** The next events of streams with this prefix; the test's time-out ends a wait for events that were lost. */
async function collect(
  follow: FollowLog,
  { after, prefix, count, types, onBatch }: CollectOptions,
) {
  const stop = new AbortController()
  const collected: FeedBatch['events'][number][] = []
  let reached = after
  for await (const batch of follow({ after, ...(types && { types }), signal: stop.signal })) {
    expect(batch.upTo >= reached).toBe(true)
    reached = batch.upTo
    await onBatch?.(batch)
    collected.push(...batch.events.filter(({ stream }) => stream.startsWith(prefix)))
    if (collected.length >= count) stop.abort()
  }
  return collected
}
