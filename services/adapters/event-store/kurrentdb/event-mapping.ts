import type { Position as LogPosition, ResolvedEvent } from '@kurrent/kurrentdb-client'
import type { Json, Position, RecordedEvent } from '#ports/event-store.ts'
import { fromPosition, toPosition } from '../position.ts'

/** Holds the one event whose id is the log's id; it is never returned to readers. */
export const logIdStream = 'prosa_log'

type ResolvedPosition = Pick<ResolvedEvent, 'event' | 'commitPosition'>

/** The position of a resolved event, also of one that is not ours. */
export function positionOf({ event, commitPosition }: ResolvedPosition): Position {
  return toPosition(event?.position?.commit ?? commitPosition ?? 0n)
}

/** Undefined for system records, binary data and the log id. */
export function toRecordedEvent(resolved: ResolvedPosition): RecordedEvent | undefined {
  const { event } = resolved
  if (!event?.isJson || event.type.startsWith('$') || event.streamId.startsWith('$'))
    return undefined
  if (event.streamId === logIdStream) return undefined
  return {
    id: event.id,
    type: event.type,
    data: event.data as Json,
    meta: toStringMetadata(event.metadata),
    stream: event.streamId,
    revision: BigInt(event.revision),
    position: positionOf(resolved),
    at: event.created,
  }
}

/** Commit and prepare position of an event are equal, so one number is enough. */
export function toLogPosition(position: Position): LogPosition {
  const commit = fromPosition(position)
  return { commit, prepare: commit }
}

function toStringMetadata(metadata: unknown): Record<string, string> {
  if (metadata === null || typeof metadata !== 'object' || metadata instanceof Uint8Array) return {}
  return Object.fromEntries(
    Object.entries(metadata).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
