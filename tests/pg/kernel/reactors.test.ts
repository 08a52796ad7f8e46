import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Envelope } from '#kernel/commands/command.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import { requestRetry, listParked } from '#kernel/reactors/parked-events.ts'
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

/** Hears objectives; `hear` decides what happens. */
const createListener = (
  name: string,
  hear: (id: string, what: string, signal: AbortSignal) => Promise<void> | void,
): Reactor => ({
  name,
  on: {
    ObjectiveStatusChanged: async ({ id, data }, { signal }) => hear(id, data.objectiveId, signal),
  },
})

test('hears everything in order within a stream, also what was there before', async () => {
  await using side = await openReadSide()
  const ids = Array.from({ length: 5 }, () => randomUUID())
  const heard = new Map<string, string[]>(ids.map((id) => [id, []]))
  const names = Array.from({ length: 20 }, (_, index) => String(index))
  const expected = new Map(ids.map((id) => [id, names]))
  for (const id of ids) await appendTouched(side, id, ...names.slice(0, 10))
  const hear = async (id: string, what: string) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
    heard.get(id)!.push(what)
  }
  await startReactor(side, createListener('orderly', hear))
  await Promise.all(ids.map((id) => appendTouched(side, id, ...names.slice(10))))
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(expected)
})

test('a poisoned event is parked with what follows it; a retry goes on in order', async () => {
  await using side = await openReadSide()
  const [sick, well] = [randomUUID(), randomUUID()]
  const heard: string[] = []
  let broken = true
  const hear = (id: string, what: string) => {
    if (broken && what === 'poison') throw new Error('cannot swallow this')
    heard.push(`${id === sick ? 'sick' : 'well'} ${what}`)
  }
  const engine = await startReactor(side, createListener('gourmet', hear))
  await appendTouched(side, sick, 'a', 'poison', 'b')
  await appendTouched(side, well, 'x')
  await expect.poll(() => engine.parked()).toBe(2)
  await appendTouched(side, sick, 'c')
  await expect.poll(() => engine.parked()).toBe(3)
  expect(heard.toSorted()).toEqual(['sick a', 'well x'])
  const parked = await listParked(side.db)
  expect(parked).toMatchObject([
    { reactor: 'gourmet', revision: 1, error: 'cannot swallow this', attempts: 2 },
    { revision: 2, error: 'waits for an earlier event of its stream', attempts: 0 },
    { revision: 3 },
  ])
  expect(await requestRetry(side.db, { reactor: 'gourmet' })).toBe(3)
  await expect
    .poll(async () => (await listParked(side.db))[0])
    .toMatchObject({ attempts: 4, retry: false })
  expect(await engine.parked()).toBe(3)
  broken = false
  // Asking for the last one asks for what it waits for.
  expect(await requestRetry(side.db, { eventId: parked[2]!.eventId })).toBe(1)
  await expect.poll(() => engine.parked()).toBe(0)
  await appendTouched(side, sick, 'd')
  await expect
    .poll(() => heard.filter((each) => each.startsWith('sick')))
    .toEqual(['a', 'poison', 'b', 'c', 'd'].map((what) => `sick ${what}`))
})

test('what is parked survives a restart, and what was done is not heard again', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const heard: string[] = []
  const reactor = createListener('memory', (_, what) => {
    if (what === 'poison') throw new Error('never')
    heard.push(what)
  })
  const first = await startReactor(side, reactor)
  await appendTouched(side, id, 'a', 'poison')
  await expect.poll(() => first.parked()).toBe(1)
  await first.stop()
  await appendTouched(side, id, 'b')
  const second = await startReactor(side, reactor)
  await expect.poll(() => second.parked()).toBe(2)
  expect(heard).toEqual(['a'])
})

test('stopping waits for what runs and begins nothing new', async () => {
  await using side = await openReadSide()
  const [began, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const heard: string[] = []
  const reactor = createListener('steady', async (_, what) => {
    began.resolve()
    await finish.promise
    heard.push(what)
  })
  const engine = await startReactor(side, reactor)
  const id = randomUUID()
  await appendTouched(side, id, 'a', 'b')
  await began.promise
  const stopped = engine.stop()
  finish.resolve()
  await stopped
  expect(heard).toEqual(['a'])
  await startReactor(side, reactor)
  await expect.poll(() => heard).toEqual(['a', 'b'])
})

test('one process is active; another takes over when it dies', async () => {
  await using side = await openReadSide()
  const heard: string[] = []
  const reactorOf = (who: string) =>
    createListener('lonely', (_, what) => void heard.push(`${who} ${what}`))
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
  await expect.poll(() => heard).toEqual(['first a'])
  expect(second.status()[0]).toMatchObject({ active: false })
  const dead = dying.end()
  await side.db.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 1`,
  )
  await dead
  await expect.poll(() => second.status()[0]?.active).toBe(true)
  await appendTouched(side, randomUUID(), 'b')
  await expect.poll(() => heard).toContain('second b')
  expect(heard).not.toContain('first b')
  await first.stop()
})

test('a lost lease is taken again, and nothing is missed', async () => {
  await using side = await openReadSide()
  const heard = new Set<string>()
  await startReactor(
    side,
    createListener('stubborn', (_, what) => void heard.add(what)),
  )
  for (let round = 0; round < 30; round++) {
    await appendTouched(side, randomUUID(), String(round))
    if (round % 10 === 5)
      await side.db.query(`select pg_terminate_backend(pid) from pg_locks
                            where locktype = 'advisory' and pid <> pg_backend_pid() and objsubid = 1`)
  }
  await expect.poll(() => heard.size, { timeout: 10_000 }).toBe(30)
})

test('commands carry who asked and why, and the same ids when the event is heard again', async () => {
  await using side = await openReadSide()
  const told: Envelope[] = []
  const executor: Executor = (envelope) => async () => {
    told.push(envelope)
    if (told.length === 1) throw new Error('heard again, please')
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
  await expect.poll(() => told.length).toBe(2)
  expect(told[0]).toMatchObject({
    actor: 'reactor:clerk',
    causationId: event.id,
    correlationId: 'the-correlation',
  })
  expect(told[1]).toEqual(told[0])
})

test('a reactor may start at what comes now', async () => {
  await using side = await openReadSide()
  await appendTouched(side, randomUUID(), 'before')
  const heard: string[] = []
  const engine = await startReactor(side, {
    ...createListener('fresh', (_, what) => void heard.push(what)),
    startsAt: 'now',
  })
  await expect.poll(() => engine.status()[0]?.position).not.toBe('')
  await appendTouched(side, randomUUID(), 'after')
  await expect.poll(() => heard).toEqual(['after'])
})
