import type { Db } from '#kernel/postgres/db.ts'
import {
  findInsightReports,
  insightReportTimesOf,
} from '#projections/insights/insight-reports.projection.ts'
import { quotedResponseIds } from '#projections/insights/present-report.ts'
import { readReports } from '#projections/insights/report-topics.ts'
import { daysOfResponses, topicDaysOf } from '#projections/insights/topic-sessions.ts'
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
  const [readable, daysOfSources, topicDays] = await Promise.all([
    readReports(db, rows),
    daysOfResponses(
      db,
      rows.flatMap((row) => [...quotedResponseIds(row)]),
    ),
    Promise.all(rows.map((row) => topicDaysOf(db, row))),
  ])
  const totalsOf = Map.groupBy(totals, ({ surveyId }) => surveyId)
  const titles = new Map(surveys.map(({ surveyId, title }) => [surveyId, title]))
  const reports = rows.flatMap((row, at): SurveyReport[] => {
    const { surveyId, language } = row
    const report = readable.get(surveyId)
    if (!report) return []
    const { insights, topics } = report
    return [
      {
        survey: { id: surveyId, title: titles.get(surveyId) ?? '', language },
        generatedOn: insights.metadata.generated_at.slice(0, 10),
        topics: topics.flatMap(({ name, ...topic }) =>
          name === undefined
            ? []
            : [{ ...topic, name, days: topicDays[at]?.[topic.place] ?? noDays }],
        ),
        recommendations: insights.recommendations.actions,
        dayOfSource: daysOfSources,
        days: totalsOf.get(surveyId) ?? [],
      },
    ]
  })
  return { reports, withReport: new Set(times.map(({ surveyId }) => surveyId)) }
}

const noDays = { days: [], until: [] }
