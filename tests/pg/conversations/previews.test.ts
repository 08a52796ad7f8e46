import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { NextQuestion, Question } from '#contract/api/conversation-turns.ts'
import { demonstrationOwnerId, demonstrations } from '#contract/demonstration.ts'
import { limits } from '#contract/limits.ts'
import { openJobRunner } from '#kernel/jobs/scheduled-jobs.ts'
import { derivedId } from '#kernel/ids.ts'
import { projections } from '#projections/all.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { createRespondent } from '../../../scripts/lib/simulated-respondents/respondent.ts'
import { expirePreviews } from '../../../services/conversations/sessions/retention.jobs.ts'
import {
  openConversationTestServer,
  type ConversationTestServer,
} from '../../support/servers/conversation-test-server.ts'
import { silentLog } from '../../support/kernel/read-side.ts'

type Refused = { code: string }
type Started = Refused & { session_id: string; first_question: Question }

let server: ConversationTestServer
beforeAll(async () => {
  server = await openConversationTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const survey = {
  goal: 'Understand why customers cancel their subscription',
  validation_points: ['Main reasons for leaving', 'Is the price fair?'],
  max_questions: 5,
  language: 'en',
}
const startPreview = (owner: string, over: object = {}, headers = {}) =>
  server.call<Started>('POST /api/surveys/preview-test', {
    owner,
    body: { ...survey, ...over },
    headers,
  })
const callPreview = (id: string, call: string, body: object = {}) =>
  server.call<NextQuestion & Refused>(`POST /api/public/sessions/${id}/${call}`, { body })
const idOf = (sessionId: string) => derivedId('conversation', sessionId)
const streamOf = (sessionId: string) => `preview-${idOf(sessionId)}`

/** As documented clients do: as text, with any of the documented question fields. */
async function answerToEnd(id: string, first: Question): Promise<NextQuestion> {
  const person = createRespondent('talkative', 'en', 7)
  let question: Question | undefined = first
  for (;;) {
    const { text, scale, boolean, selectedOptions } = person.answer({
      ...question,
      kind: question.type,
    })
    const inWords = [text, scale, boolean === undefined ? undefined : boolean ? 'yes' : 'no']
    const text_response = String(inWords.find((each) => each !== undefined) ?? selectedOptions)
    const sent = await callPreview(id, 'responses', {
      question_id: 'preview-question',
      text_response,
    })
    expect(sent).toMatchObject({ status: 200, body: { ok: true } })
    const { body } = await callPreview(id, 'next-question')
    question = body.question
    if (!question) return body
  }
}

/** Streams of an owner's events. */
async function streamsOf(owner: string): Promise<string[]> {
  const streams = new Set<string>()
  for await (const events of server.store.readAll())
    for (const { stream, meta } of events) if (meta['ownerId'] === owner) streams.add(stream)
  return [...streams]
}

/** Rows of an owner in every table except the previews. */
async function rowsOf(owner: string): Promise<object[]> {
  const counted = projections.filter(
    ({ name, table }) => name !== 'previews' && 'ownerId' in table.shape,
  )
  expect(counted.length).toBeGreaterThan(4)
  const tables = counted.map(({ name }) => server.readRows(name.replaceAll('-', '_')))
  return (await Promise.all(tables)).flat().filter(({ ownerId }) => ownerId === owner)
}

test('a preview runs from the first question to completion, and counts nowhere', async () => {
  const owner = randomUUID()
  const { status, body } = await startPreview(owner)
  expect(status).toBe(200)
  expect(body.session_id).toMatch(/^preview-[0-9a-f]{32}$/)
  expect(body.first_question).toMatchObject({ number: 1, text: expect.stringMatching(/\S/) })
  const end = await answerToEnd(body.session_id, body.first_question)
  expect(end).toMatchObject({
    completion_triggered: true,
    session_state: { questions_answered: end.session_state.current_count },
  })
  expect(end.session_state.questions_answered).toBeLessThanOrEqual(5)
  expect(await callPreview(body.session_id, 'complete')).toMatchObject({ body: { ok: true } })
  const whole = await server.call(`GET /api/public/sessions/${body.session_id}`)
  expect(whole.body).toMatchObject({ finished: true, public_id: '' })

  const head = await server.store.head()
  await expect
    .poll(async () => {
      const { rows } = await server.db.query(
        `select position from keep.reactors where name = 'scorer'`,
      )
      return rows[0]?.position >= head
    })
    .toBe(true)
  await server.waitForProjections()
  expect(await streamsOf(owner)).toEqual([streamOf(body.session_id)])
  expect(await rowsOf(owner)).toEqual([])
  for (const projection of projections) await rebuildProjection({ ...server, projection })
  expect(await rowsOf(owner)).toEqual([])
})

test('a visitor tries a conversation without an owner, and it counts nowhere', async () => {
  const { publicId, title } = demonstrations.en
  const shown = await server.call(`GET /api/public/surveys/${publicId}`)
  expect(shown.body).toMatchObject({ title, status: 'published', survey_type: 'advanced' })
  const started = await server.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, {
    body: {},
  })
  expect(started.body.session_id).toMatch(/^preview-[0-9a-f]{32}$/)
  const { body } = await callPreview(started.body.session_id, 'first-question')
  const end = await answerToEnd(started.body.session_id, body.question!)
  expect(end.completion_triggered).toBe(true)
  const completed = await callPreview(started.body.session_id, 'complete')
  expect(completed.body).not.toHaveProperty('receipt_code')
  await server.waitForProjections()
  expect(await streamsOf(demonstrationOwnerId)).toEqual([streamOf(started.body.session_id)])
  expect(await rowsOf(demonstrationOwnerId)).toEqual([])
})

test('an address may try only so many conversations an hour', async () => {
  const start = () =>
    server.call<Refused>(`POST /api/public/surveys/${demonstrations.en.publicId}/sessions`, {
      body: {},
      remoteAddress: '203.0.113.77',
    })
  for (let count = 0; count < limits.demonstrations.perAddress; count++)
    // oxlint-disable-next-line no-await-in-loop -- the last one is refused
    expect((await start()).status).toBe(200)
  expect(await start()).toMatchObject({ status: 429, body: { code: 'request/too-many' } })
})

test('documented clients send points as configured, and any number of questions', async () => {
  const validation_points = [{ id: 'custom-1', text: 'Price', editable: true }]
  const most = await startPreview(randomUUID(), { validation_points, max_questions: 99 })
  expect(most.status).toBe(200)
  const least = await startPreview(randomUUID(), { max_questions: 1, language: 'pt' })
  const usual = await startPreview(randomUUID(), { max_questions: undefined, language: undefined })
  const budgets = [most, least, usual].map(async ({ body }) => {
    const { body: current } = await callPreview(body.session_id, 'first-question')
    return current.session_state.max_questions
  })
  expect(await Promise.all(budgets)).toEqual([15, 5, 8])
})

test.each([
  ['a short goal', { goal: 'Why?' }],
  ['a long goal', { goal: 'x'.repeat(1_001) }],
  ['no points at all', { validation_points: undefined }],
  ['too many points', { validation_points: Array.from({ length: 16 }, () => 'Price') }],
  ['an empty point', { validation_points: [' '] }],
  ['a personality that there is not', { ai_personality: 'rude' }],
  ['an unknown field', { survey_id: randomUUID() }],
])('refuses %s', async (_, over) => {
  expect(await startPreview(randomUUID(), over)).toMatchObject({
    status: 422,
    body: { code: 'request/invalid' },
  })
})

test('without a language a preview is in that of its goal', async () => {
  const goal = 'نريد أن نعرف لماذا يلغي العملاء اشتراكهم'
  const over = { goal, language: undefined, validation_points: ['أسباب الإلغاء'] }
  const { body } = await startPreview(randomUUID(), over)
  expect(body.first_question.text).toMatch(/^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu)
})

test('requires a signed-in owner', async () => {
  const { status, body } = await server.call<Refused>('POST /api/surveys/preview-test', {
    body: survey,
  })
  expect([status, body.code]).toEqual([401, 'accounts/signed-out'])
})

test('previews per owner and hour are limited, also concurrently; a repeated request counts once', async () => {
  const owner = randomUUID()
  const again = { 'idempotency-key': 'one' }
  const first = await startPreview(owner, {}, again)
  const { perHour } = limits.previews
  const all = await Promise.all(Array.from({ length: perHour + 4 }, () => startPreview(owner)))
  const refused = all.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]!.body.code).toBe('conversations/too-many-previews')
  expect(await startPreview(owner, {}, again)).toMatchObject({
    status: 200,
    body: { session_id: first.body.session_id },
  })
  expect((await startPreview(randomUUID())).status).toBe(200)
})

