import { expect, test } from 'vitest'
import { createClockCheck } from './store.ts'

test('a clock that differs by more than ten seconds is reported once an hour', () => {
  const reports: object[] = []
  const warn = (fields: object) => void reports.push(fields)
  let now = Date.parse('2026-11-23T12:00:00Z')
  const check = createClockCheck({ warn } as never, () => now)
  check(new Date(now - 9_000))
  check(new Date(now + 9_000))
  expect(reports).toEqual([])
  check(new Date(now - 12_000))
  check(new Date(now - 13_000))
  now += 3_600_000
  check(new Date(now + 60_000))
  expect(reports).toEqual([{ differenceSeconds: -12 }, { differenceSeconds: 60 }])
})
