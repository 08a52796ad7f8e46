// Everything that an account holds, as one file.
import { randomUUID } from 'node:crypto'
import { unzip } from '@cj-tech-master/excelts/archive'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AccountDownload } from '#contract/api/account-download.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { createSecurityTables } from '#kernel/security/events/security-events-table.ts'
import { sessionStartedData } from '../../support/fixtures/conversation-events.ts'
import {
  openOwnerTestServer,
  qualifyingAnswer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
  await createSecurityTables(server.db)
})
afterAll(() => server[Symbol.asyncDispose]())

const hidden = qualifyingAnswer.slice(81)

async function createAccount(): Promise<{ owner: string; survey: Survey; session: string }> {
  const owner = randomUUID()
  const person = { issuer: 'https://issuer.test', subject: owner, email: 'ana@prosa.test' }
  await server.appendEvent(
    `owner-${owner}`,
    { type: 'OwnerRegistered', data: { ...person, name: 'Ana Souza', locale: 'pt-br' } },
    { ownerId: owner },
  )
  const validation_points = [{ id: 'p1', text: 'Why people leave' }]
  const created = await server.call<Survey>('POST /api/surveys/advanced', {
    owner,
    body: {
      ...{ title: 'Why, "really"?', goal: 'Learn why people leave us' },
      config_json: JSON.stringify({ validation_points }),
    },
  })
  const [survey, session] = [created.body, randomUUID()]
  const meta = { ownerId: owner, surveyId: survey.id, sessionId: session }
  await server.appendEvent(
    `conversation-${session}`,
    {
      type: 'SessionStarted',
      data: { ...sessionStartedData, ownerId: owner, surveyId: survey.id },
    },
    meta,
  )
  const response = { ownerId: owner, surveyId: survey.id, conversationId: session }
  await recordQualifiedResponse(server, response)
  await server.waitForProjections()
  return { owner, survey, session }
}

type Latest = { download: AccountDownload | null }
const latest = async (owner: string) =>
  (await server.call<Latest>('GET /api/users/me/download', { owner })).body.download

async function prepare(owner: string): Promise<AccountDownload> {
  const { status } = await server.call('POST /api/users/me/download', { owner, body: {} })
  expect(status).toBe(202)
  await vi.waitUntil(async () => (await latest(owner))?.status === 'ready', {
    ...{ timeout: 20_000, interval: 100 },
  })
  return (await latest(owner))!
}

/** The files of the archive, by name. */
async function filesOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const reader = unzip(bytes)
  for await (const { path } of reader.entries()) {
    const content = await unzip(bytes).bytes(path)
    files.set(path, Buffer.from(content!).toString())
  }
  return files
}

test('the archive has every table twice, a description of each, and excerpts of locked answers', async () => {
  const { owner, survey, session } = await createAccount()
  expect(await latest(owner)).toBeNull()
  const { url, bytes } = await prepare(owner)
  const reply = await server.fetch(url!, owner)
  expect(reply.headers.get('content-type')).toBe('application/zip')
  const archive = new Uint8Array(await reply.arrayBuffer())
  expect(archive.length).toBe(bytes)
  const files = await filesOf(archive)
  expect(files.size).toBe(23)
  const table = (name: string) => JSON.parse(files.get(`${name}.json`)!) as object[]
  expect(table('profile')).toMatchObject([{ email: 'ana@prosa.test', name: 'Ana Souza' }])
  expect(table('surveys')).toMatchObject([{ survey_id: survey.id, title: 'Why, "really"?' }])
  expect(table('questions')).toMatchObject([{ item_kind: 'point', text: 'Why people leave' }])
  expect(table('conversations')).toMatchObject([{ conversation_id: session }])
  expect(table('answers')).toMatchObject([{ is_excerpt: true, survey_id: survey.id, score: 0.8 }])
  expect(files.get('surveys.csv')).toContain('"Why, ""really""?"')
  const readme = files.get('README.txt')!
  expect(readme).toMatch(/^Tudo o que há na sua conta/)
  for (const name of files.keys()) expect(readme).toContain(name === 'README.txt' ? '' : name)
  expect([...files.values()].join('\n')).not.toContain(hidden)
})

test('it is the owner’s alone, one at a time, and ends with the account', async () => {
  const { owner } = await createAccount()
  const first = await prepare(owner)
  expect((await server.fetch(first.url!, randomUUID())).status).toBe(404)
  const second = await prepare(owner)
  expect(second.id).not.toBe(first.id)
  expect((await server.fetch(first.url!, owner)).status).toBe(404)
  const list = await server.call<object[]>('GET /api/exports', { owner })
  expect(list.body).toEqual([])
  await server.appendEvent(
    `owner-${owner}`,
    { type: 'AccountErased', data: {} },
    { ownerId: owner },
  )
  await vi.waitUntil(async () => (await latest(owner)) === null, {
    ...{ timeout: 20_000, interval: 100 },
  })
  expect((await server.fetch(second.url!, owner)).status).toBe(404)
})
