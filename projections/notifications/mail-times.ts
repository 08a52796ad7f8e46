// When digests and weekly reports are due, in the owner's time zone.
import { LRUCache } from 'lru-cache'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export type Schedule = { timeZone: string; hour: number }

/** Answers that arrive within a minute of each other are reported in one mail, for ten minutes at most. */
export const dueAfterQuiet = (firstAt: number, lastAt: number): number =>
  Math.min(lastAt + minuteMs, firstAt + 10 * minuteMs)

/** The beginning of the next hour. */
export const nextHour = (after: number): number => (Math.floor(after / hourMs) + 1) * hourMs

/** The next time that it is `hour` o'clock there. */
export const nextDay = (after: number, schedule: Schedule): number =>
  firstAfter(after, schedule, () => true)

/** As `nextDay`, on a Monday. */
export const nextMonday = (after: number, schedule: Schedule): number =>
  firstAfter(after, schedule, (day) => new Date(day).getUTCDay() === 1)

/** `day`: midnight UTC of a date there. */
function firstAfter(
  after: number,
  { timeZone, hour }: Schedule,
  isDay: (day: number) => boolean,
): number {
  const today = Math.floor((after + offsetAt(after, timeZone)) / dayMs) * dayMs
  for (let day = today; ; day += dayMs) {
    const at = instantOf(day + hour * hourMs, timeZone)
    if (at > after && isDay(day)) return at
  }
}

/** The instant of a local time; an hour that is left out when clocks change is the one after it. */
function instantOf(local: number, timeZone: string): number {
  const guess = local - offsetAt(local, timeZone)
  const at = local - offsetAt(guess, timeZone)
  return offsetAt(at, timeZone) === local - at ? at : Math.max(guess, at)
}

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 })

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric } as const
  const options = { ...fields, minute: numeric, hourCycle: 'h23', timeZone } as const
  const made = new Intl.DateTimeFormat('en-US', options)
  formats.set(timeZone, made)
  return made
}

/** Local time less UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(instant / minuteMs) * minuteMs
}
