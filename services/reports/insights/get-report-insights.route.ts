import {
  getReportInsights,
  type Change,
  type ReportInsights,
} from '#contract/api/report-insights.ts'
import { route } from '#kernel/http/route.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { requireFeature } from '#projections/accounts/require-plan.ts'
import { surveysWithReports } from '#projections/insights/insight-reports.projection.ts'
import { strongestSourcesOf } from '#projections/insights/strongest-sources.ts'
import { openReportOfIds } from '../report-scope.ts'
import { changesOf, minResponses } from './changes.ts'
import { loadSurveyReports } from './load-survey-reports.ts'
import type { Days } from './survey-report.ts'
import { newTopicsOf, recommendationsOf, recurringTopicsOf } from './topic-statements.ts'

const maxStatements = 10

export const getReportInsightsRoute = route(
  getReportInsights,
  async (input, { db, ownerId }): Promise<ReportInsights> => {
    await requireFeature(db, ownerId, 'premium_insights')
    const { surveyIds, reports: written } = await surveysWithReports(db, ownerId)
    const subject = await openReportOfIds(db, ownerId, input, surveyIds)
    const { range, later: days, earlier: before } = subject
    const chosen = input.survey === 'all' ? undefined : input.survey
    // Topics recur in other surveys than the chosen one.
    const reports = await loadSurveyReports(db, written, { later: days, before })
    const withReport = new Set(written.map(({ surveyId }) => surveyId))
    const own = chosen ? reports.filter((report) => report.survey.id === chosen) : reports
    const { changes, withoutData } = changesOf(own, { days, before, most: maxStatements })
    return {
      ...{ range, period: days, before },
      surveys: own.length,
      surveys_without_insights: subject.chosen.filter((id) => !withReport.has(id)).length,
      new_topics: newTopicsOf(own, days).slice(0, maxStatements),
      changes: await withSources(db, changes, days),
      changes_without_data: withoutData,
      min_count: minResponses,
      recurring_topics: recurringTopicsOf(reports, range, chosen).slice(0, maxStatements),
      recommendations: recommendationsOf(own, range).slice(0, maxStatements),
    }
  },
)

/** Changes of net sentiment rest on the responses of the period with the strongest sentiment in its direction. */
async function withSources(db: Db, changes: readonly Change[], days: Days): Promise<Change[]> {
  const moods = changes.filter(({ measure }) => measure === 'net_sentiment')
  const strongest = await strongestSourcesOf(
    db,
    moods.map(({ survey, difference }) => ({
      surveyId: survey.id,
      sentiment: difference > 0 ? 'positive' : 'negative',
    })),
    days,
  )
  return changes
    .map((change) => {
      const place = moods.indexOf(change)
      return place === -1 ? change : { ...change, sources: strongest[place] ?? [] }
    })
    .filter(({ sources }) => sources.length > 0)
}
