// Ledgers for auditors: as of any time, with the cause of each entry. A token for all ledgers selects one by `owner`.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DisputeOutcome } from '../events/credits.ts'
import { limits } from '../limits.ts'
import { LotOrigin, PackageId } from '../packages.ts'

const owner = z.uuid().optional()
/** Reads the ledger as of this time; now by default. */
const at = z.iso.datetime().optional()
const limit = z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default)
/** Returns entries below this revision. */
const before = z.coerce.number().int().min(0).optional()

export const EntryType = z.enum([
  'CreditsPurchased',
  'CreditsGranted',
  'ResponseUnlocked',
  'UnlockRefunded',
  'PurchaseRefunded',
  'PurchaseRefundFailed',
  'PurchaseDisputed',
  'DisputeClosed',
  'ReceivableNetted',
  'ReceivableNettingReversed',
])
export type EntryType = z.infer<typeof EntryType>

export const getLedger = endpoint('GET /api/ledger', {
  access: 'auditor',
  summary: 'Returns the balance and the number of entries of a ledger at a time.',
  input: z.strictObject({ owner, at }),
  output: z.object({
    owner_id: z.uuid(),
    at: z.iso.datetime(),
    /** Times of the first and of the newest entry. */
    since: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    balance: z.int(),
    /** Credits spent whose payment was taken back. */
    receivable: z.int(),
    entries: z.int(),
    lots: z.int(),
    /** Hash of the last entry. */
    head: z.string().nullable(),
  }),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

export const listLedgerLots = endpoint('GET /api/ledger/lots', {
  access: 'auditor',
  summary: 'Lists lots at a time, newest first.',
  input: z.strictObject({ owner, at, before, limit }),
  output: z.array(
    z.object({
      lot_id: z.uuid(),
      /** Revision of the entry that added the lot. */
      revision: z.int(),
      package_type: LotOrigin,
      payment_id: z.uuid().nullable(),
      price_cents: z.int(),
      refunded_cents: z.int(),
      /** Taken by lost disputes. */
      lost_cents: z.int(),
      since: z.iso.datetime(),
      /** credits = remaining + frozen + reversed + netted + spent. */
      credits: z.int(),
      remaining: z.int(),
      frozen: z.int(),
      reversed: z.int(),
      /** Credits that paid what older lots owed. */
      netted: z.int(),
      spent: z.int(),
      owed: z.int(),
    }),
  ),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

/** The cause of an entry: a payment and its webhook, a response, or a grant of the operator. */
export const EntryCause = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    payment_id: z.uuid(),
    provider: z.string().nullable(),
    /** The provider's id of the payment. */
    reference: z.string().nullable(),
    /** The provider's id of the webhook. */
    webhook_id: z.string().nullable(),
    package_type: PackageId.nullable(),
    amount_cents: z.int().nullable(),
    dispute_id: z.string().nullable(),
    /** The older payment whose owed credits the entry settles, or no longer settles. */
    owed_payment_id: z.uuid().nullable(),
    outcome: DisputeOutcome.nullable(),
  }),
  z.object({
    kind: z.literal('response'),
    response_id: z.uuid(),
    survey_id: z.uuid(),
    survey_title: z.string().nullable(),
    /** Without quotes of answers; null if the conversation was erased. */
    question: z.string().nullable(),
    score: z.number().nullable(),
  }),
  z.object({ kind: z.literal('grant'), reason: z.string() }),
])
export type EntryCause = z.infer<typeof EntryCause>

