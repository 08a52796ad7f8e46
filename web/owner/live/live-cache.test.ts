import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Topic } from '#contract/live.ts'
import {
  analyticsQuery,
  balanceQuery,
  insightsQuery,
  newestSurveysQuery,
  surveyQuery,
  turnsQuery,
} from '../queries.ts'
import { responseFiltersOf, responsePagesQuery } from '../response-list.ts'
import { surveyListQuery } from '../survey-lists.ts'
import { openLiveCache, type LiveCache } from './live-cache.ts'
import { recordWritePosition } from './positions.ts'

const id = 'survey-1'
const owner = 'owner-1'
const filters = responseFiltersOf(new URLSearchParams())
const listOf = (surveyId: string) => responsePagesQuery(surveyId, filters)
const qualifiedKey = listOf(id).queryKey

let client: QueryClient
let cache: LiveCache

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })
  cache = openLiveCache(client)
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A position as text; cursors and positions compare by it. */
const at = (position: number) => String(position).padStart(4, '0')
const send = (topic: Topic, feed: string, position: number, ...items: { key: string }[]) =>
  cache.applyItems({ topic, id: feed, items, cursor: `${at(position)}~${items.at(-1)?.key}` })
const sendResponse = (position: number, ...items: { key: string }[]) =>
  send('qualified-responses', id, position, ...items)

const response = (key: string, text: string, day = 1) => ({
  key,
  id: key,
  response_text: text,
  answered_at: `2026-01-0${day}T10:00:00.000Z`,
  is_unlocked: false,
  ai_qualification: { qualification_score: 0.8 },
})
const pageOf = (...items: object[]) => ({ items, next: null, searched: 0 })
const deleted = (key: string) => ({ key, deleted: true as const })
const texts = () =>
  client
    .getQueryData(qualifiedKey)
    ?.pages.flatMap(({ items }) => items.map(({ response_text }) => response_text))
const fresh = () => client.getQueryData(qualifiedKey)?.pages[0]?.fresh
/** Partial query data with the fields that the tests need. */
const setData = (queryKey: readonly unknown[], data: unknown) => client.setQueryData(queryKey, data)
const setResponses = (...responses: object[]) =>
  setData(qualifiedKey, { pages: [pageOf(...responses)], pageParams: [undefined] })

/** Resolves or rejects the next requests on demand. */
function stubServer() {
  const requests: { url: string; reply: (body: unknown, since?: number) => Promise<void> }[] = []
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
        requests.push({
          url,
          async reply(body, since) {
            const headers = new Headers(
              since === undefined ? [] : [['prosa-live-since', `${at(since)}~~`]],
            )
            resolve(Response.json(body, { headers }))
            await vi.advanceTimersByTimeAsync(1)
          },
        })
      }),
  )
  return requests
}

