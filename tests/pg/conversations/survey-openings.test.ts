// Openings of a survey's page: counted in memory, recorded without who opened it, limited, and erased with the survey.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { demonstrations } from '#contract/demonstration.ts'
import { limits } from '#contract/limits.ts'
import { surveyOpenings } from '#projections/reports/analytics/survey-openings.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

const pace = { startsPerMinute: 400, freeStarts: 1000, freeStartsPerAddress: 1000 }
let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer({ withoutReactors: true, pace })
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const open = (publicId: string, options: { remoteAddress?: string; body?: object } = {}) =>
  server.call<{ code: string }>(`POST /api/public/surveys/${publicId}/openings`, options)

const detailsOf = async (owner: string, surveyId: string) => {
  await server.openings.flush()
  await server.waitForProjections()
  const route = `GET /api/surveys/${surveyId}/analytics/details`
  return (await server.call<AnalyticsDetails>(route, { owner })).body
}

test('openings are the first step of the funnel, before the sessions that start', async () => {
  const owner = randomUUID()
  const { id, public_id } = await respondents.createPublishedSurvey(owner)
  expect((await detailsOf(owner, id)).funnel).toMatchObject({ opened: null, started: 0 })
  for (let n = 0; n < 5; n++) {
    const reply = await open(public_id, { remoteAddress: '198.51.100.7' })
    expect(reply).toMatchObject({ status: 202, body: { ok: true } })
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
  await server.call(`POST /api/public/surveys/${public_id}/sessions`, { body: {} })
  const today = new Date().toISOString().slice(0, 10)
  expect(await detailsOf(owner, id)).toMatchObject({
    funnel: { opened: 5, started: 1 },
    openings: { counted: 5, since: today, sessions_before: 0 },
  })
  const [event, ...others] = await server.readStream(`openings-${id}-${today}`)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    data: { ownerId: owner, surveyId: id, count: 5 },
    meta: { ownerId: owner, surveyId: id, actor: 'anyone' },
  })
  expect(JSON.stringify([event!.data, event!.meta])).not.toContain('198.51.100')
})

test('a rebuild has the same openings, and an erased survey has none', async () => {
  const owner = randomUUID()
  const { id, public_id } = await respondents.createPublishedSurvey(owner)
  for (let n = 0; n < 3; n++) {
    await open(public_id)
    await server.openings.flush()
  }
  await server.waitForProjections()
  const rows = async () =>
    (await server.db.query('select * from read.survey_openings where "surveyId" = $1', [id])).rows
  const before = await rows()
  expect(before).toMatchObject([{ openings: 3 }])
  expect(await rebuildProjection({ ...server, projection: surveyOpenings })).toMatchObject({
    compared: { differing: 0 },
  })
  expect(await rows()).toEqual(before)
  await server.appendEvent(`survey-${id}`, { type: 'SurveyErased', data: {} }, { ownerId: owner })
  await server.waitForProjections()
  expect(await rows()).toEqual([])
})

test('surveys that take no answers are refused as starts are, and a demonstration is not counted', async () => {
  const owner = randomUUID()
  const { id, public_id } = await respondents.createPublishedSurvey(owner)
  await server.call(`PUT /api/surveys/${id}`, { owner, body: { status: 'paused' } })
  expect(await open(public_id)).toMatchObject({
    status: 403,
    body: { code: 'surveys/unavailable', survey_status: 'paused' },
  })
  expect(await open('NoSuchSurvey1')).toMatchObject({
    status: 404,
    body: { code: 'surveys/not-public' },
  })
  expect((await open('no-such')).status).toBe(404)
  const sent = await open(public_id, { body: { name: 'Ana' } })
  expect(sent.status).toBe(422)
  expect((await open(demonstrations.en.publicId)).status).toBe(202)
  expect(await detailsOf(owner, id)).toMatchObject({ openings: { counted: 0, since: null } })
})

test('10,000 openings of one address are limited, and leave room for others until all are too many', async () => {
  const owner = randomUUID()
  const { id, public_id } = await respondents.createPublishedSurvey(owner)
  const replies = []
  for (let n = 0; n < 10_000; n += 100) {
    const batch = Array.from({ length: 100 }, () =>
      open(public_id, { remoteAddress: '203.0.113.9' }),
    )
    replies.push(...(await Promise.all(batch)))
  }
  const counted = replies.filter(({ status }) => status === 202)
  const refused = replies.filter(({ status }) => status !== 202)
  expect(counted).toHaveLength(limits.openings.perAddress)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['429 request/too-many']),
  )
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  const others = await Promise.all(
    Array.from({ length: 200 }, (_, n) => open(public_id, { remoteAddress: `198.51.100.${n}` })),
  )
  const left = pace.startsPerMinute - limits.openings.perAddress
  expect(others.filter(({ status }) => status === 202)).toHaveLength(left)
  expect((await detailsOf(owner, id)).openings.counted).toBe(pace.startsPerMinute)
})
