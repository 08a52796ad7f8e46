import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeLinkFault } from '#kernel/commands/hash-chain.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { readHistory, openDecoder } from '#kernel/commands/decode-events.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import type { Problem } from '#kernel/problem.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { notebook, type NotebookCommand } from '../../support/kernel/notebook-aggregate.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

const ledger = { ...notebook, hashChained: true as const }

/** The resources of a separate process. */
async function openProcess(url: string) {
  const db = openDb(url, 5)
  const keys = await openKeys(db, await openTestKeyRing(db))
  const store = await openPostgresEventStore(url)
  const decodeEvents = openDecoder(keys)
  const executor = openExecutor({ store, keys, decodeEvents })
  return {
    store,
    decodeEvents,
    keys,
    executeCommand(command: NotebookCommand, commandId: string = randomUUID(), id = 'a') {
      return executor({ commandId, correlationId: commandId, actor: 'test' })(ledger, id, command)
    },
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]()
      await db.end()
    },
  }
}

test('500 concurrent commands of two processes: each gets its result, and the hash chain is intact', async () => {
  await using database = await freshDatabase()
  await using one = await openProcess(database.url)
  await using two = await openProcess(database.url)
  const marks = Array.from({ length: 100 }, (_, n) => `m${n}`)
  // Every mark is sent five times and recorded once.
  const sent = [...marks, ...marks, ...marks, ...marks, ...marks].map((mark, n) =>
    (n % 2 ? one : two).executeCommand({ type: 'Mark', mark }),
  )
  const done = await Promise.all(sent)
  expect(done.filter(({ events }) => events.length > 0)).toHaveLength(marks.length)
  const stored = await Array.fromAsync(one.store.readStream('notebook-a'))
  expect(stored).toHaveLength(marks.length)
  const broken = stored.filter((event, n) => describeLinkFault(event, stored[n - 1]?.meta['hash']))
  expect(broken).toEqual([])
})

test('concurrent commands do not exceed the limit', async () => {
  await using database = await freshDatabase()
  await using one = await openProcess(database.url)
  await using two = await openProcess(database.url)
  const sent = Array.from({ length: 40 }, (_, n) =>
    (n % 2 ? one : two).executeCommand({ type: 'Write', note: `${n}`, text: `words ${n}` }),
  )
  const outcomes = await Promise.allSettled(sent)
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Problem).code] : [],
  )
  expect(refused).toEqual(Array.from({ length: 30 }, () => 'conversations/finished'))
  expect(await readHistory(one.store, one.decodeEvents, 'notebook-a')).toHaveLength(10)
})

test('the same command sent to both processes is executed once; both return the same result', async () => {
  await using database = await freshDatabase()
  await using one = await openProcess(database.url)
  await using two = await openProcess(database.url)
  const command = { type: 'Both', note: 'n', text: 'مرحبا', mark: 'm' } as const
  const answers = await Promise.all(
    [one, two, one, two].map((each) => each.executeCommand(command, 'same')),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await Array.fromAsync(one.store.readStream('notebook-a'))).toHaveLength(2)
})

test('sealed text is readable from the database until its key is destroyed', async () => {
  await using database = await freshDatabase()
  await using one = await openProcess(database.url)
  await one.executeCommand({ type: 'Write', note: 'n', text: 'قلت 👋 "quoted" \\ back' })
  const text = async () => {
    const [event] = await readHistory(one.store, one.decodeEvents, 'notebook-a')
    return (event!.data as { text: unknown }).text
  }
  expect(await text()).toBe('قلت 👋 "quoted" \\ back')
  await one.keys.destroy('a')
  expect(await text()).toBeNull()
  const [event] = await Array.fromAsync(one.store.readStream('notebook-a'))
  expect(describeLinkFault(event!, undefined)).toBeUndefined()
})
