import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyProjection, projection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { rollup } from '#projections/engine/rollups/rollup.ts'
import {
  newEvent,
  newObjectiveTouched,
  newSessionCompleted,
  openReadSide,
} from '../../support/kernel/read-side.ts'

const Touches = z.object({ conversationId: z.uuid(), last: z.string(), touches: z.int() })

const touchSums = rollup({
  of: Touches,
  name: 'test-touch-sums',
  version: 1,
  table: z.object({ last: z.string(), conversations: z.int(), touches: z.int() }),
  key: ['last'],
  groupsOf: ({ last, touches }) => [{ last, conversations: 1, touches }],
})

/** Conversations by the objective that they touched last; completing deletes the row. */
const lastTouches = projection({
  name: 'test-last-touches',
  version: 1,
  table: Touches,
  key: ['conversationId'],
  rowsOf: {
    ObjectiveStatusChanged: ({ id }) => [{ conversationId: id }],
    SessionCompleted: ({ id }) => [{ conversationId: id }],
  },
  evolve: (row, { id, type, data }) =>
    type === 'SessionCompleted'
      ? null
      : { conversationId: id, last: data.objectiveId, touches: (row?.touches ?? 0) + 1 },
  rollups: [touchSums],
})

type Side = Awaited<ReturnType<typeof openReadSide>>
const append = (side: Side, id: string, ...what: string[]) =>
  side.store.append(
    `conversation-${id}`,
    'any',
    what.map((each) =>
      newEvent(each === 'end' ? newSessionCompleted() : newObjectiveTouched(each)),
    ),
  )
const sums = async (side: Side) =>
  (await side.db.query('select * from read.test_touch_sums order by last')).rows
const identical = { differing: 0, differences: [] }
const tiny = { rows: 3, characters: 10_000 }

test('a row moves between sums, and sums of 0 disappear', async () => {
  await using side = await openReadSide()
  await side.runProjections([lastTouches])
  const [one, other] = [randomUUID(), randomUUID()]
  await append(side, one, 'a')
  await append(side, other, 'a', 'a')
  await side.waitForProjections([lastTouches])
  expect(await sums(side)).toEqual([{ last: 'a', conversations: 2, touches: 3 }])
  await append(side, one, 'b')
  // Created and deleted in one batch.
  await append(side, randomUUID(), 'c', 'end')
  await side.waitForProjections([lastTouches])
  expect(await sums(side)).toEqual([
    { last: 'a', conversations: 1, touches: 2 },
    { last: 'b', conversations: 1, touches: 2 },
  ])
  await append(side, one, 'end')
  await append(side, other, 'end')
  await side.waitForProjections([lastTouches])
  expect(await sums(side)).toEqual([])
})

test('two processes and rebuilds under load count everything once', async () => {
  await using side = await openReadSide()
  await side.runProjections([lastTouches])
  await side.runProjections([lastTouches])
  let writing = true
  const writers = Array.from({ length: 6 }, async () => {
    for (let round = 0; writing; round++)
      await append(side, randomUUID(), `o${round % 3}`, 'x', ...(round % 4 === 0 ? ['end'] : []))
  })
  const rebuilds = []
  for (let round = 0; round < 3; round++)
    rebuilds.push(await rebuildProjection({ ...side, projection: lastTouches, memory: tiny }))
  writing = false
  await Promise.all(writers)
  for (const rebuilt of rebuilds) expect(rebuilt?.compared ?? identical).toMatchObject(identical)
  await side.waitForProjections([lastTouches])
  const { rows } = await side.db.query(
    'select last, count(*) as conversations, sum(touches)::int as touches from read.test_last_touches group by 1 order by 1',
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await sums(side)).toEqual(rows)
  expect(await verifyProjection({ ...side, projection: lastTouches })).toMatchObject(identical)
})

test('a failure changes neither the rows nor the sums', async () => {
  await using side = await openReadSide()
  let fails = false
  const fragile: AnyProjection = {
    ...lastTouches,
    rollups: [
      {
        ...touchSums,
        groupsOf: (row: z.infer<typeof Touches>) =>
          touchSums.groupsOf(fails ? { ...row, touches: 0.5 } : row),
      },
    ],
  }
  const sound: AnyProjection = {
    ...{ ...lastTouches, name: 'test-sound-touches' },
    rollups: [{ ...touchSums, name: 'test-sound-sums' }],
  }
  const engine = await side.runProjections([fragile, sound])
  const id = randomUUID()
  await append(side, id, 'a')
  await side.waitForProjections([fragile, sound])
  fails = true
  await append(side, id, 'b')
  await expect
    .poll(async () => (await engine.status())[0])
    .toMatchObject({
      ...{ state: 'failed', error: 'rollup test-touch-sums: touches is no integer' },
    })
  expect(await sums(side)).toEqual([{ last: 'a', conversations: 1, touches: 1 }])
  expect(await side.readRows('test_last_touches')).toMatchObject([{ last: 'a', touches: 1 }])
  // The other projection of the batch is applied alone, once.
  await side.waitForProjections([sound])
  const { rows } = await side.db.query('select * from read.test_sound_sums')
  expect(rows).toEqual([{ last: 'b', conversations: 1, touches: 2 }])
  fails = false
  await expect
    .poll(() => sums(side), { timeout: 10_000 })
    .toEqual([{ last: 'b', conversations: 1, touches: 2 }])
})

test('a new version of a rollup rebuilds its projection, and so does a lost table', async () => {
  await using side = await openReadSide()
  const first = await side.runProjections([lastTouches])
  await append(side, randomUUID(), 'a')
  await side.waitForProjections([lastTouches])
  await first.stop()
  const doubled: AnyProjection = {
    ...lastTouches,
    rollups: [
      {
        ...touchSums,
        version: 2,
        groupsOf: (row: z.infer<typeof Touches>) =>
          touchSums.groupsOf({ ...row, touches: row.touches * 2 }),
      },
    ],
  }
  const second = await side.runProjections([doubled])
  await side.waitForProjections([doubled])
  expect(await sums(side)).toEqual([{ last: 'a', conversations: 1, touches: 2 }])
  await second.stop()
  await side.db.query('drop table read.test_touch_sums')
  await side.runProjections([doubled])
  await side.waitForProjections([doubled])
  expect(await sums(side)).toEqual([{ last: 'a', conversations: 1, touches: 2 }])
})

test('sums that differ from the log are found, and a rebuild repairs them', async () => {
  await using side = await openReadSide()
  await side.runProjections([lastTouches])
  await append(side, randomUUID(), 'a')
  await side.waitForProjections([lastTouches])
  await side.db.query('update read.test_touch_sums set touches = 7')
  expect(await verifyProjection({ ...side, projection: lastTouches })).toMatchObject({
    ...{ differing: 1, rows: { live: 1, recomputed: 1 } },
    differences: [{ key: { rollup: 'test-touch-sums', last: 'a' }, live: { touches: 7 } }],
  })
  await rebuildProjection({ ...side, projection: lastTouches })
  expect(await verifyProjection({ ...side, projection: lastTouches })).toMatchObject(identical)
})
