// The responses tab of a survey with 100,000 qualified responses, beside 50 of its rows read by primary key.
import { randomUUID } from 'node:crypto'
import type { QualifiedResponse, ResponseFilter } from '#contract/api/responses.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import {
  countResponses,
  pageOfResponses,
  type ListQuery,
} from '#projections/conversations/response-list.ts'
import { responses, type ResponseRow } from '#projections/conversations/responses.projection.ts'
import { sessions, type SessionRow } from '#projections/conversations/sessions.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { copyRows } from '#projections/engine/tables/copy-rows.ts'
import { readTableOf } from '#projections/engine/tables/table.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import { invitees } from '#projections/surveys/invitees.projection.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { answer } from './conversations.ts'
import { measureP99, type Figure } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

const perConversation = 4
/** Conversations of the measured survey and of another one. */
const counts = { own: 25_000, others: 5_000 }
const conversationsPerCopy = 2_500
const limit = 50
/** The rows that one request of a search opens at most. */
const searchedRows = 2_000

export async function benchResponseList(url: string): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const announcements = { from: 'bench', publish: () => {} }
    const decodeEvents = openDecoder(keys)
    // Of an empty log: creates the tables.
    for (const projection of [responses, sessions, invitees, insightReports])
      await rebuildProjection({ store, decodeEvents, db, projection, announcements })
    const surveyId = randomUUID()
    for (const [id, count] of [
      [surveyId, counts.own],
      [randomUUID(), counts.others],
    ] as const)
      await copyConversations(db, id, count, (subject) => keys.getOrCreate(subject))
    await db.query('vacuum analyze read.responses')
    await db.query('vacuum analyze read.sessions')
    return await measure(db, surveyId)
  } finally {
    await db.end()
  }
}

async function measure(db: Db, surveyId: string): Promise<Figure[]> {
  const list = (query: Partial<ListQuery> = {}) =>
    pageOfResponses(db, surveyId, { filter: {}, order: 'newest', limit, ...query })
  const first = await list()
  const ids = first.items.map(({ id }: QualifiedResponse) => id)
  const baseline = await measureP99(() =>
    db.query('select * from read.responses where "responseId" = any($1)', [ids]),
  )
  const { rows } = await db.query<{ answeredAt: string; responseId: string }>(
    `select "answeredAt", "responseId" from read.responses where "surveyId" = $1
      order by "answeredAt" desc, "responseId" desc offset 50000 limit 1`,
    [surveyId],
  )
  const middle = rows[0]!
  const after = { value: Date.parse(middle.answeredAt), responseId: middle.responseId }
  const narrow: ResponseFilter = { sentiment: 'mixed', language: 'ar', min_score: 0.9 }
  const count = (filter: ResponseFilter) => () => countResponses(db, surveyId, filter)
  const queries: [string, () => Promise<unknown>][] = [
    ['first page of 100,000 responses', () => list()],
    ['page in the middle of 100,000 responses', () => list({ after })],
    ['highest scores', () => list({ order: 'highest_score' })],
    ['most negative', () => list({ order: 'most_negative' })],
    ['locked ones of a channel', () => list({ filter: { access: 'locked', channel: 'whatsapp' } })],
    ['filters that few match', () => list({ filter: narrow })],
    ['counts', count({})],
    ['counts of filters', count(narrow)],
    ['counts of a channel', count({ channel: 'whatsapp' })],
    ['search of a frequent word', () => list({ search: 'mornings' })],
  ]
  const figures: Figure[] = []
  for (const [name, query] of queries) {
    const value = await measureP99(query)
    figures.push({
      ...{ name: `${name}, p99`, value, baseline, ratio: value / baseline, unit: 'ms' },
      ...{ target: '< 50 ms', met: value < 50 },
    })
  }
  return [...figures, await measureSearch(() => list({ search: 'nowhere' }))]
}

/** A search that finds nothing opens the most rows of a request. */
async function measureSearch(search: () => Promise<{ searched: number }>): Promise<Figure> {
  const took: number[] = []
  for (let run = 0; run < 10; run++) {
    const began = performance.now()
    const { searched } = await search()
    if (searched !== searchedRows) throw new Error(`searched ${searched} rows`)
    took.push(performance.now() - began)
  }
  const value = took.toSorted((a, b) => a - b).at(-1)!
  const name = `search of ${searchedRows} responses that finds none, slowest`
  return { name, value, unit: 'ms', target: '', met: true }
}

