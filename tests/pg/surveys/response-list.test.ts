// Pages, filters and searches of qualified responses, and unlocking several of them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QualifiedResponse, UnlockOutcome } from '#contract/api/responses.ts'
import {
  openOwnerTestServer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
  server.startWebhooks()
})
afterAll(() => server[Symbol.asyncDispose]())

type Page = { items: QualifiedResponse[]; next: string | null; searched: number }
type Unlocked = {
  code?: string
  results: { id: string; outcome: UnlockOutcome; response?: QualifiedResponse }[]
  unlocked: number
  credits: number
}

async function createSurvey(owner: string = randomUUID()) {
  const { body: survey } = await server.call<{ id: string }>('POST /api/surveys/advanced', {
    owner,
    body: { title: 'Why they leave', goal: 'Learn why people leave us', config_json: '{}' },
  })
  const path = `/api/surveys/${survey.id}/qualified-responses`
  return {
    ...{ owner, surveyId: survey.id },
    add: (over: { answer?: string; conversationId?: string } = {}) =>
      recordQualifiedResponse(server, { ownerId: owner, surveyId: survey.id, ...over }),
    page: (query = '', as = owner) =>
      server.call<Page & { code?: string }>(`GET ${path}/page?${query}`, { owner: as }),
    counts: (query = '', as = owner) =>
      server.call<{ total: number; locked: number }>(`GET ${path}/counts?${query}`, { owner: as }),
    unlock: (ids: string[], headers: Record<string, string> = {}, as = owner) =>
      server.call<Unlocked>(`POST ${path}/unlock`, {
        owner: as,
        body: { response_ids: ids },
        headers,
      }),
  }
}
type Survey = Awaited<ReturnType<typeof createSurvey>>

/** Ten credits. */
async function buyCredits(owner: string): Promise<void> {
  const { body } = await server.call<{ payment_intent_id: string }>(
    'POST /api/billing/create-payment-intent',
    { owner, body: { package_id: 'starter_10' } },
  )
  const { payment_intent_id } = body
  await server.call('POST /api/billing/confirm-payment', { owner, body: { payment_intent_id } })
}

/** The columns that filters compare, as the events would have set them. */
const setColumns = (id: string, columns: Record<string, unknown>) =>
  server.db.query(
    `update read.responses set ${Object.keys(columns).map((name, n) => `"${name}" = $${n + 2}`)}
      where "responseId" = $1`,
    [id, ...Object.values(columns)],
  )

async function readAll({ page }: Survey, query: string): Promise<QualifiedResponse[]> {
  const items: QualifiedResponse[] = []
  for (let next: string | null = ''; next !== null;) {
    const { body } = await page(`${query}${next && `&before=${next}`}`)
    items.push(...body.items)
    next = body.next
  }
  return items
}

const idsOf = ({ body }: { body: Page }) => body.items.map(({ id }) => id)

