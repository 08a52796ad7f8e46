import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from './durations.ts'
import { erasureTimeOf, isShorter, noticeEnd, type RetentionPolicy } from './retention.ts'
import type { RetentionDays } from './settings.ts'

const start = new Date('2026-01-01T09:00:00.000Z')
const after = (days: number, hours = 0) =>
  new Date(start.getTime() + (days * 24 + hours) * hourMs).toISOString()

test.each<[string, RetentionDays, RetentionDays, string | null, string | null]>([
  ['the promise', 365, 365, null, after(365)],
  ['no end date', null, null, null, null],
  ['a longer period does not extend the promise', 30, 365, after(10), after(30)],
  ['nor does one without an end', 30, null, after(10), after(30)],
  ['a shorter period', 365, 90, after(10), after(90)],
  [
    'a shorter period for an old conversation, a day after the change',
    365,
    90,
    after(100),
    after(101),
  ],
  ['a shorter period where there was no end', null, 30, after(100, 5), after(101, 5)],
  ['the promise ends before the notice', 90, 30, after(89, 20), after(90)],
])('%s', (_, promisedDays, days, since, expected) =>
  expect(
    erasureTimeOf(
      { startedAt: start, promisedDays },
      { days, since: since === null ? null : new Date(since) },
    )?.toISOString() ?? null,
  ).toBe(expected),
)

test('no end date is the longest period', () => {
  expect(isShorter(30, null)).toBe(true)
  expect(isShorter(null, 730)).toBe(false)
  expect(isShorter(90, 90)).toBe(false)
})

const period = fc.constantFrom<RetentionDays>(30, 90, 180, 365, 730, null)
const hours = fc.integer({ min: 0, max: 800 * 24 })
const lastHour = 1_600 * 24
const at = (hour: number) => new Date(start.getTime() + hour * hourMs)

/** An owner's changes of the period, in order, and a conversation that starts at `startHour`. */
function simulate(changes: readonly { hour: number; days: RetentionDays }[], startHour: number) {
  const policyAt = (hour: number): RetentionPolicy => {
    const last = changes.findLast((change) => change.hour <= hour)
    return last ? { days: last.days, since: at(last.hour) } : { days: 365, since: null }
  }
  const promise = { startedAt: at(startHour), promisedDays: policyAt(startHour).days }
  const promisedEnd = erasureTimeOf(promise, { days: null, since: null })
  const plannedAt = (hour: number) => erasureTimeOf(promise, policyAt(hour))
  const isDueAt = (hour: number) => (plannedAt(hour) ?? Infinity) <= at(hour)
  let erased = startHour
  while (erased <= lastHour && !isDueAt(erased)) erased += 1
  return { promisedEnd, erased, policyAt, plannedAt }
}

test('no conversation outlives its promise, and each erasure is known a day before', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ hour: hours, days: period }), { maxLength: 8 }),
      hours,
      (changes, startHour) => {
        const ordered = changes.toSorted((a, b) => a.hour - b.hour)
        const { promisedEnd, erased, policyAt, plannedAt } = simulate(ordered, startHour)
        if (erased > lastHour) return promisedEnd === null
        const { since } = policyAt(erased)
        const endsAsPromised = at(erased).getTime() === promisedEnd?.getTime()
        const hasNotice = since === null || at(erased) >= noticeEnd(since)
        return (
          at(erased) <= (promisedEnd ?? at(lastHour)) &&
          plannedAt(erased - 24)! <= at(erased) &&
          (endsAsPromised || hasNotice)
        )
      },
    ),
    { numRuns: 100 },
  ))
