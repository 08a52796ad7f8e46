// Group commit: appends that arrive while one is being committed go together in the next.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import {
  WrongExpectedRevision,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type Json,
  type RecordedEvent,
} from '#ports/event-store.ts'
import { serializeEvents, type SerializedEvent } from '../serialize-events.ts'
import { toPosition } from '../position.ts'
import { toStoreError, rawTextTypes, isPermanentError } from './connection.ts'

type AppendRequest = {
  stream: string
  expected: ExpectedRevision
  events: readonly SerializedEvent[]
  resolve(appended: AppendResult): void
  reject(error: Error): void
}

type AppendRow = [revision: string, position: string | null, at: string]

type AppendListeners = {
  /** The stored events of one append, also of a repeated one. */
  onAppended: (events: readonly RecordedEvent[]) => void
  onCommitted: () => void
}

/** Bounds on what one statement carries; a single request may be larger. */
const maxRequests = 256
const maxEvents = 2_000

/** Appends through `pool`; calls `onAppended` for each append that was stored, and `onCommitted` after each batch that wrote. */
export function createAppend(
  pool: pg.Pool,
  { onAppended, onCommitted }: AppendListeners,
): EventStore['append'] {
  const waiting: AppendRequest[] = []
  let busy = false

  const pump = async () => {
    busy = true
    while (waiting.length > 0) {
      // All appends of this turn of the event loop go into one batch.
      await nextTurn()
      if (await commitBatch(pool, nextBatch(waiting), onAppended)) onCommitted()
    }
    busy = false
  }

  return async (stream, expected, events) => {
    const encoded = serializeEvents(events)
    const { promise, resolve, reject } = Promise.withResolvers<AppendResult>()
    waiting.push({ stream, expected, events: encoded, resolve, reject })
    if (!busy) void pump()
    return await promise
  }
}

/** The oldest requests, as many as go together. */
function nextBatch(waiting: AppendRequest[]): AppendRequest[] {
  let [count, size] = [0, 0]
  while (count < waiting.length && count < maxRequests && size < maxEvents) {
    size += waiting[count++]!.events.length
  }
  return waiting.splice(0, count)
}

/** Settles every request; true if anything was written. */
async function commitBatch(
  pool: pg.Pool,
  batch: readonly AppendRequest[],
  onAppended: AppendListeners['onAppended'],
): Promise<boolean> {
  try {
    const rows = await writeBatch(pool, batch)
    batch.forEach((request, i) => settleRequest(request, rows[i]!, onAppended))
    return true
  } catch (error) {
    if (!isPermanentError(error) || batch.length === 1) {
      const failure = toStoreError(error)
      for (const { reject } of batch) reject(failure)
      return false
    }
  }
  // One request cannot be stored: each is committed alone, so that only that one fails.
  let wrote = false
  for (const request of batch) wrote = (await commitBatch(pool, [request], onAppended)) || wrote
  return wrote
}

function settleRequest(
  request: AppendRequest,
  row: AppendRow,
  onAppended: AppendListeners['onAppended'],
): void {
  const { stream, expected, resolve, reject } = request
  const [revision, position] = row
  const last = BigInt(revision)
  if (position === null) {
    reject(new WrongExpectedRevision(stream, expected, last < 0n ? null : last))
    return
  }
  onAppended(recordedEvents(request, { revision: last, position: BigInt(position), at: row[2] }))
  resolve({ revision: last, position: toPosition(position) })
}

/** As they are read back, by the last one's revision and position. `data` and `meta` are stored as they were sent. */
function recordedEvents(
  { stream, events }: AppendRequest,
  last: { revision: bigint; position: bigint; at: string },
): RecordedEvent[] {
  const at = new Date(Number(last.at))
  return events.map(({ id, type, data, meta }, index) => {
    const before = BigInt(events.length - 1 - index)
    return {
      id: id.toLowerCase(),
      ...{ type, stream, at },
      data: JSON.parse(data) as Json,
      meta: JSON.parse(meta) as Record<string, string>,
      revision: last.revision - before,
      position: toPosition(last.position - before),
    }
  })
}

async function writeBatch(pool: pg.Pool, batch: readonly AppendRequest[]): Promise<AppendRow[]> {
  const events = batch.flatMap((request) => request.events)
  const { rows } = await pool.query<AppendRow>({
    name: 'log-append',
    // Read after the rows were stored: milliseconds later than their own time.
    text: `select last_revision, last_position, (extract(epoch from clock_timestamp()) * 1000)::bigint
      from log.append($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      batch.map(({ stream }) => stream),
      batch.map(({ expected }) => encodeExpected(expected)),
      batch.map((request) => request.events.length),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ meta }) => meta),
    ],
    rowMode: 'array',
    types: rawTextTypes,
  })
  return rows
}

function encodeExpected(expected: ExpectedRevision): string {
  if (expected === 'no_stream') return '-1'
  if (expected === 'any') return '-2'
  if (expected === 'stream_exists') return '-3'
  return String(expected)
}
