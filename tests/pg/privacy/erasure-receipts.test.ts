// The receipt of a survey that its owner deleted: from the erasure to the cleaning of the files.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { cleanDatabase } from '#kernel/postgres/housekeeping.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { saveReactorCheckpoints } from '#kernel/reactors/parked-events.ts'
import { readErasureReceipt } from '#projections/accounts/erasure-receipt.ts'
import { listErasures } from '#projections/accounts/erasures.projection.ts'
import { projections } from '#projections/all.ts'
import { finishErasuresJob } from '../../../services/accounts/deletion/finish-erasures.job.ts'
import { newEvent, openReadSide } from '../../support/kernel/read-side.ts'
import { openTestKeyRing } from '../../support/kernel/test-key-ring.ts'

const [ownerId, surveyId, sessionId] = [randomUUID(), randomUUID(), randomUUID()]
const meta = { ownerId, surveyId }

test('a receipt is finished once key, rows and files are gone, and clean after a cleaning', async () => {
  await using side = await openReadSide()
  const { db, store } = side
  const keys = await openKeys(db, await openTestKeyRing(db))
  await side.runProjections(projections)
  const append = async (stream: string, event: DomainEvent) => {
    const at = new Date().toISOString()
    await store.append(stream, 'any', [newEvent(event, { ...meta, at })])
    await side.waitForProjections(projections)
  }
  const receipt = () => readErasureReceipt(db, { id: surveyId, isAccount: false })
  const reactors: Reactor[] = [{ name: 'forgetter', erases: true, on: {} }]
  const job = finishErasuresJob({ store, reactors })
  const dueIds = async () => (await job.due(db, new Date())).map(({ id }) => id)

  expect(await receipt()).toMatchObject({ state: 'none' })
  const restorableUntil = new Date().toISOString()
  await append(`survey-${surveyId}`, { type: 'SurveyDeleted', data: { restorableUntil } })
  expect(await receipt()).toMatchObject({ kind: 'survey', state: 'requested', places: [] })
  expect(await listErasures(db, ownerId, 10)).toEqual([])

  await append(`survey-${surveyId}`, { type: 'SurveyErased', data: {} })
  const withSurvey = { reason: 'owner' as const, responseIds: [randomUUID(), randomUUID()] }
  await append(`conversation-${sessionId}`, { type: 'SessionErased', data: withSurvey })
  expect(await receipt()).toMatchObject({
    ...{ state: 'erasing', reference: surveyId.slice(-8).toUpperCase() },
    figures: { conversations: 1, answers: 2 },
  })
  expect(await dueIds()).toEqual([])

  await keys.destroy(surveyId)
  expect(await dueIds()).toEqual([])
  const checkpoint = { name: 'forgetter', position: await store.head() }
  await saveReactorCheckpoints(db, [checkpoint], store.logId)
  expect(await dueIds()).toEqual([surveyId])

  await append(`erasure-${surveyId}`, { type: 'ErasureFinished', data: { ownerId } })
  expect(await dueIds()).toEqual([])
  expect(await receipt()).toMatchObject({ state: 'erased', cleaned_at: null })
  await cleanDatabase(db)
  expect(await receipt()).toMatchObject({
    state: 'cleaned',
    places: expect.arrayContaining(['keys', 'database_files']),
  })
  expect(await listErasures(db, ownerId, 10)).toMatchObject([{ subjectId: surveyId }])
})