describe('items', () => {
  test('replace and delete by key; new ones are named, and move nothing', () => {
    setResponses(response('b', 'second', 2), response('a', 'first', 1))
    sendResponse(5, response('a', 'changed', 1), response('c', 'third', 3), deleted('b'))
    expect(texts()).toEqual(['changed'])
    expect(fresh()).toEqual(['c'])
    sendResponse(6, response('c', 'changed', 3))
    expect(fresh()).toEqual(['c'])
    sendResponse(7, deleted('c'))
    expect(fresh()).toEqual([])
  })

  test('a tombstone removes an erased response from fetched data, and its count', () => {
    setResponses(response('a', 'erased'), response('b', 'stays'))
    sendResponse(5, deleted('a'))
    expect(texts()).toEqual(['stays'])
    const key = turnsQuery(id).queryKey
    send('survey-turns', id, 5, { key: 'a' }, { key: 'b' })
    send('survey-turns', id, 6, deleted('a'))
    expect([...(client.getQueryData(key)?.keys() ?? [])]).toEqual(['b'])
  })

  test('enter a list without responses, in its order', () => {
    setResponses()
    sendResponse(5, response('a', 'older', 1), response('b', 'newer', 2))
    expect(texts()).toEqual(['newer', 'older'])
    expect(fresh()).toBeUndefined()
  })

  test('an older or repeated message is dropped', () => {
    setResponses(response('a', 'first'))
    sendResponse(6, response('a', 'newer'))
    sendResponse(5, response('a', 'older'))
    expect(texts()).toEqual(['newer'])
    sendResponse(7, deleted('a'))
    sendResponse(6, response('a', 'newer'))
    expect(texts()).toEqual([])
    expect(fresh()).toEqual([])
  })

  test('leave queries of other surveys, and equal data, as they are', () => {
    const other = { pages: [pageOf(response('a', 'other'))], pageParams: [undefined] }
    const key = listOf('survey-2').queryKey
    setData(key, other)
    setResponses(response('b', 'own'))
    const before = client.getQueryData(qualifiedKey)
    sendResponse(5, deleted('a'))
    expect(client.getQueryData(key)).toBe(other)
    expect(client.getQueryData(qualifiedKey)).toBe(before)
  })

  test('make a query neither fresh nor valid', () => {
    setResponses(response('a', 'first'))
    const query = client.getQueryCache().find({ queryKey: qualifiedKey })!
    const { dataUpdatedAt } = query.state
    query.invalidate()
    vi.advanceTimersByTime(5_000)
    sendResponse(5, response('a', 'changed'))
    expect(query.state).toMatchObject({ dataUpdatedAt, isInvalidated: true })
  })

  test('only the latest 1,000 turns stay', () => {
    for (let position = 1; position <= 12; position += 1) {
      const keys = Array.from({ length: 100 }, (_, index) => ({ key: `${position}/${index}` }))
      send('survey-turns', id, position, ...keys)
    }
    const turns = client.getQueryData(turnsQuery(id).queryKey)
    expect(turns?.size).toBe(1_000)
    expect([turns?.has('2/99'), turns?.has('3/0'), turns?.has('12/99')]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('change balance, figures and status in every query that holds them', () => {
    const figures = { total_responses: 1, ratings: 0, completed_sessions: 0 }
    const listed = { id, status: 'draft', title: 'Why', total_responses: 1 }
    const listKey = surveyListQuery({ text: '', status: 'all' }).queryKey
    setData(balanceQuery.queryKey, {
      total_credits: 3,
      total_used: 1,
    })
    setData(analyticsQuery(id).queryKey, figures)
    setData(surveyQuery(id).queryKey, {
      id,
      status: 'draft',
      version: 2,
    })
    setData(newestSurveysQuery.queryKey, [listed])
    setData(listKey, {
      pages: [{ items: [listed], next: null }],
      pageParams: [undefined],
    })
    send('credit-balance', owner, 4, { key: owner, ...{ total_credits: 2 } })
    send('survey-figures', owner, 5, {
      key: id,
      ...{ survey_id: id, status: 'published', total_responses: 2 },
    })
    expect(client.getQueryData(balanceQuery.queryKey)).toEqual({ total_credits: 2, total_used: 1 })
    expect(client.getQueryData(analyticsQuery(id).queryKey)).toMatchObject({ total_responses: 2 })
    expect(client.getQueryData(surveyQuery(id).queryKey)).toMatchObject({ status: 'published' })
    const changed = { status: 'published', title: 'Why', total_responses: 2 }
    expect(client.getQueryData(newestSurveysQuery.queryKey)).toMatchObject([changed])
    expect(client.getQueryData(listKey)?.pages[0]?.items).toMatchObject([changed])
    send('survey-figures', owner, 6, deleted(id))
    expect(client.getQueryData(newestSurveysQuery.queryKey)).toEqual([])
    expect(client.getQueryData(listKey)?.pages[0]?.items).toEqual([])
  })

  test('progress sets insights to generating until the report is fetched', () => {
    const { queryKey } = insightsQuery(id)
    const progress = { done: 1, total: 4 }
    setData(queryKey, { status: 'none' })
    const generating = { status: 'generating', progress, generated_at: null }
    send('insights', id, 5, { key: id, ...generating })
    expect(client.getQueryData(queryKey)).toMatchObject({ status: 'generating', progress })
    send('insights', id, 6, { key: id, ...generating, ...{ status: 'ready' } })
    expect(client.getQueryData(queryKey)).toMatchObject({ status: 'generating' })
    vi.advanceTimersByTime(600)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})

describe('a fetch that races with items', () => {
  const query = { ...listOf(id), staleTime: 0 }
  const start = () => void client.fetchInfiniteQuery(query).catch(() => undefined)

  test('does not undo a newer item, and brings no deleted one back', async () => {
    const requests = stubServer()
    setResponses(response('a', 'first', 1), response('b', 'erased', 2))
    start()
    sendResponse(7, response('a', 'newer', 1), deleted('b'))
    await requests[0]!.reply(pageOf(response('a', 'first', 1), response('b', 'erased', 2)), 6)
    expect(texts()).toEqual(['newer'])
  })

  test('replaces an item that it already contains', async () => {
    const requests = stubServer()
    setResponses(response('a', 'first'))
    start()
    sendResponse(7, response('a', 'older'))
    await requests[0]!.reply(pageOf(response('a', 'latest')), 8)
    expect(texts()).toEqual(['latest'])
  })

  test('of unknown position does not undo an item', async () => {
    const requests = stubServer()
    setResponses(response('a', 'first'))
    start()
    sendResponse(7, response('a', 'newer'))
    await requests[0]!.reply(pageOf(response('a', 'first')))
    expect(texts()).toEqual(['newer'])
  })

  test('that has no data yet has the items in its result', async () => {
    const requests = stubServer()
    start()
    sendResponse(7, response('b', 'second', 2))
    expect(texts()).toBeUndefined()
    await requests[0]!.reply(pageOf(response('a', 'first', 1)), 6)
    expect(texts()).toEqual(['first'])
    expect(fresh()).toEqual(['b'])
  })

  test('and was started before the module was loaded does not undo an item', async () => {
    const requests = stubServer()
    start()
    cache = openLiveCache(client)
    sendResponse(7, response('a', 'newer'))
    await requests[0]!.reply(pageOf(response('a', 'first')), 6)
    expect(texts()).toEqual(['newer'])
  })

  test('and is cancelled with its page does not undo an item', async () => {
    stubServer()
    setResponses(response('a', 'first'))
    const stop = new InfiniteQueryObserver(client, query).subscribe(() => {})
    sendResponse(7, response('a', 'newer'))
    stop()
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryState(qualifiedKey)?.fetchStatus).toBe('idle')
    expect(texts()).toEqual(['newer'])
  })

  test('of a further page does not undo an item of an earlier page', async () => {
    const requests = stubServer()
    const list = surveyListQuery({ text: '', status: 'all' })
    const item = { id, status: 'draft', total_responses: 1 }
    setData(list.queryKey, {
      pages: [{ items: [item], next: 'more' }],
      pageParams: [undefined],
    })
    void client.fetchInfiniteQuery({ ...list, pages: 1, staleTime: 0 })
    await requests[0]!.reply([item], 5)
    const query = client.getQueryCache().find({ queryKey: list.queryKey })!
    void query.fetch({ ...query.options }, { meta: { fetchMore: { direction: 'forward' } } })
    send('survey-figures', owner, 6, {
      key: id,
      ...{ survey_id: id, status: 'draft', total_responses: 2 },
    })
    await requests.at(-1)!.reply([], 9)
    expect(client.getQueryData(list.queryKey)?.pages[0]?.items).toMatchObject([
      { total_responses: 2 },
    ])
  })

  test('records nothing once it has ended', async () => {
    const requests = stubServer()
    start()
    sendResponse(7, response('a', 'newer'))
    await requests[0]!.reply(pageOf(response('a', 'first')), 6)
    expect(texts()).toEqual(['newer'])
    start()
    await requests[1]!.reply(pageOf(), 6)
    expect(texts()).toEqual([])
  })
})

describe('the response of a command', () => {
  const written = (position: number) => {
    const body = {}
    recordWritePosition(body, new Headers({ 'prosa-position': at(position) }))
    return body
  }
  const apply = (text: string, body?: object) =>
    cache.applyResponse(
      { topic: 'qualified-responses', id, key: 'a', item: response('a', text) },
      body,
    )

  test('is not undone by an older item, but by a later one', () => {
    setResponses(response('a', 'locked'))
    apply('unlocked', written(8))
    sendResponse(7, response('a', 'locked'))
    expect(texts()).toEqual(['unlocked'])
    sendResponse(9, response('a', 'returned'))
    expect(texts()).toEqual(['returned'])
  })

  test('is not undone by a fetch that began before it', async () => {
    const requests = stubServer()
    setResponses(response('a', 'locked'))
    void client.fetchInfiniteQuery({ ...listOf(id), staleTime: 0 })
    apply('unlocked', written(8))
    await requests[0]!.reply(pageOf(response('a', 'locked')), 7)
    expect(texts()).toEqual(['unlocked'])
    void client.fetchInfiniteQuery({ ...listOf(id), staleTime: 0 })
    apply('of unknown position')
    await requests[1]!.reply(pageOf(response('a', 'locked')), 9)
    expect(texts()).toEqual(['of unknown position'])
  })
})

describe('a topic', () => {
  test('resumes at its cursor', () => {
    setResponses()
    sendResponse(5, response('a', 'first'))
    expect(cache.cursorOf('qualified-responses', id)).toBe('0005~a')
  })

  test('of turns restarts once they have left the cache', () => {
    send('survey-turns', id, 5, { key: 'a' })
    expect(cache.cursorOf('survey-turns', id)).toBe('0005~a')
    client.removeQueries({ queryKey: turnsQuery(id).queryKey })
    expect(cache.cursorOf('survey-turns', id)).toBe('')
    send('survey-turns', id, 5, { key: 'a' })
    expect(client.getQueryData(turnsQuery(id).queryKey)?.size).toBe(1)
  })

  test('that is reset has no turns and no cursor; what was fetched is fetched again', () => {
    send('survey-turns', id, 5, { key: 'a' })
    setResponses(response('a', 'first'))
    cache.reset('survey-turns', id)
    cache.reset('qualified-responses', id)
    expect(client.getQueryData(turnsQuery(id).queryKey)?.size).toBe(0)
    expect(cache.cursorOf('survey-turns', id)).toBe('')
    expect(client.getQueryState(qualifiedKey)?.isInvalidated).toBe(true)
  })
})
