import type { Db } from '#kernel/postgres/db.ts'
import {
  findInsightReports,
  insightReportTimesOf,
} from '#projections/insights/insight-reports.projection.ts'
import { readReport, sessionsOfResponses } from '#projections/insights/report-topics.ts'
import { surveyDayTotalsOf } from '#projections/reports/side-totals.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { Days, SurveyReport } from './survey-report.ts'

/** Reports that are read; of more surveys, those with the latest insights. */
const maxReports = 20

/** The insights of an owner's surveys; `withReport` are all surveys that have some. */
export async function loadSurveyReports(
  db: Db,
  surveys: readonly SurveyRow[],
  /** Of the totals. */
  days: Days,
): Promise<{ reports: SurveyReport[]; withReport: ReadonlySet<string> }> {
  const times = await insightReportTimesOf(
    db,
    surveys.map(({ surveyId }) => surveyId),
  )
  const latest = times.slice(0, maxReports).map(({ surveyId }) => surveyId)
  const [rows, totals] = await Promise.all([
    findInsightReports(db, latest),
    surveyDayTotalsOf(db, latest, days),
  ])
  const totalsOf = Map.groupBy(totals, ({ surveyId }) => surveyId)
  const reports = await Promise.all(
    rows.map(async (row): Promise<SurveyReport | undefined> => {
      const report = await readReport(db, row)
      if (!report) return undefined
      const { insights, topics } = report
      const recommendations = insights.recommendations.actions
      const sessions = await sessionsOfResponses(db, [
        ...new Set([
          ...topics.flatMap(({ responseIds }) => responseIds),
          ...recommendations.flatMap(({ sources }) => sources.map((each) => each.response_id)),
        ]),
      ])
      const title = surveys.find(({ surveyId }) => surveyId === row.surveyId)?.title ?? ''
      return {
        survey: { id: row.surveyId, title, language: row.language },
        generatedOn: insights.metadata.generated_at.slice(0, 10),
        topics: topics.flatMap(({ name, ...topic }) =>
          name === undefined ? [] : [{ ...topic, name }],
        ),
        recommendations,
        dayOfResponse: new Map(sessions.map(({ responseId, day }) => [responseId, day])),
        days: totalsOf.get(row.surveyId) ?? [],
      }
    }),
  )
  return {
    reports: reports.filter((report) => report !== undefined),
    withReport: new Set(times.map(({ surveyId }) => surveyId)),
  }
}
