// Cleans the files of the database after erasures, beside traffic.
import { dayMs, hourMs } from '#contract/durations.ts'
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Log } from '#kernel/log.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import {
  cleanBesideTraffic,
  type HousekeepingLimits,
  type HousekeepingStatus,
  readHousekeeping,
} from '#kernel/postgres/housekeeping.ts'
import { isReceiptWaiting } from '#projections/accounts/erasure-receipt.ts'

type Deps = {
  /** A superuser's URL; undefined for a database of DATABASE_URL, where the application's role cleans its tables. */
  adminUrl: string | undefined
  log: Log
  limits?: HousekeepingLimits
}
/** Between two attempts. */
const intervalMs = hourMs
/** Until the traces of an erasure without a receipt are cleaned. */
const longestWaitMs = dayMs

const besideTraffic: HousekeepingLimits = {
  tableBytes: 64 * 1024 * 1024,
  lockTimeoutMs: 500,
  statementTimeoutMs: 2_000,
}

/**
 * Receipts wait an hour at most, other erasures a day. What it may not do, or not beside traffic, is left to
 * `npm run erasures -- clean`.
 */
export const cleanDatabaseJob = ({
  adminUrl,
  log,
  limits = besideTraffic,
}: Deps): ScheduledJob => ({
  name: 'clean-database',
  async due(db, now) {
    if (!(await isCleaningDue(db, now))) return []
    const id = 'database'
    return [{ id, execute: (_, signal) => clean(db, { adminUrl, log, limits, signal }) }]
  },
})

async function isCleaningDue(db: Db, now: Date): Promise<boolean> {
  const status = await readHousekeeping(db)
  const { attempt, cleanedAt } = status
  if (attempt && now.getTime() - Date.parse(attempt.startedAt) < intervalMs) return false
  return (await isReceiptWaiting(db, cleanedAt)) || isErasureWaiting(db, now, status)
}

/** Whether a key was destroyed long ago, after the last cleaning began. */
async function isErasureWaiting(
  db: Db,
  now: Date,
  { cleanedAt }: HousekeepingStatus,
): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    `select exists (select from keep.keys where wrapped is null
        and destroyed_at > coalesce($1, '-infinity'::timestamptz) and destroyed_at <= $2) as is`,
    [cleanedAt, new Date(now.getTime() - longestWaitMs)],
  )
  return rows[0]!.is
}

type Cleaning = Required<Deps> & { signal: AbortSignal | undefined }

async function clean(db: Db, { adminUrl, log, limits, signal }: Cleaning): Promise<void> {
  const admin = adminUrl === undefined ? undefined : openDb(adminUrl, 1)
  const startedAt = Date.now()
  try {
    const done = await cleanBesideTraffic(admin ?? db, { limits, signal })
    if (!done) return
    const fields = { ...done, ms: Date.now() - startedAt }
    if (done.remaining.length === 0) log.info(fields, 'the files of the database are clean')
    else log.warn(fields, 'a cleaning of the database left parts: npm run erasures -- clean')
  } catch (error) {
    if (!signal?.aborted) throw error
  } finally {
    await admin?.end()
  }
}
