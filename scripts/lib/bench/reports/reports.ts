// Data of the pages of reports, at many answers beside 1,000 of another owner in the same database; and the rebuild of their
// read models, beside reading the log alone.
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { encodeEvents, validateEvent } from '#kernel/commands/encode-events.ts'
import type { Route } from '#kernel/http/route.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import type { EventStore } from '#ports/event-store.ts'
import { owners } from '#projections/accounts/owners.projection.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { createReadSchema } from '#projections/engine/checkpoints.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { ensureTable } from '#projections/engine/tables/ensure-table.ts'
import { codingChecks } from '#projections/insights/coding-checks.projection.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { openPostgresEventStore } from '../../../../services/adapters/event-store/postgres/store.ts'
import { compareReportsRoute } from '../../../../services/reports/compare/compare-reports.route.ts'
import { getReportsRoute } from '../../../../services/reports/get-reports.route.ts'
import { getSentimentReportRoute } from '../../../../services/reports/get-sentiment-report.route.ts'
import { getReportInsightsRoute } from '../../../../services/reports/insights/get-report-insights.route.ts'
import { type Figure, measureP99, median } from '../figures.ts'
import { openRandomKeyRing } from '../random-key-ring.ts'
import { fillFigures } from './fill-figures.ts'

const surveyCount = 200
const fewAnswers = 1_000
const rebuilt = { conversations: 2_500, questions: 8, rounds: 3 }

export async function benchReports(url: string, answerCount: number): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const rebuilding = await measureRebuild(db, store, openDecoder(keys))
    await createReadSchema(db)
    for (const projection of [owners, surveys, insightReports, codingChecks, sessions, responses])
      await ensureTable(db, projection, store.logId)
    const few = await fillFigures(db, keys, { surveyCount, answerCount: fewAnswers })
    const many = await fillFigures(db, keys, { surveyCount, answerCount })
    await db.query('vacuum analyze')
    return [...rebuilding, ...(await measurePages(db, few, many, answerCount))]
  } finally {
    await db.end()
  }
}

type Filled = Awaited<ReturnType<typeof fillFigures>>
type Query = (surveyIds: readonly string[]) => object

/** As a request, without HTTP: the input is parsed, the output checked and written as JSON. */
const readerOf =
  (db: Db, { endpoint, handle }: Route, query: Query) =>
  async ({ ownerId, surveyIds }: Filled): Promise<string> => {
    const input = endpoint.input.parse(query(surveyIds))
    const output = await handle(input as never, { db, ownerId } as never)
    return JSON.stringify(endpoint.output.parse(output))
  }

const compareFour: Query = (surveyIds) => ({
  by: 'surveys',
  sides: surveyIds.slice(0, 4).join(','),
})

async function measurePages(
  db: Db,
  few: Filled,
  many: Filled,
  answerCount: number,
): Promise<Figure[]> {
  const pages: [name: string, route: Route, query: Query][] = [
    ['overview of 30 days', getReportsRoute, () => ({})],
    ['overview of 90 days', getReportsRoute, () => ({ period: '90d' })],
    ['overview of all time', getReportsRoute, () => ({ period: 'all' })],
    ['overview of one survey', getReportsRoute, ([survey]) => ({ survey })],
    ['sentiment of 30 days', getSentimentReportRoute, () => ({})],
    ['sentiment of all time', getSentimentReportRoute, () => ({ period: 'all' })],
    ['insights of 30 days', getReportInsightsRoute, () => ({})],
    ['comparison of four surveys', compareReportsRoute, compareFour],
  ]
  const figures: Figure[] = []
  for (const [name, route, query] of pages) {
    const read = readerOf(db, route, query)
    const baseline = await measureP99(() => read(few))
    const value = await measureP99(() => read(many))
    figures.push({
      name: `${name}, ${answerCount.toLocaleString('en')} responses, p99`,
      ...{ value, baseline, ratio: value / baseline, unit: 'ms' },
      target: '< 50 ms and <= 2x of 1,000 responses',
      met: value < 50 && value <= 2 * baseline,
    })
  }
  return figures
}

