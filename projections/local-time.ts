// Instants and local times of IANA time zones, in milliseconds.
import { LRUCache } from 'lru-cache'
import { minuteMs } from '#contract/durations.ts'

/** The instant of a local time; an hour that is left out when clocks change is the one after it. */
export function instantOf(local: number, timeZone: string): number {
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
export function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(instant / minuteMs) * minuteMs
}
