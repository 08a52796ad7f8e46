// Window counters of all processes together. Each process counts in memory and settles with the others in batches, so
// that a request waits for no database.
import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type OpenWindowCounter, sizeOf } from '../async/window-counter.ts'
import type { Log } from '../log.ts'
import { type Db, setUpTables } from './db.ts'

export type SharedCounters = {
  open: OpenWindowCounter
  /** Settles now. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

type SharedCountersOptions = {
  db: Db
  log: Log
  /** Names, such as addresses, are stored as keyed hashes. */
  secret: Buffer
  /** A count of other processes is at most so much older than its last use here, and a statement. */
  settleMs?: number
}

type Entry = { name: string; hash?: string; count: number; unsent: number; endsAt: number }
type CountRow = { name: string; count: number; remaining: number }

const defaultSettleMs = 250
const maxNames = 50_000
/** Names of one statement; more of them wait for the next. */
const maxBatch = 5_000
const cleanUpMs = 60_000

export async function openSharedCounters(options: SharedCountersOptions): Promise<SharedCounters> {
  const { db, log, secret, settleMs = defaultSettleMs } = options
  await createTable(db)
  const used = new Set<Entry>()
  let timer: NodeJS.Timeout | undefined
  let settling: Promise<void> | undefined
  let isClosed = false
  let isAlone = false
  let cleanedAt = performance.now()

  const hashOf = (entry: Entry) =>
    (entry.hash ??= createHmac('sha256', secret)
      .update(entry.name)
      .digest('base64url')
      .slice(0, 22))
  function use(entry: Entry): void {
    used.add(entry)
    if (timer || settling || isClosed) return
    timer = setTimeout(() => void settle(), settleMs).unref()
  }
  function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    settling ??= settleBatch().finally(() => {
      settling = undefined
      const [next] = used
      if (next) use(next)
    })
    return settling
  }
  async function settleBatch(): Promise<void> {
    const batch = [...used].slice(0, maxBatch).map((entry) => ({ entry, sent: entry.unsent }))
    for (const { entry, sent } of batch) {
      used.delete(entry)
      entry.unsent -= sent
    }
    try {
      const rows = batch.length > 0 ? await exchange(db, batch, hashOf) : []
      isAlone = false
      const now = performance.now()
      const byHash = new Map(rows.map((row) => [row.name, row]))
      for (const { entry } of batch) {
        const row = byHash.get(hashOf(entry))
        // Counted here while the statement ran.
        entry.count = (row?.count ?? 0) + entry.unsent
        if (row) entry.endsAt = now + row.remaining
      }
      if (now - cleanedAt > cleanUpMs) {
        cleanedAt = now
        await db.query('delete from keep.window_counts where ends_at < now()')
      }
    } catch (error) {
      // Counts stay here and go with the next batch: until then this process counts alone.
      for (const { entry, sent } of batch) entry.unsent += sent
      if (!isAlone && !isClosed)
        log.warn({ err: error }, 'limits are counted by this process alone for now')
      isAlone = true
    }
  }

  return {
    open: (purpose, windowMs) => {
      const entries = new LRUCache<string, Entry>(sizeOf(maxNames))
      const find = (name: string): Entry => {
        const known = entries.get(name)
        const now = performance.now()
        if (known && known.endsAt > now) return known
        const entry = { name: `${purpose}\n${name}`, count: 0, unsent: 0, endsAt: now + windowMs }
        entries.set(name, entry)
        return entry
      }
      return {
        increment(name) {
          const entry = find(name)
          // A window begins with its first count.
          if (entry.count === 0) entry.endsAt = performance.now() + windowMs
          entry.count++
          entry.unsent++
          use(entry)
          return { count: entry.count, remainingMs: Math.max(0, entry.endsAt - performance.now()) }
        },
        count(name) {
          const entry = find(name)
          use(entry)
          return entry.count
        },
      }
    },
    settle,
    async close() {
      isClosed = true
      await settling
      await settle()
    },
  }
}

/** Unlogged: counts need no recovery, and no write-ahead log. */
const createTable = (db: Db) =>
  setUpTables(
    db,
    `create schema if not exists keep;
    create unlogged table if not exists keep.window_counts (
      name text collate "C" primary key, count int not null, ends_at timestamptz not null
    ) with (fillfactor = 50);
    create index if not exists window_counts_ends on keep.window_counts (ends_at)`,
  )

/** Adds what was counted here, and reads the counts of all; names in order, so that processes do not deadlock. */
async function exchange(
  db: Db,
  batch: readonly { entry: Entry; sent: number }[],
  hashOf: (entry: Entry) => string,
): Promise<CountRow[]> {
  const now = performance.now()
  const remaining = 'extract(epoch from ends_at - now())::float8 * 1000'
  const { rows } = await db.query<CountRow>({
    name: 'window-counts',
    text: `
      with given as (
        select * from unnest($1::text[], $2::int[], $3::float8[]) as given(name, sent, ms)
      ), written as (
        insert into keep.window_counts as known (name, count, ends_at)
        select name, sent, now() + ms * interval '1 millisecond' from given where sent > 0
        order by name collate "C"
        on conflict (name) do update set
          count = excluded.count + case when known.ends_at > now() then known.count else 0 end,
          ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
        returning name, count, ends_at
      )
      select name, count, ${remaining} as remaining from written
      union all
      select name, count, ${remaining} from keep.window_counts known join given using (name)
      where sent = 0 and ends_at > now()`,
    values: [
      batch.map(({ entry }) => hashOf(entry)),
      batch.map(({ sent }) => sent),
      batch.map(({ entry }) => Math.max(1, entry.endsAt - now)),
    ],
  })
  return rows
}
