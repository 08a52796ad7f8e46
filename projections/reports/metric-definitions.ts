// Definitions of all metrics. No other module computes a rate, a share or a trend.
import { ownValue } from '#contract/own-value.ts'

/**
 * A part of a whole in percent, to one decimal; 0 when the whole is 0.
 * Completion rate: completed among started conversations. Over several surveys it is computed from all conversations
 * together, not as a mean of the surveys' rates.
 */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}

/** A mean to one decimal; 0 when `count` is 0. */
export function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}

/**
 * An objective is validated when coded evidence covers it in at least one conversation. Removed objectives do not count.
 */
export function objectivesValidated(
  objectives: readonly { id: string }[],
  covered: Readonly<Record<string, number>>,
): { validated: number; rate: number } {
  const validated = objectives.filter(({ id }) => (ownValue(covered, id) ?? 0) > 0).length
  return { validated, rate: percent(validated, objectives.length) }
}

/** One UTC day of a survey. All events count on the day on which their conversation started. */
export type SurveyDay = {
  surveyId: string
  /** YYYY-MM-DD. */
  day: string
  sessions: number
  completed: number
  responses: number
  /** Answers with a sentiment; `sentimentSum` is the sum of their scores, each from -1 to 1. */
  analysed: number
  sentimentSum: number
  positive: number
  negative: number
  qualified: number
}
export type Totals = Omit<SurveyDay, 'surveyId' | 'day'>

export function totalsOf(days: readonly SurveyDay[]): Totals {
  const totals: Totals = {
    sessions: 0,
    completed: 0,
    responses: 0,
    analysed: 0,
    sentimentSum: 0,
    positive: 0,
    negative: 0,
    qualified: 0,
  }
  for (const day of days)
    for (const name of Object.keys(totals) as (keyof Totals)[]) totals[name] += day[name]
  return totals
}

/** Shares of the analysed answers in percent; they add up to 100 if there are any. Mixed answers count as neutral. */
export function sentimentShares({
  analysed,
  positive,
  negative,
}: Pick<Totals, 'analysed' | 'positive' | 'negative'>): {
  positive: number
  neutral: number
  negative: number
} {
  const [positiveShare, negativeShare] = [percent(positive, analysed), percent(negative, analysed)]
  const rest = Math.max(0, Math.round((100 - positiveShare - negativeShare) * 10) / 10)
  return { positive: positiveShare, neutral: analysed === 0 ? 0 : rest, negative: negativeShare }
}

export type Trend = 'improving' | 'declining' | 'stable'

/** Smallest change of the mean score that is a trend, and smallest number of answers of a mean. */
const minSentimentChange = 0.1
const minAnalysedAnswers = 3

/**
 * Compares the mean sentiment of the later half of the days with that of the earlier half. `stable` with too few answers
 * in one half or a small change. `firstDay` and `lastDay` are inclusive, YYYY-MM-DD.
 */
export function trendOf(days: readonly SurveyDay[], firstDay: string, lastDay: string): Trend {
  const middle = (Date.parse(firstDay) + Date.parse(lastDay) + dayMs) / 2
  const isEarly = ({ day }: SurveyDay) => Date.parse(day) < middle
  const earlier = totalsOf(days.filter(isEarly))
  const later = totalsOf(days.filter((day) => !isEarly(day)))
  if (earlier.analysed < minAnalysedAnswers || later.analysed < minAnalysedAnswers) return 'stable'
  const change = later.sentimentSum / later.analysed - earlier.sentimentSum / earlier.analysed
  if (Math.abs(change) < minSentimentChange) return 'stable'
  return change > 0 ? 'improving' : 'declining'
}

const dayMs = 24 * 60 * 60 * 1000
const days = { '7d': 7, '30d': 30, '90d': 90 }

/** The first UTC day of a period that ends today; undefined for `all`. Seven days are today and the six days before. */
export function firstDayOf(period: keyof typeof days | 'all', now: Date): string | undefined {
  if (period === 'all') return undefined
  return dayOf(new Date(now.getTime() - (days[period] - 1) * dayMs))
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
