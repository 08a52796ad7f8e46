import type { RecordedEvent } from '#ports/event-store.ts'
import { toPosition } from '../position.ts'
import type { WireEvent } from './decode-read-message.ts'

/** Holds the one event whose id is the log's id; it is never returned to readers. */
export const logIdStream = 'prosa_log'

/** Undefined for system records, binary data and the log id. */
export function toRecordedEvent(event: WireEvent, position: number): RecordedEvent | undefined {
  const { id, stream, type, isJson, createdAt } = event
  if (!isJson || type.startsWith('$') || stream.startsWith('$')) return undefined
  if (stream === logIdStream) return undefined
  return {
    ...{ id, type, stream, data: event.data, meta: toStringMetadata(event.meta) },
    revision: BigInt(event.revision),
    position: toPosition(position),
    at: createdAt,
  }
}

function toStringMetadata(metadata: unknown): Record<string, string> {
  if (metadata === null || typeof metadata !== 'object') return {}
  const strings: Record<string, string> = {}
  for (const [key, value] of Object.entries(metadata))
    if (typeof value === 'string') strings[key] = value
  return strings
}
