import type { ErasedPlace, ErasureReceipt, ListedErasure } from '#contract/api/account-deletion.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { needsOperator, readHousekeeping } from '#kernel/postgres/housekeeping.ts'
import type { ReceiptSubject } from '#kernel/privacy/erasure-receipts.ts'
import { type AccountDeletionRow, findAccountDeletion } from './account-deletions.projection.ts'
import { findErasure } from './erasures.projection.ts'

export const readErasureReceipt = (
  db: Db,
  { id, isAccount }: ReceiptSubject,
): Promise<ErasureReceipt> => (isAccount ? readAccountReceipt(db, id) : readPartReceipt(db, id))

/** The receipt of an account, whether it is erased or not. */
async function readAccountReceipt(db: Db, ownerId: string): Promise<ErasureReceipt> {
  const deletion = await findAccountDeletion(db, ownerId)
  const finishedAt = deletion?.finishedAt ?? null
  const cleanedAt = finishedAt && (await findCleaning(db, finishedAt))
  const places = deletion?.erasedAt ? accountPlaces : []
  return {
    ...(await presentProgress(db, { ...deletion, cleanedAt }, places)),
    ...{ kind: 'account', reference: null, figures: presentFigures(deletion) },
  }
}

/** The receipt of a survey or a conversation. One that was restored, or erased later with its account, is unknown. */
async function readPartReceipt(db: Db, subjectId: string): Promise<ErasureReceipt> {
  const row = await findErasure(db, subjectId)
  const places = row?.erasedAt ? partPlaces : []
  const figures = row?.erasedAt ? { conversations: row.conversations, answers: row.answers } : null
  return {
    ...(await presentProgress(db, row, places)),
    ...{ kind: row?.kind ?? 'survey', reference: referenceOf(subjectId), figures },
  }
}

/** Shown instead of a title, which is erased. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase()

const partPlaces = ['keys', 'read_models', 'search', 'files', 'caches'] as const
const accountPlaces = [
  ...(['keys', 'read_models', 'search', 'files', 'mails', 'sign_ins', 'caches'] as const),
]

type Progress = {
  requestedAt?: string
  eraseAt?: string
  erasedAt?: string | null
  finishedAt?: string | null
  cleanedAt?: string | null
}

async function presentProgress(
  db: Db,
  progress: Progress = {},
  places: readonly ErasedPlace[],
): Promise<Omit<ErasureReceipt, 'kind' | 'reference' | 'figures'>> {
  const { requestedAt, eraseAt, erasedAt = null, finishedAt = null, cleanedAt = null } = progress
  return {
    state: stateOf(progress),
    requested_at: requestedAt ?? null,
    erase_at: eraseAt ?? null,
    erased_at: erasedAt,
    finished_at: finishedAt,
    cleaned_at: cleanedAt,
    needs_operator: cleanedAt === null && (await isLeftToOperator(db, finishedAt)),
    places: [...places, ...(cleanedAt ? (['database_files'] as const) : [])],
    remaining: erasedAt ? ['ledger', 'audit_trail', 'erasure_list'] : [],
  }
}

function stateOf(progress: Progress): ErasureReceipt['state'] {
  if (!progress.requestedAt) return 'none'
  return progress.erasedAt ? erasedStateOf(progress) : 'requested'
}

export function erasedStateOf({
  finishedAt,
  cleanedAt,
}: Pick<Progress, 'finishedAt' | 'cleanedAt'>): ListedErasure['state'] {
  if (!finishedAt) return 'erasing'
  return cleanedAt ? 'cleaned' : 'erased'
}

function presentFigures(deletion: AccountDeletionRow | undefined): ErasureReceipt['figures'] {
  if (!deletion?.figures) return null
  const { spoken, sharedReports, ...counts } = deletion.figures
  return { ...counts, spoken_answers: spoken, shared_reports: sharedReports }
}

/** Whether a cleaning that began after `time` left what the running server may not clean. Null: it has not come. */
async function isLeftToOperator(db: Db, time: string | null): Promise<boolean> {
  if (time === null) return false
  const status = await readHousekeeping(db)
  const { attempt } = status
  return attempt !== undefined && attempt.startedAt > time && needsOperator(status)
}

/** Whether an erasure that has a receipt ended after the last cleaning began. */
export async function isReceiptWaiting(db: Db, cleanedAt: string | undefined): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    `select exists (select from read.account_deletions where "finishedAt" > since)
         or exists (select from read.erasures where "finishedAt" > since) as is
       from coalesce($1, '-infinity'::timestamptz) since`,
    [cleanedAt],
  )
  return rows[0]!.is
}

/** When the first cleaning ended that began after `time`. */
async function findCleaning(db: Db, time: string): Promise<string | null> {
  const { rows } = await db.query<{ at: string | null }>(
    'select min(finished_at) as at from keep.housekeeping where started_at > $1',
    [time],
  )
  return rows[0]!.at
}
