import { LRUCache } from 'lru-cache'
import { EventStoreRefusal } from '#ports/event-store.ts'
import { linkFor, nextInTime, startRead } from './calls.ts'
import type { Connection } from './connection.ts'
import type { WireEvent } from './decode-read-message.ts'
import { streamRequest } from './requests.ts'

/**
 * Refuses streams whose beginning the server hides: deleted or truncated by another client, or by a limit of the stream. The
 * server itself would append to them. Its methods throw EventStoreRefusal.
 */
export type StreamGuard = {
  /** For a stream that the server says does not exist. */
  ensureNeverWritten: (stream: string) => Promise<void>
  /** Before an append: refuses what a subscription has reported, and what `ensureNeverWritten` does for a new stream. */
  ensureAppendable: (stream: string, isNew: boolean) => Promise<void>
  /** Takes what a subscription receives, in log order. */
  report: (event: WireEvent) => void
}

type Metadata = Readonly<Record<string, unknown>>

const timeoutMs = 5_000
/** `$tb` of a stream that was deleted and may be written again. */
const deletedBefore = 2 ** 63
/** A read that finds nothing is followed by the first append. */
const knownForMs = 10_000
const metadataPrefix = '$$'

export function createStreamGuard(connection: Connection): StreamGuard {
  const known = new LRUCache<string, true>({ max: 5_000, ttl: knownForMs })
  const reported = new LRUCache<string, Metadata>({ max: 5_000 })
  const ensureNeverWritten = async (stream: string) => {
    if (known.has(stream)) return
    const refusal = refusalOf(stream, await readMetadata(connection, stream))
    if (refusal) throw refusal
    known.set(stream, true)
  }
  return {
    ensureNeverWritten,
    async ensureAppendable(stream, isNew) {
      const refusal = refusalOf(stream, reported.get(stream) ?? {})
      if (refusal) throw refusal
      if (isNew) await ensureNeverWritten(stream)
      known.delete(stream)
    },
    report({ type, stream: metadataStream, data }) {
      if (type !== '$metadata' || !metadataStream.startsWith(metadataPrefix)) return
      const stream = metadataStream.slice(metadataPrefix.length)
      known.delete(stream)
      reported.set(stream, { ...(data as object | null) })
    },
  }
}

function refusalOf(stream: string, metadata: Metadata): EventStoreRefusal | undefined {
  const hidden = ['$tb', '$maxCount', '$maxAge'].filter((name) => metadata[name] !== undefined)
  if (hidden.length === 0) return undefined
  const isDeleted = metadata['$tb'] === deletedBefore
  return new EventStoreRefusal(
    isDeleted ? 'deleted' : 'truncated',
    `KurrentDB: the stream ${stream} was ${isDeleted ? 'deleted' : `truncated (${hidden.join(', ')})`} by another client`,
  )
}

/** What another client has said of the stream; empty for nearly all. */
async function readMetadata(connection: Connection, stream: string): Promise<Metadata> {
  const link = await linkFor(connection, 'leader')
  const request = streamRequest(`${metadataPrefix}${stream}`, {
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
