import type { SurveyLanguage } from '#contract/languages.ts'
import type { ReportInTime, TopicInTime } from '#projections/insights/reports-in-time.ts'
import { countWithin } from '#projections/insights/topic-sessions.ts'
import type { ComparedTotals } from '#projections/reports/side-totals.ts'

/** UTC days, both inclusive. */
export type Days = { from: string; to: string }

export type SurveyReport = Omit<ReportInTime, 'language'> & {
  survey: { id: string; title: string; language: SurveyLanguage }
  /** UTC day of its generation: later responses have no topics. */
  generatedOn: string
  totals: ComparedTotals
}

export const isWithin = (day: string | undefined, { from, to }: Days): boolean =>
  day !== undefined && from <= day && day <= to

/** Responses about a topic in sessions that started on these days; on all without them. */
export const countResponses = ({ days: of }: Pick<TopicInTime, 'days'>, days?: Days): number =>
  days ? countWithin(of, days) : (of.until.at(-1) ?? 0)

/** At most `maxSources` sources: those of the days first, and unlocked ones before locked ones. */
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
