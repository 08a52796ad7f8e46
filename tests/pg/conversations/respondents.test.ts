// Who answered: what a personal link carries and what the fields before the first question were answered with.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InvitationLink } from '#contract/api/invitations.ts'
import type { Receipt } from '#contract/api/receipts.ts'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { dayMs } from '#contract/durations.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { openJobRunner } from '#kernel/jobs/scheduled-jobs.ts'
import { exportedSessions, exportedTurns } from '#projections/conversations/exported-rows.ts'
import { inviteeIdOf } from '#projections/surveys/invitees.projection.ts'
import { eraseInviteesJob } from '../../../services/surveys/sharing/erase-invitees.ts'
import { createRespondentClient } from '../../support/clients/respondent-client.ts'
import { silentLog } from '../../support/kernel/read-side.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'

let server: ConversationTestServer
let respondents: ReturnType<typeof createRespondentClient>
beforeAll(async () => {
  server = await openConversationTestServer()
  respondents = createRespondentClient(server)
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => void vi.useRealTimers())

type Issued = { batch_id: string; links: string[] }
const ana = { name: '=Ana Souza', reference: 'C-1042' }
const people = [ana, { name: 'يوسف العلي' }, { reference: 'C-3' }]
const fields = { enabled: true, required_fields: ['Company', 'E-mail'] }
const soldAnswer =
  'We waited 3 days for every answer of support, paid 240 euros a month, and left for a cheaper tool in March.'

async function issue(owner: string, id: string, body: object = { people }) {
  const issued = await server.call<Issued>(`POST /api/surveys/${id}/invitations`, { owner, body })
  return { ...issued.body, tokens: (issued.body.links ?? []).map(tokenOf), status: issued.status }
}
const tokenOf = (link: string) => new URL(link).searchParams.get('c')!
const start = async (publicId: string, body: object) =>
  (await respondents.startSession(publicId, body)).body.session_id

async function readLinks(owner: string, id: string, batch: string) {
  await server.waitForProjections()
  const route = `GET /api/surveys/${id}/invitations/${batch}`
  return (await server.call<InvitationLink[]>(route, { owner })).body
}
async function readTurns(surveyId: string) {
  await server.waitForProjections()
  const { items } = await server.readChannel<OwnerTurn>('survey-turns', surveyId)
  return items as OwnerTurn[]
}

describe('what an owner asked for', () => {
  test('is shown with every turn and qualified response, also while the answer is locked', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner, { pre_survey_config: fields })
    const given = { 'E-mail': 'ana@prosa.test', Company: 'Souza & Lima' }
    const id = await start(survey.public_id, { pre_survey_data: given })
    await respondents.completeConversation(id, 1, soldAnswer)
    const respondent = {
      name: '',
      reference: '',
      fields: [
        { name: 'Company', value: 'Souza & Lima' },
        { name: 'E-mail', value: 'ana@prosa.test' },
      ],
    }
    const turns = await readTurns(survey.id)
    expect(turns.length).toBeGreaterThan(1)
    for (const turn of turns) expect(turn.respondent).toEqual(respondent)
    await expect
      .poll(async () => {
        await server.waitForProjections()
        const route = `GET /api/surveys/${survey.id}/qualified-responses`
        return (await server.call<QualifiedResponse[]>(route, { owner })).body
      })
      .toContainEqual(expect.objectContaining({ respondent, is_unlocked: false }))
    for await (const rows of exportedTurns(server.db, survey.id, {}))
      for (const row of rows) expect(row.respondent).toEqual(respondent)
    for await (const rows of exportedSessions(server.db, survey.id, {}))
      expect(rows).toMatchObject([{ respondent }])
    expect(JSON.stringify(await server.db.query('select * from read.sessions'))).not.toContain(
      'Souza',
    )
  })
  test('is absent where nothing was asked', async () => {
    const { survey, id } = await respondents.startNewSession()
    await respondents.callSession(id, 'first-question')
    for (const turn of await readTurns(survey.id)) expect(turn).not.toHaveProperty('respondent')
  })
})

