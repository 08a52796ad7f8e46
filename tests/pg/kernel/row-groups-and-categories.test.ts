import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Executor } from '#kernel/commands/execute.ts'
import { derivedId } from '#kernel/ids.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import { projection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { givenRows } from '../../support/kernel/projection-specification.ts'
import {
  newSessionCompleted,
  decodePlainEvents,
  newEvent,
  openReadSide,
  touchCounts,
  newObjectiveTouched,
} from '../../support/kernel/read-side.ts'

const identical = { differing: 0, differences: [] }
const tiny = { rows: 3, characters: 10_000 }

/** Rows whose key does not contain the conversation; its end deletes them by an index. */
const markRows = projection({
  name: 'test-marks',
  version: 1,
  table: z.object({ markId: z.uuid(), conversationId: z.uuid(), times: z.int() }),
  key: ['markId'],
  indexes: [['conversationId']],
  rowsOf: {
    ObjectiveStatusChanged: ({ id, data }) => [{ markId: derivedId(id, data.objectiveId) }],
    SessionCompleted: ({ id }) => [{ conversationId: id }],
  },
  evolve: (row, event) =>
    event.type === 'SessionCompleted'
      ? null
      : {
          markId: derivedId(event.id, event.data.objectiveId),
          conversationId: event.id,
          times: (row?.times ?? 0) + 1,
        },
  topics: ({ conversationId }) => [`marks:${conversationId}`],
})

/** Folds like `touchCounts`, for previews only. */
const previewTouchCounts = { ...touchCounts, name: 'test-preview-tallies', categories: ['preview'] }

test('an event reaches all rows of an index, live and in a rebuild, and channels announce deletions', async () => {
  const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom('a', 'b', 'c', 'end')), {
    minLength: 1,
    maxLength: 60,
  })
  const property = fc.asyncProperty(steps, fc.boolean(), async (history, small) => {
    await using side = await openReadSide()
    await side.runProjections([markRows])
    const streams = Array.from({ length: 4 }, () => randomUUID())
    const appended = history.map(([stream, what]) =>
      side.store.append(`conversation-${streams[stream]}`, 'any', [
        newEvent(what === 'end' ? newSessionCompleted() : newObjectiveTouched(what)),
      ]),
    )
    await Promise.all(appended)
    await side.waitForProjections([markRows])
    const received = await decodePlainEvents((await Array.fromAsync(side.store.readAll())).flat())
    const rows = await side.readRows('test_marks')
    const expected = givenRows(markRows, ...received).rows()
    expect(new Set(rows.map((row) => JSON.stringify({ ...row, position: undefined })))).toEqual(
      new Set(expected.map((row) => JSON.stringify(row))),
    )
    const remaining = new Set(expected.map(({ markId }) => markId))
    const gone = received.flatMap(({ type, id, data }) =>
      type === 'ObjectiveStatusChanged' ? [derivedId(id, data.objectiveId)] : [],
    )
    const stones = await side.db.query(
      `select distinct key from read.tombstones where key <> all($1)`,
      [[...remaining]],
    )
    expect(new Set(stones.rows.map(({ key }) => key))).toEqual(
      new Set(gone.filter((id) => !remaining.has(id))),
    )
    const rebuilt = await rebuildProjection({
      ...side,
      projection: markRows,
      ...(small ? { memory: tiny } : {}),
    })
    expect(rebuilt).toMatchObject({ compared: identical })
    expect(await side.readRows('test_marks')).toEqual(rows)
  })
  await fc.assert(property, { numRuns: 12 })
})

test('previews reach only the projections that declare them, live and in a rebuild', async () => {
  await using side = await openReadSide()
  const both = [touchCounts, previewTouchCounts]
  const [real, preview] = [randomUUID(), randomUUID()]
  const appendToBoth = async () => {
    await side.store.append(`conversation-${real}`, 'any', [newEvent(newObjectiveTouched('a'))])
    await side.store.append(`preview-${preview}`, 'any', [newEvent(newObjectiveTouched('a'))])
  }
  await appendToBoth()
  await side.runProjections(both)
  await appendToBoth()
  await side.waitForProjections(both)
  for (const again of [false, true]) {
    if (again) for (const projection of both) await rebuildProjection({ ...side, projection })
    expect(await side.readRows('test_tallies')).toMatchObject([
      { conversationId: real, touches: 2 },
    ])
    expect(await side.readRows('test_preview_tallies')).toMatchObject([
      { conversationId: preview, touches: 2 },
    ])
  }
  for (const projection of both)
    expect(await verifyProjection({ ...side, projection })).toMatchObject(identical)
})

test('previews reach only the reactors that declare them', async () => {
  await using side = await openReadSide()
  const received: Record<string, string[]> = { everyday: [], previews: [], both: [] }
  const listen = (name: string) => ({
    name,
    on: {
      ObjectiveStatusChanged: async ({ stream }: { stream: string }) => {
        received[name]!.push(stream)
      },
    },
  })
  const noCommands: Executor = () => () => Promise.reject(new Error('no command expected'))
  const reactors = [
    listen('everyday'),
    { ...listen('previews'), categories: ['preview'] },
    { ...listen('both'), categories: ['conversation', 'preview'] },
  ]
  const engine = openReactors({ ...side, executor: noCommands, reactors, pollMs: 20 })
  side.resources.defer(() => engine.stop())
  await engine.start()
  const streams = ['preview-1', 'conversation-1', 'preview-2', 'conversation-2']
  for (const stream of streams)
    await side.store.append(stream, 'no_stream', [newEvent(newObjectiveTouched('a'))])
  const head = await side.store.head()
  await expect
    .poll(() => engine.status().every(({ position }) => position >= head), { timeout: 10_000 })
    .toBe(true)
  expect(received).toEqual({
    everyday: ['conversation-1', 'conversation-2'],
    previews: ['preview-1', 'preview-2'],
    both: expect.arrayContaining(streams),
  })
})
