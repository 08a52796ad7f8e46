// No projection stores a personal field of an event in a column that is not sealed.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { marker, personalEvents, sampleId } from '../tests/support/fixtures/personal-events.ts'
import { decodedEvent } from '../tests/support/kernel/projection-specification.ts'
import { projections } from './all.ts'
import type { AnyProjection, Key, Row } from './engine/projection.ts'
import { tableOf } from './engine/tables/table.ts'

const events = personalEvents(sampleId)
const meta = {
  ownerId: sampleId,
  surveyId: sampleId,
  sessionId: sampleId,
  hash: 'hash',
  previousHash: 'previous',
}

/** Every row that the events give; deletions are ignored, so that later events find rows. */
function rowsOf(projection: AnyProjection): Row[] {
  const touchedBy = projection.rowsOf as Record<string, (event: object) => readonly Key[]>
  const evolve = projection.evolve as (row: Row | undefined, event: object, key: Key) => Row | null
  const [all, last] = [[] as Row[], new Map<string, Row>()]
  for (const event of events.map((each: DomainEvent) => decodedEvent(each, { id: sampleId, meta })))
    for (const key of touchedBy[event.type]?.(event) ?? []) {
      // A prefix of a key touches existing rows only.
      if (!projection.key.every((column) => column in key)) continue
      const name = JSON.stringify(Object.values(key))
      const row = evolve(last.get(name), event, key)
      if (!row) continue
      last.set(name, row)
      all.push(row)
    }
  return all
}

const columnsWithMarker = (projection: AnyProjection) =>
  new Set(
    rowsOf(projection).flatMap((row) =>
      Object.keys(row).filter((name) => JSON.stringify(row[name] ?? null).includes(marker)),
    ),
  )

test.each(projections)('$name seals every column with a personal field', (projection) => {
  expect(rowsOf(projection).length).toBeGreaterThan(0)
  const sealed = tableOf(projection).personal.map(({ name }) => name)
  expect([...columnsWithMarker(projection)].filter((name) => !sealed.includes(name))).toEqual([])
})

/** Numbers have no place for the marker. */
const ofNumbers = ['ratings']

test('the events reach every personal column', () => {
  for (const projection of projections) {
    const sealed = tableOf(projection)
      .personal.map(({ name }) => name)
      .filter((name) => !ofNumbers.includes(name))
    expect([...columnsWithMarker(projection)]).toEqual(expect.arrayContaining(sealed))
  }
})

test('rows with personal columns are read with queryRows, which unseals them', () => {
  const tables = projections
    .map((each) => tableOf(each))
    .filter(({ personal }) => personal.length > 0)
  const names = tables.map(({ sql }) => sql.replace('.', String.raw`\.`)).join('|')
  const sealedRows = new RegExp(
    String.raw`\.query(<[^(]*>)?\(\s*[\`'"]select (\w+\.)?\* from (${names})\b`,
  )
  const files = globSync('{services,projections,scripts}/**/*.ts').filter(
    (file) => !/\.test\.ts$|^scripts\/lib\/bench\//.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(sealedRows.test("db.query<Row>('select * from read.owners where')")).toBe(true)
  expect(files.filter((file) => sealedRows.test(readFileSync(file, 'utf8')))).toEqual([])
})
