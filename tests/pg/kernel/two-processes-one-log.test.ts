// Two stores on one database, as two processes have them: a subscription continues with its own process's appends without
// reading them back, and misses nothing of the other.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { pause } from '#kernel/async/backoff.ts'
import type { EventStore, RecordedEvent } from '#ports/event-store.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { readAllEvents } from '../../conformance/event-store/support.ts'
import { emptyDatabase } from '../../support/kernel/fresh-database.ts'

const database = await emptyDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const newEvent = (n: number) => ({
  ...{ id: randomUUID(), type: 'Happened', meta: { actor: 'test', text: 'ação' } },
  data: { n, nested: [{ z: 1, a: null }], number: 1e21, text: 'olá\n"x"' },
})

/** Appends one after another, some with a pause, to a stream that both share and to one of its own. */
async function write(store: EventStore, name: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const stream = n % 3 === 0 ? 'shared' : name
    await store.append(stream, 'any', n % 5 === 0 ? [newEvent(n), newEvent(n)] : [newEvent(n)])
    if (n % 7 === 0) await pause(3)
  }
}

/** Follows the whole log until it has an event with that id; `stallMs` after each batch. */
async function follow(store: EventStore, last: Promise<string>, stallMs = 0) {
  const received: RecordedEvent[] = []
  const ending = new AbortController()
  let lastId: string | undefined
  void last.then((id) => (lastId = id))
  for await (const message of store.subscribe({ signal: ending.signal })) {
    if (message.kind !== 'events') continue
    received.push(...message.events)
    if (stallMs > 0) await pause(stallMs)
    if (lastId && received.some(({ id }) => id === lastId)) break
  }
  return received
}

/** The time of an own append is milliseconds later than the stored one. */
const withoutTime = (event: RecordedEvent) => ({ ...event, at: undefined })

async function terminateListeners(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
  )
  await client.end()
}

test('a process that joins is notified by the one that runs', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const payloads: (string | undefined)[] = []
  const answered = Promise.withResolvers<void>()
  client.on('notification', ({ payload }) => {
    payloads.push(payload)
    if (payloads.length === 3) answered.resolve()
  })
  await client.query('listen prosa_log')
  await using _one = await openPostgresEventStore(database.url)
  await vi.waitUntil(() => payloads.length === 1, { timeout: 10_000 })
  await using _other = await openPostgresEventStore(database.url)
  await answered.promise
  await client.end()
  const [first, second, answer] = payloads
  expect(second).toMatch(/^joined /)
  expect(first).toBe(`joined ${answer}`)
})

test('both receive the whole log in order, as it is stored, also while notifications are lost', async () => {
  await using one = await openPostgresEventStore(database.url)
  await using other = await openPostgresEventStore(database.url)
  const last = Promise.withResolvers<string>()
  const following = [
    follow(one, last.promise),
    follow(other, last.promise),
    follow(one, last.promise, 20),
  ]
  await Promise.all([write(one, 'one', 150), write(other, 'other', 150)])
  await terminateListeners()
  await Promise.all([write(one, 'one', 30), write(other, 'other', 30)])
  const end = newEvent(0)
  await one.append('end', 'any', [end])
  last.resolve(end.id)
  // Wakes a subscription that had received the end before its id was known.
  await other.append('after-end', 'any', [newEvent(1)])
  const received = await Promise.all(following)
  const stored = await readAllEvents(one, {})
  const upToEnd = stored.slice(0, stored.findIndex(({ id }) => id === end.id) + 1).map(withoutTime)
  for (const each of received)
    expect(each.slice(0, upToEnd.length).map(withoutTime)).toEqual(upToEnd)
})
