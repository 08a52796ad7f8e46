import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Workbook } from '@cj-tech-master/excelts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ExportJob } from '#contract/api/exports.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import {
  openOwnerTestServer,
  qualifyingAnswer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
let owner: string
let survey: Survey

beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  owner = randomUUID()
  survey = await createSurvey()
})

const hidden = qualifyingAnswer.slice(81)

async function createSurvey(): Promise<Survey> {
  const config_json = JSON.stringify({
    validation_points: [{ id: 'p1', text: 'Why people leave' }],
  })
  const body = { title: 'Why?', goal: 'Learn why people leave us', config_json }
  const created = await server.call<Survey>('POST /api/surveys/advanced', { owner, body })
  return created.body
}

const metaOf = (conversationId: string) => ({
  ownerId: owner,
  surveyId: survey.id,
  sessionId: conversationId,
})

async function recordConversation(answer = qualifyingAnswer): Promise<string> {
  const conversationId = randomUUID()
  await server.appendEvent(
    `conversation-${conversationId}`,
    {
      type: 'SessionStarted',
      data: {
        ...{ ownerId: owner, surveyId: survey.id, surveyVersion: 1, title: '', goal: '' },
        ...{ language: 'en', personality: 'friendly', mode: 'web', device: 'mobile' },
        ...{ objectives: [], maxQuestions: 8, maxFollowups: 3, requiredFields: [] },
        invitation: { batchId: randomUUID(), number: 1 },
      },
    },
    metaOf(conversationId),
  )
  const response = { ownerId: owner, surveyId: survey.id, answer, conversationId }
  await recordQualifiedResponse(server, response)
  await server.waitForProjections()
  return conversationId
}

type Start = { url: string | null; export: ExportJob | null }
const request = (over: object = {}, as = owner) =>
  server.call<Start>('POST /api/exports', {
    owner: as,
    body: { survey: survey.id, background: 'always', ...over },
  })
const list = async (as = owner) =>
  (await server.call<ExportJob[]>('GET /api/exports', { owner: as })).body
const find = async (id: string) => (await list()).find((each) => each.id === id)
const download = (id: string, as = owner) => server.fetch(`/api/exports/${id}/file`, as)
const remove = (id: string, as = owner) => server.call(`DELETE /api/exports/${id}`, { owner: as })

async function waitForStatus(id: string, status: string): Promise<ExportJob> {
  return vi.waitFor(
    async () => {
      const found = await find(id)
      expect(found?.status).toBe(status)
      return found!
    },
    { timeout: 15_000, interval: 50 },
  )
}

async function exportReady(over: object = {}): Promise<ExportJob> {
  const { status, body } = await request(over)
  expect([status, body.url]).toEqual([202, null])
  return waitForStatus(body.export!.id, 'ready')
}

const directory = () => join(server.dataDir, 'exports')
const filesOf = async (id: string) =>
  (await readdir(directory()).catch(() => [])).filter((name) => name.startsWith(id))

