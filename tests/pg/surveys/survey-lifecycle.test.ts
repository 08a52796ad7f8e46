// Closing, deleting, duplicating and restoring surveys over HTTP.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeletedSurvey, SurveyVersion } from '#contract/api/survey-lifecycle.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { openJobRunner } from '#kernel/jobs/scheduled-jobs.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { closeSurveysJob } from '../../../services/surveys/lifecycle/survey-lifecycle.jobs.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { silentLog } from '../../support/kernel/read-side.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type SurveyReply = Survey & { code: string; current: Survey; issues: { path: unknown[] }[] }
type CallOptions = { owner: string; body?: object; headers?: Record<string, string> }

const call = <T = SurveyReply>(route: string, sending: CallOptions) =>
  server.call<T>(route, sending)
const point = { id: 'p1', text: 'Why people leave' }
const config_json = JSON.stringify({ validation_points: [point] })
const createDraft = async (owner: string, over: object = {}) => {
  const body = { title: 'Why?', goal: 'Learn why people leave us', config_json, ...over }
  return (await call('POST /api/surveys/advanced', { owner, body })).body
}
const changeSurvey = (owner: string, id: string, body: object, headers = {}) =>
  call(`PUT /api/surveys/${id}`, { owner, body, headers })
const createPublishedSurvey = async (owner: string) => {
  const { id } = await createDraft(owner)
  return (await changeSurvey(owner, id, { status: 'published' })).body
}
const readPublicSurvey = (publicId: string) =>
  server.call<{ code: string; survey_status: string }>(`GET /api/public/surveys/${publicId}`)

describe('concurrent edits', () => {
  test('every response has its version, and the second save is refused with the first', async () => {
    const owner = randomUUID()
    const { id } = await createDraft(owner)
    const seen = await call(`GET /api/surveys/${id}`, { owner })
    expect(seen.headers.get('etag')).toBe('"1"')
    const first = await changeSurvey(owner, id, { title: 'Mine' }, { 'if-match': '"1"' })
    expect(first.headers.get('etag')).toBe('"2"')
    const second = await changeSurvey(owner, id, { title: 'Yours' }, { 'if-match': '"1"' })
    expect(second).toMatchObject({
      status: 412,
      body: { code: 'surveys/stale-version', version: 2, current: first.body },
    })
    expect(await changeSurvey(owner, id, { title: 'Yours', version: 1 })).toMatchObject({
      status: 412,
      body: { current: { title: 'Mine' } },
    })
  })
  test.each(['"9"', 'nonsense', '""'])('an unknown version matches nothing: %s', async (tag) => {
    const owner = randomUUID()
    const { id } = await createDraft(owner)
    expect(await changeSurvey(owner, id, { title: 'x' }, { 'if-match': tag })).toMatchObject({
      status: 412,
    })
  })
  test('any version matches `*`', async () => {
    const owner = randomUUID()
    const { id } = await createDraft(owner)
    expect(await changeSurvey(owner, id, { title: 'x' }, { 'if-match': '*' })).toMatchObject({
      status: 200,
    })
  })
})

