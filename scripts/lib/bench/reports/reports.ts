// Data of the pages of reports, at many answers beside 1,000 of another owner in the same database; and the rebuild of their
// read models, beside reading the log alone.
import type { Route } from '#kernel/http/route.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import { type Keys, openKeys } from '#kernel/privacy/keys.ts'
import { owners } from '#projections/accounts/owners.projection.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { createReadSchema } from '#projections/engine/checkpoints.ts'
import { ensureTable } from '#projections/engine/tables/ensure-table.ts'
import { codingChecks } from '#projections/insights/coding-checks.projection.ts'
import { insightReports } from '#projections/insights/insight-reports.projection.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { openPostgresEventStore } from '../../../../services/adapters/event-store/postgres/store.ts'
import { compareReportsRoute } from '../../../../services/reports/compare/compare-reports.route.ts'
import { getReportsRoute } from '../../../../services/reports/get-reports.route.ts'
import { getSentimentReportRoute } from '../../../../services/reports/get-sentiment-report.route.ts'
import { getReportInsightsRoute } from '../../../../services/reports/insights/get-report-insights.route.ts'
import { type Figure, measureP99 } from '../figures.ts'
import { openRandomKeyRing } from '../random-key-ring.ts'
import { fillFigures } from './fill-figures.ts'
import { liveReportReader } from './live-report.ts'
import { measureRebuilds } from './measure-rebuilds.ts'

const surveyCount = 200
const fewAnswers = 1_000

export async function benchReports(url: string, answerCount: number): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    const rebuilding = await measureRebuilds(db, store, keys)
    await createReadSchema(db)
    for (const projection of [owners, surveys, insightReports, codingChecks, sessions, responses])
      await ensureTable(db, projection, store.logId)
    const few = await fillFigures(db, keys, { surveyCount, answerCount: fewAnswers })
    const many = await fillFigures(db, keys, { surveyCount, answerCount })
    await db.query('vacuum analyze')
    const insights = readerOf(db, getReportInsightsRoute, () => ({}))
    const opening = await measureFirst(() => insights(many), answerCount)
    const pages = readersOf(db, keys, insights)
    return [...rebuilding, opening, ...(await measurePages(pages, few, many, answerCount))]
  } finally {
    await db.end()
  }
}

type Filled = Awaited<ReturnType<typeof fillFigures>>
type Query = (surveyIds: readonly string[]) => object

/** As a request, without HTTP: the input is parsed, the output checked and written as JSON. */
const readerOf =
  (db: Db, { endpoint, handle }: Route, query: Query): Read =>
  async ({ ownerId, surveyIds }) => {
    const input = endpoint.input.parse(query(surveyIds))
    const output = await handle(input as never, { db, ownerId } as never)
    return JSON.stringify(endpoint.output.parse(output))
  }

const compareFour: Query = (surveyIds) => ({
  by: 'surveys',
  sides: surveyIds.slice(0, 4).join(','),
})

type Read = (owner: Filled) => Promise<string>

function readersOf(db: Db, keys: Keys, insights: Read): [page: string, read: Read][] {
  const pages: [page: string, route: Route, query: Query][] = [
    ['overview of 30 days', getReportsRoute, () => ({})],
    ['overview of 90 days', getReportsRoute, () => ({ period: '90d' })],
    ['overview of all time', getReportsRoute, () => ({ period: 'all' })],
    ['overview of one survey', getReportsRoute, ([survey]) => ({ survey })],
    ['sentiment of 30 days', getSentimentReportRoute, () => ({})],
    ['sentiment of all time', getSentimentReportRoute, () => ({ period: 'all' })],
    ['comparison of four surveys', compareReportsRoute, compareFour],
  ]
  return [
    ...pages.map(([page, ...of]): [string, Read] => [page, readerOf(db, ...of)]),
    ['insights of 30 days', insights],
    ['live link with insights', liveReportReader(db, keys)],
  ]
}

/** Nothing is compiled or in memory yet. */
async function measureFirst(read: () => Promise<string>, answerCount: number): Promise<Figure> {
  const began = performance.now()
  await read()
  const value = performance.now() - began
  const name = `insights of 30 days, ${answerCount.toLocaleString('en')} responses, first opening`
  return { name, value, unit: 'ms', target: '< 200 ms', met: value < 200 }
}

async function measurePages(
  pages: readonly [page: string, read: Read][],
  few: Filled,
  many: Filled,
  answerCount: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [page, read] of pages) {
    const baseline = await measureP99(() => read(few))
    const value = await measureP99(() => read(many))
    figures.push({
      name: `${page}, ${answerCount.toLocaleString('en')} responses, p99`,
      ...{ value, baseline, ratio: value / baseline, unit: 'ms' },
      target: '< 50 ms and <= 2x of 1,000 responses',
      met: value < 50 && value <= 2 * baseline,
    })
  }
  return figures
}
