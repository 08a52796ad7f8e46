import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Channel, ChannelPage } from '#kernel/read/channel.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { followChannel } from './follow-channel.ts'

type Item = { key: string; value: number }

/** A feed in memory whose reads take as long as the test wants. */
function feed(pageSize = 2) {
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
    slow(until: Promise<void>) {
      hold = until
    },
  }
}

function listen(
  source: ReturnType<typeof feed>,
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
    upToDate: () => new Promise<void>((resolve) => idle.push(resolve)),
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test('joining reads page after page what is there', async () => {
  const source = feed(2)
  source.add(5)
  const follower = listen(source)
  await follower.upToDate()
  expect(follower.seen).toEqual(upTo(5))
  expect(source.reads).toEqual(['', '2', '4'])
})

test('coming back continues after the cursor', async () => {
  const source = feed()
  source.add(3)
  const follower = listen(source, '2')
  await follower.upToDate()
  expect(follower.seen).toEqual([2])
})

test('a burst of announcements costs one more read', async () => {
  const source = feed()
  const reading = Promise.withResolvers<void>()
  source.slow(reading.promise)
  const follower = listen(source)
  const settled = follower.upToDate()
  for (let i = 0; i < 100; i += 1) source.announce()
  reading.resolve()
  await settled
  await follower.upToDate()
  expect(source.reads).toHaveLength(2)
})

test('a change that is announced while a read is under way is not lost', async () => {
  const source = feed()
  const reading = Promise.withResolvers<void>()
  source.slow(reading.promise)
  const follower = listen(source)
  const first = follower.upToDate()
  source.add() // The read has already looked.
  source.announce()
  reading.resolve()
  await first
  await follower.upToDate()
  expect(follower.seen).toEqual([0])
})

test('a follower that takes nothing more is not read for', async () => {
  const source = feed(1)
  source.add(3)
  const takes = Promise.withResolvers<void>()
  const sending = Promise.withResolvers<void>()
  const follower = listen(source, '', () => {
    sending.resolve()
    return takes.promise
  })
  await sending.promise
  source.announce()
  await new Promise(setImmediate)
  expect(source.reads).toEqual([''])
  takes.resolve()
  await follower.upToDate()
  expect(follower.seen).toEqual(upTo(3))
})

test('ends with its signal, even while it waits, and listens no longer', async () => {
  const source = feed()
  const follower = listen(source)
  await follower.upToDate()
  follower.stop()
  await follower.ended
  expect(source.wakes.size).toBe(0)
  expect(follower.failures).toEqual([])
})

test('sends nothing after its end', async () => {
  const source = feed()
  source.add()
  const reading = Promise.withResolvers<void>()
  source.slow(reading.promise)
  const follower = listen(source)
  follower.stop()
  reading.resolve()
  await follower.ended
  expect(follower.seen).toEqual([])
})

test('a read that fails is told once, and ends it', async () => {
  const source = feed()
  source.slow(Promise.reject(new Error('database gone')))
  const follower = listen(source)
  await follower.ended
  expect(follower.failures).toEqual([new Error('database gone')])
  expect(source.wakes.size).toBe(0)
})

test('whatever the timing, everything arrives once and in order', async () => {
  const step = fc.constantFrom('add', 'announce', 'breathe', 'cut')
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, size) => {
        const source = feed(size)
        const all: number[] = []
        let [cursor, added] = ['', 0]
        const join = () =>
          listen(source, cursor, async (page) => {
            await new Promise(setImmediate)
            all.push(...page.items.map(({ value }) => value))
            cursor = page.cursor
          })
        let follower = join()
        for (const what of steps) {
          if (what === 'add') added += 1
          if (what === 'add') source.add()
          if (what === 'announce') source.announce()
          if (what === 'breathe') await new Promise(setImmediate)
          if (what === 'cut') {
            follower.stop()
            await follower.ended
            follower = join()
          }
        }
        // What counts is that the last change is announced at all.
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
