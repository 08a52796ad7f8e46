import type { EventStore } from '#ports/event-store.ts'
import type { DecodeEvents } from '../commands/decode-events.ts'
import type { Log } from '../log.ts'
import { openActiveStreams, type ReadHistory } from './active-streams.ts'
import { openLogFeed, type LogFeed } from './log-feed.ts'
import { openLogTail, type LogTail } from './log-tail.ts'

/** What reads the log in one process: the feed, and what is built on it. */
export type LogReaders = AsyncDisposable & {
  feed: LogFeed
  tail: LogTail
  readHistory: ReadHistory
}

export async function openLogReaders(options: {
  store: EventStore
  decodeEvents: DecodeEvents
  log: Pick<Log, 'error'>
}): Promise<LogReaders> {
  const feed = await openLogFeed(options)
  const tail = openLogTail(feed)
  return {
    feed,
    tail,
    readHistory: openActiveStreams({ ...options, feed }),
    async [Symbol.asyncDispose]() {
      tail[Symbol.dispose]()
      await feed[Symbol.asyncDispose]()
    },
  }
}
