import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventStore, SubscriptionMessage } from '#ports/event-store.ts'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { emptyDatabase } from '../../support/kernel/fresh-database.ts'
import { givenRows } from '../../support/kernel/projection-specification.ts'
import {
  newSessionCompleted,
  decodePlainEvents,
  newEvent,
  objectiveRows,
  openReadSide,
  touchCounts,
  newObjectiveTouched,
} from '../../support/kernel/read-side.ts'

const both = [touchCounts, objectiveRows]

/** The expected rows: a fold of the whole log in memory. */
async function expected(store: EventStore) {
  const events = (await Array.fromAsync(store.readAll())).flat()
  const decoded = await decodePlainEvents(events)
  const rowsOf = (fold: { rows(): object[] }) =>
    new Set(fold.rows().map((row) => JSON.stringify(row)))
  return {
    tallies: rowsOf(givenRows(touchCounts, ...decoded)),
    objectives: rowsOf(givenRows(objectiveRows, ...decoded)),
  }
}

async function actual({ readRows }: Awaited<ReturnType<typeof openReadSide>>) {
  const without = (stored: object[]) =>
    new Set(stored.map((row) => JSON.stringify({ ...row, position: undefined })))
  return {
    tallies: without(await readRows('test_tallies')),
    objectives: without(await readRows('test_objectives')),
  }
}

test('rows follow the log, deletions are announced, and followers are woken', async () => {
  await using side = await openReadSide()
  const { store, announcements } = side
  const id = randomUUID()
  await store.append(`conversation-${id}`, 'no_stream', [newEvent(newObjectiveTouched('a'))])
  await side.runProjections(both)
  const woken = new Promise<void>((resolve) => announcements.subscribe(`tally:${id}`, resolve))
  await store.append(`conversation-${id}`, 0n, [
    newEvent(newObjectiveTouched('b')),
    newEvent(newObjectiveTouched('a')),
  ])
  await woken
  await side.waitForProjections(both)
  expect(await side.readRows('test_tallies')).toMatchObject([
    { conversationId: id, touches: 3, trail: '0,1,2,' },
  ])
  expect(await side.readRows('test_objectives', '2')).toMatchObject([
    { objectiveId: 'a', times: 2, last: '2026-01-01T00:00:00.000Z' },
    { objectiveId: 'b', times: 1 },
  ])
  await store.append(`conversation-${id}`, 2n, [newEvent(newSessionCompleted())])
  await side.waitForProjections(both)
  expect(await side.readRows('test_objectives')).toEqual([])
  expect(await side.readRows('tombstones', '1, 2')).toMatchObject([
    { table: 'test-objectives', key: `${id}/a` },
    { table: 'test-objectives', key: `${id}/b` },
    { table: 'test-tallies', key: id },
  ])
})

test('a failing projection stops alone, reports it, and resumes at its checkpoint', async () => {
  await using side = await openReadSide()
  let broken = true
  const fragile = {
    ...touchCounts,
    name: 'test-fragile',
    evolve: (...given: Parameters<typeof touchCounts.evolve>) => {
      if (
        broken &&
        given[1].type === 'ObjectiveStatusChanged' &&
        given[1].data.objectiveId === 'poison'
      )
        throw new Error('cannot swallow this')
      return touchCounts.evolve(...given)
    },
  }
  const running = await side.runProjections([touchCounts, fragile])
  const id = randomUUID()
  const append = (...names: string[]) =>
    side.store.append(
      `conversation-${id}`,
      'any',
      names.map((name) => newEvent(newObjectiveTouched(name))),
    )
  await append('a')
  await side.waitForProjections([touchCounts, fragile])
  await append('poison')
  await append('b')
  await side.waitForProjections([touchCounts])
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 3 }])
  expect(await side.readRows('test_fragile')).toMatchObject([{ touches: 1 }])
  await expect
    .poll(async () => (await running.status())[1])
    .toMatchObject({ state: 'failed', error: 'cannot swallow this', lag: 2 })
  expect((await running.status())[0]).toMatchObject({ state: 'live', lag: 0 })
  broken = false
  await expect
    .poll(async () => (await running.status())[1], { timeout: 10_000 })
    .toMatchObject({ state: 'live', lag: 0 })
  expect(await side.readRows('test_fragile')).toMatchObject([{ touches: 3, trail: '0,1,2,' }])
})

const history = fc.array(
  fc.record({
    stream: fc.nat(3),
    what: fc.constantFrom('a', 'b', 'c', 'end'),
    pause: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
)

test('repeated deliveries do not change the rows', async () => {
  const property = fc.asyncProperty(
    history,
    fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 8 }),
    async (steps, again) => {
      await using side = await openReadSide()
      const streams = Array.from({ length: 4 }, () => randomUUID())
      const running = await side.runProjections(both, { store: redelivering(side.store, again) })
      for (const { stream, what } of steps)
        await side.store.append(`conversation-${streams[stream]}`, 'any', [
          newEvent(what === 'end' ? newSessionCompleted() : newObjectiveTouched(what)),
        ])
      await side.waitForProjections(both)
      expect(await actual(side)).toEqual(await expected(side.store))
      await running.stop()
    },
  )
  await fc.assert(property, { numRuns: 8 })
})

