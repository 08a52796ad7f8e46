import type { Insights } from '#contract/api/insights.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ReportTopic } from '#projections/insights/report-topics.ts'
import { countWithin, type TopicDays } from '#projections/insights/topic-sessions.ts'
import type { SentimentCounts } from '#projections/reports/statistics/net-sentiment.ts'

/** UTC days, both inclusive. */
export type Days = { from: string; to: string }

export type DayTotals = SentimentCounts & { day: string; responses: number }

export type PlacedTopic = ReportTopic & { name: string; days: TopicDays }

/** A survey's insights with what is needed to place them in time. */
export type SurveyReport = {
  survey: { id: string; title: string; language: SurveyLanguage }
  /** UTC day of its generation: later responses have no topics. */
  generatedOn: string
  /** With names that may be read. */
  topics: readonly PlacedTopic[]
  recommendations: Insights['recommendations']['actions']
  /** UTC days on which the sessions of responses started that these reports quote. */
  dayOfSource: ReadonlyMap<string, string>
  /** Of the period and the one before it. */
  days: readonly DayTotals[]
}

export const isWithin = (day: string | undefined, { from, to }: Days): boolean =>
  day !== undefined && from <= day && day <= to

/** Responses about a topic in sessions that started on these days; on all without them. */
export const countResponses = ({ days: of }: Pick<PlacedTopic, 'days'>, days?: Days): number =>
  days ? countWithin(of, days) : (of.until.at(-1) ?? 0)

/** Those of the days first. */
export function sourcesOf<T extends { response_id: string; locked: boolean }>(
  { dayOfSource }: SurveyReport,
  sources: readonly T[],
  days: Days,
): T[] {
  const rank = ({ response_id, locked }: T) =>
    (isWithin(dayOfSource.get(response_id), days) ? 0 : 2) + (locked ? 1 : 0)
  return sources.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxSources)
}

const maxSources = 4
