import { randomUUID } from 'node:crypto'
import { Workbook } from '@cj-tech-master/excelts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import {
  openOwnerTestServer,
  qualifyingAnswer,
  recordQualifiedResponse,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
const owner = randomUUID()
let survey: Survey
const formula = '=HYPERLINK("http://example.org","click") \u0007and, "quotes"\nand a second line'

beforeAll(async () => {
  server = await openOwnerTestServer()
  survey = await createSurvey(owner)
  await recordConversation(qualifyingAnswer)
  await recordConversation(formula)
  await server.waitForProjections()
})
afterAll(() => server[Symbol.asyncDispose]())

async function createSurvey(of: string): Promise<Survey> {
  const config_json = JSON.stringify({
    validation_points: [{ id: 'p1', text: 'Why people leave' }],
  })
  const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
    owner: of,
    body: { title: 'Why?', goal: 'Learn why people leave us', config_json },
  })
  return body
}

async function recordConversation(answer: string): Promise<void> {
  const conversationId = randomUUID()
  const meta = { ownerId: owner, surveyId: survey.id, sessionId: conversationId }
  await server.appendEvent(
    `conversation-${conversationId}`,
    {
      type: 'SessionStarted',
      data: {
        ...{ ownerId: owner, surveyId: survey.id, surveyVersion: 1, title: '', goal: '' },
        ...{ language: 'en', personality: 'friendly', mode: 'web', device: 'mobile' },
        ...{ objectives: [], maxQuestions: 8, maxFollowups: 3, requiredFields: [] },
      },
    },
    meta,
  )
  await recordQualifiedResponse(server, {
    ownerId: owner,
    surveyId: survey.id,
    answer,
    conversationId,
  })
}

const download = (query: string, as = owner) =>
  server.fetch(`/api/surveys/${survey.id}/export?${query}`, as)
const lines = (text: string) => text.split('\r\n').filter((line) => line !== '')

type ExportedRow = Record<string, unknown>

describe('the answers of a survey', () => {
  test('have the same columns in the same order in each format', async () => {
    const [header] = lines(await (await download('format=csv')).text())
    const columns = header!.split(',')
    const rows = (await (await download('format=json')).json()) as ExportedRow[]
    const [first] = (await (await download('format=ndjson')).text()).split('\n')
    const sheet = (await readWorkbook('format=xlsx&language=en')).getWorksheet('Responses')!
    expect(rows).toHaveLength(2)
    expect(Object.keys(rows[0]!)).toEqual(columns)
    expect(Object.keys(JSON.parse(first!) as ExportedRow)).toEqual(columns)
    expect(columns.map((_, at) => sheet.getRow(1).getCell(at + 1).value)).toEqual(columns)
  })

  test('are excerpts while they are locked, in each format', async () => {
    const hidden = qualifyingAnswer.slice(81)
    for (const format of ['csv', 'json', 'ndjson', 'xlsx']) {
      const file = Buffer.from(await (await download(`format=${format}`)).arrayBuffer())
      expect(file.includes(hidden)).toBe(false)
    }
    const rows = (await (await download('format=json')).json()) as ExportedRow[]
    const locked = rows.find(({ answer }) => String(answer).startsWith('The onboarding'))
    expect(locked).toMatchObject({ status: 'locked', is_excerpt: true, score: 0.8, number: 1 })
  })

  test('cannot be formulas of a spreadsheet', async () => {
    const csv = await (await download('format=csv')).text()
    expect(csv).toContain(`"'=HYPERLINK(""http://example.org""`)
    const sheet = (await readWorkbook('format=xlsx&language=en')).getWorksheet('Responses')!
    const cells = [2, 3].map((row) => sheet.getRow(row).getCell(8))
    const cell = cells.find(({ value }) => String(value).startsWith('=HYPERLINK'))!
    expect(cell.formula).toBeUndefined()
    expect(cell.value).not.toContain('\u0007')
  })

  test('begin with a byte order mark only on request', async () => {
    const bytes = async (query: string) =>
      Buffer.from(await (await download(query)).arrayBuffer())
        .subarray(0, 3)
        .toString('hex')
    expect(await bytes('format=csv&bom=true')).toBe('efbbbf')
    expect(await bytes('format=csv')).not.toBe('efbbbf')
  })
})

test('a workbook has typed cells, a list of columns, and reads from right to left in Arabic', async () => {
  const workbook = await readWorkbook('what=sessions&format=xlsx&language=ar')
  const [columns, sessions] = workbook.worksheets
  expect(columns!.name).toBe('الأعمدة')
  expect(columns!.rowCount).toBe(23)
  expect(sessions!.views[0]).toMatchObject({ rightToLeft: true, state: 'frozen' })
  const row = sessions!.getRow(2)
  expect(row.getCell(2).value).toBe(1)
  expect(row.getCell(4).value).toBeInstanceOf(Date)
})

