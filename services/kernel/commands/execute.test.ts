import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EventStore } from '#ports/event-store.ts'
import { openCountedStore } from '../../../tests/support/kernel/counted-reads.ts'
import {
  type StoreFault,
  createFaultyEventStore,
} from '../../../tests/support/kernel/faulty-event-store.ts'
import { memoryKeys } from '../../../tests/support/kernel/memory-keys.ts'
import { notebook } from '../../../tests/support/kernel/notebook-aggregate.ts'
import { openMemoryEventStore } from '../../adapters/event-store/memory.ts'
import { openLog } from '../log.ts'
import { openLogFeed } from '../read/log-feed.ts'
import { describeLinkFault } from './hash-chain.ts'
import type { Envelope } from './command.ts'
import { openExecutor } from './execute.ts'
import { readHistory, openDecoder } from './decode-events.ts'

const envelope = (commandId: string = randomUUID(), more: Partial<Envelope> = {}): Envelope => ({
  commandId,
  correlationId: commandId,
  actor: 'test',
  ...more,
})

function openKernel(store: EventStore = openMemoryEventStore(), keys = memoryKeys()) {
  const decodeEvents = openDecoder(keys)
  const executor = openExecutor({ store, keys, decodeEvents, deadlineMs: 300 })
  return {
    store,
    keys,
    decodeEvents,
    executor,
    stored: () => Array.fromAsync(store.readStream('notebook-a')),
  }
}

const write = (note: string, text = `text of ${note}`) => ({ type: 'Write', note, text }) as const
const mark = (name: string) => ({ type: 'Mark', mark: name }) as const

test('appends the decided events, sealed and with metadata', async () => {
  const { executor, stored, store, decodeEvents } = openKernel()
  const executed = await executor(envelope('c-1', { causationId: 'why', inputHash: 'h' }))(
    notebook,
    'a',
    write('n', 'secret words'),
  )
  const [event] = await stored()
  expect(executed).toMatchObject({ revision: 0n, position: event!.position })
  expect(executed.events[0]!.data).toMatchObject({ text: 'secret words' })
  expect(event!.meta).toMatchObject({
    version: '1',
    commandId: 'c-1',
    correlationId: 'c-1',
    causationId: 'why',
    actor: 'test',
    inputHash: 'h',
    sessionId: 'a',
    sealed: 'text,choice',
  })
  expect(event!.meta['at']).toMatch(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/)
  expect(JSON.stringify(event!.data)).not.toContain('secret')
  const [decoded] = await readHistory(store, decodeEvents, 'notebook-a')
  expect(decoded).toMatchObject({
    type: 'AnswerSubmitted',
    id: 'a',
    data: { text: 'secret words', choice: {} },
  })
})

test('a repeated command is executed once and returns the same result, also in another process', async () => {
  const { executor, store, keys, stored } = openKernel()
  const repeated = { type: 'Both', note: 'n', text: 'words', mark: 'm' } as const
  const first = await executor(envelope('c'))(notebook, 'a', repeated)
  await executor(envelope())(notebook, 'a', mark('later'))
  const again = await executor(envelope('c'))(notebook, 'a', repeated)
  const other = await openKernel(store, keys).executor(envelope('c'))(notebook, 'a', repeated)
  expect(again).toEqual(first)
  expect(other).toEqual(first)
  expect(await stored()).toHaveLength(3)
})

test('a repeated command with different input is refused', async () => {
  const { executor } = openKernel()
  await executor(envelope('c', { inputHash: 'one' }))(notebook, 'a', mark('m'))
  const again = executor(envelope('c', { inputHash: 'two' }))(notebook, 'a', mark('n'))
  await expect(again).rejects.toMatchObject({ code: 'request/key-reused' })
})

test('two commands of one request to one stream are both executed', async () => {
  const { executor, stored } = openKernel()
  const send = async () => {
    const execute = executor(envelope('c'))
    await execute(notebook, 'a', write('one'))
    await execute(notebook, 'a', write('two'))
  }
  await send()
  await send()
  expect(await stored()).toHaveLength(2)
})

test('a command without effect returns the stream’s current position', async () => {
  const { executor } = openKernel()
  const first = await executor(envelope())(notebook, 'a', mark('m'))
  const again = await executor(envelope())(notebook, 'a', mark('m'))
  expect(again).toEqual({ revision: 0n, position: first.position, events: [] })
})

