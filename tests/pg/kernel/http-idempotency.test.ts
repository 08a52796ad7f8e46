import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import type { EventStore } from '#ports/event-store.ts'
import { startKernelServerWithClient } from '../../support/servers/kernel-test-server.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Db
let store: EventStore
let server: Awaited<ReturnType<typeof startKernelServerWithClient>>

beforeAll(async () => {
  database = await freshDatabase()
  db = openDb(database.url, 5)
  store = await openPostgresEventStore(database.url)
  const keys = await openKeys(db, await openTestKeyRing(db))
  const execute = openExecutor({ store, keys, decodeEvents: openDecoder(keys) })
  server = await startKernelServerWithClient({ db, execute, head: () => store.head() })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
  await db.end()
  await database[Symbol.asyncDispose]()
})

test('a concurrently repeated request is executed once', async () => {
  const request = {
    url: '/api/public/notebooks/s1/notes',
    payload: { note: 'n', text: 'words' },
    headers: { 'idempotency-key': 'k' },
  }
  const replies = await Promise.all(Array.from({ length: 20 }, () => server.send(request)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(new Set(replies.map(({ headers }) => headers['prosa-position'])).size).toBe(1)
  const stored = await Array.fromAsync(store.readStream('notebook-s1'))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored[0]!.data)).not.toContain('words')
})

test('of concurrent repeats with different bodies one succeeds and the others are refused', async () => {
  const send = (text: string) =>
    server.send({
      url: '/api/public/notebooks/s2/notes',
      payload: { note: 'n', text },
      headers: { 'idempotency-key': 'k' },
    })
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map(send))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  expect(await Array.fromAsync(store.readStream('notebook-s2'))).toHaveLength(1)
})

test('every accepted write is in the log at the returned position', async () => {
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      server.send({
        url: `/api/public/notebooks/many-${n % 7}/notes`,
        payload: { note: `${n}`, text: `words ${n}` },
      }),
    ),
  )
  const accepted = replies.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(60)
  const positions = new Set<string>()
  for await (const batch of store.readAll())
    for (const { position } of batch) positions.add(position)
  for (const { headers } of accepted) expect(positions).toContain(headers['prosa-position'])
})
