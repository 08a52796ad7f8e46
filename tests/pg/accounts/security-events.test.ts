// Security events of a running instance: the audit trail, the process's log, and the operators' commands.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AuditTrailEntry } from '#contract/api/audit-trail.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { deleteOldOrigins } from '#kernel/security/events/security-events-table.ts'
import {
  buyCredits,
  createApiCaller,
  createPublishedSurvey,
  signInAs,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'
import { listOperations, sendRequest } from '../../support/clients/openapi-client.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'

let instance: DatabaseInstance
let db: Db
let owner: { cookie: string; ownerId: string; callApi: ApiCaller }
beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase({ LOG_LEVEL: 'info' })
  db = openDb(instance.databaseUrl, 2)
  owner = await signInAs(instance.baseUrl, 'ana@prosa.test')
})
afterAll(async () => {
  await db.end()
  await instance[Symbol.asyncDispose]()
})

const run = promisify(execFile)
const command = (script: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, PROSA_DATA: instance.dataDir, DATABASE_URL: instance.databaseUrl },
  })
const anonymous = (method: string, path: string, body?: object, headers = {}) =>
  createApiCaller(instance.baseUrl)(method, path, body, headers)

async function trail(query = ''): Promise<AuditTrailEntry[]> {
  const { text } = await owner.callApi('GET', `/api/audit-trail${query}`)
  return JSON.parse(text) as AuditTrailEntry[]
}
const kindsOf = async () => (await trail()).map(({ kind }) => kind)
type Row = {
  kind: string
  actor_type: string
  actor_id: string | null
  detail: string
  count: number
}
const rowsOf = async (kind: string) =>
  (await db.query<Row>('select * from keep.security_events where kind = $1', [kind])).rows

test('a sign-in is in the owner’s trail and in the log, with the network and without the address', async () => {
  const [entry] = await trail()
  expect(entry).toMatchObject({
    kind: 'sign-in',
    actor: { type: 'owner', id: owner.ownerId },
    count: 1,
  })
  expect(entry!.network).toMatch(/^(127\.0\.0\.0\/24|0:0:0::\/48)$/)
  const line = instance
    .output()
    .split('\n')
    .find((each) => each.includes('"securityEvent"') && each.includes('sign-in'))
  expect(JSON.parse(line!)).toMatchObject({
    level: 'info',
    securityEvent: { kind: 'sign-in', id: entry!.id, origin: { network: entry!.network } },
  })
})

async function exportInBackground(survey: string): Promise<string> {
  const started = await owner.callApi('POST', '/api/exports', { survey, background: 'always' })
  const { id } = (JSON.parse(started.text) as { export: { id: string } }).export
  await vi.waitFor(
    async () => {
      const { text } = await owner.callApi('GET', '/api/exports')
      const exports = JSON.parse(text) as { id: string; status: string }[]
      expect(exports.find((each) => each.id === id)?.status).toBe('ready')
    },
    { timeout: 10_000 },
  )
  return id
}

test('each call that returns a CSV file is recorded as an export', async () => {
  const files = (await listOperations(instance.baseUrl)).filter(({ responses }) =>
    Object.keys(responses['200']?.content ?? {}).includes('text/csv'),
  )
  expect(files.length).toBeGreaterThanOrEqual(2)
  const survey = await createPublishedSurvey(owner.callApi)
  for (const { path: template } of files) {
    const path = template
      .replace('{id}', survey.id)
      .replace(
        '{exportId}',
        template.includes('{exportId}') ? await exportInBackground(survey.id) : '',
      )
    const before = (await trail('?kind=export')).length
    expect(
      (await owner.callApi('GET', `${path}?format=csv`.replace(/(statement\.csv|file)\?.*/, '$1')))
        .status,
    ).toBe(200)
    expect(await trail('?kind=export')).toHaveLength(before + 1)
  }
})

test('a token’s life is recorded: who made it, its first use, its revocation', async () => {
  const made = await command(
    'tokens',
    ...['create', '--scope', 'ledger:read', '--owner', 'ana@prosa.test', '--by', 'Rita Lima'],
  )
  const token = made.stdout.split('\n')[0]!
  const { stdout } = await command('tokens', 'list')
  const id = stdout.slice(0, 36)
  const headers = { authorization: `Bearer ${token}` }
  for (let n = 0; n < 3; n += 1)
    expect((await anonymous('GET', '/api/ledger', undefined, headers)).status).toBe(200)
  await command('tokens', 'revoke', id, '--by', 'Rita Lima')
  expect((await anonymous('GET', '/api/ledger', undefined, headers)).status).toBe(401)
  expect((await kindsOf()).slice(0, 3)).toEqual([
    'token-revoked',
    'token-first-used',
    'token-created',
  ])
  expect(await rowsOf('token-created')).toMatchObject([
    { actor_type: 'operator', actor_id: 'Rita Lima', detail: 'ledger:read' },
  ])
  // The owner does not read the operator's name.
  expect((await trail())[0]).toMatchObject({
    actor: { type: 'operator', id: null },
    subject: { type: 'token', id },
  })
  const all = await db.query<{ text: string }>('select e::text as text from keep.security_events e')
  for (const { text } of all.rows) expect(text).not.toContain(token)
})

