// Read-your-writes for clients that send no position: this process remembers the last position of each writer.
import { LRUCache } from 'lru-cache'
import type { Position } from '#ports/event-store.ts'

export type OwnWrites = {
  /** The last position that a writer's recent commands reached in this process, if any. */
  lastPosition(writer: string): Position | undefined
  record(writer: string, position: Position): void
}

/** Longer than read models take to catch up. */
const ttlMs = 60_000

export function openOwnWrites(): OwnWrites {
  const written = new LRUCache<string, Position>({ max: 10_000, ttl: ttlMs })
  return {
    lastPosition: (writer) => written.get(writer),
    record(writer, position) {
      if (position > (written.get(writer) ?? '')) written.set(writer, position)
    },
  }
}
