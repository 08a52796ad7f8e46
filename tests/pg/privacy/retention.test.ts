// How long conversations are kept: the job and the counts follow the rule of `erasureTimeOf`.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlannedErasures, SurveyPrivacy } from '#contract/api/privacy.ts'
import { dayMs, hourMs } from '#contract/durations.ts'
import { erasureTimeOf, noticeEnd } from '#contract/retention.ts'
import type { RetentionDays, SurveyRetention } from '#contract/settings.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { verifyProjection } from '#projections/engine/rebuild/verify.ts'
import {
  conversationsDue,
  erasuresOfChange,
  plannedErasures,
} from '#projections/privacy/planned-erasures.ts'
import { retentionSettings } from '#projections/privacy/retention-settings.projection.ts'
import { eraseAfterRetention } from '../../../services/conversations/sessions/retention.jobs.ts'
import { sessionStartedData } from '../../support/fixtures/conversation-events.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer({ withoutReactors: true })
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())
const now = new Date('2026-06-01T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
const daysAgo = (days: number) => hoursAgo(days * 24)

type Given = { ownerId: string; surveyId: string; startedAt: Date; promisedDays?: RetentionDays }

async function recordStart({ ownerId, surveyId, startedAt, promisedDays }: Given) {
  const id = randomUUID()
  const data = {
    ...sessionStartedData,
    ...{ ownerId, surveyId },
    ...(promisedDays !== undefined && { retentionDays: promisedDays }),
  }
  await server.appendEvent(
    `conversation-${id}`,
    { type: 'SessionStarted', data },
    { ownerId, surveyId, sessionId: id, at: startedAt.toISOString() },
  )
  return id
}

const recordAccount = (ownerId: string, days: RetentionDays, at: Date) =>
  server.appendEvent(
    `owner-${ownerId}`,
    { type: 'SettingsChanged', data: { changes: { privacy: { data_retention_days: days } } } },
    { ownerId, at: at.toISOString() },
  )
const recordSurvey = (
  ids: { ownerId: string; surveyId: string },
  days: SurveyRetention,
  at: Date,
) =>
  server.appendEvent(
    `survey-${ids.surveyId}`,
    { type: 'RetentionConfigured', data: { days } },
    { ...ids, at: at.toISOString() },
  )

async function createSurvey(ownerId: string = randomUUID()) {
  const { id: surveyId, public_id } = await respondents.createPublishedSurvey(ownerId)
  return { ownerId, surveyId, publicId: public_id }
}

const due = async (at = now) => {
  await server.waitForProjections()
  return new Set(await conversationsDue(server.db, at, 100_000))
}

describe('the job', () => {
  test('erases in batches what is due, once', async () => {
    const survey = await createSurvey()
    const old = await recordStart({ ...survey, startedAt: daysAgo(366) })
    const young = await recordStart({ ...survey, startedAt: daysAgo(364) })
    await server.waitForProjections()
    const run = async () => {
      const commands = await eraseAfterRetention.due(server.db, now)
      const envelope = { commandId: randomUUID(), correlationId: randomUUID(), actor: 'test' }
      for (const command of commands)
        await command.execute(server.executor({ ...envelope, commandId: randomUUID() }))
      return commands.map(({ id }) => id)
    }
    const first = await run()
    expect(first).toContain(old)
    expect(first).not.toContain(young)
    // Again, before the read model has the erasure: no second event.
    await eraseAfterRetention.due(server.db, now)
    await server.waitForProjections()
    expect(await run()).not.toContain(old)
    const events = await server.readStream(`conversation-${old}`)
    expect(events.filter(({ type }) => type === 'SessionErased')).toMatchObject([
      { data: { reason: 'retention' } },
    ])
    expect(await conversationsDue(server.db, new Date('2040-01-01'), 1)).toHaveLength(1)
  })

  test('keeps nothing longer than promised, and what was promised without an end', async () => {
    const survey = await createSurvey()
    await recordAccount(survey.ownerId, null, daysAgo(2))
    const promised = await recordStart({ ...survey, startedAt: daysAgo(31), promisedDays: 30 })
    const forever = await recordStart({ ...survey, startedAt: daysAgo(5_000), promisedDays: null })
    const ids = await due()
    expect([ids.has(promised), ids.has(forever)]).toEqual([true, false])
  })

  test('waits a day after a shortening, and never erases if it is taken back', async () => {
    const survey = await createSurvey()
    const id = await recordStart({ ...survey, startedAt: daysAgo(100) })
    await recordSurvey(survey, 90, now)
    expect((await due(new Date(now.getTime() + 24 * hourMs - 1))).has(id)).toBe(false)
    expect((await due(new Date(now.getTime() + 24 * hourMs))).has(id)).toBe(true)
    await recordSurvey(survey, 'account', new Date(now.getTime() + 23 * hourMs))
    expect((await due(new Date(now.getTime() + 100 * hourMs))).has(id)).toBe(false)
  })

  test('follows the same rule as `erasureTimeOf`, as the counts do', async () => {
    const period = fc.constantFrom<RetentionDays>(30, 90, 180, 365, 730, null)
    const change = <T>(days: fc.Arbitrary<T>) =>
      fc.option(fc.record({ days, hours: fc.integer({ min: 0, max: 72 }) }))
    const cases = fc.sample(
      fc.record({
        account: change(period),
        own: change(fc.oneof(period, fc.constant('account' as const))),
        starts: fc.array(
          fc.record({ days: fc.integer({ min: 0, max: 800 }), promisedDays: period }),
          { minLength: 1, maxLength: 6 },
        ),
        considered: period,
      }),
      { numRuns: 25, seed: 20_261_123 },
    )
    for (const { account, own, starts, considered } of cases) {
      const survey = await createSurvey()
      if (account) await recordAccount(survey.ownerId, account.days, hoursAgo(account.hours))
      if (own) await recordSurvey(survey, own.days, hoursAgo(own.hours))
      const sinceOf = (each: { hours: number } | null) => (each ? hoursAgo(each.hours) : null)
      const isOwn = own !== null && own.days !== 'account'
      const latest = [sinceOf(own), sinceOf(account)].filter((each) => each !== null)
      const policy = isOwn
        ? { days: own.days as RetentionDays, since: sinceOf(own) }
        : {
            days: account ? account.days : 365,
            since: latest.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
          }
      const rows: { id: string; promise: { startedAt: Date; promisedDays: RetentionDays } }[] = []
      for (const { days, promisedDays: drawn } of starts) {
        // Another promise than the default needs a setting that was changed.
        const promisedDays = account || own ? drawn : 365
        const promise = { startedAt: daysAgo(days), promisedDays }
        rows.push({ id: await recordStart({ ...survey, ...promise }), promise })
      }
      const erasureOf = (index: number) => erasureTimeOf(rows[index]!.promise, policy as never)
      const isBy = (time: Date | null, limit: Date) => time !== null && time <= limit
      const ids = await due()
      expect(rows.map(({ id }) => ids.has(id))).toEqual(
        rows.map((_, index) => isBy(erasureOf(index), now)),
      )
      const until = new Date(now.getTime() + 92 * 24 * hourMs)
      const planned = await plannedErasures(server.db, survey, { now, until, timeZone: 'UTC' })
      const expected = Map.groupBy(
        rows.flatMap((_, index) => (isBy(erasureOf(index), until) ? [erasureOf(index)!] : [])),
        (time) => (time < now ? now : time).toISOString().slice(0, 10),
      )
      expect(planned).toEqual(
        [...expected]
          .map(([day, times]) => ({ day, conversations: times.length }))
          .toSorted((a, b) => a.day.localeCompare(b.day)),
      )
      const from = noticeEnd(now)
      const changed = { days: considered, since: now }
      expect(await erasuresOfChange(server.db, survey, { now, days: considered })).toEqual({
        from,
        conversations: rows.filter(
          ({ promise }, index) =>
            isBy(erasureTimeOf(promise, changed), from) && !isBy(erasureOf(index), from),
        ).length,
      })
    }
    expect(await verifyProjection({ ...server, projection: retentionSettings })).toMatchObject({
      differing: 0,
    })
    await rebuildProjection({ ...server, projection: retentionSettings })
  }, 60_000)
})

describe('an owner', () => {
  const readPlanned = async (owner: string, query = '') =>
    (await server.call<PlannedErasures>(`GET /api/users/me/planned-erasures${query}`, { owner }))
      .body
  const setSurvey = (owner: string, id: string, data_retention_days: unknown) =>
    server.call<SurveyPrivacy>(`PUT /api/surveys/${id}/privacy`, {
      owner,
      body: { data_retention_days },
    })
  const setAccount = async (owner: string, privacy: object) =>
    (await server.call('PUT /api/users/me/settings', { owner, body: { privacy } })).status

  test('sets the period of a survey, or leaves it to the account', async () => {
    const { ownerId, surveyId } = await createSurvey()
    const account = { data_retention_days: 365, anonymous_responses: false }
    const route = `GET /api/surveys/${surveyId}/privacy`
    expect((await server.call(route, { owner: ownerId })).body).toEqual({
      ...{ data_retention_days: 'account', account },
    })
    for (const days of [30, null, 'account'] as const)
      expect((await setSurvey(ownerId, surveyId, days)).body).toEqual({
        ...{ data_retention_days: days, account },
      })
    expect(await setAccount(ownerId, { data_retention_days: 90 })).toBe(200)
    expect((await server.call(route, { owner: ownerId })).body).toMatchObject({
      account: { data_retention_days: 90 },
    })
  })

  test.each([[0], [29], [31], [1e9], [30.5], [-30], ['never'], ['30'], [true], [[]], [{}]])(
    'cannot set %j',
    async (days) => {
      const { ownerId, surveyId } = await createSurvey()
      expect((await setSurvey(ownerId, surveyId, days)).status).toBe(422)
      expect(await setAccount(ownerId, { data_retention_days: days })).toBe(422)
      expect(await setAccount(ownerId, {})).toBe(200)
      const query = `?retention=${encodeURIComponent(String(days))}x`
      const route = `GET /api/users/me/planned-erasures${query}`
      expect((await server.call(route, { owner: ownerId })).status).toBe(422)
    },
  )

  test('does so in surveys of their own only', async () => {
    const { surveyId } = await createSurvey()
    const owner = randomUUID()
    const missing = { status: 404, body: { code: 'surveys/not-found' } }
    expect(await setSurvey(owner, surveyId, 30)).toMatchObject(missing)
    for (const route of [
      `GET /api/surveys/${surveyId}/privacy`,
      `GET /api/users/me/planned-erasures?survey=${surveyId}`,
    ])
      expect(await server.call(route, { owner })).toMatchObject(missing)
    const ofAccount = 'GET /api/users/me/planned-erasures?retention=account'
    expect((await server.call(ofAccount, { owner })).status).toBe(422)
  })

  test('sees what a shorter period erases, and when', async () => {
    const survey = await createSurvey()
    const other = await createSurvey(survey.ownerId)
    expect((await setSurvey(survey.ownerId, other.surveyId, null)).status).toBe(200)
    const before = (days: number) => new Date(Date.now() - days * dayMs)
    for (const days of [10, 40, 50, 364.5])
      await recordStart({ ...survey, startedAt: before(days) })
    await recordStart({ ...other, startedAt: before(40), promisedDays: null })
    await server.waitForProjections()
    const planned = await readPlanned(survey.ownerId)
    expect(planned).toMatchObject({ conversations: 1, change: null })
    expect(planned.days).toHaveLength(1)
    const { change } = await readPlanned(survey.ownerId, '?retention=30')
    expect(change).toMatchObject({ conversations: 2 })
    expect(Date.parse(change!.from)).toBeGreaterThan(Date.now() + 23.9 * hourMs)
    // A survey with a period of its own is not the account's.
    const ofOther = await readPlanned(survey.ownerId, `?survey=${other.surveyId}&retention=30`)
    expect(ofOther.change).toMatchObject({ conversations: 1 })
    expect((await readPlanned(survey.ownerId, '?retention=never')).change).toMatchObject({
      conversations: 0,
    })
  })

  test('promises respondents the period, which their page and receipt name', async () => {
    const { ownerId, surveyId, publicId } = await createSurvey()
    await setSurvey(ownerId, surveyId, 30)
    const page = await server.call<{ config_json: string }>(`GET /api/public/surveys/${publicId}`)
    expect(JSON.parse(page.body.config_json)).toMatchObject({ data_retention_days: 30 })
    const { body } = await respondents.startSession(publicId)
    await setSurvey(ownerId, surveyId, null)
    const session = await server.call<{ receipt_code: string }>(
      `GET /api/public/sessions/${body.session_id}`,
    )
    const receiptOf = async (code: string) =>
      (
        await server.call<{ kept_until: string | null; started_at: string }>(
          `GET /api/public/receipts/${code}`,
        )
      ).body
    const { kept_until, started_at } = await receiptOf(session.body.receipt_code)
    expect(Date.parse(kept_until!) - Date.parse(started_at)).toBe(30 * 24 * hourMs)
    const later = await respondents.startSession(publicId)
    const second = await server.call<{ receipt_code: string }>(
      `GET /api/public/sessions/${later.body.session_id}`,
    )
    expect((await receiptOf(second.body.receipt_code)).kept_until).toBeNull()
    // A page that promised less than what is set by now keeps its word.
    const notice = { anonymous: false, retention_days: 90 }
    const fromOldPage = await respondents.startSession(publicId, { notice })
    const third = await server.call<{ receipt_code: string }>(
      `GET /api/public/sessions/${fromOldPage.body.session_id}`,
    )
    const receipt = await receiptOf(third.body.receipt_code)
    expect(Date.parse(receipt.kept_until!) - Date.parse(receipt.started_at)).toBe(90 * 24 * hourMs)
  })
})
