import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import type { EventStore, NewEvent } from '../../../services/ports/event-store.ts'
import { median, type Figure } from './figures.ts'

const rounds = 3
const roundMs = 2_500
const warmUpMs = 500
const replayedEvents = 100_000
const appendTargets: readonly (readonly [writers: number, target: number])[] = [
  [1, 0.6],
  [8, 0.9],
  [32, 1.1],
  [128, 1.3],
]
/** A connection for each writer, within the default limit of Postgres. */
const maxConnections = 80

/**
 * Appends and replay of the Postgres store, beside plain SQL through `pg` on the same server in the same rounds. Needs an
 * empty database, in which its events remain.
 */
export async function benchEventStore(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [writers, target] of appendTargets) {
    const name = `appends, ${writers} ${writers === 1 ? 'writer' : 'writers'}`
    const measuredRate = () => appendRate(url, writers)
    figures.push(
      await compareRates(name, 'appends/s', target, measuredRate, () => insertRate(url, writers)),
    )
  }
  await appendEvents(url, replayedEvents)
  figures.push(
    await compareRates(
      'replay',
      'events/s',
      0.9,
      () => replayRate(url),
      () => cursorRate(url),
    ),
  )
  return figures
}

/** Medians of alternating rounds, so that both sides run under the same load. */
export async function compareRates(
  name: string,
  unit: string,
  target: number,
  measuredRate: () => Promise<number>,
  baselineRate: () => Promise<number>,
): Promise<Figure> {
  const [values, baselines]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    baselines.push(await baselineRate())
    values.push(await measuredRate())
  }
  const [value, baseline] = [median(values), median(baselines)]
  const ratio = value / baseline
  return { name, value, baseline, ratio, unit, target: `>= ${target}x`, met: ratio >= target }
}

async function appendRate(url: string, writers: number): Promise<number> {
  await using store = await openPostgresEventStore(url)
  return await callRate(writers, () => {
    const stream = `bench-${randomUUID()}`
    let revision = -1n
    return async () => {
      const expected = revision === -1n ? 'no_stream' : revision
      revision = (await store.append(stream, expected, [answerEvent()])).revision
    }
  })
}

async function insertRate(url: string, writers: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: Math.min(writers, maxConnections) })
  try {
    await pool.query(`drop table if exists public.bench_raw; create table public.bench_raw (
      stream text not null, revision bigint not null, id uuid not null, type text not null,
      at timestamptz not null default clock_timestamp(), data json not null, meta json not null)`)
    const text =
      'insert into public.bench_raw (stream, revision, id, type, data, meta) values ($1, $2, $3, $4, $5, $6)'
    return await callRate(writers, () => {
      const stream = `bench-${randomUUID()}`
      let revision = 0
      return async () => {
        const { id, type, data, meta } = answerEvent()
        const values = [stream, revision++, id, type, JSON.stringify(data), JSON.stringify(meta)]
        await pool.query({ name: 'raw', text, values })
      }
    })
  } finally {
    await pool.end()
  }
}

/** Calls per second of concurrent loops, after a warm-up. */
export async function callRate(writers: number, start: () => () => Promise<void>): Promise<number> {
  const from = performance.now() + warmUpMs
  const until = from + roundMs
  let done = 0
  const write = async () => {
    const next = start()
    while (performance.now() < until) {
      await next()
      const now = performance.now()
      if (now >= from && now <= until) done++
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return done / (roundMs / 1000)
}

async function appendEvents(url: string, events: number): Promise<void> {
  await using store = await openPostgresEventStore(url)
  const streams = 100
  await Promise.all(
    Array.from({ length: streams }, async (_, i) => {
      for (let left = events / streams; left > 0; left -= 100) {
        await store.append(`replay-${i}`, 'any', Array.from({ length: 100 }, answerEvent))
      }
    }),
  )
}

async function replayRate(url: string): Promise<number> {
  await using store = await openPostgresEventStore(url)
  return await perSecond(() => readUpTo(store, replayedEvents))
}

async function readUpTo(store: EventStore, limit: number): Promise<number> {
  let count = 0
  for await (const events of store.readAll({ limit })) count += events.length
  return count
}

async function cursorRate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`begin; declare replay no scroll cursor for
      select position, stream, revision, id, type, at, data, meta from log.events order by position`)
    return await perSecond(async () => {
      let count = 0
      while (count < replayedEvents)
        count += (await client.query('fetch 1000 from replay')).rows.length
      return count
    })
  } finally {
    await client.end()
  }
}

export async function perSecond(work: () => Promise<number>): Promise<number> {
  const start = performance.now()
  return (await work()) / ((performance.now() - start) / 1000)
}

const text =
  'I mostly use it at work, in the mornings, when I plan the day with the team; the mobile app is slower than I would like.'

/** About the size of an answer with its metadata. */
export function answerEvent(): NewEvent {
  const data = {
    sessionId: randomUUID(),
    questionId: 'q-7',
    answer: { kind: 'text', text },
    elapsedMs: 12_345,
    tokens: { in: 812, out: 230 },
  }
  const meta = { correlationId: randomUUID(), causationId: randomUUID(), actor: 'user-417' }
  return { id: randomUUID(), type: 'AnswerSubmitted', data, meta }
}