describe('a file that is written in the background', () => {
  test.each(['csv', 'json', 'ndjson'] as const)(
    'as %s is what is sent at once, with locked text masked',
    async (format) => {
      await recordConversation()
      const job = await exportReady({ format, bom: true })
      expect(job).toMatchObject({ rows: 1, percent: 100, runs: 1, survey_title: 'Why?', format })
      const reply = await download(job.id)
      expect(reply.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="prosa-responses-\\d{4}-\\d\\d-\\d\\d.${format}"$`),
      )
      const file = await reply.text()
      expect(file).toContain('The onboarding')
      expect(file).not.toContain(hidden)
      const query = new URLSearchParams({ format, bom: 'true' }).toString()
      const direct = await server.fetch(`/api/surveys/${survey.id}/export?${query}`, owner)
      expect(file).toBe(await direct.text())
    },
  )

  test('as a workbook is in the language that was asked for, masked too', async () => {
    await recordConversation()
    const { id, bytes } = await exportReady({ format: 'xlsx', language: 'ar' })
    const file = await (await download(id)).arrayBuffer()
    expect(file.byteLength).toBe(bytes)
    const workbook = new Workbook()
    await workbook.xlsx.load(file)
    const [columns, responses] = workbook.worksheets
    expect(columns!.name).toBe('الأعمدة')
    const answer = responses!.getRow(2).getCell(8).value
    expect(answer).toContain('The onboarding')
    expect(answer).not.toContain(hidden)
  })

  test('is sealed on disk, and not delivered once it was altered', async () => {
    await recordConversation()
    const { id } = await exportReady()
    const [name] = await filesOf(id)
    const stored = await readFile(join(directory(), name!))
    expect(stored.includes('The onboarding')).toBe(false)
    stored[stored.length - 20]! ^= 1
    await writeFile(join(directory(), name!), stored)
    expect((await download(id)).status).toBe(500)
  })

  test('is for its owner alone', async () => {
    await recordConversation()
    const { id } = await exportReady()
    const stranger = randomUUID()
    expect((await download(id, stranger)).status).toBe(404)
    expect((await remove(id, stranger)).status).toBe(404)
    expect(await list(stranger)).toEqual([])
    expect((await request({}, stranger)).status).toBe(404)
    expect((await download(randomUUID())).status).toBe(404)
  })

  test('is removed on request, with its key', async () => {
    await recordConversation()
    const { id } = await exportReady()
    expect((await remove(id)).status).toBe(200)
    expect(await find(id)).toBeUndefined()
    expect((await download(id)).status).toBe(404)
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]))
    expect((await server.keys.load([id])).size).toBe(0)
  })

  test('is requested once with one Idempotency-Key, and no more than an owner may keep', async () => {
    const body = { survey: survey.id, background: 'always' }
    const headers = { 'idempotency-key': 'twice' }
    const twice = () => server.call<Start>('POST /api/exports', { owner, body, headers })
    const [first, second] = [await twice(), await twice()]
    expect(second.body.export!.id).toBe(first.body.export!.id)
    for (let count = 1; count < 20; count++) expect((await request()).status).toBe(202)
    expect(await request()).toMatchObject({
      status: 409,
      body: { code: 'reports/too-many-exports' },
    })
    expect((await twice()).status).toBe(202)
  })
})

const erase = (conversationId: string, reason: 'respondent' | 'retention') =>
  server.appendEvent(
    `conversation-${conversationId}`,
    { type: 'SessionErased', data: { reason } },
    metaOf(conversationId),
  )

async function runExpiry(now: Date): Promise<void> {
  const job = server.jobs.find(({ name }) => name === 'expire-exports')!
  for (const { id, execute } of await job.due(server.db, now))
    await execute(server.executor({ commandId: id, correlationId: id, actor: 'test' }))
  await server.waitForProjections()
}

/** Runs begin, and wait in the middle until the returned function is called. */
async function holdRuns(): Promise<() => Promise<void>> {
  const tx = await server.db.connect()
  await tx.query('begin')
  await tx.query('lock table read.invitees in access exclusive mode')
  return async () => {
    await tx.query('rollback')
    tx.release()
  }
}

async function startHeldRun(): Promise<{ id: string; release: () => Promise<void> }> {
  await recordConversation()
  const release = await holdRuns()
  const { body } = await request()
  await waitForStatus(body.export!.id, 'running')
  return { id: body.export!.id, release }
}

describe('an erasure', () => {
  test('by a respondent removes the files with their answers, and says so', async () => {
    const conversationId = await recordConversation()
    const { id } = await exportReady()
    await erase(conversationId, 'respondent')
    await waitForStatus(id, 'removed')
    expect((await download(id)).status).toBe(409)
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]))
    expect((await server.keys.load([id])).size).toBe(0)
    expect(await exportReady()).toMatchObject({ rows: 0 })
  })

  test('of a name by the owner removes them too', async () => {
    await recordConversation()
    const { id } = await exportReady()
    await server.appendEvent(
      `invitations-${randomUUID()}`,
      { type: 'InviteesErased', data: { reason: 'owner', numbers: [1] } },
      { ownerId: owner, surveyId: survey.id },
    )
    await waitForStatus(id, 'removed')
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]))
  })

  test('after the retention period leaves them until they expire', async () => {
    const conversationId = await recordConversation()
    const { id } = await exportReady()
    await erase(conversationId, 'retention')
    await server.waitForProjections()
    expect((await download(id)).status).toBe(200)
    const later = new Date(Date.now() + 7.1 * 86_400_000)
    await runExpiry(later)
    expect(await find(id)).toBeUndefined()
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]))
    expect((await server.keys.load([id])).size).toBe(0)
  })

  test('of the survey ends its exports', async () => {
    await recordConversation()
    const { id } = await exportReady()
    await server.appendEvent(
      `survey-${survey.id}`,
      { type: 'SurveyErased', data: {} },
      { ownerId: owner, surveyId: survey.id },
    )
    await vi.waitFor(async () => expect(await find(id)).toBeUndefined(), { timeout: 5_000 })
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([]))
  })
})

test('a filter is in force in both, and is stored sealed', async () => {
  await recordConversation('The gecko was too expensive.')
  await recordConversation('The support was slow.')
  const job = await exportReady({ search: 'GECKO' })
  expect(job).toMatchObject({ rows: 1, filtered: true })
  const direct = await request({ background: 'auto', search: 'GECKO', format: 'json' })
  expect(await (await server.fetch(direct.body.url!, owner)).json()).toHaveLength(1)
  const { rows } = await server.db.query<{ data: string }>(
    `select data::text from log.events where type = 'ExportRequested'`,
  )
  expect(rows.some(({ data }) => data.includes('GECKO'))).toBe(false)
})

test('few rows are sent at once', async () => {
  await recordConversation()
  const { status, body } = await request({ background: 'auto', what: 'sessions', format: 'json' })
  expect([status, body.export]).toEqual([200, null])
  const rows = (await (await server.fetch(body.url!, owner)).json()) as object[]
  expect(rows).toHaveLength(1)
})

describe('a run', () => {
  test('that is cancelled leaves no file', async () => {
    const { id, release } = await startHeldRun()
    await remove(id)
    await release()
    await recordConversation()
    // The next one has to wait for it.
    await exportReady()
    expect(await filesOf(id)).toEqual([])
    expect(await find(id)).toBeUndefined()
  })

  test('that read what was erased since is dropped, and another one begins', async () => {
    const { id, release } = await startHeldRun()
    const gone = await recordConversation()
    await erase(gone, 'respondent')
    await server.waitForProjections()
    await vi.waitFor(async () => expect((await find(id))?.status).toBe('queued'))
    await release()
    expect(await waitForStatus(id, 'ready')).toMatchObject({ runs: 2, rows: 1 })
    expect(await filesOf(id)).toEqual([`${id}.2`])
  })

  test('whose process ends begins again elsewhere, and two never write one file', async () => {
    const { id, release } = await startHeldRun()
    const other = openReactors({ ...server.reactorOptions, log: silentLog, pollMs: 50 })
    await other.start()
    await server.engine.stop()
    await vi.waitFor(async () => expect((await find(id))?.runs).toBe(2), { timeout: 10_000 })
    await release()
    expect(await waitForStatus(id, 'ready')).toMatchObject({ runs: 2, rows: 1 })
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual([`${id}.2`]))
    expect(await (await download(id)).text()).toContain('The onboarding')
    await other.stop()
  })
})
