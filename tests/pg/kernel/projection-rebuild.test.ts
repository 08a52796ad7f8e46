import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import {
  newSessionCompleted,
  newEvent,
  objectiveRows,
  openReadSide,
  touchCounts,
  newObjectiveTouched,
} from '../../support/kernel/read-side.ts'

const both = [touchCounts, objectiveRows]
const tiny = { rows: 3, characters: 10_000 }

type Side = Awaited<ReturnType<typeof openReadSide>>
const appendTouched = (side: Side, id: string, ...what: string[]) =>
  side.store.append(
    `conversation-${id}`,
    'any',
    what.map((each) =>
      newEvent(each === 'end' ? newSessionCompleted() : newObjectiveTouched(each)),
    ),
  )
const rowsOf = async (side: Side) => [
  await side.readRows('test_tallies'),
  await side.readRows('test_objectives', '1, 2'),
]
const identical = { differing: 0, differences: [] }

test('a rebuild gives the live rows, however little memory it has', async () => {
  const steps = fc.array(fc.tuple(fc.nat(7), fc.constantFrom('a', 'b', 'c\t\\\n', 'end')), {
    minLength: 1,
    maxLength: 80,
  })
  const property = fc.asyncProperty(steps, fc.boolean(), async (history, small) => {
    await using side = await openReadSide()
    await side.runProjections(both)
    const streams = Array.from({ length: 8 }, () => randomUUID())
    for (const [stream, what] of history) await appendTouched(side, streams[stream]!, what)
    await side.waitForProjections(both)
    const live = await rowsOf(side)
    for (const projection of both) {
      const rebuilt = await rebuildProjection({
        ...side,
        projection,
        ...(small ? { memory: tiny } : {}),
      })
      expect(rebuilt).toMatchObject({ compared: identical })
    }
    expect(await rowsOf(side)).toEqual(live)
    for (const projection of both)
      expect(await verifyProjection({ ...side, projection })).toMatchObject(identical)
  })
  await fc.assert(property, { numRuns: 12 })
})

test('a rebuild during writes misses nothing, and the live projection continues', async () => {
  await using side = await openReadSide()
  const running = await side.runProjections(both)
  const streams = Array.from({ length: 6 }, () => randomUUID())
  let writing = true
  const writers = streams.map(async (id) => {
    for (let round = 0; writing; round++)
      await appendTouched(side, id, round % 9 === 8 ? 'end' : `o${round % 3}`)
  })
  for (let round = 0; round < 4; round++)
    expect(
      await rebuildProjection({ ...side, projection: both[round % 2]!, memory: tiny }),
    ).toMatchObject({
      events: expect.any(Number),
    })
  expect(await verifyProjection({ ...side, projection: touchCounts })).toMatchObject(identical)
  writing = false
  await Promise.all(writers)
  await side.waitForProjections(both)
  for (const projection of both)
    expect(await verifyProjection({ ...side, projection })).toMatchObject(identical)
  expect(await running.status()).toMatchObject([{ state: 'live' }, { state: 'live' }])
})

test('a new version is built while the old one serves, then replaces it', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const old = await side.runProjections([touchCounts])
  await appendTouched(side, id, 'a', 'b')
  await side.waitForProjections([touchCounts])
  const louder: AnyProjection = {
    ...touchCounts,
    version: 2,
    evolve: (...given: Parameters<typeof touchCounts.evolve>) => {
      const next = touchCounts.evolve(...given)
      return next && { ...next, trail: `${next.trail}!` }
    },
  }
  await side.runProjections([louder])
  await side.waitForProjections([louder])
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 2, trail: '0,!1,!' }])
  await appendTouched(side, id, 'c')
  await side.waitForProjections([louder])
  expect(await side.readRows('test_tallies')).toMatchObject([{ trail: '0,!1,!2,!' }])
  await expect.poll(async () => (await old.status())[0]?.state).toBe('superseded')
})

test('a changed table is rebuilt also without a new version', async () => {
  await using side = await openReadSide()
  const first = await side.runProjections([touchCounts])
  await appendTouched(side, randomUUID(), 'a')
  await side.waitForProjections([touchCounts])
  await first.stop()
  const indexed: AnyProjection = { ...touchCounts, indexes: [['touches']] }
  await side.runProjections([indexed])
  await side.waitForProjections([indexed])
  const { rows } = await side.db.query(
    `select indexdef from pg_indexes where tablename = 'test_tallies'`,
  )
  expect(JSON.stringify(rows)).toContain('(touches, \\"position\\")')
})

test('a cancelled rebuild changes nothing', async () => {
  await using side = await openReadSide()
  await side.runProjections(both)
  for (let round = 0; round < 20; round++) await appendTouched(side, randomUUID(), 'a', 'b')
  await side.waitForProjections(both)
  const before = await rowsOf(side)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(rebuildProjection({ ...side, projection: touchCounts, signal })).rejects.toThrow(
    'enough',
  )
  expect(await rowsOf(side)).toEqual(before)
  const { rows } = await side.db.query(`select to_regclass('read.test_tallies__next') as shadow`)
  expect(rows).toEqual([{ shadow: null }])
})

test('differences from the log are found, and a rebuild repairs them', async () => {
  await using side = await openReadSide()
  await side.runProjections(both)
  const [changed, lost] = [randomUUID(), randomUUID()]
  await appendTouched(side, changed, 'a')
  await appendTouched(side, lost, 'a')
  await side.waitForProjections(both)
  await side.db.query('update read.test_tallies set touches = 7 where "conversationId" = $1', [
    changed,
  ])
  await side.db.query('delete from read.test_tallies where "conversationId" = $1', [lost])
  const found = await verifyProjection({ ...side, projection: touchCounts })
  expect(found).toMatchObject({ differing: 2, rows: { live: 1, recomputed: 2 } })
  expect(found.differences).toContainEqual(
    expect.objectContaining({
      key: { conversationId: changed },
      live: expect.objectContaining({ touches: 7 }),
    }),
  )
  expect(found.differences).toContainEqual(
    expect.objectContaining({ key: { conversationId: lost }, live: undefined }),
  )
  expect(await rebuildProjection({ ...side, projection: touchCounts })).toMatchObject({
    compared: { differing: 2 },
  })
  expect(await verifyProjection({ ...side, projection: touchCounts })).toMatchObject(identical)
})

test('a schema dropped at run time is rebuilt', async () => {
  await using side = await openReadSide()
  const running = await side.runProjections([touchCounts])
  const id = randomUUID()
  await appendTouched(side, id, 'a')
  await side.waitForProjections([touchCounts])
  await side.db.query('drop schema read cascade')
  await appendTouched(side, id, 'b')
  await expect
    .poll(async () => (await running.status())[0], { timeout: 10_000 })
    .toMatchObject({ state: 'live', lag: 0 })
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 2 }])
})
