// The latest events of the log in memory, each decoded once. Of an erased subject nothing personal is buffered.
import { decodeEach, type DecodeResult } from '../commands/decode-each.ts'
import { type DecodeEvents, openDecoder, subjectOf } from '../commands/decode-events.ts'
import type { Position, RecordedEvent } from '#ports/event-store.ts'

export type FeedEntry = {
  readonly event: RecordedEvent
  result?: DecodeResult | undefined
  /** The decoding under way. */
  decoding?: Promise<void> | undefined
}

export type FeedWindow = {
  /** Adds the events that follow the last ones. */
  add: (events: readonly RecordedEvent[]) => readonly FeedEntry[]
  /** Events at or before this position are not buffered. */
  start: () => Position
  /** At most `limit` entries after a position, which is not before the start. */
  after: (position: Position, limit: number) => readonly FeedEntry[]
  /** The buffered events of a stream from a revision on; empty if that revision is not buffered. */
  ofStream: (stream: string, from: bigint) => readonly FeedEntry[]
  decode: (entries: readonly FeedEntry[]) => Promise<DecodeResult[]>
}

/** The subject whose key is destroyed after this event; undefined for any other event. */
export const erasedSubjectOf = ({ type, stream }: RecordedEvent): string | undefined =>
  type.endsWith('Erased') ? stream.slice(stream.indexOf('-') + 1) : undefined

/** Whether its decoded form may stay in memory until an erasure of its session or owner. */
export const isShared = ({ meta }: RecordedEvent): boolean => meta['sealedFor'] === undefined

/** Leaves personal fields empty. */
export const decodeWithoutKeys = openDecoder({ load: async () => new Map() })

export function openFeedWindow(
  decodeEvents: DecodeEvents,
  { start: from, maxEvents }: { start: Position; maxEvents: number },
): FeedWindow {
  let start = from
  let entries: FeedEntry[] = []
  const streams = new Map<string, FeedEntry[]>()
  /** Erased subjects, and the entry of the erasure: when it leaves, so have all events of the subject. */
  const erased = new Map<string, FeedEntry>()

  const isErased = ({ event: { meta } }: FeedEntry) =>
    meta['sealed'] !== undefined && erased.has(subjectOf(meta) ?? '')

  function forget(subject: string, erasure: FeedEntry): void {
    erased.set(subject, erasure)
    for (const entry of entries)
      if (isErased(entry)) [entry.result, entry.decoding] = [undefined, undefined]
  }

  /** By a quarter at once: shifting a long array for each event would copy it each time. */
  function trim(): void {
    if (entries.length <= maxEvents * 1.25) return
    const removed = entries.slice(0, entries.length - maxEvents)
    entries = entries.slice(removed.length)
    start = removed.at(-1)!.event.position
    for (const { event } of removed) {
      const rest = streams
        .get(event.stream)
        ?.filter(({ event: buffered }) => buffered.position > start)
      if (rest?.length) streams.set(event.stream, rest)
      else streams.delete(event.stream)
    }
    for (const [subject, { event }] of erased) if (event.position <= start) erased.delete(subject)
  }

  function startDecoding(missing: readonly FeedEntry[], decodeThem: DecodeEvents): void {
    if (missing.length === 0) return
    const decoding: Promise<void> = decodeEach(
      decodeThem,
      missing.map(({ event }) => event),
    ).then(
      (results) => settle(results),
      (error: Error) => {
        settle([])
        throw error
      },
    )
    const settle = (results: readonly DecodeResult[]) => {
      // Unless another decoding began, after the subject was erased.
      for (const [index, entry] of missing.entries())
        if (entry.decoding === decoding)
          [entry.result, entry.decoding] = [results[index], undefined]
    }
    for (const entry of missing) entry.decoding = decoding
  }

  return {
    start: () => start,
    add(events) {
      const added = events.map((event): FeedEntry => ({ event }))
      for (const entry of added) {
        entries.push(entry)
        const ofStream = streams.get(entry.event.stream)
        if (ofStream) ofStream.push(entry)
        else streams.set(entry.event.stream, [entry])
        const subject = erasedSubjectOf(entry.event)
        if (subject !== undefined) forget(subject, entry)
      }
      trim()
      return added
    },
    after(position, limit) {
      const first = firstAfter(entries, position)
      return entries.slice(first, first + limit)
    },
    ofStream(stream, revision) {
      const buffered = streams.get(stream) ?? []
      const first = buffered.findIndex(({ event }) => event.revision === revision)
      return first < 0 ? [] : buffered.slice(first)
    },
    async decode(requested) {
      const shared = requested.filter(({ event }) => isShared(event))
      // Each time anew: their keys end with erasures that do not name them.
      const apart = requested.flatMap(({ event }) => (isShared(event) ? [] : event))
      const decodedApart = apart.length > 0 ? await decodeEach(decodeEvents, apart) : []
      const resultOf = new Map(decodedApart.map((result) => [result.event, result]))
      for (;;) {
        const missing = shared.filter(({ result, decoding }) => !result && !decoding)
        startDecoding(
          missing.filter((entry) => !isErased(entry)),
          decodeEvents,
        )
        startDecoding(missing.filter(isErased), decodeWithoutKeys)
        const underWay = new Set(shared.flatMap(({ decoding }) => decoding ?? []))
        if (underWay.size === 0) break
        await Promise.all(underWay)
      }
      return requested.map(({ event, result }) => result ?? resultOf.get(event)!)
    },
  }
}

/** The index of the first entry after a position. */
function firstAfter(entries: readonly FeedEntry[], position: Position): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries[middle]!.event.position <= position) low = middle + 1
    else high = middle
  }
  return low
}
