import { expect, test } from 'vitest'
import type { PlanUsage } from '#contract/api/usage.ts'
import { noticeOf } from './notice-meter.ts'
import { resetDayOf } from './reset-day.ts'

const ok = { used: 1, limit: 30, left: 29, level: 'ok' } as const
const near = { used: 25, limit: 30, left: 5, level: 'near' } as const
const reached = { used: 30, limit: 30, left: 0, level: 'reached' } as const
const meters = (over: Partial<PlanUsage['meters']>) => ({
  meters: {
    responses: ok,
    audio_minutes: ok,
    ai_generations: ok,
    active_surveys: reached,
    ...over,
  },
})

test('the number of active surveys is no reason for a notice', () =>
  expect(noticeOf(meters({}))).toBeUndefined())

test('what is used up comes before what nearly is, and respondents before the owner', () => {
  expect(noticeOf(meters({ responses: near, ai_generations: reached }))?.name).toBe(
    'ai_generations',
  )
  expect(noticeOf(meters({ responses: reached, ai_generations: reached }))?.name).toBe('responses')
  expect(noticeOf(meters({ audio_minutes: near }))).toMatchObject({
    ...{ name: 'audio_minutes', level: 'near' },
    meter: { used: 25, limit: 30 },
  })
})

test('the next month follows December too', () => {
  expect(resetDayOf({ month: '2026-11' })).toBe('2026-12-01')
  expect(resetDayOf({ month: '2026-12' })).toBe('2027-01-01')
})
