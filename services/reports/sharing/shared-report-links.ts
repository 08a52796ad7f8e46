// Links to reports as their owner sees them.
import type { createSharedReport, SharedReportLink } from '#contract/api/shared-reports.ts'
import { dayMs } from '#contract/durations.ts'
import type { z } from 'zod'
import type { RequestContext } from '#kernel/http/route.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { refuse } from '#kernel/problem.ts'
import {
  findSharedReport,
  type SharedReportRow,
} from '#projections/reports/shared-reports.projection.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { ShareLinks } from './share-links.ts'

export type SharedReportsDeps = {
  links: ShareLinks
  keys: Pick<Keys, 'getOrCreate' | 'load' | 'destroy'>
  now: () => Date
}

export function presentLink(
  row: SharedReportRow,
  surveys: readonly SurveyRow[],
  { links, now }: { links: Pick<ShareLinks, 'urlOf'>; now: Date },
): SharedReportLink {
  const shown = new Set(row.surveyIds)
  return {
    id: row.shareId,
    title: row.title ?? '',
    url: links.urlOf(row.shareId),
    surveys:
      row.surveyIds &&
      surveys
        .filter(({ surveyId }) => shown.has(surveyId))
        .map(({ surveyId, title }) => ({ id: surveyId, title })),
    ...row.range,
    shows: row.parts,
    mode: row.mode,
    language: row.language,
    shared_at: row.sharedAt,
    expires_at: row.expiresAt,
    expired: isExpired(row, now),
    has_password: row.hasPassword,
  }
}

export const isExpired = ({ expiresAt }: Pick<SharedReportRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime()

export const expiryAfter = (days: number | null, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs).toISOString()

/** Throws `shared-reports/not-found` for an unknown link, a revoked one, and another owner's. */
export async function findOwnLink(
  {
    db,
    ownerId,
    readConsistently,
  }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'readConsistently'>,
  shareId: string,
): Promise<SharedReportRow> {
  const row = await readConsistently(async () => {
    const found = await findSharedReport(db, shareId)
    return found?.ownerId === ownerId ? found : undefined
  })
  return row && row.revokedAt === null ? row : refuse('shared-reports/not-found')
}

type SharedThings = Pick<z.output<typeof createSharedReport.input>, 'surveys'>

/** The owner's surveys with these ids. Throws `surveys/not-found` if one is not among them. */
export function chosenSurveys(
  own: readonly SurveyRow[],
  { surveys }: SharedThings,
): readonly SurveyRow[] {
  if (surveys === 'all') return own
  const chosen = new Set(surveys)
  const found = own.filter(({ surveyId }) => chosen.has(surveyId))
  return found.length === chosen.size ? found : refuse('surveys/not-found')
}
