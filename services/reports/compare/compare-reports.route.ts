import { type Comparison, compareReports } from '#contract/api/report-comparison.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { ratingsOf, sessionTotalsOf } from '#projections/reports/side-totals.ts'
import { dayOf, daysOfPeriod } from '#projections/reports/calendar.ts'
import { findInvitationBatch } from '#projections/surveys/invitation-batches.projection.ts'
import { findVersion } from '#projections/surveys/survey-versions.projection.ts'
import { surveysOf } from '#projections/surveys/surveys.projection.ts'
import { compareTopics } from './compared-topics.ts'
import { comparisonRows, minItems } from './comparison-rows.ts'
import { topicsOfSides } from './side-topics.ts'
import type { SideTotals } from './side-totals.ts'
import { refuseSides, type Side, sidesOf } from './sides.ts'

export const compareReportsRoute = route(
  compareReports,
  async ({ by, sides: named, survey, period, from, to }, { db, ownerId }): Promise<Comparison> => {
    const today = dayOf(new Date())
    const surveyId = survey === 'all' ? undefined : survey
    const days = period === 'all' ? { from: undefined, to: today } : daysOfPeriod(period, today)
    const sides = sidesOf({ ...(from && to ? { from, to } : days), by, sides: named, surveyId })
    const titles = new Map((await surveysOf(db, ownerId)).map((row) => [row.surveyId, row.title]))
    const chosen = [surveyId, ...sides.map((side) => side.surveyId)].filter(
      (id) => id !== undefined,
    )
    if (!chosen.every((id) => titles.has(id))) return refuse('surveys/not-found')
    await refuseUnknownGroups(db, sides)
    const [totals, topics] = await Promise.all([
      Promise.all(sides.map((side) => countSide(db, [...titles.keys()], side))),
      topicsOfSides(db, sides),
    ])
    return {
      by,
      sides: sides.map((side, index) => ({
        key: side.key,
        survey: side.surveyId
          ? { id: side.surveyId, title: titles.get(side.surveyId) ?? '' }
          : null,
        from: side.from ?? null,
        to: side.to,
        sessions: totals[index]?.sessions ?? 0,
        responses: totals[index]?.responses.sum ?? 0,
      })),
      rows: comparisonRows(totals),
      min_count: minItems,
      topics: compareTopics(topics),
    }
  },
)

async function countSide(db: Db, ownIds: readonly string[], side: Side): Promise<SideTotals> {
  const ids = side.surveyId ? [side.surveyId] : ownIds
  const [totals, ratings] = await Promise.all([
    sessionTotalsOf(db, ids, side),
    ratingsOf(db, ids, side),
  ])
  return { ...totals, ...ratings }
}

async function refuseUnknownGroups(db: Db, sides: readonly Side[]): Promise<void> {
  for (const { surveyId, group } of sides) {
    if (surveyId === undefined) continue
    if (group?.by === 'versions' && !(await findVersion(db, surveyId, Number(group.value))))
      refuseSides('unknown')
    if (group?.by === 'batch' && !(await findInvitationBatch(db, surveyId, String(group.value))))
      refuseSides('unknown')
  }
}