describe('scheduled closing', () => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  const schedule = (owner: string, id: string, closes_at: string | null) =>
    call(`PUT /api/surveys/${id}/closing`, { owner, body: { closes_at } })

  test('is shown, changed and cancelled', async () => {
    const owner = randomUUID()
    const { id } = await createPublishedSurvey(owner)
    const at = '2099-12-31T23:00:00.000Z'
    const set = await schedule(owner, id, '2100-01-01T01:00:00+02:00')
    expect(set).toMatchObject({ status: 200, body: { closes_at: at, status: 'published' } })
    expect((await schedule(owner, id, null)).body.closes_at).toBeNull()
  })
  test('is refused in the past and for invalid times', async () => {
    const owner = randomUUID()
    const { id } = await createPublishedSurvey(owner)
    expect(await schedule(owner, id, inMs(-1000))).toMatchObject({
      status: 422,
      body: { code: 'surveys/closing-in-the-past' },
    })
    expect(await schedule(owner, id, 'tomorrow')).toMatchObject({ status: 422 })
  })
  test('is immediate for respondents, and recorded by the job', async () => {
    const owner = randomUUID()
    const survey = await createPublishedSurvey(owner)
    const [day, other] = [24 * 60 * 60 * 1000, await createPublishedSurvey(owner)]
    await schedule(owner, survey.id, inMs(300))
    await schedule(owner, other.id, inMs(2 * day))
    await expect
      .poll(async () => (await readPublicSurvey(survey.public_id)).body.survey_status)
      .toBe('closed')
    const own = async <T>(path: string) => (await call<T>(`GET ${path}`, { owner })).body
    const statusOf = async (query = '') =>
      (await own<Survey[]>(`/api/surveys${query}`)).map(({ id, status }) => `${id} ${status}`)
    // No job runs here yet: the owner's lists, counts and reports go by the time.
    expect(await statusOf()).toEqual([`${other.id} published`, `${survey.id} closed`])
    expect(await statusOf('?status=closed')).toEqual([`${survey.id} closed`])
    expect(await statusOf('?status=published')).toEqual([`${other.id} published`])
    expect(await own('/api/surveys/counts')).toMatchObject({ published: 1, closed: 1, total: 2 })
    expect(await own(`/api/surveys/${survey.id}`)).toMatchObject({ status: 'closed' })
    expect(await own('/api/reports')).toMatchObject({ metrics: { active_surveys: 1 } })
    const executor = openExecutor({
      store: server.store,
      keys: memoryKeys(),
      decodeEvents: server.decodeEvents,
    })
    const clocks = openJobRunner({
      ...{ db: server.db, executor, jobs: [closeSurveysJob], log: silentLog },
      intervalMs: 50,
      pollMs: 50,
    })
    clocks.start()
    const seen = async (id: string) => (await call(`GET /api/surveys/${id}`, { owner })).body
    await expect.poll(() => seen(survey.id)).toMatchObject({ status: 'closed', closes_at: null })
    await clocks.stop()
    expect((await seen(other.id)).status).toBe('published')
    expect(await schedule(owner, survey.id, inMs(day))).toMatchObject({
      status: 409,
      body: { code: 'surveys/wrong-status' },
    })
  })
})

describe('deleting', () => {
  const remove = (owner: string, id: string) =>
    call<{ ok: boolean; restorable_until: string; code: string }>(`DELETE /api/surveys/${id}`, {
      owner,
    })
  const deleted = async (owner: string) =>
    (await call<DeletedSurvey[]>('GET /api/surveys/deleted', { owner })).body

  test('hides the survey, and restoring returns it unchanged', async () => {
    const owner = randomUUID()
    const survey = await createPublishedSurvey(owner)
    const gone = await remove(owner, survey.id)
    expect(gone.body.ok).toBe(true)
    const days = (Date.parse(gone.body.restorable_until) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 2)
    expect((await remove(owner, survey.id)).body).toEqual(gone.body)
    for (const path of ['', '/analytics', '/versions', '/invitations', '/sentiment-config'])
      expect(await call(`GET /api/surveys/${survey.id}${path}`, { owner })).toMatchObject({
        status: 404,
        body: { code: 'surveys/not-found' },
      })
    expect((await call<[]>('GET /api/surveys', { owner })).body).toEqual([])
    expect(await readPublicSurvey(survey.public_id)).toMatchObject({
      status: 404,
      body: { code: 'surveys/not-public' },
    })
    expect(await deleted(owner)).toMatchObject([
      { id: survey.id, title: survey.title, restorable_until: gone.body.restorable_until },
    ])
    const back = await call(`POST /api/surveys/${survey.id}/restore`, { owner })
    expect(back.body).toEqual(survey)
    expect(await deleted(owner)).toEqual([])
    await server.waitForProjections()
    expect(await readPublicSurvey(survey.public_id)).toMatchObject({ status: 200 })
  })
  test('is refused to other owners', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()]
    const { id } = await createDraft(owner)
    const missing = { status: 404, body: { code: 'surveys/not-found' } }
    expect(await remove(stranger, id)).toMatchObject(missing)
    await remove(owner, id)
    expect(await deleted(stranger)).toEqual([])
    expect(await call(`POST /api/surveys/${id}/restore`, { owner: stranger })).toMatchObject(
      missing,
    )
    expect(await remove(owner, randomUUID())).toMatchObject(missing)
  })
})

