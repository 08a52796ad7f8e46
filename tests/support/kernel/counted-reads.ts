import type { EventStore } from '#ports/event-store.ts'
import { openMemoryEventStore } from '../../../services/adapters/event-store/memory.ts'

/** `store` records in `reads` the streams that are read; `written` is the same store, uncounted. */
export function openCountedStore(): { written: EventStore; store: EventStore; reads: string[] } {
  const written = openMemoryEventStore()
  const reads: string[] = []
  const store: EventStore = {
    ...written,
    readStream(stream, options) {
      reads.push(stream)
      return written.readStream(stream, options)
    },
  }
  return { written, store, reads }
}