describe('personal links with names', () => {
  test('say who answered, and when', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const { batch_id, links, tokens } = await issue(owner, survey.id)
    expect(links).toHaveLength(3)
    const first = await start(survey.public_id, { invitation: tokens[0] })
    await respondents.completeConversation(first)
    await start(survey.public_id, { invitation: tokens[1] })
    const read = await readLinks(owner, survey.id, batch_id)
    expect(read).toMatchObject([
      { number: 1, ...ana, status: 'completed', url: links[0] },
      { number: 2, name: 'يوسف العلي', reference: '', status: 'in_progress', answers: 0 },
      { number: 3, name: '', reference: 'C-3', status: 'unopened', opened_at: null },
    ])
    expect(read[0]!.answers).toBeGreaterThan(1)
    expect(Date.parse(read[0]!.opened_at!)).toBeLessThanOrEqual(Date.parse(read[0]!.completed_at!))
    const turns = (await readTurns(survey.id)).filter(
      ({ conversation_id: id }) => id === read[0]!.conversation_id,
    )
    for (const turn of turns) expect(turn.respondent).toEqual({ ...ana, fields: [] })
    const route = `GET /api/surveys/${survey.id}/invitations`
    expect((await server.call(route, { owner })).body).toMatchObject([
      { count: 3, named: 3, started: 2, completed: 1 },
    ])
    const raw = await server.db.query(
      `select data::text from log.events where stream like 'invitations-%'
       union all select row_to_json(i)::text from read.invitees i`,
    )
    expect(raw.rows).toHaveLength(6)
    expect(JSON.stringify(raw.rows)).not.toMatch(/Ana|C-1042|يوسف/)
  })
  test('are the same for the same idempotency key, and a thousand are issued at once', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const body = {
      people: Array.from({ length: 1_000 }, (_, n) => ({
        name: `Ana ${'a'.repeat(80)}`,
        reference: `${n}`,
      })),
    }
    const options = { owner, body, headers: { 'idempotency-key': 'thousand' } }
    const route = `POST /api/surveys/${survey.id}/invitations`
    const first = await server.call<Issued>(route, options)
    expect(first.status).toBe(200)
    expect((await server.call<Issued>(route, options)).body).toEqual(first.body)
    const read = await readLinks(owner, survey.id, first.body.batch_id)
    expect(read.map(({ reference }) => reference)).toEqual(
      body.people.map(({ reference }) => reference),
    )
  })
  test.each([
    ['neither a number nor people', {}],
    ['both', { count: 1, people }],
    ['a person without name and reference', { people: [{ name: ' ' }] }],
    ['a long name', { people: [{ name: 'a'.repeat(121) }] }],
    ['too many', { people: Array.from({ length: 1_001 }, () => ana) }],
  ])('refuse %s', async (_, body) => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    expect((await issue(owner, survey.id, body)).status).toBe(422)
  })
  test('are listed for their owner, and for their survey', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const other = await respondents.createPublishedSurvey(owner)
    const { batch_id } = await issue(owner, survey.id)
    const read = (id: string, as: string) =>
      server.call<{ code: string }>(`GET /api/surveys/${id}/invitations/${batch_id}`, { owner: as })
    expect((await read(survey.id, randomUUID())).body.code).toBe('surveys/not-found')
    expect((await read(other.id, owner)).body.code).toBe('request/not-found')
  })
})

describe('a name is erased', () => {
  const hasKey = async (batchId: string, number: number) =>
    (await server.keys.load([inviteeIdOf({ batchId, number })])).size === 1

  test('with the conversation, by the person', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const { batch_id, tokens } = await issue(owner, survey.id)
    const id = await start(survey.public_id, { invitation: tokens[0] })
    await respondents.completeConversation(id)
    const session = await server.call<{ receipt_code: string }>(`GET /api/public/sessions/${id}`)
    const code = session.body.receipt_code
    const receipt = await server.call<Receipt>(`GET /api/public/receipts/${code}`)
    expect(receipt.body).toMatchObject({ invited_as: ana })
    await server.call(`DELETE /api/public/receipts/${code}`)
    expect(await hasKey(batch_id, 1)).toBe(false)
    expect(await hasKey(batch_id, 2)).toBe(true)
    expect(await readLinks(owner, survey.id, batch_id)).toMatchObject([
      { number: 1, name: '', reference: '', status: 'erased' },
      { number: 2, name: 'يوسف العلي' },
      {},
    ])
  })
  test('by the owner; the link stays valid', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const { batch_id, tokens } = await issue(owner, survey.id)
    const route = `DELETE /api/surveys/${survey.id}/invitations/${batch_id}/names/1`
    expect((await server.call(route, { owner: randomUUID() })).status).toBe(404)
    expect((await server.call(route, { owner })).status).toBe(200)
    expect((await server.call(route, { owner })).status).toBe(200)
    expect(await hasKey(batch_id, 1)).toBe(false)
    const id = await start(survey.public_id, { invitation: tokens[0] })
    await respondents.callSession(id, 'first-question')
    expect(await readLinks(owner, survey.id, batch_id)).toMatchObject([
      { name: '', reference: '', status: 'in_progress' },
      {},
      {},
    ])
    for (const turn of await readTurns(survey.id)) expect(turn).not.toHaveProperty('respondent')
  })
  test('after the retention period, where nobody has opened the link', async () => {
    const owner = randomUUID()
    const survey = await respondents.createPublishedSurvey(owner)
    const { batch_id, tokens } = await issue(owner, survey.id)
    await start(survey.public_id, { invitation: tokens[0] })
    await server.waitForProjections()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * dayMs })
    const jobs = [eraseInviteesJob]
    const clock = openJobRunner({ ...server, jobs, log: silentLog, intervalMs: 20, pollMs: 20 })
    clock.start()
    await vi
      .waitUntil(async () => !(await hasKey(batch_id, 3)), { timeout: 15_000, interval: 50 })
      .finally(() => clock.stop())
    vi.useRealTimers()
    expect(await hasKey(batch_id, 1)).toBe(true)
    expect(await readLinks(owner, survey.id, batch_id)).toMatchObject([
      ana,
      { name: '', status: 'unopened' },
      { reference: '' },
    ])
  })
})
