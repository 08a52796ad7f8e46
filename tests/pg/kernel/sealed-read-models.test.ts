// Personal columns of read models are sealed at rest with their subjects' keys.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { attachKeys } from '#kernel/privacy/database-keys.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { encodeEvents } from '#kernel/commands/encode-events.ts'
import { eventTypes } from '#kernel/commands/event-types.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { projections } from '#projections/all.ts'
import { findOwner, findOwnerByEmail, owners } from '#projections/accounts/owners.projection.ts'
import { findResponse } from '#projections/conversations/find-response.ts'
import { responses, type ResponseRow } from '#projections/conversations/responses.projection.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { answerFingerprints } from '#projections/conversations/answer-fingerprints.projection.ts'
import { fingerprintsOf } from '#projections/conversations/fingerprints.ts'
import { hashesOf } from '#projections/engine/keyed-column.ts'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { tableName, tableOf } from '#projections/engine/tables/table.ts'
import { answerChoices } from '#projections/reports/analytics/answer-choices.projection.ts'
import { findInsightReport } from '#projections/insights/insight-reports.projection.ts'
import {
  marker,
  personalEvents,
  sampleId,
  sampleText,
} from '../../support/fixtures/personal-events.ts'
import { openReadSide } from '../../support/kernel/read-side.ts'

/** Sorts after `sampleId`. */
const otherId = 'f0000000-0000-4000-8000-000000000002'
const sealed = projections.filter((each) => tableOf(each).personal.length > 0)

let side: Awaited<ReturnType<typeof openReadSide>>
let decodeEvents: ReturnType<typeof openDecoder>
beforeAll(async () => {
  side = await openReadSide()
  decodeEvents = openDecoder(side.keys)
  for (const id of [sampleId, otherId]) await appendPersonalEvents(id)
  await side.runProjections(projections, { decodeEvents })
  await side.waitForProjections(projections)
})
afterAll(() => side[Symbol.asyncDispose]())

/** Every event with a marker in every personal field, without those that take something back. */
async function appendPersonalEvents(id: string): Promise<void> {
  for (const event of personalEvents(id))
    if (!/Erased$|Revoked$|Withdrawn$|Reassessed$/.test(event.type)) await append(id, event)
}

async function append(id: string, { type, data }: DomainEvent): Promise<void> {
  const about = { ownerId: id, surveyId: id, sessionId: id }
  const { version, personal } = eventTypes.get(type)!
  const commandId = randomUUID()
  const envelope = { commandId, correlationId: commandId, actor: 'test' }
  const at = '2026-01-01T00:00:00.000Z'
  const event = { type, version, personal, data: { ...data } }
  const encoded = await encodeEvents(side.keys, [event], { about, envelope, at })
  const hashes = { hash: 'hash', previousHash: 'previous' }
  await side.store.append(
    `sample-${id}`,
    'any',
    encoded.map((each) => ({ ...each, meta: { ...each.meta, ...hashes } })),
  )
}

