import type { Filter } from '#ports/event-store.ts'
import type { Sdk } from './client.ts'

type Checkpoints = Parameters<Sdk['excludeSystemEvents']>[0]

/**
 * The server filters by stream or by type, not by both: what this lets through is matched again. There is always a filter,
 * because checkpoints come only with one.
 */
export function toServerFilter(sdk: Sdk, filter: Filter = {}, checkpoints: Checkpoints = {}) {
  const { streamPrefixes = [], types = [] } = filter
  if (streamPrefixes.length > 0) {
    return sdk.streamNameFilter({ prefixes: [...streamPrefixes], ...checkpoints })
  }
  if (types.length > 0) {
    return sdk.eventTypeFilter({ regex: `^(${types.map(escape).join('|')})$`, ...checkpoints })
  }
  return sdk.excludeSystemEvents(checkpoints)
}

function escape(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