describe('pages', () => {
  test('hold each response once, in every order, also those answered at the same moment', async () => {
    const survey = await createSurvey()
    const ids: string[] = []
    for (let n = 0; n < 13; n++) ids.push(await survey.add())
    await server.waitForProjections()
    for (const [n, id] of ids.entries())
      await setColumns(id, {
        score: 0.65 + (n % 4) / 20,
        sentimentScore: n % 3 ? n / 20 - 0.3 : null,
      })
    for (const [order, valueOf] of Object.entries({
      newest: ({ answered_at }: QualifiedResponse) => -Date.parse(answered_at),
      oldest: ({ answered_at }: QualifiedResponse) => Date.parse(answered_at),
      most_positive: ({ sentiment_score }: QualifiedResponse) => -(sentiment_score ?? 0),
      most_negative: ({ sentiment_score }: QualifiedResponse) => sentiment_score ?? 0,
    })) {
      const found = await readAll(survey, `limit=4&order=${order}`)
      expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect(found.map(valueOf)).toEqual(found.map(valueOf).toSorted((a, b) => a - b))
    }
    for (const order of ['highest_score', 'lowest_score'])
      expect((await readAll(survey, `limit=4&order=${order}`)).length).toBe(13)
    expect((await survey.counts()).body).toEqual({
      ...{ total: 13, locked: 13, unlocked: 0, more: false },
    })
  })

  test('are complete and without doubles while responses arrive', async () => {
    const survey = await createSurvey()
    const before = await Promise.all(Array.from({ length: 9 }, () => survey.add()))
    await server.waitForProjections()
    for (const [n, id] of before.entries())
      await setColumns(id, { answeredAt: `2026-01-01T00:00:0${n}.000Z` })
    const first = await survey.page('limit=4')
    const arrived = await survey.add()
    await server.waitForProjections()
    await setColumns(arrived, { answeredAt: '2026-01-02T00:00:00.000Z' })
    const second = await survey.page(`limit=4&before=${first.body.next}`)
    const third = await survey.page(`limit=4&before=${second.body.next}`)
    expect([first, second, third].flatMap(idsOf)).toEqual(before.toReversed())
    expect(third.body.next).toBeNull()
    expect(idsOf(await survey.page('limit=1'))).toEqual([arrived])
  })

  test('are those of the owner; a cursor of another order is refused', async () => {
    const survey = await createSurvey()
    for (let n = 0; n < 2; n++) await survey.add()
    await server.waitForProjections()
    const { body } = await survey.page('limit=1')
    const stranger = randomUUID()
    expect((await survey.page('', stranger)).status).toBe(404)
    expect((await survey.counts('', stranger)).status).toBe(404)
    expect((await survey.unlock([body.items[0]!.id], {}, stranger)).status).toBe(404)
    for (const query of [
      `order=highest_score&before=${body.next}`,
      'before=0.5_x',
      'before=99999999999999_00000000-0000-4000-8000-000000000000',
      'min_score=0.9&max_score=0.1',
      'limit=10000',
      'search=%00',
    ])
      expect(await survey.page(query)).toMatchObject({
        status: 422,
        body: { code: 'request/invalid' },
      })
  })
})

test('filters select by plain columns, alone and together', async () => {
  const survey = await createSurvey()
  const conversationId = randomUUID()
  const [a, b, c] = [await survey.add(), await survey.add(), await survey.add({ conversationId })]
  await server.appendEvent(
    `conversation-${conversationId}`,
    {
      type: 'SessionStarted',
      data: {
        ...{ ownerId: survey.owner, surveyId: survey.surveyId, surveyVersion: 1, title: 't' },
        ...{ goal: 'g', language: 'en', personality: 'friendly', objectives: [], maxQuestions: 8 },
        ...{ maxFollowups: 0, requiredFields: [], mode: 'whatsapp', device: 'mobile' },
      },
    },
    { ownerId: survey.owner, surveyId: survey.surveyId },
  )
  await appendReport(survey, [[a, c], [b]])
  await server.waitForProjections()
  await setColumns(a, { score: 0.7, sentiment: 'negative', language: 'en', objectiveId: 'p1' })
  await setColumns(b, { score: 0.9, sentiment: 'mixed', language: 'ar', surveyQuestionId: 'q1' })
  await setColumns(c, { answeredAt: '2026-03-01T12:00:00.000Z', status: 'unlocked' })
  const expected: [query: string, ids: string[]][] = [
    ['min_score=0.75', [b, c]],
    ['max_score=0.7', [a]],
    ['min_score=0.7&max_score=0.9', [a, b, c]],
    ['sentiment=mixed', [b]],
    ['objective=p1', [a]],
    ['question=q1', [b]],
    ['language=ar', [b]],
    ['channel=whatsapp', [c]],
    ['channel=web', []],
    ['access=unlocked', [c]],
    ['access=locked', [a, b]],
    ['from=2026-03-01T12:00:00Z', [c]],
    ['to=2026-03-01T12:00:00Z', [a, b]],
    ['topic=1-0', [a, c]],
    ['topic=1-1', [b]],
    ['topic=2-0', []],
    ['topic=1-7', []],
    ['topic=1-0&access=locked&sentiment=negative', [a]],
  ]
  for (const [query, ids] of expected) {
    const found = await survey.page(query)
    expect([query, idsOf(found).toSorted()]).toEqual([query, ids.toSorted()])
    expect((await survey.counts(query)).body).toMatchObject({ total: ids.length })
  }
})