async function tablesWithMarker(): Promise<string[]> {
  const { rows } = await side.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('log', 'read', 'keep')`,
  )
  expect(rows.length).toBeGreaterThan(projections.length)
  const found = []
  for (const { name } of rows) {
    const text = `select from ${name} as each where each::text ilike $1 limit 1`
    if ((await side.db.query(text, [`%${marker}%`])).rowCount) found.push(name)
  }
  return found
}

const verify = (projection: AnyProjection) =>
  verifyProjection({ ...side, decodeEvents, projection })

test('no table has a personal field in the clear, and readers get all of them', async () => {
  expect(await tablesWithMarker()).toEqual([])
  for (const projection of sealed) {
    const rows = await side.readRows(tableName(projection.name))
    // Ratings are numbers.
    const texts = tableOf(projection).personal.filter(({ name }) => name !== 'ratings')
    for (const { name } of texts)
      expect({ [name]: JSON.stringify(rows.map((row) => row[name])) }).toEqual({
        [name]: expect.stringContaining(marker),
      })
  }
  const { rows } = await side.db.query<{ id: string }>(
    'select "responseId" as id from read.responses',
  )
  const response = await findResponse(side.db, rows[0]!.id)
  expect(response?.qualification?.reason).toContain(marker)
  expect(response?.aspects[0]?.name).toContain(marker)
  expect((await findInsightReport(side.db, sampleId))?.report?.overview).toContain(marker)
  expect((await findOwnerByEmail(side.db, `${marker}@PROSA.test`))?.ownerId).toBe(sampleId)
  expect(await findOwnerByEmail(side.db, 'nobody@prosa.test')).toBeUndefined()
})

test('fingerprints of the same text differ between owners, and are not those of the text', async () => {
  const { rows } = await side.db.query<{ surveyId: string; print: string }>(
    'select "surveyId", print from read.answer_prints',
  )
  const plain = fingerprintsOf(sampleText)
  expect(rows).toHaveLength(2 * plain.length)
  expect(new Set([...rows.map(({ print }) => print), ...plain]).size).toBe(3 * plain.length)
  expect(await hashesOf(side.db, answerFingerprints, sampleId, plain)).toEqual(
    expect.arrayContaining(
      rows.filter(({ surveyId }) => surveyId === sampleId).map(({ print }) => print),
    ),
  )
  expect(await verify(answerFingerprints)).toMatchObject({ differing: 0 })
})

test('what is sealed twice is the same for `verify` and `rebuild`', async () => {
  const identical = { differing: 0, differences: [] }
  for (const projection of sealed) {
    expect(await verify(projection)).toMatchObject({ ...identical, rows: { live: 2 } })
    expect(await rebuildProjection({ ...side, decodeEvents, projection })).toMatchObject({
      compared: identical,
    })
  }
  expect(await tablesWithMarker()).toEqual([])
})

test('a sealed value cannot be moved to another row, nor edited', async () => {
  const ids = await side.db.query<{ id: string }>(
    'select "responseId" as id from read.responses order by ("conversationId" = $1) desc',
    [sampleId],
  )
  const [first, second] = ids.rows.map(({ id }) => id) as [string, string]
  // Also not within one person's rows, which one key seals.
  await side.db.query(
    `update read.responses set "conversationId" = $3,
       sealed = (select sealed from read.responses where "responseId" = $1) where "responseId" = $2`,
    [first, second, sampleId],
  )
  await expect(findResponse(side.db, second)).rejects.toThrow('was altered')
  expect(await verify(responses)).toMatchObject({ differing: 1 })
  await side.db.query('update read.responses set "conversationId" = $2 where "responseId" = $1', [
    second,
    otherId,
  ])
  const found = await verify(responses)
  expect(found).toMatchObject({ differing: 1, differences: [{ key: { responseId: second } }] })
  expect(Object.keys(found.differences[0]!.recomputed!)).toContain('answer')
  await rebuildProjection({ ...side, decodeEvents, projection: responses })
  expect(await verify(responses)).toMatchObject({ differing: 0 })
})

test('without its key a row says nothing, and does not differ from the log', async () => {
  await side.keys.destroy(otherId)
  expect(await findOwner(side.db, otherId)).toMatchObject({ email: null, name: null })
  const rows = (await side.readRows('responses')) as ResponseRow[]
  expect(rows.find(({ conversationId }) => conversationId === otherId)).toMatchObject({
    ...{ question: null, answer: null, aspects: [], qualification: null },
    rubricVersion: expect.any(String),
  })
  // Counts of values are in the clear and stay until the erasure is applied: without the key they cannot be recomputed.
  const counting: readonly AnyProjection[] = [answerChoices, sessionFigures]
  for (const projection of sealed.filter((each) => !counting.includes(each)))
    expect(await verify(projection)).toMatchObject({ differing: 0 })
  // An erasure that is applied after its key was destroyed still reaches the open pages.
  const woken = new Set<string>()
  for (const topic of ['survey-turns', 'qualified-responses'])
    side.announcements.subscribe(`${topic}:${otherId}`, () => woken.add(topic))
  await append(otherId, { type: 'SessionErased', data: { reason: 'respondent' } })
  await side.waitForProjections(projections)
  expect([...woken].toSorted()).toEqual(['qualified-responses', 'survey-turns'])
  expect(await side.readRows('responses')).toHaveLength(1)
})

test('a database without its keys refuses to write and to read personal columns', async () => {
  const db = openDb(side.url)
  try {
    await expect(findOwner(db, sampleId)).rejects.toThrow('keys of this database')
    await expect(
      rebuildProjection({ ...side, db, decodeEvents, projection: owners }),
    ).rejects.toThrow('keys of this database')
    attachKeys(db, side.keys)
    expect((await findOwner(db, sampleId))?.email).toContain(marker)
  } finally {
    await db.end()
  }
})

test('a table without sealed columns serves until the new version replaces it', async () => {
  const row = { ownerId: sampleId, email: 'ana@prosa.test', locale: 'en', plan: 'free' }
  await side.db.query('alter table read.owners rename to owners_sealed')
  await side.db.query(
    `create table read.owners as select $1::uuid as "ownerId", $2::text as email, $3::text as locale, $4::text as plan`,
    Object.values(row),
  )
  expect(await findOwner(side.db, sampleId)).toEqual(row)
  await side.db.query('drop table read.owners; alter table read.owners_sealed rename to owners')
})
