import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Topic } from '#contract/live.ts'
import { analyticsQuery, impressionsQuery, insightsQuery, reportsQuery } from '../queries.ts'
import { surveyCountsQuery } from '../survey-lists.ts'
import { openLiveCache, type LiveCache } from './live-cache.ts'

const id = 'survey-1'
const owner = 'owner-1'
const countsKey = surveyCountsQuery('').queryKey

let client: QueryClient
let cache: LiveCache

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  cache = openLiveCache(client)
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

const deleted = (key: string) => ({ key, deleted: true as const })
const setData = (queryKey: readonly unknown[], data: unknown) => client.setQueryData(queryKey, data)
/** Sends an item and waits longer than any refetch delay. */
function send(topic: Topic, feed: string, position: number, item: { key: string }) {
  cache.applyItems({ topic, id: feed, items: [item], cursor: `000${position}~${item.key}` })
  vi.advanceTimersByTime(600)
}

const isOutdated = (queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey)?.isInvalidated === true
const figures = { survey_id: id, status: 'published', completed_sessions: 1, ratings: 0 }
const sendFigures = (position: number, change: object = {}) =>
  send('survey-figures', owner, position, { key: id, ...figures, ...change })

test('figures outdate the reports; lists and counts only if a survey is created, deleted or changes its status', () => {
  const set = () => {
    setData(reportsQuery.queryKey, {})
    setData(countsKey, {})
  }
  set()
  sendFigures(5)
  expect([isOutdated(reportsQuery.queryKey), isOutdated(countsKey)]).toEqual([true, true])
  set()
  sendFigures(6, { completed_sessions: 2 })
  expect([isOutdated(reportsQuery.queryKey), isOutdated(countsKey)]).toEqual([true, false])
  sendFigures(7, { status: 'closed' })
  expect(isOutdated(countsKey)).toBe(true)
  set()
  send('survey-figures', owner, 8, deleted(id))
  expect(isOutdated(countsKey)).toBe(true)
})

test('a finished or rated conversation outdates its impressions', () => {
  const { queryKey } = impressionsQuery(id)
  setData(analyticsQuery(id).queryKey, figures)
  setData(queryKey, [])
  sendFigures(5)
  expect(isOutdated(queryKey)).toBe(false)
  sendFigures(6, { ratings: 1 })
  expect(isOutdated(queryKey)).toBe(true)
})

test('a balance outdates everything about credits', () => {
  setData(['balance', 'purchases'], {})
  send('credit-balance', owner, 5, { key: owner, ...{ total_credits: 2 } })
  expect(isOutdated(['balance', 'purchases'])).toBe(true)
})

test('an erased response outdates insights, which may quote it, and impressions', () => {
  const keys = [insightsQuery(id).queryKey, impressionsQuery(id).queryKey] as const
  for (const key of keys) setData(key, [])
  send('qualified-responses', id, 5, { key: 'a' })
  expect(keys.map(isOutdated)).toEqual([false, false])
  send('qualified-responses', id, 6, deleted('a'))
  expect(keys.map(isOutdated)).toEqual([true, true])
})

test('a survey that no list holds outdates the lists when it is new or changes its status', () => {
  setData(countsKey, {})
  sendFigures(5)
  expect(isOutdated(countsKey)).toBe(true)
  setData(countsKey, {})
  sendFigures(6, { completed_sessions: 2 })
  expect(isOutdated(countsKey)).toBe(false)
})
