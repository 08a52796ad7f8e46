// Group commit: appends that arrive while one is being committed go together in the next.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import { WrongExpected, type Appended, type EventStore, type Expected } from '#ports/event-store.ts'
import { encode, type Encoded } from '../checking.ts'
import { toPosition } from '../position.ts'
import { asFailure, asText, isRefusal } from './connection.ts'

type Request = {
  stream: string
  expected: Expected
  events: readonly Encoded[]
  resolve(appended: Appended): void
  reject(error: Error): void
}

type Row = [revision: string, position: string | null]

/** Bounds on what one statement carries; a single request may be larger. */
const maxRequests = 256
const maxEvents = 2_000

/** Appends through `pool`; calls `onAppended` after each batch that wrote. */
export function createAppend(pool: pg.Pool, onAppended: () => void): EventStore['append'] {
  const waiting: Request[] = []
  let busy = false

  const pump = async () => {
    busy = true
    while (waiting.length > 0) {
      // Everybody who appends in this turn of the event loop, as those do whose answer just came, travels together.
      await nextTurn()
      if (await commit(pool, nextBatch(waiting))) onAppended()
    }
    busy = false
  }

  return async (stream, expected, events) => {
    const encoded = encode(events)
    const { promise, resolve, reject } = Promise.withResolvers<Appended>()
    waiting.push({ stream, expected, events: encoded, resolve, reject })
    if (!busy) void pump()
    return await promise
  }
}

/** The oldest requests, as many as go together. */
function nextBatch(waiting: Request[]): Request[] {
  let [count, size] = [0, 0]
  while (count < waiting.length && count < maxRequests && size < maxEvents) {
    size += waiting[count++]!.events.length
  }
  return waiting.splice(0, count)
}

/** Settles every request; true if anything was written. */
async function commit(pool: pg.Pool, batch: readonly Request[]): Promise<boolean> {
  try {
    const rows = await write(pool, batch)
    batch.forEach((request, i) => settle(request, rows[i]!))
    return true
  } catch (error) {
    if (!isRefusal(error) || batch.length === 1) {
      const failure = asFailure(error)
      for (const { reject } of batch) reject(failure)
      return false
    }
  }
  // One of them cannot be stored: each by itself, so that it fails alone.
  let wrote = false
  for (const request of batch) wrote = (await commit(pool, [request])) || wrote
  return wrote
}

function settle({ stream, expected, resolve, reject }: Request, [revision, position]: Row): void {
  const last = BigInt(revision)
  if (position !== null) resolve({ revision: last, position: toPosition(position) })
  else reject(new WrongExpected(stream, expected, last < 0n ? null : last))
}

async function write(pool: pg.Pool, batch: readonly Request[]): Promise<Row[]> {
  const events = batch.flatMap((request) => request.events)
  const { rows } = await pool.query<Row>({
    name: 'log-append',
    text: 'select last_revision, last_position from log.append($1, $2, $3, $4, $5, $6, $7)',
    values: [
      batch.map(({ stream }) => stream),
      batch.map(({ expected }) => codeOf(expected)),
      batch.map((request) => request.events.length),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ meta }) => meta),
    ],
    rowMode: 'array',
    types: asText,
  })
  return rows
}

function codeOf(expected: Expected): string {
  if (expected === 'no_stream') return '-1'
  if (expected === 'any') return '-2'
  if (expected === 'stream_exists') return '-3'
  return String(expected)
}