test('a count with a filter ends at 10,000 and says so', async () => {
  const survey = await createSurvey()
  const id = await survey.add()
  await server.waitForProjections()
  await setColumns(id, { sentiment: 'negative' })
  await server.db.query(
    `insert into read.responses
     select (jsonb_populate_record(response, jsonb_build_object('responseId', gen_random_uuid(), 'sealed', null))).*
     from read.responses response, generate_series(1, 10000) where "responseId" = $1`,
    [id],
  )
  expect((await survey.counts('sentiment=negative')).body).toEqual({
    ...{ total: 10_000, locked: 10_000, unlocked: 0, more: true },
  })
  // Of the events, not of the copies.
  expect((await survey.counts()).body).toMatchObject({ total: 1, more: false })
})

/** A report of which each topic rests on some responses. */
async function appendReport({ owner, surveyId }: Survey, topics: string[][]): Promise<void> {
  const requestId = randomUUID()
  const append = (event: Parameters<OwnerTestServer['appendEvent']>[1]) =>
    server.appendEvent(`insight-${surveyId}`, event, { ownerId: owner, surveyId })
  await append({
    type: 'InsightsRequested',
    data: { ownerId: owner, surveyId, requestId, language: 'en' },
  })
  await append({
    type: 'InsightsGenerated',
    data: {
      ...{ requestId, responseCount: 3, repeats: [], dropped: 0 },
      provenance: {
        ...{ engine: 'test', model: 'test', promptVersion: '1', latencyMs: 1 },
        ...{ tokensIn: 0, tokensOut: 0 },
      },
      report: {
        ...{ overview: '', findings: [], patterns: [], recommendations: [] },
        topics: topics.map(([first = '', ...rest]) => ({
          ...{ name: 'price', frequency: 1, sentiment: 'neutral' as const, description: '' },
          sources: [{ responseId: first, start: 0, end: 1 }],
          responseIds: [first, ...rest],
        })),
      },
    },
  })
}

describe('a search', () => {
  const marker = 'XYLOPHONE'
  const answer = `Café prices went up last spring. ${'I was charged twice and nobody answered. '.repeat(4)}${marker}`

  test('never matches locked text beyond its excerpt, and matches it once it is unlocked', async () => {
    const survey = await createSurvey()
    await buyCredits(survey.owner)
    const [id, other] = [await survey.add({ answer }), await survey.add()]
    await server.waitForProjections()
    const search = (text: string) => survey.page(`search=${encodeURIComponent(text)}`)
    const locked = await search(marker.toLowerCase())
    expect(locked.body).toMatchObject({ items: [], next: null, searched: 2 })
    expect(JSON.stringify(await search('cafe PRICES'))).not.toContain(marker)
    expect(idsOf(await search('cafe PRICES'))).toEqual([id])
    // The question of both.
    expect(idsOf(await search('why?')).toSorted()).toEqual([id, other].toSorted())
    // The beginning of a word that the excerpt cuts off.
    expect(idsOf(await search('answered. I was charged'))).toEqual([])
    await survey.unlock([id])
    await server.waitForProjections()
    expect(idsOf(await search(marker.toLowerCase()))).toEqual([id])
    expect(idsOf(await survey.page(`search=${marker}&access=locked`))).toEqual([])
  })

  test('continues after a page, without doubles', async () => {
    const survey = await createSurvey()
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.push(await survey.add({ answer: n % 2 ? 'Nothing.' : 'The price is high.' }))
    await server.waitForProjections()
    const found = await readAll(survey, 'search=price&limit=2')
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      ids.filter((_, n) => n % 2 === 0).toSorted(),
    )
  })
})

