import { getReports, type Reports } from '#contract/api/reports.ts'
import { defaultSentiment } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { countReports } from '#projections/insights/insight-reports.projection.ts'
import {
  dayOf,
  firstDayOf,
  percent,
  sentimentShares,
  type SurveyDay,
  totalsOf,
  trendOf,
} from '#projections/reports/metric-definitions.ts'
import { surveyDaysOf } from '#projections/reports/session-figures.projection.ts'
import { type SurveyRow, surveysOf } from '#projections/surveys/surveys.projection.ts'

export const getReportsRoute = route(getReports, async (input, { db, ownerId }) => {
  const now = new Date()
  const first = firstDayOf(input.period, now)
  const [all, days] = await Promise.all([surveysOf(db, ownerId), surveyDaysOf(db, ownerId, first)])
  const surveys =
    input.survey === 'all' ? all : all.filter(({ surveyId }) => surveyId === input.survey)
  if (input.survey !== 'all' && surveys.length === 0) return refuse('surveys/not-found')
  const insights = await countReports(
    db,
    surveys.map(({ surveyId }) => surveyId),
  )
  return buildReport(surveys, days, { first, today: dayOf(now), insights })
})

/** `days` may include other surveys. */
function buildReport(
  surveys: readonly SurveyRow[],
  days: readonly SurveyDay[],
  { first, today, insights }: { first: string | undefined; today: string; insights: number },
): Reports {
  const daysOf = Map.groupBy(days, ({ surveyId }) => surveyId)
  const surveyDays = surveys.flatMap(({ surveyId }) => daysOf.get(surveyId) ?? [])
  const total = totalsOf(surveyDays)
  return {
    metrics: {
      total_surveys: surveys.length,
      active_surveys: surveys.filter(({ status }) => status === 'published').length,
      total_sessions: total.sessions,
      total_responses: total.responses,
      avg_completion_rate: percent(total.completed, total.sessions),
      total_insights_generated: insights,
      sentiment_analyses_count: total.analysed,
    },
    survey_reports: surveys.map((survey) => {
      const own = daysOf.get(survey.surveyId) ?? []
      return buildSurveyReport(survey, own, first ?? own[0]?.day ?? today, today)
    }),
  }
}

function buildSurveyReport(
  { surveyId, title, status, sentiment }: SurveyRow,
  days: readonly SurveyDay[],
  first: string,
  today: string,
): Reports['survey_reports'][number] {
  const { sessions, completed, responses, ...answers } = totalsOf(days)
  const shares = sentimentShares(answers)
  return {
    survey: { id: surveyId, title, status },
    sentiment_enabled: (sentiment ?? defaultSentiment).enabled,
    metrics: {
      total_sessions: sessions,
      completed_sessions: completed,
      completion_rate: percent(completed, sessions),
      total_responses: responses,
    },
    sentiment_summary: {
      positive_percentage: shares.positive,
      neutral_percentage: shares.neutral,
      negative_percentage: shares.negative,
      sentiment_trend: trendOf(days, first, today),
    },
  }
}
