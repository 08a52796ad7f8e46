import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfMonth, monthAt } from './calendar-month.ts'

test.each([
  ['UTC', '2026-11-30T23:59:59Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['America/Sao_Paulo', '2026-12-01T02:59:59Z', '2026-11', '2026-12-01T03:00:00.000Z'],
  ['America/Sao_Paulo', '2026-12-01T03:00:00Z', '2026-12', '2027-01-01T03:00:00.000Z'],
  ['Asia/Riyadh', '2026-11-30T21:00:00Z', '2026-12', '2026-12-31T21:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-12', '2026-12-31T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026-12', '2026-12-31T18:15:00.000Z'],
])('in %s %s is in %s, which ends at %s', (timeZone, instant, month, end) => {
  expect(monthAt(new Date(instant), timeZone)).toBe(month)
  expect(endOfMonth(new Date(instant), timeZone).toISOString()).toBe(end)
})

test('a month ends after each of its instants, and the next one begins there', () =>
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2024-01-01T00:00:00Z'),
        max: new Date('2030-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'Etc/GMT+12'),
      (instant, timeZone) => {
        const end = endOfMonth(instant, timeZone)
        expect(end.getTime()).toBeGreaterThan(instant.getTime())
        const last = new Date(end.getTime() - 1)
        expect(monthAt(last, timeZone)).toBe(monthAt(instant, timeZone))
        expect(monthAt(end, timeZone) > monthAt(instant, timeZone)).toBe(true)
      },
    ),
  ))
