import type { EventFilter } from '#ports/event-store.ts'
import type { Sdk } from './connection.ts'

type CheckpointOptions = Parameters<Sdk['excludeSystemEvents']>[0]

/**
 * The server filters by stream or by type, not by both: its results are matched again. There is always a filter, because
 * checkpoints come only with one.
 */
export function toServerFilter(
  sdk: Sdk,
  filter: EventFilter = {},
  checkpoints: CheckpointOptions = {},
) {
  const { streamPrefixes = [], types = [] } = filter
  if (streamPrefixes.length > 0) {
    return sdk.streamNameFilter({ prefixes: [...streamPrefixes], ...checkpoints })
  }
  if (types.length > 0) {
    return sdk.eventTypeFilter({ regex: `^(${types.map(escapeRegex).join('|')})$`, ...checkpoints })
  }
  return sdk.excludeSystemEvents(checkpoints)
}

function escapeRegex(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
