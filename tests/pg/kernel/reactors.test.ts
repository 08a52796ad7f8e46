import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Envelope } from '#kernel/commands/command.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import {
  createReactorTables,
  listParked,
  park,
  requestRetry,
  saveReactorCheckpoints,
} from '#kernel/reactors/parked-events.ts'
import { openReactors, type ReactorsOptions } from '#kernel/reactors/reactors.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { newEvent, openReadSide, newObjectiveTouched } from '../../support/kernel/read-side.ts'

type Side = Awaited<ReturnType<typeof openReadSide>>

const noCommands: Executor = () => () => Promise.reject(new Error('no command expected'))
const quickRetries = { maxAttempts: 2, initialDelayMs: 1, maxDelayMs: 2 }

async function startReactor(side: Side, reactor: Reactor, over: Partial<ReactorsOptions> = {}) {
  const options = {
    ...side,
    executor: noCommands,
    reactors: [reactor],
    retryPolicy: quickRetries,
    pollMs: 20,
    ...over,
  }
  const engine = openReactors(options)
  side.resources.defer(() => engine.stop())
  await engine.start()
  return engine
}

const appendTouched = (side: Side, id: string, ...names: string[]) =>
  side.store.append(
    `conversation-${id}`,
    'any',
    names.map((name) => newEvent(newObjectiveTouched(name))),
  )

/** Calls `handle` for each ObjectiveStatusChanged. */
const createListener = (
  name: string,
  handle: (id: string, what: string, signal: AbortSignal) => Promise<void> | void,
): Reactor => ({
  name,
  on: {
    ObjectiveStatusChanged: async ({ id, data }, { signal }) =>
      handle(id, data.objectiveId, signal),
  },
})

/** Locks of the server's other databases belong to other tests. */
const isHere = 'database = (select oid from pg_database where datname = current_database())'

test('handles all events in order within a stream, also earlier ones', async () => {
  await using side = await openReadSide()
  const ids = Array.from({ length: 5 }, () => randomUUID())
  const handled = new Map<string, string[]>(ids.map((id) => [id, []]))
  const names = Array.from({ length: 20 }, (_, index) => String(index))
  const expected = new Map(ids.map((id) => [id, names]))
  for (const id of ids) await appendTouched(side, id, ...names.slice(0, 10))
  const handle = async (id: string, what: string) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
    handled.get(id)!.push(what)
  }
  await startReactor(side, createListener('orderly', handle))
  await Promise.all(ids.map((id) => appendTouched(side, id, ...names.slice(10))))
  await expect.poll(() => handled, { timeout: 10_000 }).toEqual(expected)
})

test('one that starts now keeps where that was: a crash before its first event is done loses none', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  await appendTouched(side, id, 'before')
  await side.feed.catchUp()
  const handled: string[] = []
  const from = (handle: (id: string, what: string) => Promise<void> | void): Reactor => ({
    ...createListener('newcomer', handle),
    startsAt: 'now',
  })
  const begun = Promise.withResolvers<void>()
  const stuck = await startReactor(
    side,
    from(() => {
      begun.resolve()
      return new Promise(() => {})
    }),
    { drainMs: 1 },
  )
  await expect
    .poll(() => side.db.query(`select from keep.reactors where name = 'newcomer'`))
    .toMatchObject({ rowCount: 1 })
  await appendTouched(side, id, 'during')
  await begun.promise
  await stuck.stop()
  await appendTouched(side, id, 'after')
  await startReactor(
    side,
    from((_, what) => void handled.push(what)),
  )
  await expect.poll(() => handled).toEqual(['during', 'after'])
})

test('one that starts now handles what is appended between its opening and its start', async () => {
  await using side = await openReadSide()
  const handled: string[] = []
  const engine = openReactors({
    ...side,
    executor: noCommands,
    reactors: [
      { ...createListener('early', (_, what) => void handled.push(what)), startsAt: 'now' },
    ],
    pollMs: 20,
  })
  side.resources.defer(() => engine.stop())
  await appendTouched(side, randomUUID(), 'between')
  await engine.start()
  await appendTouched(side, randomUUID(), 'after')
  await expect.poll(() => handled.toSorted()).toEqual(['after', 'between'])
})

