// The calendar months that usage is counted in: those of the account's time zone.
import { instantOf, offsetAt } from '../local-time.ts'

/** `YYYY-MM`. */
export function monthAt(instant: Date, timeZone: string): string {
  const day = instant.getUTCDate()
  // No time zone is more than 14 hours away from UTC.
  const isSameEverywhere = day > 1 && day < 28
  const shown = isSameEverywhere
    ? instant
    : new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone))
  return shown.toISOString().slice(0, 7)
}

/** The first instant after the month that `instant` is in. */
export function endOfMonth(instant: Date, timeZone: string): Date {
  const [year = 0, month = 0] = monthAt(instant, timeZone).split('-').map(Number)
  return new Date(instantOf(Date.UTC(year, month, 1), timeZone))
}
