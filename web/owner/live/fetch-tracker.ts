import type { Query, QueryClient } from '@tanstack/react-query'
import { takeReadPosition } from './positions.ts'

/**
 * Records the updates that arrive while a query is fetched, and applies them again when the fetch ends, unless its
 * result is newer: the result would undo them otherwise. Nothing is recorded while no fetch is running.
 */
export function openFetchTracker<U extends { cursor: string }>(
  client: QueryClient,
  apply: (query: Query, update: U) => void,
): { record: (query: Query, update: U) => void } {
  const pending = new Map<string, U[]>()
  const cache = client.getQueryCache()

  const end = (query: Query, hasResult: boolean) => {
    const updates = pending.get(query.queryHash)
    if (!updates) return
    pending.delete(query.queryHash)
    const position = takeReadPosition(query.queryHash)
    // The fetch of a further page leaves the earlier pages as old as they were.
    const since = hasResult && !query.state.fetchMeta?.fetchMore ? position : ''
    for (const update of updates) if (update.cursor > since) apply(query, update)
  }
  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') pending.delete(query.queryHash)
    if (event.type !== 'updated') return
    if (event.action.type === 'fetch') {
      takeReadPosition(query.queryHash)
      pending.set(query.queryHash, [])
    }
    // A cancelled fetch ends here, too: it restores the data from before the fetch.
    else if (query.state.fetchStatus === 'idle') end(query, event.action.type === 'success')
  })
  for (const query of cache.getAll())
    if (query.state.fetchStatus !== 'idle') pending.set(query.queryHash, [])

  return { record: (query, update) => void pending.get(query.queryHash)?.push(update) }
}
