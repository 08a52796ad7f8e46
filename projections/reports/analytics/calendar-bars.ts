// Bars over days: by day, week, month or years, whichever gives a picture that can be read.
import type { BarUnit } from '#contract/api/analytics-details.ts'
import { dayMs } from '#contract/durations.ts'
import { dayOf } from '../calendar.ts'

const maxBars = 62

export type CalendarBar<T> = { first: string; last: string; days: T[] }

type Dated = { day: string }
type Step = { unit: BarUnit; years: number }

/** Without gaps from the first day to the last. Weeks start on Monday. No bars without days. */
export function calendarBars<T extends Dated>(
  days: readonly T[],
): { unit: BarUnit; bars: CalendarBar<T>[] } {
  const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const [first, last] = [sorted[0]?.day, sorted.at(-1)?.day]
  if (first === undefined || last === undefined) return { unit: 'day', bars: [] }
  const step = stepOf(first, last)
  const bars: CalendarBar<T>[] = []
  let next = 0
  for (let from: string | null = startOf(first, step); from !== null && from <= last;) {
    const after: string | null = startAfter(from, step)
    const bar: CalendarBar<T> = { first: from, last: after ? dayBefore(after) : lastDay, days: [] }
    while (next < sorted.length && sorted[next]!.day <= bar.last) bar.days.push(sorted[next++]!)
    bars.push(bar)
    from = after
  }
  return { unit: step.unit, bars }
}

function stepOf(first: string, last: string): Step {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  const years = yearOf(last) - yearOf(first) + 1
  if (days <= maxBars) return { unit: 'day', years: 0 }
  if (days <= maxBars * 7) return { unit: 'week', years: 0 }
  if (years <= maxBars / 12) return { unit: 'month', years: 0 }
  return {
    unit: 'year',
    years: [1, 5, 10, 50, 100, 500].find((each) => years <= maxBars * each) ?? 1000,
  }
}

function startOf(day: string, { unit, years }: Step): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'year') return startOfYear(Math.floor(yearOf(day) / years) * years)
  const date = new Date(day)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return dayOf(new Date(date.getTime() - sinceMonday * dayMs))
}

/** Null where no day follows. */
function startAfter(day: string, { unit, years }: Step): string | null {
  if (unit === 'day' || unit === 'week') {
    const after = Date.parse(day) + (unit === 'day' ? 1 : 7) * dayMs
    return after > Date.parse(lastDay) ? null : dayOf(new Date(after))
  }
  const year = yearOf(day) + (unit === 'year' ? years : 0)
  const month = unit === 'year' ? 1 : Number(day.slice(5, 7)) + 1
  const [ofYear, ofMonth] = month > 12 ? [year + 1, 1] : [year, month]
  if (ofYear > yearOf(lastDay)) return null
  return unit === 'year'
    ? startOfYear(ofYear)
    : `${startOfYear(ofYear).slice(0, 5)}${String(ofMonth).padStart(2, '0')}-01`
}

/** The last day that a date can have. */
const lastDay = '9999-12-31'
const yearOf = (day: string) => Number(day.slice(0, 4))
const startOfYear = (year: number) => `${String(year).padStart(4, '0')}-01-01`
const dayBefore = (day: string) => dayOf(new Date(Date.parse(day) - dayMs))
