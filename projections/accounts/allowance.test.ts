import { expect, test } from 'vitest'
import { limitsOf, meterLevelOf, offeredPlans, planTable } from '#contract/plans.ts'
import { Problem } from '#kernel/problem.ts'
import { meterOf, metersOf } from './meters.ts'
import { requireLeft } from './require-plan.ts'

test.each([
  [0, 30, 'ok'],
  [23, 30, 'ok'],
  [24, 30, 'near'],
  [29, 30, 'near'],
  [30, 30, 'reached'],
  [41, 30, 'reached'],
  [9_999_999, null, 'ok'],
] as const)('%i of %s is %s', (used, limit, level) => expect(meterLevelOf(used, limit)).toBe(level))

test('more than the limit leaves nothing, and no limit has no rest', () => {
  expect(meterOf(41, 30)).toEqual({ used: 41, limit: 30, left: 0, level: 'reached' })
  expect(meterOf(41, null)).toEqual({ used: 41, limit: null, left: null, level: 'ok' })
})

test('the last minute of audio is used up when its last second is', () => {
  const minutes = (audioSeconds: number) =>
    metersOf({ responses: 0, audioSeconds, generations: 0 }, limitsOf('free')).audio_minutes
  expect(minutes(599.9)).toMatchObject({ used: 9, left: 1, level: 'near' })
  expect(minutes(600)).toMatchObject({ used: 10, left: 0, level: 'reached' })
})

test('a refusal names the plan, the limit and when it begins at zero', () => {
  const resetsAt = new Date('2026-12-01T03:00:00.000Z')
  const used = (generations: number) => ({
    plan: { name: 'free', limits: limitsOf('free') } as const,
    resetsAt,
    meters: metersOf({ responses: 0, audioSeconds: 0, generations }, limitsOf('free')),
  })
  requireLeft(used(4), 'ai_generations')
  const refusal = (() => {
    try {
      return requireLeft(used(5), 'ai_generations')
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toBeInstanceOf(Problem)
  expect(refusal).toMatchObject({
    code: 'surveys/plan-limit',
    detail: { plan: 'free', limit: 'ai_generations', of: 5, resets_at: resetsAt.toISOString() },
  })
})

test('a dearer plan has no less of anything, and the operator’s has no limit', () => {
  const asNumbers = (plan: (typeof offeredPlans)[number]) =>
    Object.values(limitsOf(plan)).map((limit) => (limit === null ? Infinity : Number(limit)))
  for (const [at, plan] of offeredPlans.slice(1).entries()) {
    const cheaper = asNumbers(offeredPlans[at]!)
    for (const [index, limit] of asNumbers(plan).entries())
      expect(limit).toBeGreaterThanOrEqual(cheaper[index]!)
    expect(planTable[plan].monthlyPrice).toBeGreaterThan(planTable[offeredPlans[at]!].monthlyPrice!)
  }
  const { max_questions: _, ...rest } = limitsOf('unlimited')
  expect(Object.values(rest).every((limit) => limit === null || limit === true)).toBe(true)
})
