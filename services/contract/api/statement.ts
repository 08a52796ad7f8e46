import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DisputeOutcome } from '../events/credits.ts'
import { Locale } from '../languages.ts'
import { limits } from '../limits.ts'
import { PackageId } from '../packages.ts'

/** What an entry of the statement is. */
export const EntryKind = z.enum([
  'purchased',
  'granted',
  'unlocked',
  'returned',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_closed',
])
export type EntryKind = z.infer<typeof EntryKind>

/** What a statement can be narrowed to: credits that came, were spent, came back, or went with their money. */
export const StatementFilter = z.enum(['added', 'unlocked', 'returned', 'money_back'])
export type StatementFilter = z.infer<typeof StatementFilter>

/** One entry of the ledger with its cause: a payment, a response, or the operator. */
export const StatementEntry = z.object({
  id: z.uuid(),
  /** From 1 on, without a gap: the entry's place in the ledger. */
  number: z.int(),
  at: z.iso.datetime(),
  kind: EntryKind,
  /** What the entry adds to the balance; below zero where it takes. */
  credits: z.int(),
  /** After the entry. */
  balance: z.int(),
  /** Credits owed after the entry; null where it changes nothing about them. */
  receivable: z.int().nullable(),
  lot_id: z.uuid(),
  /** Null for the operator's gift. */
  package_type: PackageId.nullable(),
  payment_id: z.uuid().nullable(),
  /** The payment as its provider calls it. */
  provider_reference: z.string().nullable(),
  amount_cents: z.int().nullable(),
  outcome: DisputeOutcome.nullable(),
  /** The operator's, for a gift. */
  reason: z.string().nullable(),
  response_id: z.uuid().nullable(),
  survey_id: z.uuid().nullable(),
  survey_title: z.string().nullable(),
  /** Of the response, from 0 to 1; null once it is erased. */
  response_quality: z.number().nullable(),
})
export type StatementEntry = z.infer<typeof StatementEntry>

/** Where there are more, the header `Prosa-Next` holds the `before` that continues. */
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
    /** The owner's own by default. */
    language: Locale.optional(),
  }),
  output: z.unknown(),
  responseTypes: ['text/html'],
  problems: ['billing/unknown-payment'],
})