/** Redelivers runs of earlier events, in order. */
function redelivering(
  store: EventStore,
  again: readonly (readonly [number, number])[],
): EventStore {
  return {
    ...store,
    async *subscribe(options): AsyncGenerator<SubscriptionMessage> {
      const seen: SubscriptionMessage[] = []
      let next = 0
      for await (const message of store.subscribe(options)) {
        seen.push(message)
        yield message
        const [from, count] = again[next++ % Math.max(1, again.length)] ?? [0, 0]
        yield* seen.slice(from % seen.length, (from % seen.length) + count)
      }
    },
  }
}

test('lost connections never count an event twice', async () => {
  await using side = await openReadSide()
  const streams = Array.from({ length: 5 }, () => randomUUID())
  await side.runProjections(both)
  for (let round = 0; round < 60; round++) {
    await side.store.append(`conversation-${streams[round % 5]}`, 'any', [
      newEvent(round % 17 === 16 ? newSessionCompleted() : newObjectiveTouched(`o${round % 3}`)),
    ])
    if (round % 10 === 5)
      await side.db
        .query(`select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and application_name = 'prosa' and pid <> pg_backend_pid()`)
        .catch(() => {})
  }
  await expect.poll(() => actual(side), { timeout: 15_000 }).toEqual(await expected(side.store))
})

test('two concurrent processes apply every event once', async () => {
  await using side = await openReadSide()
  const streams = Array.from({ length: 5 }, () => randomUUID())
  const other = side.resources.use(await openAnnouncements(side.url))
  await Promise.all([
    side.runProjections(both),
    side.runProjections(both, { announcements: other }),
  ])
  await Promise.all(
    streams.map(async (id) => {
      for (let round = 0; round < 40; round++)
        await side.store.append(`conversation-${id}`, 'any', [
          newEvent(newObjectiveTouched(`o${round % 3}`)),
        ])
    }),
  )
  await side.waitForProjections(both)
  expect(await actual(side)).toEqual(await expected(side.store))
})

test('read-your-writes works from a process without projections', async () => {
  await using side = await openReadSide()
  const otherAnnouncements = side.resources.use(await openAnnouncements(side.url))
  const running = await side.runProjections(both)
  const reached = side.resources.use(await openPositionTracker(side.db, otherAnnouncements, both))
  const id = randomUUID()
  for (let round = 0; round < 20; round++) {
    const { position } = await side.store.append(`conversation-${id}`, 'any', [
      newEvent(newObjectiveTouched('a')),
    ])
    expect(await reached(position, 5_000)).toBe(true)
    expect(await side.readRows('test_tallies')).toMatchObject([{ touches: round + 1 }])
  }
  expect(await reached('99999999999999999999', 20)).toBe(false)
  await running.stop()
})

