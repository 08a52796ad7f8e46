// UTC days, weeks and months. A day is YYYY-MM-DD; days compare as texts.
import { LRUCache } from 'lru-cache'
import { dayMs } from '#contract/durations.ts'

export const grains = ['day', 'week', 'month'] as const
export type Grain = (typeof grains)[number]
export const dayAndMonth = ['day', 'month'] as const

/** Inclusive. */
export type DayRange = { from: string; to: string }

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(day) + count * dayMs))

export const countDays = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** The first day of the week (Monday) or month of a day. */
export function startOf(grain: Grain, day: string): string {
  if (grain === 'day') return day
  if (grain === 'month') return `${day.slice(0, 8)}01`
  return mondayOf(day)
}

/** A rebuild asks for the same days many times. */
const mondays = new LRUCache<string, string>({ max: 1_000 })

function mondayOf(day: string): string {
  let monday = mondays.get(day)
  if (monday === undefined) {
    monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
    mondays.set(day, monday)
  }
  return monday
}

/** The first day after the week or month that begins with `start`. */
export function endOf(grain: Grain, start: string): string {
  if (grain === 'month') return startOf('month', addDays(start, 31))
  return addDays(start, grain === 'week' ? 7 : 1)
}

/** The day, week and month of a moment. */
export const startsOf = (moment: string): { grain: Grain; day: string }[] =>
  startsAmong(grains, moment)

export const startsAmong = <G extends Grain>(
  among: readonly G[],
  moment: string,
): { grain: G; day: string }[] =>
  among.map((grain) => ({ grain, day: startOf(grain, moment.slice(0, 10)) }))

export type Span = DayRange & { grain: Grain }

/** A range as whole months, weeks and days, each day in one of them: few rows to sum up. `from` and `to` are first days. */
export function spansOf(
  range: DayRange,
  among: readonly Grain[] = ['month', 'week', 'day'],
): Span[] {
  const [grain, ...finer] = among
  if (!grain || range.from > range.to) return []
  const begun = startOf(grain, range.from)
  const first = begun === range.from ? begun : endOf(grain, begun)
  // The first day that is in no whole one.
  const end = startOf(grain, addDays(range.to, 1))
  if (first >= end) return spansOf(range, finer)
  return [
    { grain, from: first, to: addDays(end, -1) },
    ...spansOf({ from: range.from, to: addDays(first, -1) }, finer),
    ...spansOf({ from: end, to: range.to }, finer),
  ]
}

/** `sign`: -1 where the days are counted in another span and are not of the range. */
export type SignedSpan = Span & { sign: 1 | -1 }

/** A range as the sum of few rows: a month of which few days are missing is the month less those days. */
export function fewestSpans(
  range: DayRange,
  among: readonly Grain[] = ['month', 'week', 'day'],
): SignedSpan[] {
  const [grain, ...finer] = among
  if (!grain || range.from > range.to) return []
  if (finer.length === 0) return [{ grain, ...range, sign: 1 }]
  const begun = startOf(grain, range.from)
  const first = begun === range.from ? begun : endOf(grain, begun)
  // The first day that is in no whole one.
  const end = startOf(grain, addDays(range.to, 1))
  const [beforeFirst, beforeEnd] = [addDays(first, -1), addDays(end, -1)]
  const atBegin = { grain, from: begun, to: beforeFirst }
  if (first > end) return partOf(atBegin, range, finer)
  const atEnd = { grain, from: end, to: addDays(endOf(grain, end), -1) }
  const parts = [
    ...partOf(atBegin, { from: range.from, to: beforeFirst }, finer),
    ...partOf(atEnd, { from: end, to: range.to }, finer),
  ]
  if (first < end) return [{ grain, from: first, to: beforeEnd, sign: 1 }, ...parts]
  return fewerRows(fewestSpans(range, finer), parts)
}

/** Some days of a week or month: the sum of finer spans, or the whole less the others. */
function partOf(whole: Span, { from, to }: DayRange, finer: readonly Grain[]): SignedSpan[] {
  if (from > to) return []
  const others = [
    ...fewestSpans({ from: whole.from, to: addDays(from, -1) }, finer),
    ...fewestSpans({ from: addDays(to, 1), to: whole.to }, finer),
  ]
  return fewerRows(fewestSpans({ from, to }, finer), [
    { ...whole, sign: 1 },
    ...others.map((span): SignedSpan => ({ ...span, sign: span.sign === 1 ? -1 : 1 })),
  ])
}

const fewerRows = (one: SignedSpan[], other: SignedSpan[]): SignedSpan[] =>
  countRows(one) <= countRows(other) ? one : other

const rowLengths = { day: 1, week: 7, month: 30 }

const countRows = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + Math.round(countDays(span) / rowLengths[span.grain]), 0)

const lengths = { '7d': 7, '30d': 30, '90d': 90 }

/** The days of a period that ends today; undefined for `all`. Seven days are today and the six days before. */
export const daysOfPeriod = (period: keyof typeof lengths, today: string): DayRange => ({
  from: addDays(today, 1 - lengths[period]),
  to: today,
})
