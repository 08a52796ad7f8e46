// An outage of the event store, the database or the keys parks no event: reactors wait for its end.
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { DecodeEvents } from '#kernel/commands/decode-events.ts'
import { readHistory } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { openReactors, type ReactorsOptions } from '#kernel/reactors/reactors.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { openOverdueQuestions } from '../../../services/conversations/sessions/overdue-questions.ts'
import { createFaultyEventStore, type StoreFault } from '../../support/kernel/faulty-event-store.ts'
import { notebook } from '../../support/kernel/notebook-aggregate.ts'
import { newEvent, openReadSide, newObjectiveTouched } from '../../support/kernel/read-side.ts'

type Side = Awaited<ReturnType<typeof openReadSide>>
type Options = Pick<ReactorsOptions, 'store' | 'reactors'> & Partial<ReactorsOptions>

/** A clock that waits move on. */
function createClock() {
  const clock = { now: 0 }
  const wait = async (delayMs: number) => {
    clock.now += delayMs
    await nextTurn()
  }
  return { clock, wait }
}

async function startReactors(side: Side, options: Options) {
  const engine = openReactors({
    ...side,
    executor: () => () => Promise.reject(new Error('no command expected')),
    pollMs: 20,
    ...options,
  })
  side.resources.defer(() => engine.stop())
  await engine.start()
  return engine
}

const streams = Array.from({ length: 5 }, () => `conversation-${randomUUID()}`)

async function appendToAll(side: Side) {
  for (const stream of streams)
    await side.store.append(stream, 'any', [newEvent(newObjectiveTouched('a'))])
}

test.each<[string, number, (isDown: () => StoreFault) => object]>([
  [
    'reads and writes nothing for 6 seconds',
    6_000,
    (down) => ({ read: down, append: down, head: down }),
  ],
  [
    'reads and writes nothing for a minute',
    60_000,
    (down) => ({ read: down, append: down, head: down }),
  ],
  [
    'reads and writes nothing for ten minutes',
    600_000,
    (down) => ({ read: down, append: down, head: down }),
  ],
  ['knows its head but fails every read for ten minutes', 600_000, (down) => ({ read: down })],
])('no event is parked while the store %s', async (_, durationMs, faultsOf) => {
  await using side = await openReadSide()
  const { clock, wait } = createClock()
  const isDown = () => (clock.now < durationMs ? ('refused' as const) : undefined)
  const store = createFaultyEventStore(side.store, faultsOf(isDown))
  const handled: string[] = []
  const reactor: Reactor = {
    name: 'patient',
    on: {
      ObjectiveStatusChanged: async ({ stream }, context) => {
        await context.readHistory()
        handled.push(stream)
      },
    },
  }
  await appendToAll(side)
  const engine = await startReactors(side, {
    ...{ store, reactors: [reactor], wait },
    // Reads the store each time: what the process has received would need no store.
    readHistory: (stream) => readHistory(store, side.decodeEvents, stream),
  })
  await expect.poll(() => handled.toSorted()).toEqual(streams.toSorted())
  expect(clock.now).toBeGreaterThanOrEqual(durationMs)
  expect(await engine.parked()).toBe(0)
})

test('no event is parked while commands are refused because the store is unavailable', async () => {
  await using side = await openReadSide()
  const { clock, wait } = createClock()
  const isDown = () => (clock.now < 600_000 ? ('refused' as const) : undefined)
  const store = createFaultyEventStore(side.store, { read: isDown })
  const { keys, decodeEvents } = side
  const executor = openExecutor({ store, keys, decodeEvents, deadlineMs: 20 })
  const handled: string[] = []
  const reactor: Reactor = {
    name: 'commander',
    categories: ['conversation'],
    on: {
      ObjectiveStatusChanged: async ({ id, stream }, { execute }) => {
        await execute(notebook, id, { type: 'Mark', mark: 'handled' })
        handled.push(stream)
      },
    },
  }
  await appendToAll(side)
  const engine = await startReactors(side, { store, reactors: [reactor], wait, executor })
  await expect.poll(() => handled.toSorted()).toEqual(streams.toSorted())
  expect(await engine.parked()).toBe(0)
})

test('no event is parked while its keys cannot be read', async () => {
  await using side = await openReadSide()
  let failures = 3
  const decodeEvents: DecodeEvents = async (events) => {
    if (failures > 0 && failures--)
      throw Object.assign(new Error('the database is starting up'), { code: '57P03' })
    return side.decodeEvents(events)
  }
  const handled: string[] = []
  const reactor: Reactor = {
    name: 'keyless',
    on: { ObjectiveStatusChanged: async ({ stream }) => void handled.push(stream) },
  }
  await appendToAll(side)
  const engine = await startReactors(side, { store: side.store, reactors: [reactor], decodeEvents })
  await expect.poll(() => handled.toSorted()).toEqual(streams.toSorted())
  expect(await engine.parked()).toBe(0)
})

test('no event is parked while the database of the read models refuses connections', async () => {
  await using side = await openReadSide()
  const { clock, wait } = createClock()
  const nowhere = openDb('postgres://nobody@127.0.0.1:1/nothing')
  side.resources.defer(() => nowhere.end())
  const handled: string[] = []
  const reactor: Reactor = {
    name: 'reader',
    on: {
      ObjectiveStatusChanged: async ({ stream }) => {
        await (clock.now < 60_000 ? nowhere : side.db).query('select 1')
        handled.push(stream)
      },
    },
  }
  await appendToAll(side)
  const engine = await startReactors(side, { store: side.store, reactors: [reactor], wait })
  await expect.poll(() => handled.toSorted()).toEqual(streams.toSorted())
  expect(await engine.parked()).toBe(0)
})

test('a respondent who waits for a minute gets the parked event of the conversation retried, once a minute', async () => {
  await using side = await openReadSide()
  let isBroken = true
  let attempts = 0
  const reactor: Reactor = {
    name: 'interviewer',
    on: {
      ObjectiveStatusChanged: async () => {
        attempts++
        if (isBroken) throw new Error('broken')
      },
    },
  }
  await appendToAll(side)
  const retryPolicy = { maxAttempts: 1, initialDelayMs: 1, maxDelayMs: 1 }
  const options = { store: side.store, reactors: [reactor], retryPolicy }
  const engine = await startReactors(side, options)
  await expect.poll(() => engine.parked()).toBe(5)
  expect(await engine.parkedByReactor()).toEqual(new Map([['interviewer', 5]]))
  const onOverdue = openOverdueQuestions(side.db, side.log)
  await onOverdue(streams[0]!, 61_000)
  await side.db.query(`update keep.parked set at = at - interval '61 seconds'`)
  isBroken = false
  await onOverdue(streams[0]!, 61_000)
  await expect.poll(() => engine.parked()).toBe(4)
  expect(attempts).toBe(6)
})
