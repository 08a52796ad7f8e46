// Responses that an earlier rubric put on sale are assessed again: calls for help go off sale, and their credit returns.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openJobRunner, type ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { returnCallsForHelp } from '../../../services/credits/ledger/return-calls-for-help.job.ts'
import { reassessEarlierSales } from '../../../services/insights/scoring/reassess.job.ts'
import { findResponse } from '#projections/conversations/find-response.ts'
import { memoryKeys } from '../../support/kernel/memory-keys.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import {
  openOwnerTestServer,
  qualifyingAnswer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
  server.startWebhooks()
})
afterAll(() => server[Symbol.asyncDispose]())

const callForHelp =
  'The delivery was late again, but honestly none of it matters any more, because I want to kill myself and nobody knows.'

const returnCredits: ScheduledJob = {
  name: 'return-calls-for-help',
  due: (db, now) => returnCallsForHelp(server.store).due(db, now),
}
const jobs = [reassessEarlierSales({ fallback: offlineAi, log: silentLog }), returnCredits]

const newExecutor = () =>
  openExecutor({ store: server.store, keys: memoryKeys(), decodeEvents: server.decodeEvents })

/** Runs what is due once, as in a process of its own: executor and folds are not shared. */
async function runDue(job: ScheduledJob, run: number): Promise<void> {
  const executor = newExecutor()
  for (const { id, execute } of await job.due(server.db, new Date()))
    await execute(executor({ commandId: randomUUID(), correlationId: id, actor: `test:${run}` }))
  await server.waitForProjections()
}

async function createBuyer() {
  const [owner, surveyId] = [randomUUID(), randomUUID()]
  const { body } = await server.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id: 'starter_10' } },
  )
  const { payment_intent_id } = body
  await server.call('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
  const qualify = (answer: string, rubricVersion = 'offline-2') =>
    recordQualifiedResponse(server, { ownerId: owner, surveyId, answer, rubricVersion })
  return { owner, surveyId, qualify }
}

const rowOf = (responseId: string) => findResponse(server.db, responseId)
const unlock = (owner: string, id: string) =>
  server.call<{ code?: string }>(`POST /api/responses/${id}/unlock`, { owner })

test('a call for help that was unlocked is flagged, and its credit returns once over two processes', async () => {
  const { owner, qualify } = await createBuyer()
  const id = await qualify(callForHelp)
  expect((await unlock(owner, id)).status).toBe(200)
  for (const job of jobs) await Promise.all([runDue(job, 1), runDue(job, 2)])
  for (const job of jobs) await runDue(job, 3)
  expect(await rowOf(id)).toMatchObject({
    status: 'unlocked',
    intent: 'distress',
    creditReturned: true,
  })
  const { body: statement } = await server.call<
    { kind: string; reason: string; credits: number }[]
  >('GET /api/billing/statement', { owner })
  const returned = statement.filter(({ kind }) => kind === 'returned')
  expect(returned).toMatchObject([{ credits: 1, reason: 'call-for-help', response_id: id }])
  const { body: balance } = await server.call('GET /api/billing/credits', { owner })
  expect(balance).toMatchObject({ total_credits: 10, returns_left: 10 })
})

test('a call for help that was locked goes off sale and cannot be unlocked', async () => {
  const { owner, qualify } = await createBuyer()
  const id = await qualify(callForHelp)
  await server.waitForProjections()
  await runDue(jobs[0]!, 1)
  expect(await rowOf(id)).toMatchObject({ status: 'open', intent: 'distress', qualification: null })
  expect(await unlock(owner, id)).toMatchObject({ body: { code: 'responses/not-for-sale' } })
})

test('an ordinary answer stays on sale and is assessed once; one of a later rubric is not assessed', async () => {
  const { qualify } = await createBuyer()
  const [earlier, later] = [
    await qualify(qualifyingAnswer),
    await qualify(callForHelp, 'offline-9'),
  ]
  await server.waitForProjections()
  const executor = newExecutor()
  const clocks = openJobRunner({ ...server, executor, jobs, log: silentLog, intervalMs: 20 })
  clocks.start()
  await expect.poll(async () => (await rowOf(earlier))?.reassessed, { timeout: 10_000 }).toBe(true)
  await clocks.stop()
  expect(await rowOf(earlier)).toMatchObject({ status: 'locked' })
  expect(await rowOf(later)).toMatchObject({ status: 'locked', reassessed: false })
  const events = await Array.fromAsync(server.store.readStream(`response-${earlier}`))
  expect(events.filter(({ type }) => type === 'ResponseReassessed')).toHaveLength(1)
})

test('a read model that was changed returns no credit: the log decides', async () => {
  const { owner, qualify } = await createBuyer()
  const id = await qualify(qualifyingAnswer)
  expect((await unlock(owner, id)).status).toBe(200)
  await server.waitForProjections()
  await server.db.query(
    `update read.responses set reassessed = true, intent = 'distress' where "responseId" = $1`,
    [id],
  )
  await runDue(returnCredits, 1)
  const stream = await Array.fromAsync(server.store.readStream(`credits-${owner}`))
  expect(stream.map(({ type }) => type)).toEqual(['CreditsPurchased', 'ResponseUnlocked'])
})
