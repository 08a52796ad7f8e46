import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import { verify } from '#projections/engine/verify.ts'
import {
  completed,
  newEvent,
  objectives,
  openReadSide,
  tallies,
  touched,
} from '../support/read-side.ts'

const both = [tallies, objectives]
const tiny = { rows: 3, characters: 10_000 }

type Side = Awaited<ReturnType<typeof openReadSide>>
const append = (side: Side, id: string, ...what: string[]) =>
  side.store.append(
    `conversation-${id}`,
    'any',
    what.map((each) => newEvent(each === 'end' ? completed() : touched(each))),
  )
const rowsOf = async (side: Side) => [
  await side.rows('test_tallies'),
  await side.rows('test_objectives', '1, 2'),
]
const identical = { differing: 0, differences: [] }

test('a rebuild gives the rows that live gave, however little memory it has', async () => {
  const steps = fc.array(fc.tuple(fc.nat(7), fc.constantFrom('a', 'b', 'c\t\\\n', 'end')), {
    minLength: 1,
    maxLength: 80,
  })
  const property = fc.asyncProperty(steps, fc.boolean(), async (history, small) => {
    await using side = await openReadSide()
    await side.run(both)
    const streams = Array.from({ length: 8 }, () => randomUUID())
    for (const [stream, what] of history) await append(side, streams[stream]!, what)
    await side.settled(both)
    const live = await rowsOf(side)
    for (const projection of both) {
      const rebuilt = await rebuild({ ...side, projection, ...(small ? { memory: tiny } : {}) })
      expect(rebuilt).toMatchObject({ compared: identical })
    }
    expect(await rowsOf(side)).toEqual(live)
    for (const projection of both)
      expect(await verify({ ...side, projection })).toMatchObject(identical)
  })
  await fc.assert(property, { numRuns: 12 })
})

test('a rebuild while others write misses nothing, and the live projection goes on', async () => {
  await using side = await openReadSide()
  const running = await side.run(both)
  const streams = Array.from({ length: 6 }, () => randomUUID())
  let writing = true
  const writers = streams.map(async (id) => {
    for (let round = 0; writing; round++)
      await append(side, id, round % 9 === 8 ? 'end' : `o${round % 3}`)
  })
  for (let round = 0; round < 4; round++)
    expect(await rebuild({ ...side, projection: both[round % 2]!, memory: tiny })).toMatchObject({
      events: expect.any(Number),
    })
  expect(await verify({ ...side, projection: tallies })).toMatchObject(identical)
  writing = false
  await Promise.all(writers)
  await side.settled(both)
  for (const projection of both)
    expect(await verify({ ...side, projection })).toMatchObject(identical)
  expect(await running.status()).toMatchObject([{ state: 'live' }, { state: 'live' }])
})

test('a new version is built beside the old one, which serves and then makes room', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const old = await side.run([tallies])
  await append(side, id, 'a', 'b')
  await side.settled([tallies])
  const louder: AnyProjection = {
    ...tallies,
    version: 2,
    evolve: (...given: Parameters<typeof tallies.evolve>) => {
      const next = tallies.evolve(...given)
      return next && { ...next, trail: `${next.trail}!` }
    },
  }
  await side.run([louder])
  await side.settled([louder])
  expect(await side.rows('test_tallies')).toMatchObject([{ touches: 2, trail: '0,!1,!' }])
  await append(side, id, 'c')
  await side.settled([louder])
  expect(await side.rows('test_tallies')).toMatchObject([{ trail: '0,!1,!2,!' }])
  await expect.poll(async () => (await old.status())[0]?.state).toBe('superseded')
})

test('a table that changed without a new version is rebuilt all the same', async () => {
  await using side = await openReadSide()
  const first = await side.run([tallies])
  await append(side, randomUUID(), 'a')
  await side.settled([tallies])
  await first.stop()
  const indexed: AnyProjection = { ...tallies, indexes: [['touches']] }
  await side.run([indexed])
  await side.settled([indexed])
  const { rows } = await side.db.query(
    `select indexdef from pg_indexes where tablename = 'test_tallies'`,
  )
  expect(JSON.stringify(rows)).toContain('(touches, \\"position\\")')
})

test('a rebuild that is cancelled leaves everything as it was', async () => {
  await using side = await openReadSide()
  await side.run(both)
  for (let round = 0; round < 20; round++) await append(side, randomUUID(), 'a', 'b')
  await side.settled(both)
  const before = await rowsOf(side)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(rebuild({ ...side, projection: tallies, signal })).rejects.toThrow('enough')
  expect(await rowsOf(side)).toEqual(before)
  const { rows } = await side.db.query(`select to_regclass('read.test_tallies__next') as shadow`)
  expect(rows).toEqual([{ shadow: null }])
})

test('what differs from the log is found, and a rebuild heals it', async () => {
  await using side = await openReadSide()
  await side.run(both)
  const [changed, lost] = [randomUUID(), randomUUID()]
  await append(side, changed, 'a')
  await append(side, lost, 'a')
  await side.settled(both)
  await side.db.query('update read.test_tallies set touches = 7 where "conversationId" = $1', [
    changed,
  ])
  await side.db.query('delete from read.test_tallies where "conversationId" = $1', [lost])
  const found = await verify({ ...side, projection: tallies })
  expect(found).toMatchObject({ differing: 2, rows: { ours: 1, theirs: 2 } })
  expect(found.differences).toContainEqual(
    expect.objectContaining({
      key: { conversationId: changed },
      ours: expect.objectContaining({ touches: 7 }),
    }),
  )
  expect(found.differences).toContainEqual(
    expect.objectContaining({ key: { conversationId: lost }, ours: undefined }),
  )
  expect(await rebuild({ ...side, projection: tallies })).toMatchObject({
    compared: { differing: 2 },
  })
  expect(await verify({ ...side, projection: tallies })).toMatchObject(identical)
})

test('dropping the schema while it runs has it built again', async () => {
  await using side = await openReadSide()
  const running = await side.run([tallies])
  const id = randomUUID()
  await append(side, id, 'a')
  await side.settled([tallies])
  await side.db.query('drop schema read cascade')
  await append(side, id, 'b')
  await expect
    .poll(async () => (await running.status())[0], { timeout: 10_000 })
    .toMatchObject({ state: 'live', lag: 0 })
  expect(await side.rows('test_tallies')).toMatchObject([{ touches: 2 }])
})
