import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { type CountedValue, quantileOfIntervals, totalCount } from './counted-values.ts'
import { durationWidthAt } from './session-progress.ts'

const maxBars = 12
/** Widths of a bar in seconds. Each starts and ends where a counted interval does. */
const widths = [30, 60, 120, 300, 600]

/** `durations`: lower bounds of the intervals in seconds, and the sessions in each. */
export function durationFigures(durations: readonly CountedValue[]): AnalyticsDetails['durations'] {
  const sorted = durations.toSorted(([a], [b]) => a - b)
  const intervals = sorted.map(([from, count]) => ({ from, width: durationWidthAt(from), count }))
  const quantile = (share: number) => {
    const seconds = quantileOfIntervals(intervals, share)
    return seconds === null ? null : Math.round(seconds)
  }
  return {
    sessions: totalCount(sorted),
    lower_quartile: quantile(0.25),
    median: quantile(0.5),
    upper_quartile: quantile(0.75),
    bars: durationBars(sorted),
  }
}

/** Bars of equal width: nine in ten sessions are within twelve bars, and longer ones share the last. */
function durationBars(sorted: readonly CountedValue[]): AnalyticsDetails['durations']['bars'] {
  const total = totalCount(sorted)
  if (total === 0) return []
  const longest = sorted.at(-1)![0]
  const most = sorted.find((_, at) => totalCount(sorted.slice(0, at + 1)) >= 0.9 * total)![0]
  const width = widths.find((each) => most < (maxBars - 1) * each) ?? widths.at(-1)!
  const count = Math.min(maxBars, Math.floor(longest / width) + 1)
  return Array.from({ length: count }, (_, at) => {
    const from = at * width
    const isOpen = at === count - 1 && longest >= from + width
    const inBar = sorted.filter(([value]) => value >= from && (isOpen || value < from + width))
    return { from, to: isOpen ? null : from + width, sessions: totalCount(inBar) }
  })
}
