// Links to reports: pinned figures that stay, less what is erased, and nothing of what others may not read.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SharedReport, SharedReportLink } from '#contract/api/shared-reports.ts'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { erasedSessions } from '#projections/reports/erased-sessions.projection.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { sharedReports } from '#projections/reports/shared-reports.projection.ts'
import { revokeSharesJob } from '../../../services/reports/sharing/share-endings.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import {
  type ConversationTestServer,
  openConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

/** In the answers, and in the name that a respondent gave. */
const answerMarker = 'quokkazulan'
const nameMarker = 'Echidnasouza'
const answer = `I cancelled because the ${answerMarker} invoice was wrong three times, and support kept me waiting for days while my team could not work.`
const config = { pre_survey_config: { enabled: true, required_fields: ['name'] } }
const everything = {
  overview: true,
  sentiment: true,
  charts: true,
  insights: 'quotes',
  aspects: true,
  moments: true,
}
const password = 'four words are better'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
let clock = () => new Date()
const owner = randomUUID()
let surveyId: string
let publicId: string

beforeAll(async () => {
  server = await openConversationTestServer({ now: () => clock() })
  respondents = createRespondentClient(server)
  const survey = await respondents.createPublishedSurvey(owner, config)
  ;[surveyId, publicId] = [survey.id, survey.public_id]
  for (const seed of [1, 2]) await holdConversation(seed)
  await waitForVerdicts()
  await server.call(`POST /api/surveys/${surveyId}/generate-insights`, { owner, body: {} })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Returns the receipt code. */
async function holdConversation(seed: number): Promise<string> {
  const { body } = await respondents.startSession(publicId, {
    pre_survey_data: { name: nameMarker },
  })
  await respondents.completeConversation(body.session_id, seed, seed === 1 ? answer : undefined)
  const path = `POST /api/public/sessions/${body.session_id}/complete`
  return (await server.call<{ receipt_code: string }>(path, { body: {} })).body.receipt_code
}

async function waitForVerdicts(): Promise<void> {
  for (;;) {
    await server.waitForProjections()
    const rows = await server.readRows('responses')
    if (rows.every(({ status, answer: given }) => given === null || status !== 'pending')) return
    await setTimeout(50)
  }
}

async function share(fields: object = {}): Promise<SharedReportLink> {
  const { status, body } = await server.call<SharedReportLink>('POST /api/shared-reports', {
    owner,
    body: { title: 'Quarter', surveys: [surveyId], shows: everything, ...fields },
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}

const tokenOf = ({ url }: SharedReportLink) => url.split('/').at(-1)!
const publicPath = (link: SharedReportLink) => `/api/public/shared-reports/${tokenOf(link)}`
type Reply = SharedReport & { code: string }
const read = (link: SharedReportLink) => server.call<Reply>(`GET ${publicPath(link)}`)
const open = (link: SharedReportLink, body: object, remoteAddress = '1.1.1.1') =>
  server.call<{ report: SharedReport; pass: string; code: string }>(`POST ${publicPath(link)}`, {
    body,
    remoteAddress,
  })

/** Without what changes with the time of reading. */
const pinnedPart = (report: SharedReport) => ({ ...report, now: null })

describe('a pinned report', () => {
  test('stays as it is when there is more, and says what there is now; a live one follows', async () => {
    const [pinned, live] = [await share(), await share({ mode: 'live' })]
    const before = (await read(pinned)).body
    const { metrics } = before.overview!
    expect(metrics).toMatchObject({ total_sessions: 2, completed_sessions: 2 })
    expect(metrics.total_responses).toBeGreaterThan(2)
    expect(before.sentiment!.sentiments.scored).toBeGreaterThan(0)
    expect(before.series!.points.at(-1)).toMatchObject({ sessions: 2 })
    expect(before.as_of.position).toMatch(/^\d{20}$/)
    expect(before.now!.metrics).toEqual(metrics)
    expect((await read(live)).body.overview).toEqual(before.overview)

    await holdConversation(3)
    await waitForVerdicts()
    for (const projection of [sessionFigures, sharedReports, erasedSessions])
      await rebuildProjection({ ...server, projection })
    const after = (await read(pinned)).body
    expect(pinnedPart(after)).toEqual(pinnedPart(before))
    expect(after.now!.metrics.total_sessions).toBe(3)
    expect(after.now!.metrics.total_responses).toBeGreaterThan(metrics.total_responses)
    const followed = (await read(live)).body
    expect(followed.overview!.metrics).toEqual(after.now!.metrics)
    expect(followed).toMatchObject({ erased: null, now: null })
  })

  test('loses the answers of a respondent who erases them, at once, and says so', async () => {
    const code = await holdConversation(4)
    await waitForVerdicts()
    await server.call(`POST /api/surveys/${surveyId}/generate-insights`, { owner, body: {} })
    const pinned = await share()
    const before = (await read(pinned)).body
    await holdConversation(5)
    await server.call(`DELETE /api/public/receipts/${code}`)
    const after = (await read(pinned)).body
    const { metrics } = after.overview!
    const erased = before.overview!.metrics.total_responses - metrics.total_responses
    expect(erased).toBeGreaterThan(0)
    expect(after.erased).toMatchObject({ sessions: 1, responses: erased })
    // That the conversation took place stays, as in the owner's figures.
    expect(metrics.total_sessions).toBe(before.overview!.metrics.total_sessions)
    expect(metrics.sentiments!.scored).toBeLessThan(before.overview!.metrics.sentiments!.scored)
    await server.waitForProjections()
    expect(pinnedPart((await read(pinned)).body)).toEqual(pinnedPart(after))
    const statements = (report: SharedReport) =>
      report.insights!.flatMap(({ findings, topics, recommendations }) => [
        ...findings,
        ...topics,
        ...recommendations,
      ]).length
    expect(statements(before) - statements(after)).toBe(after.erased!.statements)
  })

  test('of surveys of which one is deleted is without it; with none left it ends', async () => {
    const other = await respondents.createPublishedSurvey(owner)
    const both = await share({ surveys: [surveyId, other.id] })
    const single = await share({ surveys: [other.id] })
    expect((await read(both)).body.overview!.metrics.total_surveys).toBe(2)
    await server.call(`DELETE /api/surveys/${other.id}`, { owner })
    const { body } = await read(both)
    expect(body.overview!.metrics.total_surveys).toBe(1)
    expect(body.erased!.surveys).toBe(1)
    expect(await read(single)).toMatchObject({
      status: 410,
      body: { code: 'shared-reports/revoked' },
    })
  })
})

describe('a link', () => {
  test('ends when it is revoked or expires; a forged one never was', async () => {
    const [revoked, expiring] = [await share(), await share({ expires_in_days: 7 })]
    const { status } = await server.call(`DELETE /api/shared-reports/${revoked.id}`, { owner })
    expect(status).toBe(200)
    expect(await read(revoked)).toMatchObject({
      status: 410,
      body: { code: 'shared-reports/revoked' },
    })
    const { rows } = await server.db.query('select from keep.report_pins where share_id = $1', [
      revoked.id,
    ])
    expect(rows).toEqual([])
    clock = () => new Date(Date.now() + 7 * dayMs)
    expect(await read(expiring)).toMatchObject({
      status: 410,
      body: { code: 'shared-reports/expired' },
    })
    const extend = { owner, body: { expires_in_days: 30 } }
    await server.call(`PUT /api/shared-reports/${expiring.id}`, extend)
    expect((await read(expiring)).status).toBe(200)
    clock = () => new Date()
    const forged = { ...expiring, url: `${expiring.url.slice(0, -8)}AAAAAAAA` }
    expect(await read(forged)).toMatchObject({
      status: 404,
      body: { code: 'shared-reports/not-found' },
    })
    // Long after its end it is removed.
    const due = await revokeSharesJob.due(server.db, new Date(Date.now() + 80 * dayMs))
    expect(due.map(({ id }) => id)).toContain(expiring.id)
  })

  test('shows the surveys of its owner alone, and is changed by its owner alone', async () => {
    const stranger = randomUUID()
    const link = await share()
    const body = { title: 'Theft', surveys: [surveyId] }
    const refused = await server.call('POST /api/shared-reports', { owner: stranger, body })
    expect(refused).toMatchObject({ status: 404, body: { code: 'surveys/not-found' } })
    const change = { owner: stranger, body: { password: null } }
    expect((await server.call(`PUT /api/shared-reports/${link.id}`, change)).status).toBe(404)
    const revoke = server.call(`DELETE /api/shared-reports/${link.id}`, { owner: stranger })
    expect((await revoke).status).toBe(404)
    expect((await server.call('GET /api/shared-reports', { owner: stranger })).body).toEqual([])
    const own = await server.call<SharedReportLink[]>('GET /api/shared-reports', { owner })
    expect(own.body[0]).toEqual(link)
    const reversed = { ...body, from: '2026-02-01', to: '2026-01-01' }
    const ids = Array.from({ length: 10_000 }, () => randomUUID())
    for (const invalid of [
      reversed,
      { ...body, surveys: ids },
      { ...body, shows: { ...everything, answers: true } },
      { ...body, expires_in_days: 10_000 },
    ]) {
      const { status } = await server.call('POST /api/shared-reports', { owner, body: invalid })
      expect([413, 422]).toContain(status)
    }
  })

  test('with a password opens with it alone, and 20 are compared', async () => {
    const link = await share({ password })
    expect(link.has_password).toBe(true)
    const closed = await read(link)
    expect(closed).toMatchObject({
      status: 401,
      body: { code: 'shared-reports/password-required' },
    })
    expect(JSON.stringify(closed.body)).not.toContain('Quarter')
    const { body } = await open(link, { password })
    expect(body.report.title).toBe('Quarter')
    const tries = Array.from({ length: 100 }, (_, n) => open(link, { password: `wrong ${n}` }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      limits.sharedReports.tries.perAddress - 1,
    )
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    // The pass opens it without the password, until the password changes.
    expect((await open(link, { pass: body.pass })).status).toBe(200)
    const changed = { owner, body: { password: 'another long one' } }
    await server.call(`PUT /api/shared-reports/${link.id}`, changed)
    expect((await open(link, { pass: body.pass }, '2.2.2.2')).body.code).toBe(
      'shared-reports/password-required',
    )
  })
})

test('locked words, names and ids are in no shared report, and not stored in the clear', async () => {
  const links = [await share(), await share({ mode: 'live' })]
  const replies = await Promise.all(links.map(read))
  const rows = await server.readRows('responses')
  const locked = rows.filter(({ status }) => status === 'locked')
  expect(locked.map(({ answer: given }) => given)).toContain(answer)
  const { rows: stored } = await server.db.query(
    `select to_jsonb(pin)::text as text from keep.report_pins pin
     union all select to_jsonb(day)::text from keep.report_pin_days day`,
  )
  const markers = [
    ...[answerMarker, nameMarker, owner],
    ...rows.map(({ responseId }) => String(responseId)),
    ...rows.map(({ conversationId }) => String(conversationId)),
  ]
  for (const text of [
    ...replies.map(({ body }) => JSON.stringify(body)),
    ...stored.map((row) => row.text),
  ])
    for (const marker of markers) expect(text.toLowerCase()).not.toContain(marker.toLowerCase())
  expect(replies.map(({ headers }) => [headers['x-robots-tag'], headers['cache-control']])).toEqual(
    [
      ['noindex', 'no-store'],
      ['noindex', 'no-store'],
    ],
  )
})

test('what is not shared is not in the reply', async () => {
  const shows = { overview: true, sentiment: false, charts: true, insights: 'none' }
  const { body } = await read(await share({ shows }))
  expect(body).toMatchObject({ sentiment: null, insights: null })
  expect(body.overview!.metrics.sentiments).toBeNull()
  expect(body.overview!.surveys[0]!.sentiment_summary).toBeNull()
  expect(body.series!.points.every(({ net, scored }) => net === null && scored === 0)).toBe(true)
  expect(body.now!.metrics.sentiments).toBeNull()
})
