// Rows of live projections stay in memory between batches, as long as nothing else moves their checkpoints.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAnnouncements } from '#projections/engine/announcements.ts'
import { projection } from '#projections/engine/projection.ts'
import {
  newEvent,
  newObjectiveTouched,
  newSessionCompleted,
  objectiveRows,
  openReadSide,
  touchCounts,
} from '../../support/kernel/read-side.ts'

const both = [touchCounts, objectiveRows]

test('rows of earlier batches are not read again, until the checkpoint is moved by another process', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const touch = async () => {
    await side.store.append(`conversation-${id}`, 'any', [newEvent(newObjectiveTouched('a'))])
    await side.waitForProjections([touchCounts])
  }
  await side.runProjections([touchCounts])
  await touch()
  await side.db.query('update read.test_tallies set touches = 10')
  await touch()
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 2 }])
  await side.db.query('update read.test_tallies set touches = 10')
  await side.db.query('update read.checkpoints set updated_at = now()')
  await touch()
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 11 }])
})

test('processes that take turns fold over the rows of each other', async () => {
  await using side = await openReadSide()
  const ids = [randomUUID(), randomUUID()]
  const touch = async (name: string) => {
    for (const id of ids)
      await side.store.append(`conversation-${id}`, 'any', [newEvent(newObjectiveTouched(name))])
    await side.waitForProjections(both)
  }
  const other = side.resources.use(await openAnnouncements(side.url))
  for (let round = 0; round < 3; round++) {
    const first = await side.runProjections(both)
    await touch('a')
    const second = await side.runProjections(both, { announcements: other })
    await touch('b')
    await first.stop()
    await touch('a')
    await second.stop()
  }
  const trail = '0,1,2,3,4,5,6,7,8,'
  const rows = await side.readRows('test_tallies')
  expect(rows).toMatchObject(ids.map(() => ({ touches: 9, trail })))
  const counts = (await side.readRows('test_objectives')).map(({ times }) => times as number)
  expect(counts.toSorted()).toEqual([3, 3, 6, 6])
})

test('a deleted row begins anew, also after batches that its projection does not handle', async () => {
  await using side = await openReadSide()
  const id = randomUUID()
  const append = async (event: Parameters<typeof newEvent>[0]) => {
    await side.store.append(`conversation-${id}`, 'any', [newEvent(event)])
    await side.waitForProjections(both)
  }
  await side.runProjections(both)
  await append(newObjectiveTouched('a'))
  await append(newSessionCompleted())
  await append({ type: 'SessionRated', data: { rating: 5, previous: null, comment: null } })
  await append(newObjectiveTouched('b'))
  expect(await side.readRows('test_tallies')).toMatchObject([{ touches: 1, trail: '3,' }])
  expect(await side.readRows('test_objectives')).toMatchObject([{ objectiveId: 'b', times: 1 }])
})

test('rows that events overwrite are not read; those that others delete are', async () => {
  await using side = await openReadSide()
  const last = projection({
    ...{ name: 'test-last', version: 1, table: objectiveRows.table, key: objectiveRows.key },
    overwrites: ['ObjectiveStatusChanged'],
    rowsOf: {
      ObjectiveStatusChanged: ({ id, data }) => [
        { conversationId: id, objectiveId: data.objectiveId },
      ],
      SessionCompleted: ({ id }) => [{ conversationId: id }],
    },
    evolve: (_, event) =>
      event.type === 'SessionCompleted'
        ? null
        : {
            ...{ conversationId: event.id, objectiveId: event.data.objectiveId },
            ...{ times: Number(event.revision), last: event.at },
          },
  })
  const id = randomUUID()
  const append = async (...events: Parameters<typeof newEvent>[0][]) => {
    const written = events.map((event) => newEvent(event))
    await side.store.append(`conversation-${id}`, 'any', written)
    await side.waitForProjections([last])
  }
  const first = await side.runProjections([last])
  await append(newObjectiveTouched('a'), newObjectiveTouched('b'))
  await first.stop()
  await side.runProjections([last])
  await append(newObjectiveTouched('a'))
  expect(await side.readRows('test_last', '2')).toMatchObject([{ times: 2 }, { times: 1 }])
  await append(newSessionCompleted(), newObjectiveTouched('c'))
  expect(await side.readRows('test_last')).toMatchObject([{ objectiveId: 'c', times: 4 }])
})
