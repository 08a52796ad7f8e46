import { expect, test } from 'vitest'
import { callBudgets } from './call-budgets.ts'

const usual = { questionTimeoutMs: 6_000, longestWaitMs: 20_000, scoringTimeoutMs: 120_000 }

test('mending has the time of a question, within what an owner waits for', () => {
  const timeout = (questionTimeoutMs: number, longestWaitMs: number) =>
    callBudgets({ ...usual, questionTimeoutMs, longestWaitMs }).mending.totalMs
  expect(timeout(6_000, 20_000)).toBe(20_000)
  expect(timeout(30_000, 20_000)).toBe(30_000)
  expect(timeout(500, 500)).toBe(10_000)
  expect(timeout(60_000, 60_000)).toBe(45_000)
})

test('a proposal, its editing and its mending wait for other calls besides; nothing else does', () => {
  const queueTimes = Object.entries(callBudgets(usual)).flatMap(([kind, budget]) =>
    'queueMs' in budget ? [[kind, budget.queueMs]] : [],
  )
  const each = 30_000
  expect(Object.fromEntries(queueTimes)).toEqual({ proposal: each, editing: each, mending: each })
})
