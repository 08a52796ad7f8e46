import { expect, test } from 'vitest'
import { dueAfterQuiet, nextDay, nextHour, nextMonday } from './mail-times.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (instant: number) => new Date(instant).toISOString()

test('a mail comes a minute after the last of a burst, and ten minutes after its first', () => {
  const first = at('2026-11-23T10:00:00Z')
  expect(iso(dueAfterQuiet(first, first))).toBe('2026-11-23T10:01:00.000Z')
  expect(iso(dueAfterQuiet(first, first + 59_000))).toBe('2026-11-23T10:01:59.000Z')
  expect(iso(dueAfterQuiet(first, first + 3_600_000))).toBe('2026-11-23T10:10:00.000Z')
})

test('the next hour is never this one', () => {
  expect(iso(nextHour(at('2026-11-23T10:00:00Z')))).toBe('2026-11-23T11:00:00.000Z')
  expect(iso(nextHour(at('2026-11-23T10:59:59Z')))).toBe('2026-11-23T11:00:00.000Z')
})

test.each([
  ['America/Sao_Paulo', '2026-11-23T10:00:00Z', '2026-11-23T12:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-23T12:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T10:00:00Z', '2026-11-24T03:15:00.000Z'],
  ['Pacific/Auckland', '2026-11-23T10:00:00Z', '2026-11-23T20:00:00.000Z'],
  ['UTC', '2026-11-23T08:59:59Z', '2026-11-23T09:00:00.000Z'],
  // Clocks change in between: 9 o'clock there is another hour in UTC.
  ['Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T10:00:00Z', '2026-10-25T08:00:00.000Z'],
])('nine o’clock in %s after %s is %s', (timeZone, after, expected) => {
  expect(iso(nextDay(at(after), { timeZone, hour: 9 }))).toBe(expected)
})

test('an hour that is left out when clocks change is the one after it', () => {
  const schedule = { timeZone: 'Europe/Berlin', hour: 2 }
  expect(iso(nextDay(at('2026-03-28T10:00:00Z'), schedule))).toBe('2026-03-29T01:00:00.000Z')
})

test('weekly reports come on a Monday of the time zone', () => {
  const schedule = { timeZone: 'Asia/Tokyo', hour: 7 }
  // Monday has begun there already.
  expect(iso(nextMonday(at('2026-11-22T16:00:00Z'), schedule))).toBe('2026-11-22T22:00:00.000Z')
  expect(iso(nextMonday(at('2026-11-22T22:00:00Z'), schedule))).toBe('2026-11-29T22:00:00.000Z')
})
