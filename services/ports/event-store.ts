/** The event store. Adapters: postgres (default), kurrentdb, memory; defined by the suite in tests/conformance. */

declare const positionBrand: unique symbol
/** A position in the log of all streams. Opaque outside the store; of fixed width, so that text order is log order. '' precedes all. */
export type Position = string & { readonly [positionBrand]?: true }

/** The stream's last revision, 0-based, or a claim about its existence. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type NewEvent = {
  /** Unique within its stream: appending the same ids again at the same expected revision is a retry. */
  id: string
  type: string
  data: Json
  meta: Readonly<Record<string, string>>
}

export type RecordedEvent = NewEvent & {
  stream: string
  revision: bigint
  position: Position
  /** When the store recorded it; the time of the decision is `meta.at`. */
  at: Date
}

/** Events of any of the prefixes and any of the types. Empty lists mean all. */
export type EventFilter = { streamPrefixes?: readonly string[]; types?: readonly string[] }

export type SubscriptionMessage =
  | { kind: 'events'; events: readonly RecordedEvent[]; checkpoint: Position }
  /** The filter excluded everything up to here. */
  | { kind: 'checkpoint'; position: Position }
  | { kind: 'caughtUp' }

export type AppendResult = { revision: bigint; position: Position }

export type EventStore = AsyncDisposable & {
  /** Identifies the log, so that a checkpoint of another log is detected. */
  readonly logId: string
  /**
   * Atomic. With an exact revision, appending the same ids again returns the first result. Throws WrongExpectedRevision,
   * EventStoreRefusal, or EventStoreUnavailable: then the outcome is unknown, and a retry with the same ids is safe.
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult>
  /** Yields nothing for a stream that does not exist. `from` is inclusive. */
  readStream(
    stream: string,
    options?: { from?: bigint; direction?: 'forwards' | 'backwards'; limit?: number },
  ): AsyncIterable<RecordedEvent>
  /** Batches, in log order, without gaps. `after` is exclusive; backwards, it reads the events before it. */
  readAll(options?: {
    after?: Position
    direction?: 'forwards' | 'backwards'
    limit?: number
    filter?: EventFilter
  }): AsyncIterable<readonly RecordedEvent[]>
  /** All events after `after` and all later ones, at least once, in log order, until the signal aborts. Reconnects automatically. */
  subscribe(options: {
    after?: Position
    filter?: EventFilter
    signal: AbortSignal
  }): AsyncIterable<SubscriptionMessage>
  /** The last position in the log; '' when it is empty. */
  head(): Promise<Position>
}

/** A conflict with another append. `actual` is the stream's last revision, if known; null if the stream does not exist. */
export class WrongExpectedRevision extends Error {
  override name = 'WrongExpectedRevision'
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly actual: bigint | null | undefined
  constructor(stream: string, expected: ExpectedRevision, actual?: bigint | null) {
    super(`stream ${stream}: expected ${expected}, actual ${actual ?? 'no stream'}`)
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

/** The store could not be reached, or the connection ended before the answer. */
export class EventStoreUnavailable extends Error {
  override name = 'EventStoreUnavailable'
  readonly outcome = 'unknown'
}

/**
 * The store refuses permanently, and a retry would be refused, too: its user may not (`denied`), an event is too large, a
 * stream was deleted or truncated behind the product's back, or a position is none of this log.
 */
export class EventStoreRefusal extends Error {
  override name = 'EventStoreRefusal'
  readonly reason: 'denied' | 'too-large' | 'deleted' | 'truncated' | 'invalid-position' | 'invalid'
  constructor(reason: EventStoreRefusal['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
