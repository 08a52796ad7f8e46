import { expect, test } from 'vitest'
import { createOverdueReport } from './overdue.ts'

test('an event that waits for more than a minute is reported once a minute', () => {
  const reports: object[] = []
  let now = 1_000_000
  const warn = (fields: object) => void reports.push(fields)
  const report = createOverdueReport({ warn } as never, () => now)
  const oldestAt = new Date(now)
  report('interviewer', { waiting: 3, oldestAt: undefined })
  for (let second = 0; second <= 130; second += 5) {
    report('interviewer', { waiting: 3, oldestAt })
    now += 5_000
  }
  expect(reports).toEqual([
    { reactor: 'interviewer', waiting: 3, oldestSeconds: 60 },
    { reactor: 'interviewer', waiting: 3, oldestSeconds: 120 },
  ])
})
