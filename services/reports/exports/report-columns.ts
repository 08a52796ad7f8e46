import type { Reports, ReportSeriesPoint } from '#contract/api/reports.ts'
import type { Cell, Column, ColumnType } from './column.ts'

type SurveyReport = Reports['survey_reports'][number]
type Interval = { lower: number; upper: number } | null

const column = <R>(name: string, type: ColumnType, read: (row: R) => Cell): Column<R> => ({
  name,
  type,
  read,
})

/** The limits of a 95 % interval, empty without one. */
const limitsOf = <R>(name: string, read: (row: R) => Interval): Column<R>[] => [
  column(`${name}_lower`, 'number', (row) => read(row)?.lower ?? null),
  column(`${name}_upper`, 'number', (row) => read(row)?.upper ?? null),
]

const surveyText = (name: string, read: (row: SurveyReport) => Cell) =>
  column<SurveyReport>(name, 'text', read)
const surveyNumber = (name: string, read: (row: SurveyReport) => Cell) =>
  column<SurveyReport>(name, 'number', read)
const shares = ['positive', 'neutral', 'negative', 'mixed'] as const

/** Figures of a period, a row for each survey. */
export const surveyReportColumns: readonly Column<SurveyReport>[] = [
  surveyText('survey_id', ({ survey }) => survey.id),
  surveyText('survey_title', ({ survey }) => survey.title),
  surveyText('survey_status', ({ survey }) => survey.status),
  surveyNumber('total_sessions', ({ metrics }) => metrics.total_sessions),
  surveyNumber('completed_sessions', ({ metrics }) => metrics.completed_sessions),
  surveyNumber('completion_rate', ({ metrics }) => metrics.completion_rate),
  ...limitsOf<SurveyReport>('completion_rate', ({ metrics }) => metrics.completion_interval),
  surveyNumber('total_responses', ({ metrics }) => metrics.total_responses),
  surveyNumber('qualified_responses', ({ metrics }) => metrics.qualified_responses),
  surveyNumber('scored_responses', (row) => row.sentiment_summary.sentiments.scored),
  ...shares.flatMap((name) => [
    surveyNumber(`${name}_responses`, (row) => row.sentiment_summary.sentiments[name].count),
    surveyNumber(`${name}_percentage`, (row) => row.sentiment_summary.sentiments[name].percentage),
  ]),
  surveyNumber('net_sentiment', (row) => row.sentiment_summary.sentiments.net?.value ?? null),
  ...limitsOf<SurveyReport>('net_sentiment', (row) => row.sentiment_summary.sentiments.net),
  surveyText('sentiment_trend', (row) => row.sentiment_summary.sentiment_trend),
  column<SurveyReport>('enough_data', 'boolean', (row) => row.sentiment_summary.trend.enough_data),
  surveyNumber('net_sentiment_change', (row) => row.sentiment_summary.trend.change?.value ?? null),
]

const dayNumber = (name: string, read: (row: ReportSeriesPoint) => Cell) =>
  column<ReportSeriesPoint>(name, 'number', read)

/** Figures of all surveys of a report, a row for each day with conversations. */
export const reportDayColumns: readonly Column<ReportSeriesPoint>[] = [
  column<ReportSeriesPoint>('day', 'day', ({ day }) => day),
  dayNumber('total_sessions', ({ sessions }) => sessions),
  dayNumber('completed_sessions', ({ completed }) => completed),
  dayNumber('completion_rate', (row) => row.completion_rate),
  ...limitsOf<ReportSeriesPoint>('completion_rate', (row) => row.completion_interval),
  dayNumber('total_responses', ({ responses }) => responses),
  dayNumber('scored_responses', ({ scored }) => scored),
  dayNumber('net_sentiment', ({ net }) => net?.value ?? null),
  ...limitsOf<ReportSeriesPoint>('net_sentiment', ({ net }) => net),
]