async function copyConversations(
  db: Db,
  surveyId: string,
  count: number,
  createKey: (subject: string) => Promise<unknown>,
): Promise<void> {
  const client = await db.connect()
  try {
    for (let from = 0; from < count; from += conversationsPerCopy) {
      const started = Array.from({ length: Math.min(conversationsPerCopy, count - from) }, (_, n) =>
        sessionRow(surveyId, from + n),
      )
      await inParallel(started, ({ conversationId }) => createKey(conversationId))
      const stored = (row: object) => ({ row: { ...row }, position: '0' })
      await copyRows(client, { db, table: readTableOf(sessions) }, started.map(stored))
      const answered = started.flatMap((session, n) =>
        Array.from({ length: perConversation }, (_, number) =>
          responseRow(session, number, (from + n) * perConversation + number),
        ),
      )
      await copyRows(client, { db, table: readTableOf(responses) }, answered.map(stored))
    }
  } finally {
    client.release()
  }
}

async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<unknown>) {
  const left = [...items]
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await run(item)
  }
  await Promise.all(Array.from({ length: 16 }, work))
}

const startMs = Date.parse('2026-01-01T00:00:00Z')
const atSecond = (n: number) => new Date(startMs + n * 1_000).toISOString()
const languages = ['en', 'pt-br', 'ar', 'en'] as const
const sentiments = ['positive', 'neutral', 'negative', 'mixed'] as const

const sessionRow = (surveyId: string, n: number): SessionRow => ({
  ...{ conversationId: randomUUID(), ownerId: surveyId, surveyId, surveyVersion: 1 },
  ...{ status: 'completed', language: languages[n % 4]!, device: 'mobile', anonymous: false },
  mode: n % 10 === 0 ? 'whatsapp' : 'advanced',
  ...{ maxQuestions: 8, questionsAsked: 4, answersGiven: 4, objectives: 3, objectivesTouched: 3 },
  ...{
    invitationBatchId: null,
    invitationNumber: null,
    preSurvey: [],
    rewards: [],
    hasRewards: false,
  },
  ...{
    promisedUntil: null,
    startedAt: atSecond(n),
    heardAt: atSecond(n),
    goes: 4,
    completedAt: atSecond(n),
  },
  ...{ rating: null, comment: null, commentFlag: null },
})

function responseRow(session: SessionRow, number: number, n: number): ResponseRow {
  const { conversationId, surveyId, ownerId, language } = session
  const sentiment = sentiments[n % 7 === 0 ? 3 : n % 3]!
  const score = 0.65 + ((n * 7919) % 350) / 1_000
  const madeBy = { engine: 'bench', model: 'none' }
  return {
    ...{ responseId: randomUUID(), conversationId, ownerId, surveyId, number: number + 1 },
    ...{ questionId: randomUUID(), surveyQuestionId: null, language, kind: 'open' },
    question: 'What do you like most about the way you plan your day, and why is that?',
    ...{ options: [], exclusiveOptions: null, quotes: [], basis: null, purpose: 'objective' },
    ...{ help: null, objectiveId: `p${n % 5}`, answer, intent: 'answer', evidence: [] },
    status: n % 5 === 0 ? 'unlocked' : 'locked',
    ...{ sentiment, sentimentScore: ((n * 104_729) % 2_001) / 1_000 - 1, emotions: { joy: 1 } },
    aspects: [{ name: 'app', sentiment: -0.2, isKeyword: false }],
    ...{ followUp: null, score, askedBy: madeBy, scoredBy: madeBy, rubricVersion: '1' },
    qualification: {
      ...{ score, rubricVersion: '1' },
      metrics: {
        depth_score: 0.8,
        relevance_score: 0.8,
        insight_value: 0.8,
        engagement_level: 0.8,
      },
      assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' },
      reason: 'It says what slows the person down, in which situation, and what would help.',
      detailedAnalysis: 'The answer names a habit, its place in the day, and one obstacle.',
      valueJustification: 'A concrete obstacle in a daily routine, with its cause.',
    },
    ...{ askedAt: atSecond(n), answeredAt: atSecond(n), spoken: false, creditReturned: false },
    ...{ reassessed: false, ended: null, explanation: '' },
  }
}