test('one that starts now begins again at the head of another log, without what it had parked', async () => {
  await using side = await openReadSide()
  await createReactorTables(side.db)
  const position = '9'.repeat(20)
  await saveReactorCheckpoints(side.db, [{ name: 'moved', position }], 'another log')
  await park(side.db, {
    ...{ reactor: 'moved', position, eventId: randomUUID(), stream: 'conversation-1' },
    ...{ revision: 0, type: 'ObjectiveStatusChanged', error: 'failed', attempts: 1 },
  })
  await appendTouched(side, randomUUID(), 'before')
  await side.feed.catchUp()
  const handled: string[] = []
  const engine = await startReactor(side, {
    ...createListener('moved', (_, what) => void handled.push(what)),
    startsAt: 'now',
  })
  expect(await engine.parked()).toBe(0)
  await appendTouched(side, randomUUID(), 'after')
  await expect.poll(() => handled).toEqual(['after'])
})

test('a failing event is parked with its successors; a retry continues in order', async () => {
  await using side = await openReadSide()
  const [sick, well] = [randomUUID(), randomUUID()]
  const handled: string[] = []
  let broken = true
  const handle = (id: string, what: string) => {
    if (broken && what === 'poison') throw new Error('cannot swallow this')
    handled.push(`${id === sick ? 'sick' : 'well'} ${what}`)
  }
  const engine = await startReactor(side, createListener('gourmet', handle))
  await appendTouched(side, sick, 'a', 'poison', 'b')
  await appendTouched(side, well, 'x')
  await expect.poll(() => engine.parked()).toBe(2)
  await appendTouched(side, sick, 'c')
  await expect.poll(() => engine.parked()).toBe(3)
  expect(handled.toSorted()).toEqual(['sick a', 'well x'])
  const parked = await listParked(side.db)
  expect(parked).toMatchObject([
    { reactor: 'gourmet', revision: 1, error: 'cannot swallow this', attempts: 2 },
    { revision: 2, error: 'waits for an earlier event of its stream', attempts: 0 },
    { revision: 3 },
  ])
  expect(await requestRetry(side.db, { reactor: 'gourmet' })).toBe(3)
  // On a busy machine a retry of its successors retries it once more.
  const isRetried = ({ attempts, retry }: { attempts: number; retry: boolean }) =>
    attempts >= 4 && !retry
  await expect.poll(async () => isRetried((await listParked(side.db))[0]!)).toBe(true)
  expect(await engine.parked()).toBe(3)
  broken = false
  // A retry of the last event retries the one that it waits for.
  expect(await requestRetry(side.db, { eventId: parked[2]!.eventId })).toBe(1)
  await expect.poll(() => engine.parked()).toBe(0)
  await appendTouched(side, sick, 'd')
  await expect
    .poll(() => handled.filter((each) => each.startsWith('sick')))
    .toEqual(['a', 'poison', 'b', 'c', 'd'].map((what) => `sick ${what}`))
})

test('parked events survive a restart, and handled events are not handled again', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const handled: string[] = []
  const reactor = createListener('memory', (_, what) => {
    if (what === 'poison') throw new Error('never')
    handled.push(what)
  })
  const first = await startReactor(side, reactor)
  await appendTouched(side, id, 'a', 'poison')
  await expect.poll(() => first.parked()).toBe(1)
  await first.stop()
  await appendTouched(side, id, 'b')
  const second = await startReactor(side, reactor)
  await expect.poll(() => second.parked()).toBe(2)
  expect(handled).toEqual(['a'])
})

