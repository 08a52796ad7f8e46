// Erasure of a deleted survey that is not restored.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { dayMs } from '#contract/durations.ts'
import { openJobRunner } from '#kernel/jobs/scheduled-jobs.ts'
import { derivedId } from '#kernel/ids.ts'
import { projections } from '#projections/all.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { eraseWithSurvey } from '../../../services/conversations/sessions/retention.jobs.ts'
import { eraseInviteesJob } from '../../../services/surveys/sharing/erase-invitees.ts'
import { eraseSurveysJob } from '../../../services/surveys/lifecycle/survey-lifecycle.jobs.ts'
import { openConversationTestServer } from '../../support/servers/conversation-test-server.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'

/** Payments stay, and so does the record of the erasure, so that nothing is restored. */
const remaining = ['credit-entries', 'erased-surveys']

afterEach(() => void vi.useRealTimers())

test('a deleted survey can be restored for thirty days, then it is erased with all its answers', async () => {
  await using server = await openConversationTestServer()
  const visitors = createRespondentClient(server)
  const [gone, other] = [await visitors.startNewSession(), await visitors.startNewSession()]
  const { owner, survey } = gone
  const people = [{ name: 'Ana Souza' }, { reference: 'C-2' }]
  const invitees = async () => {
    await server.waitForProjections()
    return server.readRows('invitees')
  }
  const conversations = [gone.id, (await visitors.startSession(survey.public_id)).body.session_id]
  for (const id of [...conversations, other.id]) await visitors.completeConversation(id)
  await server.call(`POST /api/surveys/${survey.id}/invitations`, { owner, body: { people } })
  const [{ inviteeId }] = (await invitees()) as [{ inviteeId: string }]
  const [responseId, lotId] = [randomUUID(), randomUUID()]
  const spent = { responseId, surveyId: survey.id, lotId, lotRemaining: 0, balanceAfter: 0 }
  await server.appendEvent(
    `credits-${owner}`,
    { type: 'ResponseUnlocked', data: { ...spent, credits: 1 } },
    { ownerId: owner, surveyId: survey.id, previousHash: 'none', hash: 'first' },
  )
  const ledger = async () => [
    await server.readStream(`credits-${owner}`),
    await server.readRows('credit_entries'),
  ]
  // Once all is scored and counted, no further events follow.
  await server.waitForVerdicts()
  await expect.poll(async () => (await ledger()).flat(), { timeout: 20_000 }).toHaveLength(2)
  const before = await ledger()

  /** Tables with rows of a survey. */
  const tablesOf = async (surveyId: string) => {
    const found: string[] = []
    for (const { name, table } of projections) {
      if (!('surveyId' in table.shape)) continue
      const rows = await server.readRows(name.replaceAll('-', '_'))
      if (rows.some((row) => row.surveyId === surveyId)) found.push(name)
    }
    return found.toSorted()
  }
  const keysOf = async (ids: string[]) =>
    (await server.keys.load(ids.map((id) => derivedId('conversation', id)))).size
  const atTheEnd = async (days: number, done: () => Promise<boolean>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
    const clocks = openJobRunner({
      ...{ ...server, jobs: [eraseSurveysJob, eraseWithSurvey, eraseInviteesJob], log: silentLog },
      ...{ intervalMs: 20, pollMs: 20 },
    })
    clocks.start()
    await vi.waitUntil(done, { timeout: 15_000, interval: 50 })
    await clocks.stop()
    vi.useRealTimers()
    await server.waitForProjections()
  }

  const all = await tablesOf(survey.id)
  expect(all).toHaveLength(12)
  await server.call(`DELETE /api/surveys/${survey.id}`, { owner })
  let ticks = 0
  await atTheEnd(29, async () => ++ticks > 5)
  expect(await tablesOf(survey.id)).toEqual(all)
  const deleted = await server.call<{ id: string }[]>('GET /api/surveys/deleted', { owner })
  expect(deleted.body).toMatchObject([{ id: survey.id }])

  await atTheEnd(31, async () => {
    const others = await server.keys.load([inviteeId, survey.id])
    return (await keysOf(conversations)) + others.size === 0
  })
  expect(await tablesOf(survey.id)).toEqual(remaining)
  expect(await ledger()).toEqual(before)
  expect(await keysOf([other.id])).toBe(1)
  expect((await tablesOf(other.survey.id)).length).toBeGreaterThan(4)
  const restore = await server.call<{ code: string }>(`POST /api/surveys/${survey.id}/restore`, {
    owner,
  })
  expect([restore.status, restore.body.code]).toEqual([404, 'surveys/not-found'])
  for (const id of conversations) {
    const { status } = await server.call(`GET /api/public/sessions/${id}`)
    expect(status).toBe(404)
  }
  for (const projection of projections) await rebuildProjection({ ...server, projection })
  expect(await tablesOf(survey.id)).toEqual(remaining)
})
