// Applies live items to the Query cache: the only module in which live and fetched data meet.
import type { Query, QueryClient } from '@tanstack/react-query'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import type { ItemsMessage, Topic } from '#contract/live.ts'
import { liveSince } from '../../shared/call.ts'
import { turnsQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { applyToQuery, type TopicChanges } from './apply-items.ts'
import { topicKey, type LiveSink } from './connection.ts'
import { openFetchTracker } from './fetch-tracker.ts'
import { writePositionOf } from './positions.ts'
import { openRefetches } from './refetches.ts'

type Update = TopicChanges & { cursor: string }

type WrittenItem = { topic: Topic; id: string; key: string; item: object }

export type LiveCache = LiveSink & {
  /**
   * Applies an item from a command's response, and keeps it until the topic has passed the command's position.
   * `response`: the body of the response; if absent, the position is unknown.
   */
  applyResponse: (written: WrittenItem, response?: object) => void
}

/** Compares as later than every cursor. */
const unknownPosition = '~'

export function openLiveCache(client: QueryClient): LiveCache {
  const cursors = new Map<string, string>()
  const written = openWrittenItems()
  const refetches = openRefetches(client)
  const fetches = openFetchTracker(client, updateQuery)
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query: { queryKey } }) => {
    // Turns come from the topic alone: once they are removed, it has to send all of them again.
    if (type === 'removed' && queryKey[0] === 'turns')
      cursors.delete(topicKey('survey-turns', String(queryKey[1])))
  })

  const apply = (update: Update) => {
    for (const query of cache.getAll()) {
      fetches.record(query, update)
      updateQuery(query, update)
    }
  }

  return {
    cursorOf: (topic, id) =>
      cursors.get(topicKey(topic, id)) ?? (topic === 'survey-turns' ? '' : liveSince()),

    applyItems({ topic, id, items, cursor }: ItemsMessage) {
      const feed = topicKey(topic, id)
      // A cursor begins with a position of fixed width, so that comparing as text orders cursors.
      if (cursor <= (cursors.get(feed) ?? '')) return
      cursors.set(feed, cursor)
      const fresh = items.filter(({ key }) => !written.isNewer(feed, key, cursor))
      if (fresh.length === 0) return
      const changes = new Map(fresh.map((item) => [item.key, item.deleted ? undefined : item]))
      if (topic === 'survey-turns')
        client.setQueryData(turnsQuery(id).queryKey, (old) => old ?? new Map())
      refetches.beforeUpdate(topic, id, changes)
      apply({ topic, id, cursor, changes })
    },

    reset(topic, id) {
      cursors.delete(topicKey(topic, id))
      written.forget(topicKey(topic, id))
      if (topic === 'survey-turns') client.setQueryData(turnsQuery(id).queryKey, new Map())
      else void client.invalidateQueries()
    },

    applyResponse({ topic, id, key, item }, response = {}) {
      const feed = topicKey(topic, id)
      const position = writePositionOf(response)
      if (position !== undefined && position > (cursors.get(feed) ?? ''))
        written.record(feed, key, position)
      const changes = new Map([[key, item]])
      apply({ topic, id, cursor: position ?? unknownPosition, changes })
    },
  }
}

/** Keeps the query's age and invalidation; `setQueryData` would make it fresh. */
function updateQuery(query: Query, update: Update): void {
  const { data } = query.state
  if (data === undefined) return
  const changed = applyToQuery(query.queryKey, data, update)
  if (changed !== data) query.setState({ data: changed })
}

/** Items as commands left them, by feed and key, until the feed has passed the command's position. */
function openWrittenItems() {
  const positions = new Map<string, Map<string, string>>()
  return {
    record(feed: string, key: string, position: string) {
      const items = positions.get(feed) ?? new Map<string, string>()
      positions.set(feed, items.set(key, position))
    },
    /** Whether an item that the feed sends at a cursor is older than a command's response. */
    isNewer(feed: string, key: string, cursor: string): boolean {
      const items = positions.get(feed)
      const position = items?.get(key)
      if (!items || position === undefined) return false
      if (cursor < position) return true
      items.delete(key)
      if (items.size === 0) positions.delete(feed)
      return false
    },
    forget: (feed: string) => void positions.delete(feed),
  }
}

export const liveCache = openLiveCache(queryClient)

/** Puts the balance that a command returned into the cache. */
export function applyBalance(ownerId: string, credits: number, response?: object): void {
  const item = { total_credits: credits }
  liveCache.applyResponse({ topic: 'credit-balance', id: ownerId, key: ownerId, item }, response)
}

/** Puts responses that were unlocked together, and the balance after it, into the cache. */
export function applyUnlocks(
  ownerId: string,
  surveyId: string,
  result: { results: readonly { response?: QualifiedResponse | undefined }[]; credits: number },
): void {
  applyBalance(ownerId, result.credits, result)
  for (const { response } of result.results)
    if (response) applyQualifiedResponse(surveyId, response, result)
}

/** Puts a response that was unlocked or reported, and the balance after it, into the cache. */
export function applyUnlock(
  ownerId: string,
  surveyId: string,
  result: { response: QualifiedResponse; credits: number },
): void {
  const { response, credits } = result
  applyBalance(ownerId, credits, result)
  applyQualifiedResponse(surveyId, response, result)
}

function applyQualifiedResponse(surveyId: string, item: QualifiedResponse, result: object): void {
  const written = { topic: 'qualified-responses', id: surveyId, key: item.id, item } as const
  liveCache.applyResponse(written, result)
}
