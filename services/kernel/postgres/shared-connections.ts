// Open connections of all processes, by name. Each process reports its own in batches, and reads those of the others when
// one more is to be opened.
import { createHmac, randomUUID } from 'node:crypto'
import { type Db, setUpTables } from './db.ts'

export type SharedConnections = {
  /** Open connections of other processes, as last reported; 0 while the database is away. */
  countOthers: (name: string) => Promise<number>
  /** Reports how many this process has open. */
  report: (name: string, count: number) => void
  /** Writes the reports now. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

type SharedConnectionsOptions = {
  db: Db
  /** Names, such as addresses, are stored as keyed hashes. */
  secret: Buffer
  settleMs?: number
}

const defaultSettleMs = 250
/** A process that is killed leaves its rows: they count until it would have renewed them. */
const renewMs = 20_000
const expiry = `interval '60 seconds'`

export async function openSharedConnections(
  options: SharedConnectionsOptions,
): Promise<SharedConnections> {
  const { db, secret, settleMs = defaultSettleMs } = options
  const self = randomUUID()
  const changed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  await createTable(db)
  const hashOf = (name: string) =>
    createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22)

  async function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const reports = [...changed]
    changed.clear()
    if (reports.length === 0) return
    await write(db, self, reports).catch(() => {
      // Written with the next report, unless that is newer.
      for (const [hash, count] of reports) if (!changed.has(hash)) changed.set(hash, count)
    })
  }
  const renewal = setInterval(() => void renew(db, self).catch(() => {}), renewMs).unref()

  return {
    async countOthers(name) {
      const { rows } = await db
        .query<{ count: number }>({
          name: 'open-connections',
          text: `select coalesce(sum(count), 0)::int as count from keep.open_connections
            where name = $1 and process <> $2 and seen_at > now() - ${expiry}`,
          values: [hashOf(name), self],
        })
        .catch(() => ({ rows: [] }))
      return rows[0]?.count ?? 0
    },
    report(name, count) {
      changed.set(hashOf(name), count)
      timer ??= setTimeout(() => void settle(), settleMs).unref()
    },
    settle,
    async close() {
      clearInterval(renewal)
      clearTimeout(timer)
      await db.query('delete from keep.open_connections where process = $1', [self]).catch(() => {})
    },
  }
}

/** Unlogged: after a crash of the database no connection is open. */
const createTable = (db: Db) =>
  setUpTables(
    db,
    `create schema if not exists keep;
    create unlogged table if not exists keep.open_connections (
      name text collate "C" not null, process uuid not null, count int not null, seen_at timestamptz not null,
      primary key (name, process))`,
  )

async function write(db: Db, self: string, reports: readonly [string, number][]): Promise<void> {
  await db.query(
    `with given as (select * from unnest($2::text[], $3::int[]) as given(name, count)),
      closed as (delete from keep.open_connections open using given
        where open.process = $1 and open.name = given.name and given.count = 0)
    insert into keep.open_connections (name, process, count, seen_at)
      select name, $1, count, now() from given where count > 0
      on conflict (name, process) do update set count = excluded.count, seen_at = now()`,
    [self, reports.map(([hash]) => hash), reports.map(([, count]) => count)],
  )
}

async function renew(db: Db, self: string): Promise<void> {
  await db.query('update keep.open_connections set seen_at = now() where process = $1', [self])
  await db.query(`delete from keep.open_connections where seen_at < now() - ${expiry}`)
}
