// The log, read once for the whole process: one subscription, of which the latest events are kept decoded for all followers.
import type { EventStore, Position, RecordedEvent } from '#ports/event-store.ts'
import { pause } from '../async/backoff.ts'
import { openWakeUp, type WakeUp } from '../async/wake-up.ts'
import { withTimeout } from '../async/with-timeout.ts'
import { decodeEach, type DecodeResult } from '../commands/decode-each.ts'
import type { DecodeEvents } from '../commands/decode-events.ts'
import type { Log } from '../log.ts'
import { type FeedEntry, type FeedWindow, openFeedWindow } from './feed-window.ts'

/** Events between two positions, in log order; without the types that the follower did not ask for. */
export type FeedBatch = {
  events: readonly RecordedEvent[]
  /** Everything up to here is in this batch or in one before. */
  upTo: Position
  /** Decodes `events`; of those that are kept, each is decoded once for all followers. */
  decode: () => Promise<readonly DecodeResult[]>
}

/** All events after `after` and all later ones, at least once, in log order, until the signal aborts. */
export type FollowLog = (options: {
  after: Position
  /** All types by default. */
  types?: readonly string[]
  signal: AbortSignal
}) => AsyncIterable<FeedBatch>

export type LogFeed = AsyncDisposable & {
  /** A follower that falls behind the kept events reads them from the store, and delays no other. */
  follow: FollowLog
  /** Everything up to here is read. */
  position: () => Position
  /** What is at or before this position is in the store only. */
  start: () => Position
  /** Resolves once everything is read that was stored before the call; rejects after a second. */
  catchUp: () => Promise<void>
  /** The kept events of a stream from a revision on; empty if that revision is not kept. */
  ofStream: (stream: string, from: bigint) => readonly FeedEntry[]
  decode: FeedWindow['decode']
  /** Called with all new events before any follower receives them. Returns how to stop. */
  listen: (listener: FeedListener) => () => void
}

type FeedListener = (events: readonly FeedEntry[]) => void
type LogFeedOptions = {
  store: EventStore
  decodeEvents: DecodeEvents
  log: Pick<Log, 'error'>
  /** How many events are kept. */
  maxEvents?: number
}

const resubscribeDelayMs = 500
const catchUpTimeoutMs = 1_000
const batchSize = 1_000

/** Begins at the head of the log. */
export async function openLogFeed(options: LogFeedOptions): Promise<LogFeed> {
  const { store, decodeEvents, log, maxEvents = 4_000 } = options
  const ending = new AbortController()
  const { signal: ended } = ending
  let position = await store.head()
  const window = openFeedWindow(decodeEvents, { start: position, maxEvents })
  const followers = new Set<WakeUp>()
  const listeners = new Set<FeedListener>()

  function take(events: readonly RecordedEvent[], upTo: Position): void {
    // Without redelivered events.
    const added = window.add(events.filter((event) => event.position > position))
    if (upTo > position) position = upTo
    if (added.length > 0) for (const listener of listeners) listener(added)
    for (const { notify } of followers) notify()
  }
  async function subscribe(): Promise<void> {
    for await (const message of store.subscribe({ after: position, signal: ended })) {
      if (message.kind === 'events') take(message.events, message.checkpoint)
      if (message.kind === 'checkpoint') take([], message.position)
    }
  }
  async function readUntilEnded(): Promise<void> {
    while (!ended.aborted) {
      await subscribe().catch((err: unknown) => {
        if (!ended.aborted) log.error({ err }, 'the log cannot be read; it is subscribed to again')
      })
      await pause(resubscribeDelayMs, ended)
    }
  }
  const reading = readUntilEnded()

  async function waitUntilReached(goal: Position, signal: AbortSignal): Promise<void> {
    const wakeUp = openWakeUp()
    followers.add(wakeUp)
    while (position < goal && !signal.aborted) await wakeUp.wait({ signal })
    followers.delete(wakeUp)
  }
  const readHead = coalesce(() => store.head())

  return {
    follow: ({ signal, ...what }) =>
      followWindow(
        { store, decodeEvents, window, followers, position: () => position },
        { ...what, signal: AbortSignal.any([signal, ended]) },
      ),
    position: () => position,
    start: window.start,
    catchUp: () =>
      withTimeout(async (signal) => waitUntilReached(await readHead(), signal), {
        timeoutMs: catchUpTimeoutMs,
        signal: ended,
      }),
    ofStream: window.ofStream,
    decode: window.decode,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async [Symbol.asyncDispose]() {
      ending.abort()
      await reading
    },
  }
}

type FollowedLog = Pick<LogFeedOptions, 'store' | 'decodeEvents'> & {
  window: FeedWindow
  followers: Set<WakeUp>
  position: () => Position
}

async function* followWindow(
  feed: FollowedLog,
  { after, types, signal }: Parameters<FollowLog>[0],
): AsyncGenerator<FeedBatch> {
  const { window, followers, position } = feed
  const requested = types && new Set(types)
  const wakeUp = openWakeUp()
  followers.add(wakeUp)
  let reached = after
  try {
    while (!signal.aborted) {
      if (reached < window.start()) {
        for await (const batch of readStore(feed, { after: reached, types, signal })) {
          yield batch
          reached = batch.upTo
        }
        continue
      }
      const entries = window.after(reached, batchSize)
      const upTo = entries.length === batchSize ? entries.at(-1)!.event.position : position()
      if (upTo > reached) {
        const chosen = requested
          ? entries.filter(({ event }) => requested.has(event.type))
          : entries
        const events = chosen.map(({ event }) => event)
        yield { events, upTo, decode: () => window.decode(chosen) }
        reached = upTo
      } else await wakeUp.wait({ signal })
    }
  } finally {
    followers.delete(wakeUp)
  }
}

/** What a follower missed, until it has reached the kept events or the end of the log. */
async function* readStore(
  { store, decodeEvents, window, position }: FollowedLog,
  { after, types, signal }: Parameters<FollowLog>[0],
): AsyncGenerator<FeedBatch> {
  const goal = position()
  let reached = after
  const filter = types && { types }
  const subscription = store.subscribe({ after, ...(filter && { filter }), signal })
  for await (const message of subscription) {
    if (message.kind === 'events') {
      const { events, checkpoint } = message
      yield { events, upTo: checkpoint, decode: () => decodeEach(decodeEvents, events) }
      reached = checkpoint
    }
    if (message.kind === 'checkpoint') {
      yield emptyBatch(message.position)
      reached = message.position
    }
    if (reached >= window.start()) return
    if (message.kind === 'caughtUp') {
      // The filter may exclude the end of the log.
      if (goal > reached) yield emptyBatch(goal)
      return
    }
  }
}

const emptyBatch = (upTo: Position): FeedBatch => ({ events: [], upTo, decode: async () => [] })

/** Calls during one run share the run after it, so that each result was read after its call. */
function coalesce<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: Promise<T> | undefined
  const begin = (): Promise<T> => {
    next = undefined
    const current = run()
    const settled = current.then(
      () => undefined,
      () => undefined,
    )
    running = settled
    void settled.then(() => {
      if (running === settled) running = undefined
    })
    return current
  }
  return () => {
    if (!running) return begin()
    return (next ??= running.then(begin))
  }
}
