import { useEffect } from 'react'
import type { Topic } from '#contract/live.ts'
import { feedKey, subscribe, useLiveStore, type LiveRows } from './live-store.ts'

const noRows = new Map<string, never>()

/**
 * Follows a channel while mounted. `ready` turns true once the server has confirmed, even where there are no rows;
 * `gone` counts rows that it said are no more.
 */
export function useLiveRows<T extends Topic>(
  topic: T,
  id: string | undefined,
): { rows: ReadonlyMap<string, LiveRows[T]>; ready: boolean; deletedCount: number } {
  const feed = useLiveStore(({ feeds }) => (id ? feeds[feedKey(topic, id)] : undefined))
  useEffect(() => (id ? subscribe(topic, id) : undefined), [topic, id])
  return {
    rows: (feed?.rows as ReadonlyMap<string, LiveRows[T]> | undefined) ?? noRows,
    ready: feed?.ready ?? false,
    deletedCount: feed?.deletedCount ?? 0,
  }
}
