// The ledger for its owner: each entry with its purchase, survey and response.
import type { PackageId } from '#contract/packages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { CreditEntryRow } from './credit-entries.projection.ts'
import { withSurveyTitles } from '../surveys/surveys.projection.ts'

export type StatementRow = Pick<
  CreditEntryRow,
  | 'entryId'
  | 'revision'
  | 'type'
  | 'at'
  | 'credits'
  | 'balance'
  | 'lotId'
  | 'responseId'
  | 'surveyId'
  | 'data'
> & {
  packageId: PackageId | null
  paymentId: string | null
  intentId: string | null
  priceCents: number
  surveyTitle: string | null
  score: number | null
}

type StatementQuery = {
  /** Default: all types. */
  types?: readonly CreditEntryRow['type'][] | undefined
  limit: number
  /** A revision. */
  before?: number | undefined
}

const allEntriesSql = `
  select * from read.credit_entries
   where "ownerId" = $1 and revision < $3
   order by revision desc limit $2`

/** One index range for each type, merged. */
const entriesByTypeSql = `
  select entry.* from unnest($4::text[]) as wanted
   cross join lateral (
     select * from read.credit_entries
      where "ownerId" = $1 and type = wanted and revision < $3
      order by revision desc limit $2) entry
   order by entry.revision desc limit $2`

/** Newest first. */
export async function statementOf(
  db: Db,
  ownerId: string,
  { types, limit, before = undefined }: StatementQuery,
): Promise<StatementRow[]> {
  const { rows } = await db.query<Omit<StatementRow, 'surveyTitle'>>(
    `select entry."entryId", entry.revision, entry.type, entry.at, entry.credits, entry.balance,
            entry."lotId", entry."responseId", entry."surveyId", entry.data,
            lot."packageId", lot."paymentId", lot."priceCents", payment."intentId",
            response.score
       from (${types ? entriesByTypeSql : allEntriesSql}) entry
       join read.credit_lots lot using ("lotId")
       left join read.payments payment on payment."paymentId" = lot."paymentId"
       left join read.responses response on response."responseId" = entry."responseId"
      order by entry.revision desc`,
    [ownerId, limit, before ?? Number.MAX_SAFE_INTEGER, ...(types ? [types] : [])],
  )
  return withSurveyTitles(db, rows)
}

/** Refunds, disputes and nettings of a payment, oldest first. */
export async function movementsOfPayment(
  db: Db,
  ownerId: string,
  paymentId: string,
): Promise<Pick<CreditEntryRow, 'type' | 'at' | 'data'>[]> {
  const { rows } = await db.query<Pick<CreditEntryRow, 'type' | 'at' | 'data'>>(
    `select type, at, data from read.credit_entries
      where "ownerId" = $1 and type = any('{PurchaseRefunded,PurchaseRefundFailed,PurchaseDisputed,DisputeClosed,ReceivableNetted,ReceivableNettingReversed}')
        and ("paymentId" = $2 or data->>'owedPaymentId' = $2::text) order by revision`,
    [ownerId, paymentId],
  )
  return rows
}
