// A batch is written by one statement, with its rows as text.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projection, type Row } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { rollup } from '#projections/engine/rollups/rollup.ts'
import { rowsLiteral, rowsOfLiteral } from '#projections/engine/tables/row-literals.ts'
import { createTable, tableOf } from '#projections/engine/tables/table.ts'
import {
  newEvent,
  newObjectiveTouched,
  objectiveRows,
  openReadSide,
} from '../../support/kernel/read-side.ts'

const Values = z.object({
  id: z.uuid(),
  text: z.string(),
  maybe: z.string().nullable(),
  count: z.int(),
  share: z.number().nullable(),
  open: z.boolean(),
  at: z.iso.datetime(),
  tags: z.array(z.unknown()),
  counts: z.record(z.string(), z.unknown()).nullable(),
})
const values = projection({
  ...{ name: 'test-values', version: 1, table: Values, key: ['id'] },
  rowsOf: {},
  evolve: (row) => row ?? null,
})

const hardText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'",\\(){}\' \n\t\0\uD800aé€😀') }),
  fc.constantFrom('', 'null', 'NULL', '""', '{}', '\\N'),
)
const anyRow: fc.Arbitrary<Row> = fc.record({
  id: fc.uuid(),
  text: hardText,
  maybe: fc.option(hardText),
  count: fc.maxSafeInteger(),
  share: fc.option(fc.double()),
  open: fc.boolean(),
  at: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  tags: fc.array(fc.oneof(hardText, fc.integer(), fc.constant(null))),
  counts: fc.option(fc.dictionary(fc.string(), fc.oneof(hardText, fc.jsonValue()))),
  position: fc.constant('00000000000000000001'),
})

/** What Postgres stores of a value. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

test('rows are read by Postgres as they were written', async () => {
  await using side = await openReadSide()
  const table = tableOf(values)
  await side.db.query(`create schema if not exists read; ${createTable(table)}`)
  const names = [...table.columns.map(({ sql }) => sql), 'position'].join(', ')
  const typed = [...table.columns.map(({ sql, type }) => `${sql} ${type}`), 'position text'].join()
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), async (rows) => {
      const literal = rowsLiteral(table, rows)
      const { rows: read } = await side.db.query<Row>(
        `select ${names} from ${rowsOfLiteral(table, '$1')}`,
        [literal],
      )
      expect(read.map(({ text, maybe }) => ({ text, maybe }))).toEqual(
        rows.map(({ text, maybe }) => ({
          text: storable(text as string),
          maybe: maybe === null ? null : storable(maybe as string),
        })),
      )
      // The other columns, as Postgres reads them from JSON. It has no text with these characters.
      const json = JSON.stringify(rows).replaceAll(/\\u(0000|d[89a-f][0-9a-f]{2})/gi, '\uFFFD')
      const { rows: fromJson } = await side.db.query<Row>(
        `select ${names} from json_to_recordset($1::json) as given(${typed})`,
        [json],
      )
      expect(read.map(withoutTexts)).toEqual(fromJson.map(withoutTexts))
    }),
    { numRuns: 150 },
  )
})

const withoutTexts = (row: Row): Row => ({ ...row, text: '', maybe: null })

const Touches = z.object({ conversationId: z.uuid(), last: z.string() })
const lastTouches = projection({
  ...{ name: 'test-last', version: 1, table: Touches, key: ['conversationId'] },
  rowsOf: { ObjectiveStatusChanged: ({ id }) => [{ conversationId: id }] },
  evolve: (_, { id, data }) => ({ conversationId: id, last: data.objectiveId }),
  rollups: [
    rollup({
      of: Touches,
      name: 'test-last-sums',
      version: 1,
      table: z.object({ last: z.string(), conversations: z.int() }),
      key: ['last'],
      groupsOf: ({ last }) => [{ last, conversations: 1 }],
    }),
  ],
})

test('one statement writes rows and sums, and continues after a rebuild has replaced a table', async () => {
  await using side = await openReadSide()
  const both = [objectiveRows, lastTouches]
  await side.runProjections(both)
  const id = randomUUID()
  let round = 0
  const touch = async () => {
    const last = `objective "${round++}"`
    await side.store.append(`conversation-${id}`, 'any', [newEvent(newObjectiveTouched(last))])
    await side.waitForProjections(both)
    const { rows: sums } = await side.db.query('select * from read.test_last_sums')
    expect(sums).toEqual([{ last, conversations: 1 }])
    const { rows: transactions } = await side.db.query(
      `select xmin::text from read.test_last union select xmin::text from read.test_last_sums
        union select xmin::text from read.checkpoints where name = any($1)
        union (select xmin::text from read.test_objectives order by position desc limit 1)`,
      [both.map(({ name }) => name)],
    )
    expect(transactions).toHaveLength(1)
  }
  for (let before = 0; before < 4; before++) await touch()
  for (const projection of both) {
    await rebuildProjection({ ...side, projection })
    for (let after = 0; after < 3; after++) await touch()
  }
})
