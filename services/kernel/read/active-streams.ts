// Decoded streams that are in use here: read from the store once, then continued with the events of the feed.
import { LRUCache } from 'lru-cache'
import type { EventStore } from '#ports/event-store.ts'
import { type DecodeEvents, subjectOf } from '../commands/decode-events.ts'
import type { DecodedEvent } from '../commands/decoded-event.ts'
import { decodeWithoutKeys, erasedSubjectOf, isShared, type FeedEntry } from './feed-window.ts'
import type { LogFeed } from './log-feed.ts'

/**
 * A whole stream, decoded, personal fields included. Contains everything that was stored before the call; with `upTo`, at
 * least the events up to that revision, for callers that have received it from the log. The same array as long as nothing is new.
 */
export type ReadHistory = (stream: string, upTo?: bigint) => Promise<readonly DecodedEvent[]>

type ActiveStreamsOptions = {
  store: Pick<EventStore, 'readStream'>
  decodeEvents: DecodeEvents
  feed: Pick<LogFeed, 'catchUp' | 'position' | 'start' | 'ofStream' | 'decode' | 'listen'>
  max?: { streams: number; events: number }
}

type ActiveStream = {
  readonly events: readonly DecodedEvent[]
  /** The revision of the last event, whose type may be unknown; -1 for an empty stream. */
  readonly revision: bigint
  readonly subjects: ReadonlySet<string>
  /** What the log has up to here is contained. */
  position: string
}

const empty: Omit<ActiveStream, 'position'> = { events: [], revision: -1n, subjects: new Set() }

export function openActiveStreams(options: ActiveStreamsOptions): ReadHistory {
  const { store, decodeEvents, feed, max = { streams: 2_000, events: 50_000 } } = options
  const streams = new LRUCache<string, ActiveStream>({
    max: max.streams,
    maxSize: max.events,
    sizeCalculation: ({ events }) => events.length + 1,
  })
  /** A stream that was read before an erasure, and decoded after, is not stored here. */
  let erasures = 0

  feed.listen((entries) => {
    for (const { event } of entries) {
      const subject = erasedSubjectOf(event)
      if (subject === undefined) continue
      erasures++
      streams.delete(event.stream)
      for (const [name, { subjects }] of streams) if (subjects.has(subject)) streams.delete(name)
    }
  })

  function remember(name: string, stream: ActiveStream, erasuresBefore: number): void {
    if (erasures === erasuresBefore && stream.revision >= 0n) streams.set(name, stream)
  }

  async function readFromStore(name: string): Promise<ActiveStream> {
    const before = erasures
    const position = feed.position()
    const recorded = await Array.fromAsync(store.readStream(name))
    const isErased = recorded.some((event) => erasedSubjectOf(event))
    const events = await (isErased ? decodeWithoutKeys : decodeEvents)(recorded)
    const revision = recorded.at(-1)?.revision ?? -1n
    const stream = { events, revision, position, subjects: sealedSubjects(recorded) }
    if (!isErased && recorded.every(isShared)) remember(name, stream, before)
    return stream
  }

  /** With the events of the feed; undefined if the feed does not have all of them any more. */
  async function extend(name: string, known: ActiveStream): Promise<ActiveStream | undefined> {
    const [before, position] = [erasures, feed.position()]
    if (known.position < feed.start()) return undefined
    const entries = feed.ofStream(name, known.revision + 1n)
    if (entries.length === 0) {
      known.position = position
      return known
    }
    const recorded = entries.map(({ event }) => event)
    const stream = {
      events: [...known.events, ...(await decodedOf(feed, entries))],
      revision: recorded.at(-1)!.revision,
      subjects: known.subjects.union(sealedSubjects(recorded)),
      position,
    }
    if (!recorded.some((event) => erasedSubjectOf(event) || !isShared(event)))
      remember(name, stream, before)
    return stream
  }

  /** A stream whose first event is in the feed needs no reading. */
  const begin = (name: string): ActiveStream | undefined =>
    feed.ofStream(name, 0n).length > 0 ? { ...empty, position: feed.position() } : undefined

  const find = (name: string) => streams.get(name) ?? begin(name)

  return async (name, upTo) => {
    if (upTo === undefined && find(name) && !(await isCaughtUp(feed)))
      return (await readFromStore(name)).events
    const known = find(name)
    const stream = known && (await extend(name, known))
    if (stream && (upTo === undefined || stream.revision >= upTo)) return stream.events
    return (await readFromStore(name)).events
  }
}

const isCaughtUp = (feed: Pick<LogFeed, 'catchUp'>): Promise<boolean> =>
  feed.catchUp().then(
    () => true,
    () => false,
  )

const sealedSubjects = (events: readonly FeedEntry['event'][]): Set<string> =>
  new Set(events.flatMap(({ meta }) => (meta['sealed'] ? (subjectOf(meta) ?? []) : [])))

async function decodedOf(
  feed: Pick<LogFeed, 'decode'>,
  entries: readonly FeedEntry[],
): Promise<DecodedEvent[]> {
  const results = await feed.decode(entries)
  return results.flatMap(({ decoded, error }) => {
    if (error) throw error
    return decoded ?? []
  })
}