test('conversations are exported too, with their state', async () => {
  const rows = (await (await download('what=sessions&format=json')).json()) as ExportedRow[]
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ status: 'in_progress', answers_given: 1, device: 'mobile' })
})

test('an empty survey has a header, an empty array, an empty file', async () => {
  const empty = await createSurvey(owner)
  const text = async (format: string) =>
    (await server.fetch(`/api/surveys/${empty.id}/export?format=${format}`, owner)).text()
  expect(lines(await text('csv'))).toHaveLength(1)
  expect(JSON.parse(await text('json'))).toEqual([])
  expect(await text('ndjson')).toBe('')
})

describe('with filters', () => {
  const exported = async (query: string) =>
    (await (await download(`format=json&${query}`)).json()) as ExportedRow[]
  const day = new Date().toISOString().slice(0, 10)

  test.each([
    ['min_score=0.9', 0],
    ['min_score=0.8&access=locked', 2],
    ['access=unlocked', 0],
    ['channel=web&answer_language=en', 0],
    ['channel=web', 2],
    ['sentiment=negative', 0],
    ['from=2025-12-31T00:00:00Z&to=2026-01-02T00:00:00Z', 2],
    [`from=${day}T00:00:00Z`, 0],
  ])('%s has %i answers, and the conversations with them', async (query, count) => {
    expect(await exported(query)).toHaveLength(count)
    expect(await exported(`${query}&what=sessions`)).toHaveLength(count)
  })

  test('a search reads what the owner may read', async () => {
    expect(await exported('search=ÓNBOARDING')).toHaveLength(1)
    expect(await exported('search=Why')).toHaveLength(2)
    expect(await exported(`search=${qualifyingAnswer.slice(-20)}`)).toHaveLength(0)
  })
})

test.each([
  'min_score=0.9&max_score=0.1',
  'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z',
  'search=x&what=sessions',
  'topic=x',
  'from=yesterday',
  'search=%00',
])('refuses the filter %s', async (query) => expect((await download(query)).status).toBe(422))

test.each(['format=pdf', 'what=everything', 'language=xx', 'columns=answer'])(
  'refuses %s',
  async (query) => {
    const reply = await download(query)
    expect([reply.status, await reply.text()]).toEqual([422, expect.any(String)])
  },
)

test('another owner gets 404', async () =>
  expect(await (await download('format=csv', randomUUID())).json()).toMatchObject({ status: 404 }))

test('a reader that leaves gives the connection back', async () => {
  const { body } = await download('format=xlsx')
  await body!.cancel()
  for (const _ of Array.from({ length: 30 }))
    expect(await (await download('format=json')).json()).toHaveLength(2)
})

async function readWorkbook(query: string): Promise<Workbook> {
  const workbook = new Workbook()
  await workbook.xlsx.load(await (await download(query)).arrayBuffer())
  return workbook
}

describe('a report', () => {
  const report = (query: string, as = owner) =>
    server.fetch(`/api/reports/export?from=2026-01-01&to=2026-01-31&${query}`, as)

  test('has its figures by survey and by day, with the same columns in each format', async () => {
    const one = `survey=${survey.id}`
    const workbook = new Workbook()
    await workbook.xlsx.load(await (await report(`format=xlsx&language=ar&${one}`)).arrayBuffer())
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['الأعمدة', 'الاستبيانات', 'الأيام'])
    for (const [table, at] of [['surveys', 1] as const, ['days', 2] as const]) {
      const [header, first] = lines(await (await report(`table=${table}&${one}`)).text())
      const columns = header!.split(',')
      const [row] = (await (
        await report(`table=${table}&format=json&${one}`)
      ).json()) as ExportedRow[]
      expect(Object.keys(row!)).toEqual(columns)
      expect(first!.split(',')).toHaveLength(columns.length)
      const sheet = workbook.worksheets[at]!
      expect(columns.map((_, cell) => sheet.getRow(1).getCell(cell + 1).value)).toEqual(columns)
      expect(row).toMatchObject({ total_sessions: 2, total_responses: 2 })
    }
    expect(workbook.worksheets[2]!.getRow(2).getCell(1).value).toBeInstanceOf(Date)
  })

  test.each(['format=pdf', 'table=all', 'period=1d', 'columns=day'])('refuses %s', async (query) =>
    expect((await report(query)).status).toBe(422),
  )

  test('of another owner’s survey is refused', async () =>
    expect((await report(`survey=${survey.id}`, randomUUID())).status).toBe(404))
})
