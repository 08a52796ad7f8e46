// An owner's survey list: search, filters, counts and pages.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey, SurveyListItem } from '#contract/api/surveys.ts'
import { surveyListSql } from '#projections/surveys/survey-list.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
const owner = randomUUID()
const ids: string[] = []

const titles = [
  'Café da manhã',
  'CAFÉ DA TARDE',
  'Cafe noir',
  'استبيانٌ عن القهوة',
  '100% real_ly \\ <b>bold</b>',
  'Tea',
]

beforeAll(async () => {
  server = await openOwnerTestServer()
  const config_json = JSON.stringify({ validation_points: [{ id: 'p1', text: 'Why' }] })
  for (const title of titles) {
    const body = { title, goal: `Learn about ${title} in Montréal`, config_json }
    ids.push((await server.call<Survey>('POST /api/surveys/advanced', { owner, body })).body.id)
  }
  await server.call(`PUT /api/surveys/${ids[0]}`, { owner, body: { status: 'published' } })
  await server.call(`PUT /api/surveys/${ids[1]}`, { owner, body: { status: 'published' } })
  await server.call(`PUT /api/surveys/${ids[1]}`, { owner, body: { status: 'paused' } })
})
afterAll(() => server[Symbol.asyncDispose]())

type Query = Record<string, string>
const get = <T>(path: string, query: Query, reader = owner) =>
  server.call<T>(`GET ${path}?${new URLSearchParams(query).toString()}`, { owner: reader })
const list = (query: Query = {}, reader = owner) =>
  get<SurveyListItem[]>('/api/surveys', query, reader)
const findTitles = async (query: Query) => (await list(query)).body.map(({ title }) => title)

describe('a search', () => {
  test.each([
    ['cafe', ['Cafe noir', 'CAFÉ DA TARDE', 'Café da manhã']],
    ['CAFÉ  da', ['CAFÉ DA TARDE', 'Café da manhã']],
    ['montreal', titles.toReversed()],
    ['استبيان', ['استبيانٌ عن القهوة']],
    ['100%', ['100% real_ly \\ <b>bold</b>']],
    ['real_ly \\', ['100% real_ly \\ <b>bold</b>']],
    ['<b>bold', ['100% real_ly \\ <b>bold</b>']],
    ['_', ['100% real_ly \\ <b>bold</b>']],
    ['nowhere', []],
    ["'; drop table read.surveys; --", []],
    [' ', titles.toReversed()],
  ])('for %j ignores case and accents, and matches punctuation literally', async (search, all) =>
    expect(await findTitles({ search })).toEqual(all),
  )
  test('can be limited to a status', async () => {
    expect(await findTitles({ search: 'cafe', status: 'paused' })).toEqual(['CAFÉ DA TARDE'])
    expect(await findTitles({ status: 'draft' })).toHaveLength(4)
  })
  test('finds a new title, and no longer the old one', async () => {
    await server.call(`PUT /api/surveys/${ids[5]}`, { owner, body: { title: 'Té' } })
    expect(await findTitles({ search: 'te', status: 'draft' })).toContain('Té')
    await server.call(`PUT /api/surveys/${ids[5]}`, { owner, body: { title: 'Tea' } })
  })
})

test('counts are those of the search', async () => {
  const counts = async (query: Query = {}) => (await get('/api/surveys/counts', query)).body
  expect(await counts()).toEqual({ total: 6, published: 1, draft: 4, paused: 1, closed: 0 })
  expect(await counts({ search: 'cafe' })).toEqual({
    ...{ total: 3, published: 1, draft: 1, paused: 1, closed: 0 },
  })
  expect((await get('/api/surveys/counts', {}, randomUUID())).body).toMatchObject({ total: 0 })
})

describe('pages', () => {
  test('follow each other without gaps or repetitions', async () => {
    const seen: string[] = []
    let before: string | null = ''
    while (before !== null) {
      const page = await list({ limit: '4', ...(before && { before }) })
      seen.push(...page.body.map(({ title }) => title))
      before = page.headers.get('prosa-next')
    }
    expect(seen).toEqual(titles.toReversed())
  })
  test.each([
    ['limit', '0'],
    ['limit', '201'],
    ['limit', 'x'],
    ['before', 'x'],
    ['before', `99999999999999_${randomUUID()}`],
    ['before', `1_${'x'.repeat(36)}`],
    ['status', 'deleted'],
    ['search', 'x'.repeat(201)],
    ['sort', 'title'],
  ])('refuse %s=%s', async (name, value) =>
    expect(await list({ [name]: value })).toMatchObject({
      status: 422,
      body: { code: 'request/invalid', issues: [{ path: [name] }] },
    }),
  )
})

test('a page reads one index range, whatever the number of surveys', async () => {
  const before = { createdAt: new Date().toISOString(), surveyId: randomUUID() }
  const client = await server.db.connect()
  try {
    await client.query('begin')
    // The planner scans so few rows sequentially; the plan for many rows is what counts.
    await client.query('set local enable_seqscan = off')
    const { text, values } = surveyListSql(owner, { before, limit: 50 }, new Date())
    const { rows } = await client.query(`explain ${text}`, values)
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan).toMatch(/Index Scan Backward using \S+ on surveys/)
    expect(plan).not.toMatch(/Sort/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('without a limit the answer is all surveys', async () => {
  const other = randomUUID()
  await server.db.query(
    `insert into read.surveys
     select (jsonb_populate_record(survey, jsonb_build_object('surveyId', gen_random_uuid(),
       'publicId', 'copy-' || number, 'ownerId', $1::text, 'sealed', null))).*
     from read.surveys survey, generate_series(1, 250) number where "surveyId" = $2`,
    [other, ids[0]],
  )
  const { body, headers } = await list({}, other)
  expect(body).toHaveLength(250)
  expect(headers.get('prosa-next')).toBeNull()
  const page = await list({ limit: '200' }, other)
  expect(page.body).toHaveLength(200)
  expect(page.headers.get('prosa-next')).not.toBeNull()
})
