import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeyReader } from '#kernel/postgres/key-reader.ts'
import { rowsSince } from '#projections/engine/tables/rows-since.ts'
import {
  newSessionCompleted,
  newEvent,
  objectiveRows,
  openReadSide,
  newObjectiveTouched,
} from '../../support/kernel/read-side.ts'

const all = [objectiveRows]

test('pages contain every change once, in order, also of rows changed by one event', async () => {
  await using side = await openReadSide()
  await side.runProjections(all)
  const keyReader = openKeyReader(side.db)
  side.resources.defer(() => keyReader.end())
  const [id, other] = [randomUUID(), randomUUID()]
  const append = (stream: string, ...events: Parameters<typeof newEvent>[0][]) =>
    side.store.append(
      `conversation-${stream}`,
      'any',
      events.map((event) => newEvent(event)),
    )
  const follow = async (since: string, limit: number) => {
    let cursor = since
    const seen: string[] = []
    for (let more = true; more;) {
      const page = await rowsSince(side.db, objectiveRows, { conversationId: id }, cursor, limit)
      expect(page.rows.length).toBeLessThanOrEqual(limit)
      const where = { conversationId: id }
      expect(await rowsSince(keyReader, objectiveRows, where, cursor, limit)).toEqual(page)
      seen.push(
        ...page.rows.map((row) => (row.deleted ? `-${row.key}` : `${row.key} ${row.times}`)),
      )
      ;({ cursor, more } = page)
    }
    return { seen, cursor }
  }
  await append(
    id,
    newObjectiveTouched('a'),
    newObjectiveTouched('b'),
    newObjectiveTouched('c'),
    newObjectiveTouched('a'),
  )
  await append(other, newObjectiveTouched('x'))
  await side.waitForProjections(all)
  const first = await follow('', 2)
  expect(first.seen).toEqual([`${id}/b 1`, `${id}/c 1`, `${id}/a 2`])
  expect((await follow(first.cursor, 2)).seen).toEqual([])
  await append(id, newSessionCompleted())
  await side.waitForProjections(all)
  await append(id, newObjectiveTouched('b'))
  await side.waitForProjections(all)
  const second = await follow(first.cursor, 1)
  expect(second.seen).toEqual([`-${id}/a`, `-${id}/b`, `-${id}/c`, `${id}/b 1`])
  // A new client has no rows to delete.
  expect((await follow('', 10)).seen).toEqual([`${id}/b 1`])
})

test('a foreign cursor is refused or read as some position, and never breaks a query', async () => {
  await using side = await openReadSide()
  await side.runProjections(all)
  const property = fc.asyncProperty(
    fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9]{20}~.*$/)),
    async (cursor) => {
      const outcome = await rowsSince(
        side.db,
        objectiveRows,
        { conversationId: randomUUID() },
        cursor,
      ).catch((error: { code: string }) => error.code)
      expect(['request/invalid', 'object']).toContain(
        typeof outcome === 'object' ? 'object' : outcome,
      )
    },
  )
  await fc.assert(property)
  expect(await rowsSince(side.db, objectiveRows, { conversationId: 'no uuid' }, '')).toMatchObject({
    rows: [],
    more: false,
  })
})

test('plans of live pages that were made for an empty table use an index once it has grown', async () => {
  await using side = await openReadSide()
  await side.runProjections(all)
  const keyReader = openKeyReader(side.db)
  const [one, other] = [randomUUID(), randomUUID()]
  const firstPage = () => rowsSince(keyReader, objectiveRows, { conversationId: one }, '', 10)
  expect((await firstPage()).rows).toEqual([])
  await side.db.query(
    `insert into read.test_objectives select case when n % 2 = 0 then $1::uuid else $2::uuid end, n::text, 1, now(), lpad(n::text, 20, '0')
      from generate_series(1, 20000) n`,
    [one, other],
  )
  const scans = async (): Promise<number> => {
    await side.db.query('select pg_stat_force_next_flush()')
    const { rows } = await side.db.query<{ read: number }>(
      `select sum(idx_tup_read)::int as read from pg_stat_all_indexes where schemaname = 'read' and relname = 'test_objectives'`,
    )
    return rows[0]!.read
  }
  expect((await firstPage()).rows).toHaveLength(10)
  // A backend reports what it has read within a second of its last query.
  await keyReader.end()
  await expect.poll(scans).toBeGreaterThan(0)
  expect(await scans()).toBeLessThan(1_000)
})