test('an answer counts once, for the question that it names', async () => {
  const { body } = await startPreview(randomUUID())
  const { session_id: id, first_question: first } = body
  const answer = { question_id: first.id, text_response: 'The price rose twice last year.' }
  expect((await callPreview(id, 'responses', answer)).status).toBe(200)
  await callPreview(id, 'next-question')
  const twice = await callPreview(id, 'responses', answer)
  expect([twice.status, twice.body.code]).toEqual([409, 'conversations/out-of-turn'])
  await callPreview(id, 'complete')
  const late = await callPreview(id, 'responses', { text_response: 'And another thing' })
  expect([late.status, late.body.code]).toEqual([409, 'conversations/finished'])
})

test('after a day a preview is erased, although destroying its key fails at first', async () => {
  const owner = randomUUID()
  const { body } = await startPreview(owner)
  const { session_id: id, first_question: first } = body
  await callPreview(id, 'responses', { question_id: first.id, text_response: 'A secret of mine' })
  await callPreview(id, 'next-question')
  const gone = async () => {
    const calls = ['first-question', 'next-question', 'complete']
    const replies = [
      await server.call<Refused>(`GET /api/public/sessions/${id}`),
      ...(await Promise.all(calls.map((call) => callPreview(id, call)))),
      await callPreview(id, 'responses', { text_response: 'Anybody there?' }),
    ]
    return new Set(replies.map(({ status, body: { code } }) => `${status} ${code}`))
  }

  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000 + 1_000)
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
  const before = (await server.readStream(streamOf(id))).map(({ type }) => type)
  expect(await gone()).toEqual(new Set(['404 conversations/not-found']))
  vi.useRealTimers()
  expect(before).not.toContain('SessionErased')

  const destroy = vi.spyOn(server.keys, 'destroy').mockRejectedValueOnce(new Error('no database'))
  const clocks = openJobRunner({
    ...server,
    jobs: [expirePreviews],
    log: silentLog,
    now: () => tomorrow,
    intervalMs: 20,
  })
  clocks.start()
  await expect
    .poll(async () => (await server.readRows('previews')).length, { timeout: 10_000 })
    .toBe(0)
  await expect.poll(() => destroy.mock.calls.map(([key]) => key)).toContain(idOf(id))
  await clocks.stop()
  await expect
    .poll(async () => (await server.keys.load([idOf(id)])).size, { timeout: 10_000 })
    .toBe(0)
  const left = await server.readStream(streamOf(id))
  expect(left.filter(({ type }) => type === 'SessionErased')).toHaveLength(1)
  expect(
    JSON.stringify(left, (_, value) => (typeof value === 'bigint' ? '' : value)),
  ).not.toContain('secret of mine')
  expect(await gone()).toEqual(new Set(['404 conversations/not-found']))
  await rebuildProjection({
    ...server,
    projection: projections.find(({ name }) => name === 'previews')!,
  })
  expect(await server.readRows('previews')).toEqual([])
})
