// When digests and weekly reports are due, in the owner's time zone.
import { dayMs, hourMs, minuteMs } from '#contract/durations.ts'
import { instantOf, offsetAt } from '../local-time.ts'

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