test('a refusal or an empty decision on a stale fold is confirmed first', async () => {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const [one, two] = [openKernel(store, keys), openKernel(store, keys)]
  await one.executor(envelope())(notebook, 'a', mark('x'))
  await two.executor(envelope())(notebook, 'a', mark('y'))
  // Its fold does not hold `y` yet.
  const executed = await one.executor(envelope())(notebook, 'a', mark('x'))
  expect(executed).toMatchObject({ revision: 1n, events: [] })
  for (let n = 0; n < 10; n++) await two.executor(envelope())(notebook, 'a', write(`${n}`))
  await expect(one.executor(envelope())(notebook, 'a', write('more'))).rejects.toMatchObject({
    code: 'conversations/finished',
  })
})

test('a conflict is decided again', async () => {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const [one, two] = [openKernel(store, keys), openKernel(store, keys)]
  const repeated = Array.from({ length: 8 }, (_, n) =>
    (n % 2 ? one : two).executor(envelope())(notebook, 'a', write(`${n}`)),
  )
  const done = await Promise.all(repeated)
  const numbers = done.flatMap(({ events }) =>
    events.map(({ data }) => (data as { number: number }).number),
  )
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test.each<StoreFault>(['refused', 'cut'])(
  'an append whose connection was %s is retried, not duplicated',
  async (fault) => {
    const inner = openMemoryEventStore()
    let broken = 3
    const { executor } = openKernel(
      createFaultyEventStore(inner, { append: () => (broken-- > 0 ? fault : undefined) }),
    )
    const executed = await executor(envelope())(notebook, 'a', write('n'))
    expect(executed.revision).toBe(0n)
    expect(await Array.fromAsync(inner.readStream('notebook-a'))).toHaveLength(1)
  },
)

test('an unavailable store is a problem; the decided events are discarded', async () => {
  const inner = openMemoryEventStore()
  let fault: StoreFault
  const { executor } = openKernel(
    createFaultyEventStore(inner, { append: () => fault, read: () => fault }),
  )
  await executor(envelope())(notebook, 'a', write('one'))
  fault = 'cut'
  const away = executor(envelope('c'))(notebook, 'a', write('two'))
  await expect(away).rejects.toMatchObject({ code: 'service/unavailable' })
  fault = undefined
  // Its answer was lost; it had happened.
  const again = await executor(envelope('c'))(notebook, 'a', write('two'))
  expect(again.revision).toBe(1n)
  expect(await Array.fromAsync(inner.readStream('notebook-a'))).toHaveLength(2)
})

test('a failed append does not change the cached fold', async () => {
  let fault: StoreFault
  const { executor } = openKernel(
    createFaultyEventStore(openMemoryEventStore(), { append: () => fault }),
  )
  await executor(envelope())(notebook, 'a', write('one'))
  fault = 'refused'
  await expect(executor(envelope())(notebook, 'a', write('two'))).rejects.toMatchObject({
    code: 'service/unavailable',
  })
  fault = undefined
  await expect(executor(envelope())(notebook, 'a', write('n', 'nul \0'))).rejects.toMatchObject({
    code: 'request/invalid',
  })
  const { events } = await executor(envelope())(notebook, 'a', write('three'))
  expect(events[0]!.data).toMatchObject({ number: 2 })
})

test('text that cannot be stored is refused, and an event that does not fit is a bug', async () => {
  const { executor, stored } = openKernel()
  for (const text of ['nul \0', 'half \ud800'])
    await expect(executor(envelope())(notebook, 'a', write('n', text))).rejects.toMatchObject({
      code: 'request/invalid',
    })
  const wrong = executor(envelope())(notebook, 'a', write('n', 5 as unknown as string))
  await expect(wrong).rejects.toThrow('AnswerSubmitted does not match its schema: text')
  expect(await stored()).toEqual([])
})

test('folds never see personal fields', async () => {
  const store = openMemoryEventStore()
  const seen: (string | null)[][] = []
  const spying = {
    ...notebook,
    decide: (...[command, notes]: Parameters<typeof notebook.decide>) => {
      seen.push([...notes.saw])
      return notebook.decide(command, notes)
    },
  }
  const { executor, keys } = openKernel(store)
  await executor(envelope())(spying, 'a', write('one'))
  await executor(envelope())(spying, 'a', write('two'))
  await openKernel(store, keys).executor(envelope())(spying, 'a', write('three'))
  expect(seen).toEqual([[], [null], [null, null]])
})

test('after its key is destroyed, sealed fields are null and new ones are not stored', async () => {
  const { executor, keys, store, decodeEvents } = openKernel()
  await executor(envelope())(notebook, 'a', write('one'))
  await keys.destroy('a')
  await executor(envelope())(notebook, 'a', write('two', 'too late'))
  const decoded = await readHistory(store, decodeEvents, 'notebook-a')
  expect(decoded.map(({ data }) => (data as { text: unknown }).text)).toEqual([null, null])
  expect(
    JSON.stringify(await Array.fromAsync(store.readStream('notebook-a')), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toContain('too late')
})

test('the same command in two processes at once leaves the hash chain intact', async () => {
  const [store, keys] = [openMemoryEventStore(), memoryKeys()]
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute++))
  const open = () => openExecutor({ store, keys, decodeEvents: openDecoder(keys), now })
  const [here, there] = [open(), open()]
  const chained = { ...notebook, hashChained: true as const }
  await Promise.all([here, there].map((at) => at(envelope('m'))(chained, 'a', mark('m'))))
  await there(envelope())(chained, 'a', mark('n'))
  await here(envelope())(chained, 'a', mark('o'))
  const stored = await Array.fromAsync(store.readStream('notebook-a'))
  const breaks = stored.map((event, n) => describeLinkFault(event, stored[n - 1]?.meta['hash']))
  expect(breaks).toEqual([undefined, undefined, undefined])
})

test('an error of the decider on a stale fold is decided again on the current one', async () => {
  const [store, keys] = [openMemoryEventStore(), memoryKeys()]
  const [here, there] = [openKernel(store, keys), openKernel(store, keys)]
  const stumbling: typeof notebook = {
    ...notebook,
    decide(command, notes) {
      if (notes.marked.size === 0) throw new Error('there is no mark')
      return notebook.decide(command, notes)
    },
  }
  await here.executor(envelope())(notebook, 'a', write('n'))
  await there.executor(envelope())(notebook, 'a', mark('m'))
  const executed = await here.executor(envelope())(stumbling, 'a', mark('o'))
  expect(executed.revision).toBe(2n)
})

test('continues a fold with what the process has received, and reads nothing', async () => {
  const { written, store, reads } = openCountedStore()
  const keys = memoryKeys()
  const decodeEvents = openDecoder(keys)
  await using feed = await openLogFeed({ store, decodeEvents, log: openLog('silent') })
  const elder = openExecutor({ store: written, keys, decodeEvents })
  const executor = openExecutor({ store, keys, decodeEvents, feed })
  for (const note of ['a', 'b', 'c', 'd']) {
    await elder(envelope())(notebook, 'a', write(`elder ${note}`))
    await feed.catchUp()
    await executor(envelope())(notebook, 'a', write(note))
  }
  expect(reads).toEqual([])
  // A refusal is decided on everything that is stored, received or not.
  await elder(envelope())(notebook, 'a', mark('unseen'))
  const repeated = await executor(envelope())(notebook, 'a', mark('unseen'))
  expect(repeated.events).toEqual([])
})

test('a command that opens its stream reads nothing, unless the stream is there already', async () => {
  const { written, store, reads } = openCountedStore()
  const keys = memoryKeys()
  const opening: typeof notebook = { ...notebook, opensStream: () => true }
  const open = () => openExecutor({ store, keys, decodeEvents: openDecoder(keys) })
  const command = envelope()
  const first = await open()(command)(opening, 'a', write('n'))
  expect(reads).toEqual([])
  // Another process, and a repeated command.
  expect(await open()(envelope())(opening, 'a', write('m'))).toMatchObject({ revision: 1n })
  expect(await open()(command)(opening, 'a', write('n'))).toMatchObject({
    position: first.position,
  })
  expect(await Array.fromAsync(written.readStream('notebook-a'))).toHaveLength(2)
})
