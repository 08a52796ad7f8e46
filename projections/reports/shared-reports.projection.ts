import { z } from 'zod'
import {
  SharedReportMode,
  SharedReportParts,
  SharedReportRange,
} from '#contract/events/shared-reports.ts'
import { Locale } from '#contract/languages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { personalColumn, projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'

/** A link to a report. Revoked ones stay, without their texts, so that their page says so. */
const SharedReportRow = z.object({
  shareId: z.uuid(),
  ownerId: z.uuid(),
  title: personalColumn(z.string().nullable()),
  /** Null: all surveys of the owner. */
  surveyIds: z.array(z.uuid()).nullable(),
  range: SharedReportRange,
  parts: SharedReportParts,
  language: Locale,
  mode: SharedReportMode,
  /** Both null for live figures. */
  pinPosition: z.string().nullable(),
  pinnedAt: z.iso.datetime().nullable(),
  sharedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  passwordHash: personalColumn(z.string().nullable()),
  revokedAt: z.iso.datetime().nullable(),
})
export type SharedReportRow = z.infer<typeof SharedReportRow>

const shareKey = ({ id }: { id: string }) => [{ shareId: id }]

export const sharedReports = projection({
  name: 'shared-reports',
  version: 1,
  table: SharedReportRow,
  key: ['shareId'],
  subject: 'shareId',
  indexes: [['ownerId', 'sharedAt'], ['expiresAt']],
  rowsOf: {
    ReportShared: shareKey,
    ShareExpiryChanged: shareKey,
    SharePasswordChanged: shareKey,
    ShareRevoked: shareKey,
  },
  evolve(row, event): SharedReportRow | null {
    if (event.type === 'ReportShared') {
      const { pin, ...shared } = event.data
      return {
        ...shared,
        pinPosition: pin?.position ?? null,
        pinnedAt: pin?.at ?? null,
        sharedAt: event.at,
        revokedAt: null,
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'ShareExpiryChanged':
        return { ...row, expiresAt: event.data.expiresAt }
      case 'SharePasswordChanged': {
        const { hasPassword, passwordHash } = event.data
        return { ...row, hasPassword, passwordHash }
      }
      case 'ShareRevoked':
        return { ...row, title: null, passwordHash: null, revokedAt: event.at }
    }
  },
})

/** Links that are not revoked, newest first. */
export async function sharedReportsOf(db: Db, ownerId: string): Promise<SharedReportRow[]> {
  return queryRows(
    db,
    sharedReports,
    `select * from read.shared_reports where "ownerId" = $1 and "revokedAt" is null
      order by "sharedAt" desc, "shareId"`,
    [ownerId],
  )
}

export async function findSharedReport(
  db: Db,
  shareId: string,
): Promise<SharedReportRow | undefined> {
  const [row] = await queryRows(
    db,
    sharedReports,
    'select * from read.shared_reports where "shareId" = $1',
    [shareId],
  )
  return row
}

/** Links whose surveys are all erased, and links that expired long ago: before `expiredBefore`. */
export async function sharesToRevoke(
  db: Db,
  expiredBefore: Date,
  limit: number,
): Promise<{ shareId: string; reason: 'surveys' | 'expired' }[]> {
  const { rows } = await db.query<{ shareId: string; isExpired: boolean }>(
    `select share."shareId", coalesce(share."expiresAt" < $1, false) as "isExpired"
       from read.shared_reports share
      where share."revokedAt" is null
        and (share."expiresAt" < $1
          or share."ownerId" in (
            select "ownerId" from read.account_deletions where "erasedAt" is not null)
          or jsonb_typeof(share."surveyIds") = 'array' and not exists (
            select from jsonb_array_elements_text(share."surveyIds") id
             where id::uuid not in (select "surveyId" from read.erased_surveys)))
      order by share."sharedAt" limit $2`,
    [expiredBefore, limit],
  )
  return rows.map(({ shareId, isExpired }) => ({
    shareId,
    reason: isExpired ? 'expired' : 'surveys',
  }))
}