describe('unlocking several', () => {
  const balanceOf = async (owner: string) => {
    await server.waitForProjections()
    const { body } = await server.call<{ total_credits: number; total_used: number }>(
      'GET /api/billing/credits',
      { owner },
    )
    return body
  }
  const outcomesOf = ({ body }: { body: Unlocked }) => body.results.map(({ outcome }) => outcome)

  test('ends where the credits end, item by item, and repeats its reply for the same key', async () => {
    const survey = await createSurvey()
    const ids = await Promise.all(Array.from({ length: 12 }, () => survey.add()))
    await server.waitForProjections()
    expect(await survey.unlock(ids)).toMatchObject({
      status: 402,
      body: { code: 'credits/insufficient' },
    })
    await buyCredits(survey.owner)
    const headers = { 'idempotency-key': randomUUID() }
    const first = await survey.unlock(ids, headers)
    expect(first).toMatchObject({ status: 200, body: { unlocked: 10, credits: 0 } })
    expect(outcomesOf(first)).toEqual([
      ...Array.from({ length: 10 }, () => 'unlocked'),
      ...['insufficient_credits', 'insufficient_credits'],
    ])
    expect(first.body.results[0]!.response).toMatchObject({ id: ids[0], is_unlocked: true })
    expect(first.body.results[11]).toEqual({ id: ids[11], outcome: 'insufficient_credits' })
    await buyCredits(survey.owner)
    expect((await survey.unlock(ids, headers)).body).toEqual(first.body)
    expect(await survey.unlock(ids.slice(1), headers)).toMatchObject({
      body: { code: 'request/key-reused' },
    })
    expect(await balanceOf(survey.owner)).toMatchObject({ total_credits: 10, total_used: 10 })
    const rest = await survey.unlock([...ids, ...ids])
    expect(rest.body).toMatchObject({ unlocked: 2, credits: 8 })
    expect(outcomesOf(rest).slice(9)).toEqual(['already_unlocked', 'unlocked', 'unlocked'])
    const { body: uses } = await server.call<unknown[]>('GET /api/billing/usage-history', {
      owner: survey.owner,
    })
    expect(uses).toHaveLength(12)
    expect((await survey.counts()).body).toEqual({
      ...{ total: 12, locked: 0, unlocked: 12, more: false },
    })
  })

  test('in two tabs at once charges each response once', async () => {
    const survey = await createSurvey()
    await buyCredits(survey.owner)
    const ids = await Promise.all(Array.from({ length: 6 }, () => survey.add()))
    await server.waitForProjections()
    const replies = await Promise.all([
      survey.unlock(ids),
      survey.unlock(ids.toReversed()),
      ...ids.map((id) => server.call(`POST /api/responses/${id}/unlock`, { owner: survey.owner })),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    for (const reply of replies.slice(0, 2) as { body: Unlocked }[])
      for (const outcome of outcomesOf(reply))
        expect(['unlocked', 'already_unlocked']).toContain(outcome)
    expect(await balanceOf(survey.owner)).toMatchObject({ total_credits: 4, total_used: 6 })
  })

  test('takes only responses of the survey that exist, and at most a hundred', async () => {
    const survey = await createSurvey()
    await buyCredits(survey.owner)
    const otherSurvey = await createSurvey(survey.owner)
    const erasedConversation = randomUUID()
    const [own, foreign, erased] = [
      await survey.add(),
      await otherSurvey.add(),
      await survey.add({ conversationId: erasedConversation }),
    ]
    await server.waitForProjections()
    await server.keys.destroy(erasedConversation)
    const reply = await survey.unlock([foreign, randomUUID(), own, erased])
    expect(outcomesOf(reply)).toEqual(['not_found', 'not_found', 'unlocked', 'not_found'])
    expect(reply.body).toMatchObject({ unlocked: 1, credits: 9 })
    expect(await survey.unlock([foreign])).toMatchObject({ status: 200, body: { credits: 9 } })
    for (const ids of [[], Array.from({ length: 101 }, () => randomUUID()), ['x']])
      expect((await survey.unlock(ids)).status).toBe(422)
    expect(await balanceOf(survey.owner)).toMatchObject({ total_credits: 9, total_used: 1 })
  })
})
