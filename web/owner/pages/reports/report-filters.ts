import { useSearchParams } from 'react-router'
import type { ReportPeriod } from '#contract/api/reports.ts'

/** What a report is of. `from` and `to` (`yyyy-mm-dd`, both inclusive) come together and replace `period`. */
export type ReportFilters = {
  period: ReportPeriod
  from?: string | undefined
  to?: string | undefined
  /** The id of a survey, or `all`. */
  survey: string
}

export const reportPeriods: readonly ReportPeriod[] = ['7d', '30d', '90d', 'all']

export const reportTabs = ['overview', 'sentiment', 'insights', 'compare'] as const
export type ReportTab = (typeof reportTabs)[number]

const day = /^\d{4}-\d\d-\d\d$/
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The days that the server accepts. */
export const [earliestDay, latestDay] = ['2000-01-01', '2100-12-31'] as const

const isDay = (text: string) =>
  day.test(text) &&
  text >= earliestDay &&
  text <= latestDay &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)

/** Whether two texts are the first and last day of a report. */
export const isRange = (from: string, to: string): boolean =>
  Boolean(isDay(from) && isDay(to) && from <= to)

/** The filters in an address; whatever is no filter is ignored. */
export function reportFiltersOf(search: URLSearchParams): ReportFilters {
  const [from, to, survey] = ['from', 'to', 'survey'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const period = reportPeriods.find((each) => each === search.get('period')) ?? '30d'
  return {
    period,
    ...(isRange(from, to) && { from, to }),
    survey: id.test(survey) ? survey.toLowerCase() : 'all',
  }
}

export const reportTabOf = (search: URLSearchParams): ReportTab =>
  reportTabs.find((tab) => tab === search.get('tab')) ?? 'overview'

/** As the API takes them. */
export const reportInput = ({ period, from, to, survey }: ReportFilters) =>
  from !== undefined && to !== undefined ? { from, to, survey } : { period, survey }

/** Filters and tab, stored in the address. */
export function useReportFilters() {
  const [search, setSearch] = useSearchParams()
  const set = (changes: Record<string, string | undefined>) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    filters: reportFiltersOf(search),
    tab: reportTabOf(search),
    setTab: (tab: ReportTab) => set({ tab: tab === 'overview' ? undefined : tab }),
    setPeriod: (period: ReportPeriod) =>
      set({ period: period === '30d' ? undefined : period, from: undefined, to: undefined }),
    setRange: (from: string, to: string) => set({ from, to, period: undefined }),
    setSurvey: (survey: string) => set({ survey: survey === '' ? undefined : survey }),
  }
}
