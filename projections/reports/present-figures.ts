// Sums as a report answers them: percentages with one decimal, and their 95 % intervals.
import type {
  Reports,
  ReportSeriesPoint,
  ReportSentiments,
  ReportShare,
} from '#contract/api/reports.ts'
import { percent, sentimentShares } from './metric-definitions.ts'
import type { SessionMeasures } from './session-measures.ts'
import { netSentiment, sentimentTrend } from './statistics/net-sentiment.ts'
import type { Interval } from './statistics/normal.ts'
import { wilsonInterval } from './statistics/shares.ts'

const inPercent = (fraction: number) => Math.round(fraction * 1000) / 10

const presentInterval = (interval: Interval | undefined) =>
  interval ? { lower: inPercent(interval.lower), upper: inPercent(interval.upper) } : null

export const rateInterval = (part: number, whole: number) =>
  presentInterval(wilsonInterval({ part, whole }))

export const presentShare = (part: number, whole: number): ReportShare => ({
  count: part,
  percentage: percent(part, whole),
  interval: rateInterval(part, whole),
})

type SentimentSums = Pick<
  SessionMeasures,
  'analysed' | 'positive' | 'neutral' | 'negative' | 'mixed'
>

const presentNet = (sums: SentimentSums) => {
  const net = netSentiment(sums)
  return net ? { value: inPercent(net.net), ...presentInterval(net)! } : null
}

export function presentSentiments(sums: SentimentSums): ReportSentiments {
  const { analysed, positive, neutral, negative, mixed } = sums
  const neutralShare = presentShare(neutral + mixed, analysed)
  return {
    scored: analysed,
    positive: presentShare(positive, analysed),
    // The three add up to 100.
    neutral: { ...neutralShare, percentage: sentimentShares(sums).neutral },
    negative: presentShare(negative, analysed),
    mixed: presentShare(mixed, analysed),
    net: presentNet(sums),
  }
}

type SurveyReport = Reports['survey_reports'][number]

export function presentTrend(
  earlier: SentimentSums,
  later: SentimentSums,
): Pick<SurveyReport['sentiment_summary'], 'sentiment_trend' | 'trend'> {
  const { trend, hasEnoughData, change, smallestVisibleChange } = sentimentTrend(earlier, later)
  return {
    sentiment_trend: trend,
    trend: {
      enough_data: hasEnoughData,
      scored: later.analysed,
      scored_before: earlier.analysed,
      change: change ? { value: inPercent(change.difference), ...presentInterval(change)! } : null,
      visible_change: smallestVisibleChange === undefined ? null : inPercent(smallestVisibleChange),
    },
  }
}

export const presentPoint = (day: string, sums: SessionMeasures): ReportSeriesPoint => ({
  day,
  sessions: sums.sessions,
  completed: sums.completed,
  completion_rate: percent(sums.completed, sums.sessions),
  completion_interval: rateInterval(sums.completed, sums.sessions),
  responses: sums.responses,
  scored: sums.analysed,
  net: presentNet(sums),
})
