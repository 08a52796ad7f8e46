import type { Reports } from '#contract/api/reports.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { countReports } from '#projections/insights/insight-reports.projection.ts'
import { percent } from '#projections/reports/metric-definitions.ts'
import {
  presentSentiments,
  presentTrend,
  rateInterval,
} from '#projections/reports/present-figures.ts'
import { type SurveySums, sumSurveys } from '#projections/reports/report-figures.ts'
import { addUp, noMeasures } from '#projections/reports/session-measures.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { presentRange, readSeries, type ReportSubject } from './report-scope.ts'

/** What the overview has of a survey. */
const shownMeasures = [
  ...(['sessions', 'completed', 'responses', 'qualified'] as const),
  ...(['analysed', 'positive', 'neutral', 'negative', 'mixed'] as const),
]

export async function readReport(db: Db, subject: ReportSubject): Promise<Reports> {
  const { scope, range: whole, later, earlier } = subject
  const [sums, series, insights] = await Promise.all([
    sumSurveys(db, scope, { whole, later, earlier }, shownMeasures),
    readSeries(db, subject),
    countReports(db, scope.surveyIds),
  ])
  return { ...presentReport(subject, sums, insights), series }
}

function presentReport(
  subject: ReportSubject,
  sums: readonly SurveySums[],
  insights: number,
): Omit<Reports, 'series'> {
  const { surveys } = subject
  const total = addUp(sums.filter(({ part }) => part === 'whole'))
  const sumsOf = Map.groupBy(sums, ({ surveyId }) => surveyId)
  return {
    range: presentRange(subject),
    metrics: {
      total_surveys: surveys.length,
      active_surveys: surveys.filter(({ status }) => status === 'published').length,
      total_sessions: total.sessions,
      completed_sessions: total.completed,
      total_responses: total.responses,
      avg_completion_rate: percent(total.completed, total.sessions),
      completion_interval: rateInterval(total.completed, total.sessions),
      qualified_responses: total.qualified,
      total_insights_generated: insights,
      sentiment_analyses_count: total.analysed,
      sentiments: presentSentiments(total),
    },
    survey_reports: surveys.map((survey) =>
      presentSurvey(survey, sumsOf.get(survey.surveyId) ?? []),
    ),
  }
}

function presentSurvey(
  { surveyId, title, status, sentiment }: SurveyRow,
  sums: readonly SurveySums[],
): Reports['survey_reports'][number] {
  const sumOf = (name: string) => sums.find(({ part }) => part === name) ?? noMeasures()
  const whole = sumOf('whole')
  const sentiments = presentSentiments(whole)
  return {
    survey: { id: surveyId, title, status },
    sentiment_enabled: (sentiment ?? defaultSentiment).enabled,
    metrics: {
      total_sessions: whole.sessions,
      completed_sessions: whole.completed,
      completion_rate: percent(whole.completed, whole.sessions),
      completion_interval: rateInterval(whole.completed, whole.sessions),
      total_responses: whole.responses,
      qualified_responses: whole.qualified,
    },
    sentiment_summary: {
      positive_percentage: sentiments.positive.percentage,
      neutral_percentage: sentiments.neutral.percentage,
      negative_percentage: sentiments.negative.percentage,
      sentiments,
      ...presentTrend(sumOf('earlier'), sumOf('later')),
    },
  }
}
