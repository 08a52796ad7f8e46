import type { Db } from '#kernel/postgres/db.ts'
import type { ReportState } from '#projections/insights/insight-reports.projection.ts'
import { readReportsInTime } from '#projections/insights/reports-in-time.ts'
import { comparedTotalsOf, noTotals } from '#projections/reports/side-totals.ts'
import { titlesOfSurveys } from '#projections/surveys/surveys.projection.ts'
import type { Days, SurveyReport } from './survey-report.ts'

/** Reports that are read; of more surveys, those with the latest insights. */
const maxReports = 20

/** The insights of some surveys. `written`: the latest first. */
export async function loadSurveyReports(
  db: Db,
  written: readonly ReportState[],
  days: { later: Days; before: Days },
): Promise<SurveyReport[]> {
  const latest = written.slice(0, maxReports)
  const latestIds = latest.map(({ surveyId }) => surveyId)
  const [read, totals, titles] = await Promise.all([
    readReportsInTime(db, latest),
    comparedTotalsOf(db, latest, days),
    titlesOfSurveys(db, latestIds),
  ])
  return latest.flatMap(({ surveyId, generatedOn }): SurveyReport[] => {
    const report = read.get(surveyId)
    if (!report) return []
    const { language, ...inTime } = report
    return [
      {
        ...inTime,
        generatedOn,
        survey: { id: surveyId, title: titles.get(surveyId) ?? '', language },
        totals: totals.get(surveyId) ?? { later: noTotals, before: noTotals },
      },
    ]
  })
}
