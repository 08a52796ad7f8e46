// Files of a survey's answers, beside a bare `COPY ... TO STDOUT` of the same columns through the same connection and their
// unsealing. Memory is what the process has above what it had before, at its highest.
import { randomUUID } from 'node:crypto'
import { to as copyTo } from 'pg-copy-streams'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import type { ResultFormat } from '#contract/api/exports.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { loadKeys, openSealed } from '#projections/engine/tables/sealed-rows.ts'
import { readTableOf } from '#projections/engine/tables/table.ts'
import { invitees } from '#projections/surveys/invitees.projection.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { writeResults } from '../../../services/reports/exports/write-results.ts'
import { appendConversations } from './conversations.ts'
import { type Figure, median } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

export const answersPerConversation = 8
const rounds = 3
const memoryAimMb = 200

/** `rows`: of the survey, the only one in the database. */
export async function benchExports(url: string, rows: number): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const surveyId = randomUUID()
    const count = Math.ceil(rows / answersPerConversation)
    await appendConversations(store, keys, { count, qualified: 2, surveyId })
    const decodeEvents = openDecoder(keys)
    const announcements = { from: 'bench', publish: () => {} }
    for (const projection of [sessions, invitees, responses])
      await rebuildProjection({ store, decodeEvents, db, projection, announcements })
    await insertSessions(db)
    await db.query('vacuum analyze')
    return await measure(db, surveyId)
  } finally {
    await db.end()
  }
}

/** The conversations of a bench have no events of their own. */
export const insertSessions = (db: Db) =>
  db.query(`insert into read.sessions
      ("conversationId", "ownerId", "surveyId", "surveyVersion", status, language, mode, device, anonymous, "maxQuestions",
       "questionsAsked", "answersGiven", objectives, "objectivesTouched", "startedAt", "heardAt", goes, "hasRewards", position)
    select "conversationId", "ownerId", "surveyId", 1, 'completed', 'en', 'web', 'mobile', false, 8,
       8, 8, 1, 1, min("askedAt"), max("askedAt"), 8, false, max(position)
      from read.responses group by "conversationId", "ownerId", "surveyId"`)

async function measure(db: Db, surveyId: string): Promise<Figure[]> {
  const rates: Record<'floor' | 'csv', number[]> = { floor: [], csv: [] }
  let memoryMb = 0
  for (let round = 0; round < rounds; round++) {
    rates.floor.push((await timed(() => copyAndUnseal(db, surveyId))).rate)
    const csv = await timed(() => exportRows(db, surveyId, 'csv'))
    rates.csv.push(csv.rate)
    memoryMb = Math.max(memoryMb, csv.memoryMb)
  }
  const xlsx = await timed(() => exportRows(db, surveyId, 'xlsx'))
  const [value, baseline] = [median(rates.csv), median(rates.floor)]
  const ratio = value / baseline
  const withoutAim = { target: '', met: true }
  return [
    {
      ...{ name: 'export as CSV', value, baseline, ratio, unit: 'rows/s' },
      ...{ target: '>= 0.4x', met: ratio >= 0.4 },
    },
    memoryFigure('export as CSV', memoryMb),
    { name: 'export as XLSX', value: xlsx.rate, unit: 'rows/s', ...withoutAim },
    memoryFigure('export as XLSX', xlsx.memoryMb),
  ]
}

export const memoryFigure = (file: string, mb: number): Figure => ({
  ...{ name: `${file}, memory above idle`, value: mb, unit: 'MB' },
  ...{ target: `< ${memoryAimMb} MB`, met: mb < memoryAimMb },
})

export async function timed(
  work: () => Promise<number>,
): Promise<{ rate: number; memoryMb: number }> {
  globalThis.gc?.()
  const idle = process.memoryUsage.rss()
  let highest = idle
  const sampling = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, 20)
  const began = performance.now()
  const rows = await work()
  const seconds = (performance.now() - began) / 1_000
  clearInterval(sampling)
  return { rate: rows / seconds, memoryMb: (highest - idle) / 1_000_000 }
}

async function exportRows(db: Db, surveyId: string, format: ResultFormat): Promise<number> {
  let rows = 0
  const options = { surveyId, what: 'responses', format, bom: false, language: 'en' } as const
  const file = writeResults(db, { ...options, filter: {} }, async ({ written }) => {
    rows += written
  })
  for await (const _ of file) continue
  return rows
}

const copiedColumns = [
  ...['conversationId', 'responseId', 'sealed', 'number', 'askedAt', 'answeredAt', 'kind'],
  ...['status', 'score', 'sentiment', 'emotions', 'intent', 'spoken', 'purpose', 'quotes'],
] as const

async function copyAndUnseal(db: Db, surveyId: string): Promise<number> {
  const columns = copiedColumns.map((name) => `"${name}"`).join(', ')
  const tx = await db.connect()
  try {
    const stream = tx.query(
      copyTo(
        `copy (select ${columns} from read.responses where "surveyId" = '${surveyId}') to stdout`,
      ),
    )
    let [rows, rest] = [0, '']
    for await (const chunk of stream) {
      const lines = (rest + (chunk as Buffer).toString()).split('\n')
      rest = lines.pop()!
      rows += await unsealLines(db, lines)
    }
    return rows
  } finally {
    tx.release()
  }
}

async function unsealLines(db: Db, lines: readonly string[]): Promise<number> {
  const table = readTableOf(responses)
  const rows = lines.map((line) => {
    const [conversationId, responseId, sealed] = line.split('\t')
    return { conversationId, responseId, sealed }
  })
  const keys = await loadKeys({ db, table }, rows)
  for (const row of rows) JSON.parse(openSealed(table, row, keys))
  return rows.length
}
