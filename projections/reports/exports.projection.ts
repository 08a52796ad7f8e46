import { z } from 'zod'
import {
  type ExportedThing,
  ExportStatus,
  type ResultFormat,
  StoredFormat,
  StoredThing,
} from '#contract/api/exports.ts'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { projection } from '../engine/projection.ts'
import { titlesOfSurveys } from '../surveys/surveys.projection.ts'

/** A file that is written in the background; deleted with the file, except where its owner has to know why it is gone. */
export const ExportRow = z.object({
  exportId: z.uuid(),
  ownerId: z.uuid(),
  /** Null: everything in the account. */
  surveyId: z.uuid().nullable(),
  what: StoredThing,
  format: StoredFormat,
  filtered: z.boolean(),
  status: ExportStatus,
  percent: z.int(),
  /** The last run. */
  run: z.int(),
  requestedAt: z.iso.datetime(),
  /** When the results of the file were read. */
  asOf: z.iso.datetime().nullable(),
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  expiresAt: z.iso.datetime(),
  failure: z.enum(['no-space', 'failed']).nullable(),
})
export type ExportRow = z.infer<typeof ExportRow>
/** An export of a survey's results. */
export type ResultExportRow = ExportRow & {
  surveyId: string
  what: ExportedThing
  format: ResultFormat
}

const exportKey = ({ id }: { id: string }) => [{ exportId: id }]

const expiryAfter = (at: string) =>
  new Date(Date.parse(at) + limits.exports.days * dayMs).toISOString()

export const exports = projection({
  name: 'exports',
  version: 2,
  table: ExportRow,
  key: ['exportId'],
  indexes: [['ownerId'], ['surveyId'], ['expiresAt']],
  rowsOf: {
    ExportRequested: exportKey,
    ExportStarted: exportKey,
    ExportProgressed: exportKey,
    ExportOutdated: exportKey,
    ExportFinished: exportKey,
    ExportFailed: exportKey,
    ExportCancelled: exportKey,
    ExportExpired: exportKey,
  },
  evolve(row, event): ExportRow | null {
    if (event.type === 'ExportRequested') {
      const { ownerId, surveyId, what, format, filtered } = event.data
      return {
        ...{ exportId: event.id, ownerId, surveyId, what, format, filtered },
        ...{ status: 'queued', percent: 0, run: 0, requestedAt: event.at },
        ...{ asOf: null, rows: null, bytes: null, failure: null },
        expiresAt: expiryAfter(event.at),
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'ExportStarted':
        return { ...row, status: 'running', percent: 0, run: event.data.run }
      case 'ExportProgressed':
        return { ...row, percent: event.data.percent }
      case 'ExportOutdated':
        return { ...row, status: 'queued', percent: 0 }
      case 'ExportFinished': {
        const { rows, bytes, asOf } = event.data
        const file = { rows, bytes, asOf, expiresAt: expiryAfter(event.at) }
        return { ...row, ...file, status: 'ready', percent: 100 }
      }
      case 'ExportFailed': {
        const { reason: failure } = event.data
        return { ...row, status: 'failed', failure, expiresAt: expiryAfter(event.at) }
      }
      case 'ExportCancelled':
        return null
      case 'ExportExpired':
        return event.data.reason === 'respondent' ? { ...row, status: 'removed' } : null
    }
  },
  topics: ({ ownerId }) => [`exports:${ownerId}`],
})

export async function findExport(db: Db, exportId: string): Promise<ExportRow | undefined> {
  const { rows } = await db.query<ExportRow>('select * from read.exports where "exportId" = $1', [
    exportId,
  ])
  return rows[0]
}

/** The owner's exports of results, newest first, with the titles of their surveys. */
export async function exportsOf(
  db: Db,
  ownerId: string,
): Promise<(ResultExportRow & { title: string | null })[]> {
  const { rows } = await db.query<ResultExportRow>(
    `select * from read.exports where "ownerId" = $1 and what <> 'account'
      order by "requestedAt" desc, "exportId" limit $2`,
    [ownerId, limits.exports.perOwner],
  )
  const titles = await titlesOfSurveys(
    db,
    rows.map(({ surveyId }) => surveyId),
  )
  return rows.map((row) => ({ ...row, title: titles.get(row.surveyId) ?? null }))
}

/** The latest archive of everything in an account. */
export async function findAccountExport(db: Db, ownerId: string): Promise<ExportRow | undefined> {
  const { rows } = await db.query<ExportRow>(
    `select * from read.exports where "ownerId" = $1 and what = 'account'
      order by "requestedAt" desc, "exportId" limit 1`,
    [ownerId],
  )
  return rows[0]
}

/** Exports whose files hold, or will hold, results of a survey: those of its owner's account, too. */
export const unexpiredExportsOf = (
  db: Db,
  { surveyId, ownerId }: { surveyId: string; ownerId: string | undefined },
): Promise<string[]> =>
  idsOf(
    db,
    `select "exportId" from read.exports
      where ("surveyId" = $1 or what = 'account' and "ownerId" = $2)
        and status in ('queued', 'running', 'ready')`,
    [surveyId, ownerId ?? null],
  )

export const exportIdsOfOwner = (db: Db, ownerId: string): Promise<string[]> =>
  idsOf(db, 'select "exportId" from read.exports where "ownerId" = $1', [ownerId])

/** All exports of a survey: also the entries of failed and removed ones. */
export const exportIdsOfSurvey = (db: Db, surveyId: string): Promise<string[]> =>
  idsOf(db, 'select "exportId" from read.exports where "surveyId" = $1', [surveyId])

export const exportsToExpire = (db: Db, now: Date, limit: number): Promise<string[]> =>
  idsOf(
    db,
    'select "exportId" from read.exports where "expiresAt" <= $1 order by "expiresAt" limit $2',
    [now, limit],
  )

/** The files that can be downloaded: `exportId` and run, joined by a dot. */
export async function storedExportFiles(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<Pick<ExportRow, 'exportId' | 'run'>>(
    `select "exportId", run from read.exports where status = 'ready'`,
  )
  return new Set(rows.map(({ exportId, run }) => `${exportId}.${run}`))
}

async function idsOf(db: Db, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await db.query<Pick<ExportRow, 'exportId'>>(text, values)
  return rows.map(({ exportId }) => exportId)
}