test('announced positions are discarded when the connection to Postgres is lost', async () => {
  await using side = await openReadSide()
  const running = await side.runProjections(both)
  const reached = side.resources.use(await openPositionTracker(side.db, side.announcements, both))
  const { position } = await side.store.append(`conversation-${randomUUID()}`, 'any', [
    newEvent(newObjectiveTouched('a')),
  ])
  expect(await reached(position, 5_000)).toBe(true)
  await running.stop()

  const wholeAtLoss: boolean[] = []
  side.announcements.listen((news) => news === 'lost' && wholeAtLoss.push(reached.isComplete()))
  // As after a crash: the last applied event is missing, and the connection is lost.
  await side.db.query(`update read.checkpoints set position = '' where name = $1`, [both[0]!.name])
  await side.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'prosa announcements' and datname = current_database()`,
  )
  await expect.poll(() => wholeAtLoss).toEqual([false])
  await expect.poll(() => reached.isComplete()).toBe(true)
  expect(await reached(position, 50)).toBe(false)
  await side.runProjections(both)
  expect(await reached(position, 5_000)).toBe(true)
})

test('a read does not wait for a failed projection, which is reported as incomplete', async () => {
  await using side = await openReadSide()
  await side.runProjections(both)
  const [one, other] = both.map(({ name }) => name) as [string, string]
  const reached = side.resources.use(await openPositionTracker(side.db, side.announcements, both))
  await expect.poll(() => reached.isComplete()).toBe(true)
  side.announcements.publish({ from: side.announcements.from, is: { [one]: 'failed' } })
  expect(await reached('99999999999999999999', 20, [one])).toBe(true)
  expect([reached.isComplete(), reached.isComplete([one]), reached.isComplete([other])]).toEqual([
    false,
    false,
    true,
  ])
})

test('events without a projection advance the checkpoint, which a read can wait for', async () => {
  await using side = await openReadSide()
  await side.runProjections(both)
  const reached = side.resources.use(await openPositionTracker(side.db, side.announcements, both))
  const { position } = await side.store.append(`conversation-${randomUUID()}`, 'any', [
    newEvent({ type: 'PreSurveyDataGiven', data: { fields: {} } }),
  ])
  expect(await reached(position, 5_000)).toBe(true)
})

/** Handles completions only. */
const endings: AnyProjection = {
  ...touchCounts,
  name: 'test-endings',
  rowsOf: { SessionCompleted: touchCounts.rowsOf.SessionCompleted },
}

async function checkpointsOf({ db }: Awaited<ReturnType<typeof openReadSide>>) {
  const { rows } = await db.query<{ name: string; position: string; transaction: string }>(
    `select name, position, xmin::text as transaction from read.checkpoints where name like 'test-%'`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}

test('projections that handle the same events move in one transaction', async () => {
  await using side = await openReadSide()
  await side.runProjections(both)
  for (let round = 0; round < 3; round++) {
    await side.store.append(`conversation-${randomUUID()}`, 'any', [
      newEvent(newObjectiveTouched('a')),
      newEvent(newObjectiveTouched('b')),
    ])
    await side.waitForProjections(both)
    const transactions = [...(await checkpointsOf(side)).values()].map((row) => row.transaction)
    expect(new Set(transactions).size).toBe(1)
    const { rows } = await side.db.query<{ transaction: string }>(
      `select xmin::text as transaction from read.test_tallies
        union all select xmin::text from read.test_objectives order by 1 desc`,
    )
    expect(rows[0]).toEqual({ transaction: transactions[0] })
  }
  expect(await actual(side)).toEqual(await expected(side.store))
})

test('a projection without events in a batch is announced at once, and stored later or when it stops', async () => {
  await using side = await openReadSide()
  const all = [...both, endings]
  const running = await side.runProjections(all)
  const reached = side.resources.use(await openPositionTracker(side.db, side.announcements, all))
  const other = side.resources.use(await openAnnouncements(side.url))
  const reachedThere = side.resources.use(await openPositionTracker(side.db, other, all))
  const touch = () =>
    side.store.append(`conversation-${randomUUID()}`, 'any', [newEvent(newObjectiveTouched('a'))])
  const first = await touch()
  expect(await reached(first.position, 5_000, ['test-endings'])).toBe(true)
  expect(await reachedThere(first.position, 5_000, ['test-endings'])).toBe(true)
  expect((await running.status())[2]).toMatchObject({ position: first.position, lag: 0 })
  const stored = async () => (await checkpointsOf(side)).get('test-endings')?.position
  await expect.poll(stored, { timeout: 10_000 }).toBe(first.position)
  const second = await touch()
  expect(await reached(second.position, 5_000)).toBe(true)
  await running.stop()
  expect(await stored()).toBe(second.position)
  // Events that it handles are applied whatever position was stored before.
  await side.runProjections(all)
  const id = randomUUID()
  await touch()
  await side.store.append(`conversation-${id}`, 'any', [newEvent(newSessionCompleted())])
  await side.waitForProjections(all)
  const head = await side.store.head()
  expect((await checkpointsOf(side)).get('test-endings')?.position).toBe(head)
})

test('a locked checkpoint, as during the swap of a rebuild, holds up no other projection', async () => {
  await using side = await openReadSide()
  const running = await side.runProjections(both)
  const holder = await side.db.connect()
  try {
    await holder.query('begin')
    await holder.query('select from read.checkpoints where name = $1 for update', [
      objectiveRows.name,
    ])
    await side.store.append(`conversation-${randomUUID()}`, 'any', [
      newEvent(newObjectiveTouched('a')),
    ])
    await side.waitForProjections([touchCounts])
    expect(await side.readRows('test_tallies')).toHaveLength(1)
    expect(await side.readRows('test_objectives')).toHaveLength(0)
    await holder.query('commit')
  } finally {
    holder.release()
  }
  await side.waitForProjections(both)
  expect(await actual(side)).toEqual(await expected(side.store))
  expect(await running.status()).toMatchObject([{ state: 'live' }, { state: 'live' }])
})

test('a different log is detected, and its history replaces the rows', async () => {
  await using side = await openReadSide()
  await side.store.append(`conversation-${randomUUID()}`, 'any', [
    newEvent(newObjectiveTouched('old')),
  ])
  const running = await side.runProjections(both)
  await side.waitForProjections(both)
  await running.stop()
  await using another = await openReadSide({ createDatabase: emptyDatabase })
  const id = randomUUID()
  await another.store.append(`conversation-${id}`, 'any', [newEvent(newObjectiveTouched('new'))])
  await side.runProjections(both, { store: another.store })
  await expect
    .poll(() => side.readRows('test_tallies'))
    .toMatchObject([{ conversationId: id, trail: '0,' }])
})