test('stopping waits for running handlers and starts no others', async () => {
  await using side = await openReadSide()
  const [began, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const handled: string[] = []
  const reactor = createListener('steady', async (_, what) => {
    began.resolve()
    await finish.promise
    handled.push(what)
  })
  const engine = await startReactor(side, reactor)
  const id = randomUUID()
  await appendTouched(side, id, 'a', 'b')
  await began.promise
  const stopped = engine.stop()
  finish.resolve()
  await stopped
  expect(handled).toEqual(['a'])
  await startReactor(side, reactor)
  await expect.poll(() => handled).toEqual(['a', 'b'])
})

test('one process is active; another takes over when it dies', async () => {
  await using side = await openReadSide()
  const handled: string[] = []
  const reactorOf = (instance: string) =>
    createListener('lonely', (_, what) => void handled.push(`${instance} ${what}`))
  const dying = openDb(side.url)
  const first = openReactors({
    ...side,
    db: dying,
    executor: noCommands,
    reactors: [reactorOf('first')],
    pollMs: 20,
  })
  await first.start()
  await expect.poll(() => first.status()[0]?.active).toBe(true)
  const second = await startReactor(side, reactorOf('second'))
  await appendTouched(side, randomUUID(), 'a')
  await expect.poll(() => handled).toEqual(['first a'])
  expect(second.status()[0]).toMatchObject({ active: false })
  const dead = dying.end()
  await side.db.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1 and ${isHere}`,
  )
  await dead
  await expect.poll(() => second.status()[0]?.active).toBe(true)
  await appendTouched(side, randomUUID(), 'b')
  await expect.poll(() => handled).toContain('second b')
  expect(handled).not.toContain('first b')
  await first.stop()
})

test('a lost lease is reacquired, and no event is missed', async () => {
  await using side = await openReadSide()
  const handled = new Set<string>()
  await startReactor(
    side,
    createListener('stubborn', (_, what) => void handled.add(what)),
  )
  for (let round = 0; round < 30; round++) {
    await appendTouched(side, randomUUID(), String(round))
    if (round % 10 === 5)
      await side.db.query(`select pg_terminate_backend(pid) from pg_locks
                            where locktype = 'advisory' and pid <> pg_backend_pid() and objsubid = 1 and ${isHere}`)
  }
  await expect.poll(() => handled.size, { timeout: 10_000 }).toBe(30)
})

test('commands carry actor and causation, and the same ids when the event is handled again', async () => {
  await using side = await openReadSide()
  const envelopes: Envelope[] = []
  const executor: Executor = (envelope) => async () => {
    envelopes.push(envelope)
    if (envelopes.length === 1) throw new Error('retry, please')
    return { position: '', revision: 0n, events: [] }
  }
  const decider = {
    category: 'x',
    initial: () => 0,
    evolve: () => 0,
    decide: () => [],
    subjectIds: () => ({}),
  }
  const reactor: Reactor = {
    name: 'clerk',
    on: {
      ObjectiveStatusChanged: async (event, { execute, readHistory }) => {
        expect(await readHistory()).toMatchObject([{ eventId: event.eventId }])
        await execute(decider, 'x', {})
      },
    },
  }
  await startReactor(side, reactor, { executor })
  const event = newEvent(newObjectiveTouched('a'), { correlationId: 'the-correlation' })
  await side.store.append(`conversation-${randomUUID()}`, 'any', [event])
  await expect.poll(() => envelopes.length).toBe(2)
  expect(envelopes[0]).toMatchObject({
    actor: 'reactor:clerk',
    causationId: event.id,
    correlationId: 'the-correlation',
  })
  expect(envelopes[1]).toEqual(envelopes[0])
})

test('a reactor may start at the current position', async () => {
  await using side = await openReadSide()
  await appendTouched(side, randomUUID(), 'before')
  await side.feed.catchUp()
  const handled: string[] = []
  const engine = await startReactor(side, {
    ...createListener('fresh', (_, what) => void handled.push(what)),
    startsAt: 'now',
  })
  await expect.poll(() => engine.status()[0]?.position).not.toBe('')
  await appendTouched(side, randomUUID(), 'after')
  await expect.poll(() => handled).toEqual(['after'])
})
