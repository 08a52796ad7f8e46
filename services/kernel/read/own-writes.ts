// Reading one's own writes, for clients that keep no position: this process remembers how far each person's writes went.
import { LRUCache } from 'lru-cache'
import type { Position } from '#ports/event-store.ts'

export type OwnWrites = {
  /** The furthest position that somebody's writes reached here lately; undefined where there were none. */
  lastPosition(who: string): Position | undefined
  record(who: string, position: Position): void
}

/** Longer than read models take; who is longer behind than that is told so elsewhere. */
const ttlMs = 60_000

export function openOwnWrites(): OwnWrites {
  const written = new LRUCache<string, Position>({ max: 10_000, ttl: ttlMs })
  return {
    lastPosition: (who) => written.get(who),
    record(who, position) {
      if (position > (written.get(who) ?? '')) written.set(who, position)
    },
  }
}
