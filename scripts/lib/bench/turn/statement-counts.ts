// Counts the statements of one database role, by what they are for. Needs the extension pg_stat_statements.
import pg from 'pg'

/** The first kind whose pattern matches a statement is its kind. */
const kinds = [
  ['appends', /log\.append\(/],
  ['reads of the log by stream', /from log\.events where stream =/],
  ['reads of the log by position', /from log\.events where position >/],
  ['reads of the head of the log', /max\(position\).*from log\.events/],
  ['transactions that move a projection', /update read\.checkpoints/],
  ['positions of reactors', /insert into keep\.reactors/],
  ['notifications', /^select pg_notify/],
  ['keys', /keep\.keys/],
  ['transaction control', /^(begin|commit|rollback)/],
  ['reads and writes of read models', /\bread\./],
  ['limits', /keep\.(window_counts|connection)/],
  ['leases', /pg_try_advisory_lock/],
  ['parked events', /keep\.parked/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type StatementKind = (typeof kinds)[number][0] | 'others'
export type StatementCounts = ReadonlyMap<StatementKind, number>

export type StatementCounter = AsyncDisposable & {
  /** Forgets what was counted. */
  reset: () => Promise<void>
  count: () => Promise<StatementCounts>
  /** The statements themselves, most frequent first. */
  list: () => Promise<CountedStatement[]>
}

/** Sums of all calls. Counts of plans and buffers, and bytes of the write-ahead log, are the same on a busy machine. */
export type CountedStatement = {
  calls: number
  /** Time of execution, and of planning. */
  ms: number
  planMs: number
  plans: number
  /** Shared buffers that were found in memory, and those that became dirty. */
  hit: number
  dirtied: number
  walBytes: number
  kind: StatementKind
  query: string
}

const kindOf = (query: string): StatementKind => {
  const text = query.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'others'
}

/** Counts in the database of `url`, a superuser's, what the role `role` executes there. */
export async function openStatementCounter(url: string, role: string): Promise<StatementCounter> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  const list: StatementCounter['list'] = async () => {
    const { rows } = await client.query<Omit<CountedStatement, 'kind'>>(
      `select calls::float8, total_exec_time as ms, total_plan_time as "planMs", plans::float8, shared_blks_hit::float8 as hit,
              shared_blks_dirtied::float8 as dirtied, wal_bytes::float8 as "walBytes", query
         from pg_stat_statements s join pg_roles r on r.oid = s.userid
        where s.dbid = (select oid from pg_database where datname = current_database())
          and r.rolname = $1 and toplevel order by calls desc`,
      [role],
    )
    return rows.map((row) => ({ ...row, kind: kindOf(row.query) }))
  }
  return {
    list,
    async reset() {
      await client.query(
        `select pg_stat_statements_reset(r.oid, d.oid)
        from pg_roles r, pg_database d where rolname = $1 and datname = current_database()`,
        [role],
      )
    },
    async count() {
      const counts = new Map<StatementKind, number>()
      for (const { kind, calls } of await list()) counts.set(kind, (counts.get(kind) ?? 0) + calls)
      return counts
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}

export const totalOf = (counts: StatementCounts, ...names: StatementKind[]): number =>
  [...counts].reduce(
    (sum, [kind, calls]) => (names.length === 0 || names.includes(kind) ? sum + calls : sum),
    0,
  )
