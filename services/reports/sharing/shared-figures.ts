// The figures of a shared report, by the definitions of the owner's reports.
import type {
  SharedMetrics,
  SharedMoment,
  SharedReport,
  SharedSurvey,
} from '#contract/api/shared-reports.ts'
import { Emotion } from '#contract/events/responses.ts'
import type { SharedReportParts } from '#contract/events/shared-reports.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import type { DayRange } from '#projections/reports/calendar.ts'
import { percent } from '#projections/reports/metric-definitions.ts'
import {
  presentSentiments,
  presentShare,
  presentTrend,
  rateInterval,
} from '#projections/reports/present-figures.ts'
import type { SurveySums } from '#projections/reports/report-figures.ts'
import { addUp, noMeasures, type SessionMeasures } from '#projections/reports/session-measures.ts'
import type { SharedMomentRow } from '#projections/reports/shared-moments.ts'
import { nameAspects } from '../name-aspects.ts'
import type { ReportDays } from '../report-days.ts'
import { presentSeries } from '../report-scope.ts'
import type { FigureSource } from './figure-source.ts'

export type SharedSubject = {
  surveys: readonly SharedSurveyRow[]
  days: ReportDays
  source: FigureSource
  moments: readonly SharedMomentRow[]
  parts: SharedReportParts
}

/** A survey as it is named in the report. */
export type SharedSurveyRow = {
  surveyId: string
  title: string
  status: SurveyStatus
  /** Aspects that the owner looks for. */
  keywords: readonly string[]
}

type Figures = Pick<
  SharedReport,
  'range' | 'overview' | 'sentiment' | 'series' | 'aspects' | 'moments'
>

export async function sharedFiguresOf({
  surveys,
  days,
  source,
  moments,
  parts,
}: SharedSubject): Promise<Figures> {
  const [sums, series, aspects] = await Promise.all([
    source.surveys(days),
    parts.charts ? seriesOf(source, days.range, parts) : null,
    parts.aspects ? source.aspects(days.range) : null,
  ])
  const bySurvey = Map.groupBy(sums, ({ surveyId }) => surveyId)
  const sumsOf = (part: keyof ReportDays) => sums.filter((each) => each.part === part)
  return {
    range: { ...days.range, before: days.earlier },
    overview: parts.overview
      ? {
          metrics: metricsOf(sumsOf('range'), surveys.length, parts),
          surveys: surveys.map((survey) =>
            surveyOf(survey, bySurvey.get(survey.surveyId) ?? [], parts),
          ),
        }
      : null,
    sentiment: parts.sentiment
      ? sentimentOf(addUp(sumsOf('range')), addUp(sumsOf('earlier')), addUp(sumsOf('later')))
      : null,
    series,
    aspects: aspects && nameAspects(surveys, aspects),
    moments: parts.moments
      ? { count: addUp(sumsOf('range')).critical, shown: presentMoments(moments, surveys) }
      : null,
  }
}

function presentMoments(
  moments: readonly SharedMomentRow[],
  surveys: readonly SharedSurveyRow[],
): SharedMoment[] {
  const titles = new Map(surveys.map(({ surveyId, title }) => [surveyId, title]))
  return moments.flatMap(({ surveyId, question, answer, score, day }) => {
    const survey = titles.get(surveyId)
    return survey === undefined
      ? []
      : [
          {
            ...{ survey, question_text: question, response_text: answer },
            ...{ sentiment_score: score, answered_on: day },
          },
        ]
  })
}

export function metricsOf(
  sums: readonly SessionMeasures[],
  surveys: number,
  { sentiment }: Pick<SharedReportParts, 'sentiment'>,
): SharedMetrics {
  const total = addUp(sums)
  return {
    total_surveys: surveys,
    total_sessions: total.sessions,
    completed_sessions: total.completed,
    total_responses: total.responses,
    avg_completion_rate: percent(total.completed, total.sessions),
    completion_interval: rateInterval(total.completed, total.sessions),
    sentiments: sentiment ? presentSentiments(total) : null,
  }
}

function surveyOf(
  { title, status }: SharedSubject['surveys'][number],
  sums: readonly SurveySums[],
  parts: SharedReportParts,
): SharedSurvey {
  const own = (part: keyof ReportDays) => sums.find((each) => each.part === part) ?? noMeasures()
  const total = own('range')
  const sentiments = presentSentiments(total)
  return {
    survey: { title, status },
    metrics: {
      total_sessions: total.sessions,
      completed_sessions: total.completed,
      completion_rate: percent(total.completed, total.sessions),
      completion_interval: rateInterval(total.completed, total.sessions),
      total_responses: total.responses,
    },
    sentiment_summary: parts.sentiment
      ? {
          positive_percentage: sentiments.positive.percentage,
          neutral_percentage: sentiments.neutral.percentage,
          negative_percentage: sentiments.negative.percentage,
          sentiments,
          ...presentTrend(own('earlier'), own('later')),
        }
      : null,
  }
}

function sentimentOf(
  total: SessionMeasures,
  earlier: SessionMeasures,
  later: SessionMeasures,
): NonNullable<SharedReport['sentiment']> {
  const counts = Emotion.options.map((emotion) => ({ emotion, count: total[emotion] }))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return {
    sentiments: presentSentiments(total),
    ...presentTrend(earlier, later),
    emotions: counts
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ emotion, count }) => ({ emotion, ...presentShare(count, all) })),
  }
}

async function seriesOf(
  source: FigureSource,
  range: DayRange,
  { sentiment }: SharedReportParts,
): Promise<SharedReport['series']> {
  const series = await presentSeries(range, (interval) => source.series(range, interval))
  if (sentiment) return series
  return { ...series, points: series.points.map((point) => ({ ...point, scored: 0, net: null })) }
}