async function measureRebuild(
  db: Db,
  store: EventStore,
  decodeEvents: ReturnType<typeof openDecoder>,
): Promise<Figure[]> {
  await appendConversations(store)
  const announcements = { from: 'bench', publish: () => {} }
  const [rates, floors]: [number[], number[]] = [[], []]
  // The first round is a warm-up.
  for (let round = 0; round <= rebuilt.rounds; round++) {
    const options = { store, decodeEvents, db, projection: sessionFigures, announcements }
    const { events, seconds } = (await rebuildProjection(options))!
    const began = performance.now()
    for await (const _ of store.readAll({ filter: { types: Object.keys(sessionFigures.rowsOf) } }))
      continue
    if (round === 0) continue
    rates.push(events / seconds)
    floors.push((events * 1_000) / (performance.now() - began))
  }
  const [value, baseline] = [median(rates), median(floors)]
  const name = 'rebuild of session-figures with its rollups, beside reading alone'
  return [
    {
      ...{ name, value, baseline, ratio: value / baseline, unit: 'events/s' },
      ...{ target: '>= 80000', met: value >= 80_000 },
    },
  ]
}

async function appendConversations(store: EventStore): Promise<void> {
  const [ownerId, surveyIds] = [randomUUID(), Array.from({ length: 20 }, () => randomUUID())]
  let left = rebuilt.conversations
  const write = async () => {
    while (left > 0) {
      const number = left--
      const conversationId = randomUUID()
      const about = { ownerId, surveyId: surveyIds[number % 20]!, sessionId: conversationId }
      const envelope = { commandId: conversationId, correlationId: conversationId, actor: 'bench' }
      const at = new Date(Date.now() - number * 3_600_000).toISOString()
      const events = eventsOf(about).map((event) => ({ ...validateEvent(event), personal: [] }))
      const encoded = await encodeEvents({ getOrCreate: async () => undefined }, events, {
        ...{ about, envelope, at },
      })
      await store.append(`conversation-${conversationId}`, 'no_stream', encoded)
    }
  }
  await Promise.all(Array.from({ length: 16 }, write))
}

const provenance = {
  ...{ engine: 'bench', model: 'none', promptVersion: '1' },
  ...{ latencyMs: 10, tokensIn: 0, tokensOut: 0 },
}

function eventsOf(about: { ownerId: string; surveyId: string; sessionId: string }): DomainEvent[] {
  const { ownerId, surveyId, sessionId: conversationId } = about
  const started = {
    ...{ ownerId, surveyId, surveyVersion: 1, title: 'Why?', goal: 'Learn why' },
    ...{ language: 'en' as const, personality: 'friendly' as const, objectives: [] },
    ...{ maxQuestions: 8, maxFollowups: 3, requiredFields: [] },
    ...{ mode: 'web' as const, device: 'mobile' as const },
  }
  const answers = Array.from({ length: rebuilt.questions }, (_, index): DomainEvent[] => {
    const [questionId, responseId] = [randomUUID(), randomUUID()]
    const answer = { kind: 'open', text: 'It is slow.', choice: null, elapsedMs: 9_000 } as const
    return [
      { type: 'AnswerSubmitted', data: { questionId, responseId, number: index + 1, ...answer } },
      {
        type: 'ResponseAnalysed',
        data: {
          ...{ responseId, conversationId, surveyId, ownerId, explanation: '', aspects: [] },
          sentiment: { score: -0.1 * index, class: index > 2 ? 'negative' : 'neutral' },
          ...{ emotions: { frustration: 1 }, provenance },
        },
      },
    ]
  })
  const completed = { reason: 'covered', questionsAsked: 8, answersGiven: 8 } as const
  return [
    { type: 'SessionStarted', data: started },
    ...answers.flat(),
    { type: 'SessionCompleted', data: completed },
  ]
}