export const listLedgerEntries = endpoint('GET /api/ledger/entries', {
  access: 'auditor',
  summary: 'Lists entries at a time with their causes, newest first.',
  input: z.strictObject({ owner, at, before, limit }),
  output: z.array(
    z.object({
      revision: z.int(),
      entry_id: z.uuid(),
      type: EntryType,
      at: z.iso.datetime(),
      /** Change of the balance. */
      credits: z.int(),
      balance: z.int(),
      lot_id: z.uuid(),
      previous_hash: z.string(),
      hash: z.string(),
      cause: EntryCause,
    }),
  ),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

export const listLedgerBalances = endpoint('GET /api/ledger/balances', {
  access: 'auditor',
  summary: 'Returns the history of the balance in at most 200 intervals.',
  input: z.strictObject({ owner }),
  output: z.array(
    z.object({
      /** Time of the last entry in the interval. */
      at: z.iso.datetime(),
      balance: z.int(),
      lowest: z.int(),
      highest: z.int(),
    }),
  ),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

/** A fault of an entry or of its anchor. */
export const LedgerFault = z.object({
  revision: z.int(),
  entry_id: z.uuid().nullable(),
  type: z.string().nullable(),
  /**
   * altered: the contents do not match the hash; unlinked: the previous hash does not match the entry before;
   * unhashed: there is no hash; unsigned: there is no signature; misplaced: the number is not the entry's place; cut,
   * replaced: an anchored head is past the end, or names another entry; redated: the store has another time or
   * position for it, or for an entry since the anchor before; forged: the signature of the entry or of its anchor is invalid;
   * unanchored: the file of anchors is missing or was changed; differs: a read model shows something else than the log.
   */
  fault: z.enum([
    ...['altered', 'unlinked', 'unhashed', 'unsigned', 'misplaced', 'cut', 'replaced'],
    ...['redated', 'forged', 'unanchored', 'differs'],
  ] as const),
  /** The read model that differs; `entry_id` is then the id of the row. */
  model: z.enum(['balance', 'lot', 'entry', 'payment']).optional(),
  /** Its columns that differ; absent when only the read model or only the log has the row. */
  columns: z.array(z.string()).optional(),
})
export type LedgerFault = z.infer<typeof LedgerFault>

export const verifyLedger = endpoint('GET /api/ledger/verification', {
  access: 'auditor',
  summary:
    'Verifies a ledger’s hash chain, signatures and anchored heads, whole or in parts, and with the last part compares the read models with it.',
  input: z.strictObject({
    owner,
    from: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).optional(),
  }),
  output: z.object({
    verified_at: z.iso.datetime(),
    /** Cursor of the next part; null at the end. */
    next: z.int().nullable(),
    /** Number of entries read; `head` is the hash of the last. */
    entries: z.int(),
    head: z.string(),
    /** The newest head anchored outside the event log. */
    anchored: z.object({ revision: z.int(), at: z.iso.datetime() }).nullable(),
    /** At most 100. */
    faults: z.array(LedgerFault),
    total_faults: z.int(),
    /** The ids of the keys that signed the entries. */
    keys: z.array(z.string()),
  }),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

export const listLedgers = endpoint('GET /api/ledger/owners', {
  access: 'auditor',
  summary: 'Lists the ledgers that the caller may read.',
  input: z.strictObject({ after: z.uuid().optional(), limit }),
  output: z.array(z.object({ owner_id: z.uuid(), balance: z.int(), receivable: z.int() })),
  problems: [],
})

export const exportLedger = endpoint('GET /api/ledger/export', {
  access: 'auditor',
  summary: 'Returns a signed export; docs/ledger-export.md describes its format.',
  input: z.strictObject({ owner, at, format: z.enum(['csv', 'json']) }),
  output: z.unknown(),
  responseTypes: ['text/csv', 'application/json'],
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

export const getLedgerKey = endpoint('GET /api/ledger/key', {
  access: 'anyone',
  summary: 'Returns the Ed25519 public key of exports and anchored heads.',
  input: z.strictObject({}),
  output: z.object({
    key: z.string(),
    public_key: z.string(),
    /** All keys that have signed here, oldest first; the last is the current one. */
    keys: z.array(
      z.object({
        number: z.int(),
        key: z.string(),
        public_key: z.string(),
        /** Null for the first key. */
        since: z.iso.datetime().nullable(),
        /** From when on it signs nothing more; null for the current key. */
        until: z.iso.datetime().nullable(),
        /** The statement, signed with the key before, that introduces it; null for the first key. */
        introduced_by: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  problems: [],
})
