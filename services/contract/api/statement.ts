import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DisputeOutcome } from '../events/credits.ts'
import { Locale } from '../languages.ts'
import { limits } from '../limits.ts'
import { PackageId } from '../packages.ts'

/** Kinds of statement entries. */
export const EntryKind = z.enum([
  'purchased',
  'granted',
  'unlocked',
  'returned',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_closed',
  'netted',
  'netting_reversed',
])
export type EntryKind = z.infer<typeof EntryKind>

/** Filters of the statement: added, spent, returned, or reversed credits. */
export const StatementFilter = z.enum(['added', 'unlocked', 'returned', 'money_back'])
export type StatementFilter = z.infer<typeof StatementFilter>

/** A ledger entry with its cause: a payment, a response, or the operator. */
export const StatementEntry = z.object({
  id: z.uuid(),
  /** The entry's place in the ledger: from 1, without gaps. */
  number: z.int(),
  at: z.iso.datetime(),
  kind: EntryKind,
  /** Change of the balance; may be negative. */
  credits: z.int(),
  /** Balance after the entry. */
  balance: z.int(),
  /** Credits owed after the entry; null if it does not change them. */
  receivable: z.int().nullable(),
  lot_id: z.uuid(),
  /** Null for a grant of the operator. */
  package_type: PackageId.nullable(),
  payment_id: z.uuid().nullable(),
  /** The older payment whose owed credits this entry settles, or no longer settles. */
  owed_payment_id: z.uuid().nullable(),
  /** The provider's id of the payment. */
  provider_reference: z.string().nullable(),
  amount_cents: z.int().nullable(),
  outcome: DisputeOutcome.nullable(),
  /** The operator's reason for a grant; `call-for-help` where the product returned a credit automatically. */
  reason: z.string().nullable(),
  response_id: z.uuid().nullable(),
  survey_id: z.uuid().nullable(),
  survey_title: z.string().nullable(),
  /** The response's score, 0 to 1; null after its erasure. */
  response_quality: z.number().nullable(),
})
export type StatementEntry = z.infer<typeof StatementEntry>

/** If there are more, the header `Prosa-Next` holds the next page's `before`. */
export const listStatementEntries = endpoint('GET /api/billing/statement', {
  access: 'owner',
  summary: 'Lists the entries of the owner’s ledger with balances, newest first.',
  input: z.strictObject({
    kind: StatementFilter.optional(),
    limit: z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default),
    before: z.coerce.number().int().min(0).optional(),
  }),
  output: z.array(StatementEntry),
  problems: [],
})

export const exportStatement = endpoint('GET /api/billing/statement.csv', {
  access: 'owner',
  summary: 'Returns the whole statement as CSV, newest first.',
  input: z.strictObject({ kind: StatementFilter.optional() }),
  output: z.unknown(),
  responseTypes: ['text/csv'],
  problems: [],
})

export const getPaymentReceipt = endpoint('GET /api/billing/receipts/:paymentId', {
  access: 'owner',
  summary: 'Returns the receipt of a payment as a printable page.',
  input: z.strictObject({
    paymentId: z.uuid(),
    /** The owner's language by default. */
    language: Locale.optional(),
  }),
  output: z.unknown(),
  responseTypes: ['text/html'],
  problems: ['billing/unknown-payment'],
})
