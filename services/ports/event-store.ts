/** Where history lives. Adapters: postgres (default), kurrentdb, memory; the suite in tests/conformance is the definition. */

declare const positionBrand: unique symbol
/** A place in the log of all streams. Opaque outside the store, fixed width, so that text order is log order; '' precedes everything. */
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
  /** When the store recorded it; our own time is `meta.at`. */
  at: Date
}

/** Which events of the log to hear. Empty lists mean all. */
export type EventFilter = { streamPrefixes?: readonly string[]; types?: readonly string[] }

export type SubscriptionMessage =
  | { kind: 'events'; events: readonly RecordedEvent[]; checkpoint: Position }
  /** Everything up to here was passed over by the filter. */
  | { kind: 'checkpoint'; position: Position }
  | { kind: 'caughtUp' }

export type AppendResult = { revision: bigint; position: Position }

export type EventStore = AsyncDisposable & {
  /** Names the log, so that a checkpoint of another log is noticed. */
  readonly logId: string
  /**
   * All or nothing. With an exact revision, appending the same ids again answers as the first time.
   * Throws WrongExpected, or Unavailable: then the outcome is unknown, and a retry with the same ids is safe.
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
  /** Batches, in log order, without gaps. `after` is exclusive; backwards, it reads what lies before it. */
  readAll(options?: {
    after?: Position
    direction?: 'forwards' | 'backwards'
    limit?: number
    filter?: EventFilter
  }): AsyncIterable<readonly RecordedEvent[]>
  /** Everything after `after`, then what comes, at least once, in log order, until the signal aborts. Survives lost connections. */
  subscribe(options: {
    after?: Position
    filter?: EventFilter
    signal: AbortSignal
  }): AsyncIterable<SubscriptionMessage>
  /** The last position in the log; '' when it is empty. */
  head(): Promise<Position>
}

/** Somebody else wrote first, or the stream is not as claimed. `actual` is its last revision, where known; null if it does not exist. */
export class WrongExpectedRevision extends Error {
  override name = 'WrongExpected'
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

/** The store could not be reached, or went away before it answered. */
export class EventStoreUnavailable extends Error {
  override name = 'Unavailable'
  readonly outcome = 'unknown'
}
