// What owners write is sealed with the key of their survey, in the log and in the read models.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { SurveyConfig, type SurveyQuestion } from '#contract/survey.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import { countSurveysOf, listSurveysOf } from '#projections/surveys/survey-list.ts'
import {
  findVersion,
  surveyVersions,
  versionsOf,
} from '#projections/surveys/survey-versions.projection.ts'
import { findSurvey, surveys } from '#projections/surveys/surveys.projection.ts'
import { survey } from '../../../services/surveys/survey.decider.ts'
import { newEvent, openReadSide } from '../../support/kernel/read-side.ts'

const marker = 'quixozulan'
const text = (name: string) => `${marker} ${name}`
const config = SurveyConfig.parse({
  validation_points: [{ id: 'p1', text: text('point') }],
  asked_by: text('brand'),
  pre_survey_config: {
    enabled: true,
    required_fields: [text('field')],
  },
  post_survey_rewards: {
    enabled: true,
    rewards: [{ title: text('reward'), content: text('message') }],
  },
})
const questions: SurveyQuestion[] = [
  {
    id: 'q1',
    text: text('question'),
    type: 'multiple',
    is_required: true,
    options: [text('a'), 'b'],
  },
]
const content = {
  ...{ title: text('title'), description: text('description'), goal: text('goal') },
  ...{ language: 'en' as const, config, questions },
}

const ownerId = randomUUID()
const projections = [surveys, surveyVersions]
let side: Awaited<ReturnType<typeof openReadSide>>
let decodeEvents: ReturnType<typeof openDecoder>
beforeAll(async () => {
  side = await openReadSide()
  decodeEvents = openDecoder(side.keys)
  await side.runProjections(projections)
})
afterAll(() => side[Symbol.asyncDispose]())

/** A process of its own: it has folded nothing yet. */
function newExecute() {
  const commandId = randomUUID()
  return openExecutor({ ...side, decodeEvents })({
    ...{ commandId, correlationId: commandId, actor: 'test' },
  })
}

async function draft(over: Partial<typeof content> = {}): Promise<string> {
  const id = randomUUID()
  const publicId = id.slice(0, 12)
  await newExecute()(survey, id, { type: 'DraftSurvey', ownerId, publicId, ...content, ...over })
  return id
}

const change = (id: string, title: string) =>
  newExecute()(survey, id, { type: 'ChangeSurvey', ownerId, changes: { title } })

const caughtUp = () => side.waitForProjections(projections)

async function tablesWithMarker(): Promise<string[]> {
  const { rows } = await side.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('log', 'read', 'keep')`,
  )
  const found = []
  for (const { name } of rows) {
    const query = `select from ${name} as each where each::text ilike $1 limit 1`
    if ((await side.db.query(query, [`%${marker}%`])).rowCount) found.push(name)
  }
  return found
}

test('no table has what an owner wrote in the clear, and readers get all of it', async () => {
  const id = await draft()
  await change(id, text('second title'))
  await newExecute()(survey, id, {
    ...{ type: 'ConfigureSentiment', ownerId },
    config: {
      ...{ enabled: true, emotion_analysis: true, aspect_analysis: true, auto_followups: true },
      ...{ confidence_threshold: 0.4, aspect_keywords: [text('keyword')], questions: {} },
      ...{ followup_negative: text('negative'), followup_very_positive: text('positive') },
    },
  })
  await caughtUp()
  expect(await tablesWithMarker()).toEqual([])
  expect(await findSurvey(side.db, id)).toMatchObject({
    ...{ ...content, title: text('second title') },
    sentiment: { followup_negative: text('negative') },
  })
  expect(await versionsOf(side.db, id, 5)).toMatchObject([{ title: text('second title') }, content])
  for (const projection of projections) {
    const compared = { ...side, decodeEvents, projection }
    expect(await verifyProjection(compared)).toMatchObject({ differing: 0 })
    expect(await rebuildProjection(compared)).toMatchObject({ compared: { differing: 0 } })
  }
  expect(await tablesWithMarker()).toEqual([])
})

test('a process that has folded nothing decides on what is sealed', async () => {
  const id = await draft()
  expect((await change(id, content.title)).events).toEqual([])
  await change(id, 'Another')
  const restored = await newExecute()(survey, id, { type: 'RestoreVersion', ownerId, version: 1 })
  expect(restored.events).toMatchObject([
    { type: 'SurveyRevised', data: { ...content, version: 3 } },
  ])
})

test('an erased survey has left no word, in the log or in a rebuilt read model', async () => {
  const id = await draft()
  await caughtUp()
  await side.keys.destroy(id)
  // Before the erasure is applied.
  expect(await findSurvey(side.db, id)).toMatchObject({ title: '', goal: '', questions: [] })
  expect(await findVersion(side.db, id, 1)).toMatchObject({ title: '', description: '' })
  await expect(change(id, 'Back')).rejects.toMatchObject({ code: 'surveys/not-found' })
  await newExecute()(survey, id, { type: 'Erase' })
  await caughtUp()
  expect(await findSurvey(side.db, id)).toBeUndefined()
  const stored = await Array.fromAsync(side.store.readStream(`survey-${id}`))
  const [drafted] = await decodeEvents(stored)
  expect(drafted).toMatchObject({
    type: 'SurveyDrafted',
    data: { title: '', goal: '', questions: [] },
  })
  const texts = (await decodeEvents(stored)).map(({ data }) => data)
  expect(JSON.stringify(texts)).not.toContain(marker)
})

test('a search finds what is sealed, what has changed since, and nothing of others', async () => {
  const found = await draft({ title: 'Café Zulu' })
  const other = await draft({ title: 'Tea' })
  await caughtUp()
  const find = async (search: string, owner = ownerId) =>
    (await listSurveysOf(side.db, owner, { search, limit: 10 })).map(({ surveyId }) => surveyId)
  expect(await find('cafe zulu')).toEqual([found])
  await change(other, 'More cafe zulu')
  await change(found, 'Coffee')
  await caughtUp()
  expect(await find('cafe zulu')).toEqual([other])
  expect(await countSurveysOf(side.db, ownerId, 'cafe zulu')).toMatchObject({ draft: 1 })
  expect(await find('cafe zulu', randomUUID())).toEqual([])
  await newExecute()(survey, other, { type: 'Erase' })
  await caughtUp()
  expect(await find('cafe zulu')).toEqual([])
})

test('a survey of before is read, and sealed in the read models', async () => {
  const id = randomUUID()
  const data = { ownerId, publicId: id.slice(0, 12), version: 1, ...content, title: 'Of before' }
  const event = newEvent({ type: 'SurveyDrafted', data }, { version: '1', ownerId, surveyId: id })
  await side.store.append(`survey-${id}`, 'no_stream', [event])
  await caughtUp()
  expect(await findSurvey(side.db, id)).toMatchObject({ title: 'Of before', questions })
  const { rows } = await side.db.query('select * from read.surveys where "surveyId" = $1', [id])
  expect(JSON.stringify(rows)).not.toContain('Of before')
  expect((await change(id, 'Of before')).events).toEqual([])
})