describe('duplicating', () => {
  test('copies the content, but neither lifecycle nor links', async () => {
    const owner = randomUUID()
    const original = await createPublishedSurvey(owner)
    const feelings = { enabled: false }
    await call(`PUT /api/surveys/${original.id}/sentiment-config`, { owner, body: feelings })
    const headers = { 'idempotency-key': 'copy' }
    const route = `POST /api/surveys/${original.id}/duplicate`
    const copy = (await call(route, { owner, headers })).body
    const { goal, description, language, questions } = original
    expect(copy).toMatchObject({ goal, description, language, questions, status: 'draft' })
    expect(copy).toMatchObject({ title: 'Why? (copy)', version: 1, closes_at: null })
    expect(copy.config_json).toBe(original.config_json)
    expect(new Set([copy.id, original.id, copy.public_id, original.public_id]).size).toBe(4)
    const settings = await call(`GET /api/surveys/${copy.id}/sentiment-config`, { owner })
    expect(settings.body).toMatchObject(feelings)
    expect((await call(route, { owner, headers })).body.id).toBe(copy.id)
  })
  test('respects the maximum title length', async () => {
    const owner = randomUUID()
    const { id } = await createDraft(owner, { title: 'é'.repeat(200) })
    const { body } = await call(`POST /api/surveys/${id}/duplicate`, { owner })
    expect(body.title).toMatch(/^é+ \(copy\)$/)
    expect(body.title).toHaveLength(200)
  })
})

describe('versions', () => {
  const versions = async (owner: string, id: string) =>
    (await call<SurveyVersion[]>(`GET /api/surveys/${id}/versions`, { owner })).body
  const restore = (owner: string, id: string, number: number | string, body: object = {}) =>
    call(`POST /api/surveys/${id}/versions/${number}/restore`, { owner, body })

  test('list their changes, and each can be restored', async () => {
    const owner = randomUUID()
    const { id } = await createDraft(owner)
    await changeSurvey(owner, id, { title: 'Why not?', status: 'published' })
    const config = { validation_points: [point, { id: 'p2', text: 'Price' }], max_questions: 9 }
    await changeSurvey(owner, id, {
      config_json: JSON.stringify(config),
      goal: 'Learn why they stay',
    })
    expect((await restore(owner, id, 1)).body).toMatchObject({
      ...{ title: 'Why?', version: 4, status: 'published' },
    })
    expect(await versions(owner, id)).toMatchObject([
      { version: 4, title: 'Why?', published: true, restored_from: 1 },
      {
        ...{ version: 3, published: true, restored_from: null },
        changes: [
          { field: 'goal', before: 'Learn why people leave us', after: 'Learn why they stay' },
          { field: 'points_added', before: null, after: 'Price' },
          { field: 'max_questions', before: 8, after: 9 },
        ],
      },
      {
        ...{ version: 2, title: 'Why not?', published: true },
        changes: [{ field: 'title', before: 'Why?', after: 'Why not?' }],
      },
      { version: 1, published: false, changes: [] },
    ])
  })
  test('that do not exist, or are outdated, cannot be restored', async () => {
    const owner = randomUUID()
    const { id } = await createDraft(owner)
    await changeSurvey(owner, id, { title: 'Why not?' })
    const unknown = { status: 404, body: { code: 'surveys/unknown-version' } }
    expect(await restore(owner, id, 9)).toMatchObject(unknown)
    expect(await restore(owner, id, 'x')).toMatchObject({ status: 404 })
    expect(await restore(owner, id, 1, { version: 1 })).toMatchObject({
      status: 412,
      body: { current: { title: 'Why not?' } },
    })
    expect(await restore(randomUUID(), id, 1)).toMatchObject({
      status: 404,
      body: { code: 'surveys/not-found' },
    })
  })
})
