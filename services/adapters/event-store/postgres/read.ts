import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import type { EventStore, EventFilter, Json, RecordedEvent } from '#ports/event-store.ts'
import { fromPosition, toPosition } from '../position.ts'
import { toStoreError, rawTextTypes } from './connection.ts'

type EventRow = [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  at: string,
  data: string,
  meta: string,
]

/** The events of a range of the log, and the end of that range. `head`: of the log, as last read. */
export type LogPage = { events: RecordedEvent[]; until: bigint; atEnd: boolean; head: bigint }

const columns =
  'position, stream, revision, id, type, (extract(epoch from at) * 1000)::bigint, data, meta'
const pageSize = 1_000
/** Positions per query with a filter. */
const filterWindow = 10_000n

const statements = {
  forwards: `select ${columns} from log.events where position > $1 order by position limit $2`,
  filtered: `select ${columns} from log.events where position > $1 and position <= $2
    and (cardinality($3::text[]) = 0 or stream ^@ any ($3)) and (cardinality($4::text[]) = 0 or type = any ($4))
    order by position limit $5`,
  stream: `select ${columns} from log.events where stream = $1 and revision >= $2 order by revision limit $3`,
  streamBackwards: `select ${columns} from log.events where stream = $1 and revision <= $2 order by revision desc limit $3`,
  head: 'select coalesce(max(position), 0) from log.events',
}

export async function readHead(pool: pg.Pool): Promise<bigint> {
  const [[head]] = (await query<[string]>(pool, 'head', [])) as [[string]]
  return BigInt(head)
}

/** Pages after a position, in order, up to the end of the log; the next page is fetched while one is used. */
export async function* readPagesAfter(
  pool: pg.Pool,
  after: bigint,
  filter?: EventFilter,
): AsyncGenerator<LogPage> {
  const fetch = isEmptyFilter(filter) ? fetchPage : fetchFilteredPage
  let next: Promise<LogPage> | undefined = fetch(pool, { until: after, head: 0n }, filter)
  while (next !== undefined) {
    const page: LogPage = await next
    next = page.atEnd ? undefined : prefetch(fetch(pool, page, filter))
    // The pool sends a query in the next turn: the database works while this page is used, however long that takes.
    if (next) await nextTurn()
    yield page
  }
}

export function createReadAll(pool: pg.Pool): EventStore['readAll'] {
  return async function* ({ after, direction = 'forwards', limit = Infinity, filter } = {}) {
    const pages =
      direction === 'forwards'
        ? readPagesAfter(pool, fromPosition(after ?? ''), filter)
        : readPagesBefore(pool, after === undefined ? undefined : fromPosition(after), filter)
    let left = limit
    for await (const { events } of pages) {
      if (left <= 0) return
      if (events.length > 0) yield events.length > left ? events.slice(0, left) : events
      left -= events.length
    }
  }
}

export function createReadStream(pool: pg.Pool): EventStore['readStream'] {
  return async function* (stream, { from, direction = 'forwards', limit = Infinity } = {}) {
    const forwards = direction === 'forwards'
    const statement = forwards ? 'stream' : 'streamBackwards'
    let left = limit
    const fetch = async (start: bigint) => {
      const size = Math.min(left, pageSize)
      left -= size
      const rows = await query<EventRow>(pool, statement, [stream, String(start), size])
      const events = toRecordedEvents(rows)
      return { events, atEnd: events.length < size || left <= 0 }
    }
    let next = left > 0 ? fetch(from ?? (forwards ? 0n : maxRevision)) : undefined
    while (next !== undefined) {
      const { events, atEnd } = await next
      // The next page is fetched while this one is used.
      next = atEnd ? undefined : prefetch(fetch(events.at(-1)!.revision + (forwards ? 1n : -1n)))
      yield* events
    }
  }
}

/** A failed prefetch rejects when its page is awaited, and causes no unhandled rejection before. */
function prefetch<T>(page: Promise<T>): Promise<T> {
  page.catch(() => {})
  return page
}

const maxRevision = 2n ** 63n - 1n

/** Where the page before ended. */
type PageStart = Pick<LogPage, 'until' | 'head'>

async function fetchPage(pool: pg.Pool, { until: after }: PageStart): Promise<LogPage> {
  const rows = await query<EventRow>(pool, 'forwards', [String(after), pageSize])
  const events = toRecordedEvents(rows)
  const until = events.length > 0 ? fromPosition(events.at(-1)!.position) : after
  return { events, until, atEnd: events.length < pageSize, head: until }
}

/** All events up to a head that was read are visible, whatever is appended later. It is read again where pages reach it. */
async function fetchFilteredPage(
  pool: pg.Pool,
  { until: after, head: known }: PageStart,
  filter?: EventFilter,
): Promise<LogPage> {
  const isReached = known <= after
  const head = isReached ? await readHead(pool) : known
  if (head <= after) return { events: [], until: after, atEnd: true, head }
  const end = head - after > filterWindow ? after + filterWindow : head
  // Small pages: large ones outlive the young generation, and take a fifth longer to read.
  const events = await readMatching(pool, { after, until: end, limit: pageSize }, filter)
  const until = events.length < pageSize ? end : fromPosition(events.at(-1)!.position)
  return { events, until, atEnd: isReached && until === head, head }
}

async function* readPagesBefore(
  pool: pg.Pool,
  before: bigint | undefined,
  filter?: EventFilter,
): AsyncGenerator<{ events: RecordedEvent[] }> {
  const head = await readHead(pool)
  let start = before === undefined || before > head ? head + 1n : before
  while (start > 1n) {
    const size = isEmptyFilter(filter) ? BigInt(pageSize) : filterWindow
    const lowest = start > size ? start - size : 1n
    const events = await readMatching(pool, { after: lowest - 1n, until: start - 1n }, filter)
    yield { events: events.toReversed() }
    start = lowest
  }
}

/** The matching events after one position and up to another. */
async function readMatching(
  pool: pg.Pool,
  { after, until, limit }: { after: bigint; until: bigint; limit?: number },
  filter: EventFilter = {},
): Promise<RecordedEvent[]> {
  const { streamPrefixes = [], types = [] } = filter
  const values = [String(after), String(until), streamPrefixes, types, limit]
  return toRecordedEvents(await query<EventRow>(pool, 'filtered', values))
}

async function query<R extends unknown[]>(
  pool: pg.Pool,
  name: keyof typeof statements,
  values: unknown[],
): Promise<R[]> {
  try {
    const options = {
      name: `log-${name}`,
      text: statements[name],
      rowMode: 'array',
      types: rawTextTypes,
    } as const
    return (await pool.query<R>({ ...options, values })).rows
  } catch (error) {
    throw toStoreError(error)
  }
}

/** Empties the rows: V8 keeps consecutive results until its next major collection. */
function toRecordedEvents(rows: EventRow[]): RecordedEvent[] {
  const events = rows.map(toRecordedEvent)
  rows.length = 0
  return events
}

function toRecordedEvent([
  position,
  stream,
  revision,
  id,
  type,
  at,
  data,
  meta,
]: EventRow): RecordedEvent {
  return {
    id,
    type,
    data: JSON.parse(data) as Json,
    meta: JSON.parse(meta) as Record<string, string>,
    stream,
    revision: BigInt(revision),
    position: toPosition(position),
    at: new Date(Number(at)),
  }
}

export function isEmptyFilter(filter: EventFilter = {}): boolean {
  return !filter.streamPrefixes?.length && !filter.types?.length
}
