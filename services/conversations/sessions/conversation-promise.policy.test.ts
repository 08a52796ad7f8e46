import { expect, test } from 'vitest'
import { promiseOf } from './conversation-promise.policy.ts'

const privacy = (anonymous_responses: boolean, days: 30 | 90 | null) => ({
  account: { data_retention_days: 365 as const, anonymous_responses },
  policy: { days },
})

test('a conversation has the settings of its survey', () => {
  expect(promiseOf(privacy(false, 90))).toEqual({ isAnonymous: false, days: 90 })
  expect(promiseOf(privacy(true, null))).toEqual({ isAnonymous: true, days: null })
})

test('what the page said holds where it keeps less', () =>
  expect(promiseOf(privacy(false, null), { anonymous: true, retention_days: 30 })).toEqual({
    isAnonymous: true,
    days: 30,
  }))

test('what the page said does not hold where it keeps more', () =>
  expect(promiseOf(privacy(true, 30), { anonymous: false, retention_days: null })).toEqual({
    isAnonymous: true,
    days: 30,
  }))
