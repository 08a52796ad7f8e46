import type { SharedReportParts, SharedReportRange } from '#contract/events/shared-reports.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { type Db, transaction } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { must } from '#kernel/problem.ts'
import { sharedStatementsOf, type SharedStatements } from '#projections/insights/shared-insights.ts'
import type { DayRange } from '#projections/reports/calendar.ts'
import { measureNames } from '#projections/reports/session-measures.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { statusAt, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { type PinnedDay, storePin } from './pins.ts'
import { scopeOf, type SharedDays, sharedDaysOf } from './shared-subject.ts'

/** What a pinned report shows besides counts: sealed with the key of its link. */
export type PinnedTexts = {
  surveys: { surveyId: string; title: string; status: SurveyStatus }[]
  days: SharedDays
  statements: SharedStatements[]
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
  const { db, keys, ownerId, shareId, surveys, range, shows, at } = pinning
  const surveyIds = surveys.map(({ surveyId }) => surveyId)
  const days = await sharedDaysOf(db, scopeOf(ownerId, surveyIds), range, at)
  const statements =
    shows.insights === 'none'
      ? []
      : await sharedStatementsOf(db, surveyIds, { withQuotes: shows.insights === 'quotes' })
  const texts: PinnedTexts = {
    surveys: surveys.map((row) => ({
      ...{ surveyId: row.surveyId, title: row.title, status: statusAt(row, at) },
    })),
    days,
    statements,
    erasedStatements: 0,
  }
  const span = { from: days.earlier.from, to: days.range.to }
  const pinned = await readDays(db, surveyIds, span)
  await storePin(db, {
    ...{ shareId, surveyIds, texts, days: pinned.days },
    key: must(await keys.getOrCreate(shareId), 'the key of a new link'),
    // A later erasure may be half in the figures.
    withoutErasedUntil: new Date(at.getTime() - erasureMs).toISOString(),
  })
  return { position: pinned.position, at: at.toISOString() }
}

const measures = measureNames.map((name) => `"${name}"`).join(', ')

/** Counts and their position in one snapshot. */
const readDays = (db: Db, surveyIds: readonly string[], { from, to }: DayRange) =>
  transaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only')
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
  })
