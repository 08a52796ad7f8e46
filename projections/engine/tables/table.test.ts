import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyProjection } from '../projection.ts'
import { createIndexes, createTable, tableOf } from './table.ts'

const given = (table: z.ZodObject, over: Partial<AnyProjection> = {}): AnyProjection => ({
  name: 'some-figures',
  version: 1,
  table,
  key: ['id'],
  rowsOf: {},
  evolve: () => null,
  ...over,
})

test('columns are derived from the schema', () => {
  const table = z.object({
    id: z.uuid(),
    email: z.email(),
    count: z.int().positive(),
    share: z.number().nullable(),
    open: z.boolean(),
    at: z.iso.datetime().optional(),
    kind: z.enum(['a', 'b']),
    one: z.literal(['x', 'y']),
    tags: z.array(z.string()),
    counts: z.record(z.string(), z.int()),
  })
  expect(createTable(tableOf(given(table)))).toBe(
    'create  table read.some_figures ("id" uuid not null, "email" text not null, "count" bigint not null, ' +
      '"share" double precision, "open" boolean not null, "at" timestamptz, "kind" text not null, "one" text not null, ' +
      '"tags" jsonb not null, "counts" jsonb not null, position text collate "C" not null)',
  )
})

test('indexes of a projection with topics end with the position', () => {
  const table = z.object({ id: z.uuid(), number: z.int(), ownerId: z.uuid() })
  const over = { key: ['id', 'number'], indexes: [['ownerId']] }
  expect(createIndexes(tableOf(given(table, over)))).toEqual([
    'alter table read.some_figures add primary key ("id", "number")',
    'create index on read.some_figures ("ownerId")',
  ])
  expect(createIndexes(tableOf(given(table, { ...over, topics: () => [] })))).toEqual([
    'alter table read.some_figures add primary key ("id", "number")',
    'create index on read.some_figures ("id", position)',
    'create index on read.some_figures ("ownerId", position)',
  ])
})

test('only indexes by which changes are read end with the position', () => {
  const table = z.object({ id: z.uuid(), number: z.int(), ownerId: z.uuid(), surveyId: z.uuid() })
  const over = { key: ['id', 'number'], indexes: [['ownerId'], ['surveyId']], topics: () => [] }
  const indexed = tableOf(given(table, { ...over, changesBy: [['ownerId']] }))
  expect(createIndexes(indexed)).toEqual([
    'alter table read.some_figures add primary key ("id", "number")',
    'create index on read.some_figures ("ownerId", position)',
    'create index on read.some_figures ("surveyId")',
  ])
  expect(indexed.shape).not.toBe(tableOf(given(table, over)).shape)
  expect(() => tableOf(given(table, { ...over, changesBy: [['number']] }))).toThrow(
    'no index of number',
  )
})

test('indexes of queries are part of the shape, and do not end with the position', () => {
  const table = z.object({ id: z.uuid(), score: z.number() })
  const index = '(score) include (id) where score > 0'
  const indexed = tableOf(given(table, { queryIndexes: [index], topics: () => [] }))
  expect(createIndexes(indexed)).toContain(`create index on read.some_figures ${index}`)
  expect(indexed.shape).not.toBe(tableOf(given(table, { topics: () => [] })).shape)
})

test('an invalid table is rejected with the reason', () => {
  expect(() => tableOf(given(z.object({ id: z.uuid(), when: z.date() })))).toThrow(
    'no column type for when',
  )
  expect(() => tableOf(given(z.object({ id: z.uuid(), position: z.string() })))).toThrow(
    'cannot be named position',
  )
  expect(() => tableOf(given(z.object({ other: z.uuid() })))).toThrow('no column id')
})
