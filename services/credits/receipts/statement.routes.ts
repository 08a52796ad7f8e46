import { Readable } from 'node:stream'
import {
  type EntryKind,
  listStatementEntries,
  type StatementEntry,
  exportStatement,
  type StatementFilter,
} from '#contract/api/statement.ts'
import { csvRow } from '#contract/csv.ts'
import { DisputeOutcome } from '#contract/events/credits.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { route } from '#kernel/http/route.ts'
import { statementOf, type StatementRow } from '#projections/credits/statement.ts'
import { sendRevisionPage } from '../revision-page.ts'

type EntryType = StatementRow['type']

const kinds: Record<EntryType, EntryKind> = {
  CreditsPurchased: 'purchased',
  CreditsGranted: 'granted',
  ResponseUnlocked: 'unlocked',
  UnlockRefunded: 'returned',
  PurchaseRefunded: 'refunded',
  PurchaseRefundFailed: 'refund_failed',
  PurchaseDisputed: 'disputed',
  DisputeClosed: 'dispute_closed',
  ReceivableNetted: 'netted',
  ReceivableNettingReversed: 'netting_reversed',
}

const filters: Record<StatementFilter, readonly EntryType[]> = {
  added: ['CreditsPurchased', 'CreditsGranted'],
  unlocked: ['ResponseUnlocked'],
  returned: ['UnlockRefunded'],
  money_back: [
    ...(['PurchaseRefunded', 'PurchaseRefundFailed', 'PurchaseDisputed', 'DisputeClosed'] as const),
    ...(['ReceivableNetted', 'ReceivableNettingReversed'] as const),
  ],
}

/** Rows of a file's query. */
const chunkSize = 1_000

export const listStatementEntriesRoute = route(
  listStatementEntries,
  async ({ kind, limit, before }, call) => {
    const types = kind && filters[kind]
    const rows = await statementOf(call.db, call.ownerId, { types, limit: limit + 1, before })
    return sendRevisionPage(call.reply, limit, rows).map(presentEntry)
  },
)

export const exportStatementRoute = route(
  exportStatement,
  async ({ kind }, { db, ownerId, reply, recordSecurityEvent }) => {
    const subject = { type: 'statement', id: ownerId }
    await recordSecurityEvent({ kind: 'export', subject, detail: 'csv' })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="prosa-statement.csv"')
      .send(Readable.from(generateCsv(db, ownerId, kind && filters[kind])))
  },
)

/** Streams with backpressure, in constant memory. */
async function* generateCsv(db: Db, ownerId: string, types: readonly EntryType[] | undefined) {
  yield `\uFEFF${csvRow(columns)}`
  for (let before: number | undefined; ;) {
    const rows = await statementOf(db, ownerId, { types, limit: chunkSize, before })
    yield rows.map((row) => csvRow(toCells(presentEntry(row)))).join('')
    if (rows.length < chunkSize) return
    before = rows.at(-1)?.revision
  }
}

const columns: readonly (keyof StatementEntry)[] = [
  'number',
  'at',
  'kind',
  'credits',
  'balance',
  'receivable',
  'amount_cents',
  'package_type',
  'payment_id',
  'provider_reference',
  'outcome',
  'reason',
  'response_id',
  'response_quality',
  'survey_id',
  'survey_title',
  'lot_id',
  'id',
  'owed_payment_id',
]
const toCells = (entry: StatementEntry) => columns.map((name) => entry[name] ?? '')

function presentEntry(row: StatementRow): StatementEntry {
  const { type, data } = row
  return {
    id: row.entryId,
    number: row.revision + 1,
    at: row.at,
    kind: kinds[type],
    credits: row.credits,
    balance: row.balance,
    receivable: readNumber(data, 'receivableAfter'),
    lot_id: row.lotId,
    package_type: row.packageId,
    payment_id: row.paymentId,
    owed_payment_id: readText(data, 'owedPaymentId'),
    provider_reference: row.intentId,
    amount_cents: readNumber(data, type === 'CreditsPurchased' ? 'priceCents' : 'amountCents'),
    outcome: DisputeOutcome.safeParse(data['outcome']).data ?? null,
    reason: reasonOf(row),
    response_id: row.responseId,
    survey_id: row.surveyId,
    survey_title: row.surveyTitle,
    response_quality: row.score,
  }
}

const reasonOf = ({ type, data }: StatementRow): string | null =>
  readText(data, type === 'CreditsGranted' ? 'reason' : 'cause')

function readText(data: StatementRow['data'], name: string): string | null {
  const value = data[name]
  return typeof value === 'string' ? value : null
}

function readNumber(data: StatementRow['data'], name: string): number | null {
  const value = data[name]
  return typeof value === 'number' ? value : null
}
