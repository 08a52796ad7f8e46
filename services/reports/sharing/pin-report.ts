import type { SharedReportParts, SharedReportRange } from '#contract/events/shared-reports.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { type Db, transaction, type Tx } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { must } from '#kernel/problem.ts'
import { sharedStatementsOf, type SharedStatements } from '#projections/insights/shared-insights.ts'
import type { DayRange } from '#projections/reports/calendar.ts'
import { measureNames } from '#projections/reports/session-measures.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { sharedMomentsOf, type SharedMomentRow } from '#projections/reports/shared-moments.ts'
import { statusAt, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { keywordsOf } from '../name-aspects.ts'
import { daysOf, type ReportDays } from '../report-days.ts'
import { scopeOf } from './figure-source.ts'
import { storeAspects } from './pinned-aspects.ts'
import { type PinnedDay, storePin } from './pins.ts'

/** What a pinned report shows besides counts: sealed with the key of its link. */
export type PinnedTexts = {
  surveys: { surveyId: string; title: string; status: SurveyStatus; keywords?: string[] }[]
  days: ReportDays
  statements: SharedStatements[]
  moments?: SharedMomentRow[]
  /** Statements that are not in it any more, because responses that they rest on are erased. */
  erasedStatements: number
}

type Pinning = {
  db: Db
  keys: Pick<Keys, 'getOrCreate'>
  ownerId: string
  shareId: string
  surveys: readonly SurveyRow[]
  range: SharedReportRange
  shows: SharedReportParts
  at: Date
}

/** An erasure takes less: its events follow each other. */
const erasureMs = 10 * 60_000

/** Stores what the report shows now. The position is that of the counts. */
export async function pinReport(pinning: Pinning): Promise<{ position: string; at: string }> {
  const { db, keys, shareId, surveys, shows, at } = pinning
  const surveyIds = surveys.map(({ surveyId }) => surveyId)
  const texts = await textsOf(pinning, surveyIds)
  const { range, earlier } = texts.days
  const key = must(await keys.getOrCreate(shareId), 'the key of a new link')
  const position = await transaction(db, async (tx) => {
    // Counts, aspects and their position are of one snapshot.
    await tx.query('set transaction isolation level repeatable read')
    const pinned = await readDays(tx, surveyIds, { from: earlier.from, to: range.to })
    const isNew = await storePin(tx, {
      ...{ shareId, surveyIds, texts, key, days: pinned.days },
      // A later erasure may be half in the figures.
      withoutErasedUntil: new Date(at.getTime() - erasureMs).toISOString(),
    })
    if (isNew && shows.aspects) await storeAspects(tx, { shareId, surveyIds, range })
    return pinned.position
  })
  return { position, at: at.toISOString() }
}

async function textsOf(
  { db, ownerId, surveys, range, shows, at }: Pinning,
  surveyIds: readonly string[],
): Promise<PinnedTexts> {
  const scope = scopeOf(ownerId, surveyIds)
  const days = await daysOf(db, scope, range, at)
  return {
    surveys: surveys.map((row) => ({
      ...{ surveyId: row.surveyId, title: row.title, status: statusAt(row, at) },
      ...(shows.aspects && { keywords: keywordsOf(row) }),
    })),
    days,
    statements:
      shows.insights === 'none'
        ? []
        : await sharedStatementsOf(db, surveyIds, { withQuotes: shows.insights === 'quotes' }),
    ...(shows.moments && { moments: await sharedMomentsOf(db, scope, days.range) }),
    erasedStatements: 0,
  }
}

const measures = measureNames.map((name) => `"${name}"`).join(', ')

async function readDays(
  tx: Tx,
  surveyIds: readonly string[],
  { from, to }: DayRange,
): Promise<{ position: string; days: PinnedDay[] }> {
  const { rows: checkpoints } = await tx.query<{ position: string }>(
    'select position from read.checkpoints where name = $1',
    [sessionFigures.name],
  )
  const { rows: days } = await tx.query<PinnedDay>(
    `select "surveyId", day, ${measures} from read.survey_days
      where grain = 'day' and "surveyId" = any($1::uuid[]) and day between $2 and $3 order by day`,
    [surveyIds, from, to],
  )
  return { position: must(checkpoints[0], 'the checkpoint of the figures').position, days }
}
