import { LRUCache } from 'lru-cache'
import { EventStoreRefusal } from '#ports/event-store.ts'
import { linkFor, nextInTime, startRead } from './calls.ts'
import type { Connection } from './connection.ts'
import { streamRequest } from './requests.ts'

/** Refuses streams whose beginning the server hides: deleted or truncated by another client, or by a limit of the stream. */
export type StreamGuard = {
  /** For a stream that the server says does not exist. Throws EventStoreRefusal. */
  ensureNeverWritten: (stream: string) => Promise<void>
}

const timeoutMs = 5_000
/** `$tb` of a stream that was deleted and may be written again. */
const deletedBefore = 2 ** 63
/** A read that finds nothing is followed by the first append. */
const knownForMs = 10_000

export function createStreamGuard(connection: Connection): StreamGuard {
  const known = new LRUCache<string, true>({ max: 5_000, ttl: knownForMs })
  return {
    async ensureNeverWritten(stream) {
      if (known.has(stream)) return
      const metadata = await readMetadata(connection, stream)
      const hidden = ['$tb', '$maxCount', '$maxAge'].filter((name) => metadata[name] !== undefined)
      if (hidden.length > 0) {
        const isDeleted = metadata['$tb'] === deletedBefore
        throw new EventStoreRefusal(
          isDeleted ? 'deleted' : 'truncated',
          `KurrentDB: the stream ${stream} was ${isDeleted ? 'deleted' : `truncated (${hidden.join(', ')})`} by another client`,
        )
      }
      known.set(stream, true)
    },
  }
}

/** What another client has said of the stream; empty for nearly all. */
async function readMetadata(
  connection: Connection,
  stream: string,
): Promise<Readonly<Record<string, unknown>>> {
  const link = await linkFor(connection, 'leader')
  const request = streamRequest(`$$${stream}`, {
    from: undefined,
    direction: 'backwards',
    count: 1,
  })
  using call = startRead(connection, link, 'leader', request)
  for (;;) {
    const messages = await nextInTime(connection, link, call, timeoutMs)
    if (!messages) return {}
    for (const message of messages)
      if (message.kind === 'event') return { ...(message.event?.data as object | null) }
  }
}