test('granted and returned money is recorded, and the operator who returned it', async () => {
  await buyCredits(owner.callApi)
  await expect.poll(kindsOf).toContain('credits-granted')
  const { text } = await owner.callApi('GET', '/api/billing/purchase-history')
  const [{ payment_id }] = JSON.parse(text) as [{ payment_id: string }]
  const { rows } = await db.query<{ intentId: string }>('select "intentId" from read.payments')
  await command('payments', 'refund', rows[0]!.intentId, '--by', 'Rita Lima')
  await expect.poll(kindsOf).toContain('payment-refunded')
  const [entry] = await trail('?kind=payment-refunded')
  expect(entry).toMatchObject({
    actor: { type: 'provider', id: null },
    subject: { type: 'payment', id: payment_id },
    network: null,
  })
  expect(await rowsOf('operator-command')).toMatchObject([
    { actor_id: 'Rita Lima', detail: 'payments refund', owner_id: owner.ownerId },
  ])
})

test('a deleted survey is recorded', async () => {
  const survey = await createPublishedSurvey(owner.callApi)
  await owner.callApi('DELETE', `/api/surveys/${survey.id}`)
  await expect.poll(kindsOf).toContain('survey-deleted')
})

test('the trail is read in pages, each owner their own', async () => {
  const all = await trail()
  const first = await owner.callApi('GET', '/api/audit-trail?limit=2')
  const next = await trail(`?limit=2&before=${String(first.headers['prosa-next'])}`)
  expect([...(JSON.parse(first.text) as AuditTrailEntry[]), ...next]).toEqual(all.slice(0, 4))
  const other = await signInAs(instance.baseUrl, 'layla@prosa.test')
  const { text } = await other.callApi('GET', `/api/audit-trail?before=${all[0]!.id}`)
  expect(JSON.parse(text)).toEqual([])
  expect(text).not.toContain(owner.ownerId)
})

test('rows are inserted only; origins are deleted after 90 days', async () => {
  for (const change of [
    'update keep.security_events set count = 2',
    'delete from keep.security_events',
    'truncate keep.security_events',
  ])
    await expect(db.query(change)).rejects.toThrow('rows of security_events are inserted only')
  const origins = async () =>
    (await db.query<{ n: number }>('select count(*)::int as n from keep.security_origins')).rows[0]!
      .n
  expect(await origins()).toBeGreaterThan(0)
  const days = (n: number) => new Date(Date.now() + n * 24 * 3_600_000)
  await deleteOldOrigins(db, days(89))
  expect(await origins()).toBeGreaterThan(0)
  const before = (await trail()).length
  await deleteOldOrigins(db, days(91))
  expect(await origins()).toBe(0)
  expect(await trail()).toHaveLength(before)
  expect((await trail()).every(({ network }) => network === null)).toBe(true)
})

test('what cannot be recorded fails as a command, and works as a request', async () => {
  const plan = () => command('plan', 'set', '--owner', 'ana@prosa.test', '--plan', 'business')
  await db.query(`create trigger refuse_insert before insert on keep.security_events
    for each statement execute function keep.refuse_change()`)
  await expect(plan()).rejects.toThrow('inserted only')
  expect((await owner.callApi('GET', '/api/users/me')).text).toContain('"type":"pro"')
  await signInAs(instance.baseUrl, 'ana@prosa.test')
  expect(instance.output()).toContain('a security event could not be recorded')
  await db.query('drop trigger refuse_insert on keep.security_events')
  await plan()
  expect(await rowsOf('plan-changed')).toMatchObject([
    { detail: 'business', actor_type: 'operator' },
  ])
})

test('repeated refusals are one event with a number, written at the latest when the process stops', async () => {
  const { callApi } = await signInAs(instance.baseUrl, 'bruno@prosa.test')
  const survey = await createPublishedSurvey(owner.callApi)
  for (let n = 0; n < 30; n += 1) await callApi('GET', `/api/surveys/${survey.id}`)
  for (let n = 0; n < 5; n += 1) await anonymous('GET', '/api/users/me')
  for (let n = 0; n < 2; n += 1)
    await anonymous('POST', '/api/webhooks/payments', { id: 'evt' }, { 'stripe-signature': 't=1' })
  await anonymous('POST', '/api/sessions', { code: 'forged' })
  await sendRequest(instance.baseUrl, { method: 'GET', path: '/api/no-such-path' })
  expect(await instance.stop()).toBe(0)
  const refused = await rowsOf('request-refused')
  expect(refused.find(({ actor_type }) => actor_type === 'owner')).toMatchObject({
    ...{ count: 30, detail: 'surveys/not-found', subject_id: 'GET /api/surveys/:id' },
  })
  expect(refused.find(({ actor_type }) => actor_type === 'nobody')).toMatchObject({ count: 5 })
  expect(await rowsOf('webhook-forged')).toMatchObject([{ count: 2, detail: 'billing/forged' }])
  expect(await rowsOf('sign-in-failed')).toMatchObject([{ count: 1 }])
  expect(await rowsOf('token-refused')).toMatchObject([{ count: 1 }])
  const { stdout } = await command('security', 'list', '--kind', 'request-refused')
  expect(stdout).toContain('30 times')
  expect(
    (await command('security', 'list', '--actor', 'Rita Lima')).stdout.split('\n'),
  ).toHaveLength(4)
  const { rows } = await db.query<{ text: string }>(
    `select e::text as text from keep.security_events e
     union all select o::text from keep.security_origins o`,
  )
  expect(rows.map(({ text }) => text).join('\n')).not.toMatch(
    /prosa\.test|127\.0\.0\.1\b|::1\b|Ana/,
  )
})
