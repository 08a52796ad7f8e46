import { useEffect } from 'react'
import type { Topic } from '#contract/live.ts'
import { feedKey, follow, useLiveStore, type LiveRows } from './live.ts'

const nothing = new Map<string, never>()

/**
 * Follows a channel while mounted. `ready` turns true once the server has confirmed, even where there are no rows;
 * `gone` counts rows that it said are no more.
 */
export function useLive<T extends Topic>(
  topic: T,
  id: string | undefined,
): { rows: ReadonlyMap<string, LiveRows[T]>; ready: boolean; gone: number } {
  const feed = useLiveStore(({ feeds }) => (id ? feeds[feedKey(topic, id)] : undefined))
  useEffect(() => (id ? follow(topic, id) : undefined), [topic, id])
  return {
    rows: (feed?.rows as ReadonlyMap<string, LiveRows[T]> | undefined) ?? nothing,
    ready: feed?.ready ?? false,
    gone: feed?.gone ?? 0,
  }
}
