import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { followChannel } from './follow-channel.ts'

type Item = { key: string; value: number }

/** A channel in memory whose reads the test can delay. */
function fakeChannel(pageSize = 2) {
  const items: Item[] = []
  const wakes = new Set<() => void>()
  const reads: string[] = []
  let hold: Promise<void> = Promise.resolve()
  const channel: Channel<Item> = {
    name: 'numbers',
    mayFollow: async () => true,
    async readSince(_db, _id, since): Promise<ChannelPage<Item>> {
      reads.push(since)
      const from = Number(since || 0)
      const page = items.slice(from, from + pageSize)
      const more = from + page.length < items.length
      await hold
      return { items: page, cursor: String(from + page.length), more }
    },
  }
  return {
    channel,
    reads,
    wakes,
    announcements: {
      subscribe(topic: string, wake: () => void) {
        expect(topic).toBe('numbers:x')
        wakes.add(wake)
        return () => void wakes.delete(wake)
      },
    },
    add(count = 1) {
      for (let i = 0; i < count; i += 1)
        items.push({ key: String(items.length), value: items.length })
    },
    announce: () => wakes.forEach((wake) => wake()),
    delayReads(until: Promise<void>) {
      hold = until
    },
  }
}

function follow(
  source: ReturnType<typeof fakeChannel>,
  since = '',
  send?: (page: ChannelPage<Item>) => Promise<void>,
) {
  const seen: number[] = []
  const ending = new AbortController()
  const failures: unknown[] = []
  const idle: (() => void)[] = []
  const ended = followChannel({
    channel: source.channel,
    db: {} as Db,
    id: 'x',
    since,
    announcements: source.announcements,
    send: (page) => {
      seen.push(...page.items.map(({ value }) => value))
      return send?.(page)
    },
    onCaughtUp: () => idle.splice(0).forEach((wake) => wake()),
    onError: (error) => failures.push(error),
    signal: ending.signal,
  })
  return {
    seen,
    failures,
    ended,
    stop: () => ending.abort(),
    caughtUp: () => new Promise<void>((resolve) => idle.push(resolve)),
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test('joining reads every page', async () => {
  const source = fakeChannel(2)
  source.add(5)
  const follower = follow(source)
  await follower.caughtUp()
  expect(follower.seen).toEqual(upTo(5))
  expect(source.reads).toEqual(['', '2', '4'])
})

test('reconnecting continues after the cursor', async () => {
  const source = fakeChannel()
  source.add(3)
  const follower = follow(source, '2')
  await follower.caughtUp()
  expect(follower.seen).toEqual([2])
})

test('a burst of announcements costs one more read', async () => {
  const source = fakeChannel()
  const reading = Promise.withResolvers<void>()
  source.delayReads(reading.promise)
  const follower = follow(source)
  const settled = follower.caughtUp()
  for (let i = 0; i < 100; i += 1) source.announce()
  reading.resolve()
  await settled
  await follower.caughtUp()
  expect(source.reads).toHaveLength(2)
})

test('a change that is announced during a read is not lost', async () => {
  const source = fakeChannel()
  const reading = Promise.withResolvers<void>()
  source.delayReads(reading.promise)
  const follower = follow(source)
  const first = follower.caughtUp()
  source.add() // After the read took its rows.
  source.announce()
  reading.resolve()
  await first
  await follower.caughtUp()
  expect(follower.seen).toEqual([0])
})

test('a follower under backpressure causes no reads', async () => {
  const source = fakeChannel(1)
  source.add(3)
  const takes = Promise.withResolvers<void>()
  const sending = Promise.withResolvers<void>()
  const follower = follow(source, '', () => {
    sending.resolve()
    return takes.promise
  })
  await sending.promise
  source.announce()
  await new Promise(setImmediate)
  expect(source.reads).toEqual([''])
  takes.resolve()
  await follower.caughtUp()
  expect(follower.seen).toEqual(upTo(3))
})

test('ends with its signal while it waits, and unsubscribes', async () => {
  const source = fakeChannel()
  const follower = follow(source)
  await follower.caughtUp()
  follower.stop()
  await follower.ended
  expect(source.wakes.size).toBe(0)
  expect(follower.failures).toEqual([])
})

test('sends nothing after its signal', async () => {
  const source = fakeChannel()
  source.add()
  const reading = Promise.withResolvers<void>()
  source.delayReads(reading.promise)
  const follower = follow(source)
  follower.stop()
  reading.resolve()
  await follower.ended
  expect(follower.seen).toEqual([])
})

test('a failed read is reported once, and ends the follower', async () => {
  const source = fakeChannel()
  source.delayReads(Promise.reject(new Error('database gone')))
  const follower = follow(source)
  await follower.ended
  expect(follower.failures).toEqual([new Error('database gone')])
  expect(source.wakes.size).toBe(0)
})

test('every item arrives once and in order, for any timing', async () => {
  const anyStep = fc.constantFrom('add', 'announce', 'yield', 'reconnect')
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, size) => {
        const source = fakeChannel(size)
        const all: number[] = []
        let [cursor, added] = ['', 0]
        const join = () =>
          follow(source, cursor, async (page) => {
            await new Promise(setImmediate)
            all.push(...page.items.map(({ value }) => value))
            cursor = page.cursor
          })
        let follower = join()
        for (const step of steps) {
          if (step === 'add') added += 1
          if (step === 'add') source.add()
          if (step === 'announce') source.announce()
          if (step === 'yield') await new Promise(setImmediate)
          if (step === 'reconnect') {
            follower.stop()
            await follower.ended
            follower = join()
          }
        }
        // The last change must be announced at least once.
        source.announce()
        while (all.length < added) await new Promise(setImmediate)
        follower.stop()
        await follower.ended
        expect(all).toEqual(upTo(added))
      },
    ),
    { numRuns: 200 },
  )
})
