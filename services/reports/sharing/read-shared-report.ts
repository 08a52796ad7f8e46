// A report as the holders of its link read it.
import type { SharedInsights, SharedReport } from '#contract/api/shared-reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { must, refuse } from '#kernel/problem.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import {
  liveStatementsOf,
  type SharedStatements,
  withoutErasedStatements,
} from '#projections/insights/shared-insights.ts'
import { type DayRange, dayOf } from '#projections/reports/calendar.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { sharedMomentsOf, withoutErasedMoments } from '#projections/reports/shared-moments.ts'
import type { SharedReportRow } from '#projections/reports/shared-reports.projection.ts'
import {
  hasDeletedSurveys,
  statusAt,
  type SurveyRow,
  surveysOf,
} from '#projections/surveys/surveys.projection.ts'
import { keywordsOf } from '../name-aspects.ts'
import { daysOf } from '../report-days.ts'
import { takeOutErased } from './erase-from-pins.ts'
import { liveSource, pinnedSource, scopeOf } from './figure-source.ts'
import type { PinnedTexts } from './pin-report.ts'
import { readPinnedAspects } from './pinned-aspects.ts'
import { countErased, readPinnedDays, readPinnedTexts, untakenOf } from './pins.ts'
import { metricsOf, sharedFiguresOf } from './shared-figures.ts'

export type ReadingDeps = { db: Db; history: ReadHistory; keys: Pick<Keys, 'load'>; now: Date }

/** Refuses a report whose surveys are all deleted. */
export async function readReport(share: SharedReportRow, deps: ReadingDeps): Promise<SharedReport> {
  const shown = share.surveyIds && new Set(share.surveyIds)
  const surveys = (await surveysOf(deps.db, share.ownerId)).filter(
    ({ surveyId }) => !shown || shown.has(surveyId),
  )
  if (shown && surveys.length === 0) return refuse('shared-reports/revoked')
  const { title, language, mode, parts, sharedAt, expiresAt } = share
  return {
    title: title ?? '',
    ...{ language, mode, shows: parts, shared_at: sharedAt, expires_at: expiresAt },
    ...(mode === 'pinned'
      ? await readPinned(share, surveys, deps)
      : await readLive(share, surveys, deps)),
  }
}

type Content = Omit<
  SharedReport,
  'title' | 'language' | 'mode' | 'shows' | 'shared_at' | 'expires_at'
>

async function readLive(
  { ownerId, surveyIds: shown, range, parts }: SharedReportRow,
  surveys: readonly SurveyRow[],
  { db, now }: ReadingDeps,
): Promise<Content> {
  const surveyIds = surveys.map(({ surveyId }) => surveyId)
  const isComplete = shown === null && !(await hasDeletedSurveys(db, ownerId))
  const scope = scopeOf(ownerId, surveyIds, isComplete)
  const position = await readPosition(db)
  const days = await daysOf(db, scope, range, now)
  const named = surveys.map((row) => ({
    ...{ surveyId: row.surveyId, title: row.title, status: statusAt(row, now) },
    keywords: keywordsOf(row),
  }))
  const moments = parts.moments ? await sharedMomentsOf(db, scope, days.range) : []
  const figures = { surveys: named, days, source: liveSource(db, scope), moments, parts }
  const withQuotes = parts.insights === 'quotes'
  const [shared, statements] = await Promise.all([
    sharedFiguresOf(figures),
    parts.insights === 'none' ? null : liveStatementsOf(db, surveyIds, { withQuotes }),
  ])
  return {
    as_of: { at: now.toISOString(), position },
    ...shared,
    insights: statements && presentStatements(statements, named),
    erased: null,
    now: null,
  }
}

async function readPinned(
  share: SharedReportRow,
  existing: readonly SurveyRow[],
  { db, history, keys, now }: ReadingDeps,
): Promise<Content> {
  const { shareId, parts, pinPosition, pinnedAt } = share
  // The reactor does the same; what is erased leaves the figures at once.
  await takeOutErased({ db, history }, await untakenOf(db, shareId))
  const key = (await keys.load([shareId])).get(shareId)
  const texts = await readPinnedTexts<PinnedTexts>(db, shareId, key)
  if (!texts) return refuse('shared-reports/revoked')
  const isLeft = new Set(existing.map(({ surveyId }) => surveyId))
  const surveys = texts.surveys
    .filter(({ surveyId }) => isLeft.has(surveyId))
    .map((survey) => ({ ...survey, keywords: survey.keywords ?? [] }))
  const pinned = (await readPinnedDays(db, shareId)).filter(({ surveyId }) => isLeft.has(surveyId))
  const left = await withoutErasedStatements(
    db,
    texts.statements.filter(({ surveyId }) => isLeft.has(surveyId)),
  )
  const { range } = texts.days
  const erased = await countErased(db, shareId, range)
  const figures = {
    ...{ surveys, days: texts.days, parts },
    source: pinnedSource(pinned, () => readPinnedAspects(db, shareId)),
    moments: await withoutErasedMoments(db, texts.moments ?? []),
  }
  return {
    as_of: {
      at: must(pinnedAt, 'the time of the pin'),
      position: must(pinPosition, 'the position of the pin'),
    },
    ...(await sharedFiguresOf(figures)),
    insights: parts.insights === 'none' ? null : presentStatements(left.statements, surveys),
    erased: {
      ...erased,
      surveys: texts.surveys.length - surveys.length,
      statements: texts.erasedStatements + left.erased,
    },
    now: await readNow(share, surveys, { db, now, from: range.from }),
  }
}

async function readNow(
  { ownerId, parts }: SharedReportRow,
  surveys: readonly { surveyId: string }[],
  { db, now, from }: { db: Db; now: Date; from: string },
): Promise<SharedReport['now']> {
  const scope = scopeOf(
    ownerId,
    surveys.map(({ surveyId }) => surveyId),
  )
  const range: DayRange = { from, to: dayOf(now) }
  const sums = await liveSource(db, scope).surveys({ range })
  return { at: now.toISOString(), metrics: metricsOf(sums, surveys.length, parts) }
}

/** The position in the log up to which the figures are. */
async function readPosition(db: Db): Promise<string> {
  const { rows } = await db.query<{ position: string }>(
    'select position from read.checkpoints where name = $1',
    [sessionFigures.name],
  )
  return rows[0]?.position ?? ''
}

/** Surveys without a statement are left out, and the ids of responses. */
function presentStatements(
  shared: readonly SharedStatements[],
  surveys: readonly { surveyId: string; title: string }[],
): SharedInsights[] {
  const titles = new Map(surveys.map(({ surveyId, title }) => [surveyId, title]))
  return shared.flatMap(({ surveyId, generatedAt, findings, topics, recommendations }) => {
    const title = titles.get(surveyId)
    if (title === undefined || findings.length + topics.length + recommendations.length === 0)
      return []
    return [{ survey: title, generated_at: generatedAt, findings, topics, recommendations }]
  })
}
