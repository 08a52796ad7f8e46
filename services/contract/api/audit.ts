// Ledgers as auditors read them: as of any moment, down to the cause of each entry. `owner` says whose, where a token is good for all.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { DisputeOutcome } from '../events/credits.ts'
import { limits } from '../limits.ts'
import { LotOrigin, PackageId } from '../packages.ts'

const owner = z.uuid().optional()
/** As of then; without it, as of now. */
const at = z.iso.datetime().optional()
const limit = z.coerce.number().int().min(1).max(limits.page.max).default(limits.page.default)
/** Entries below this revision. */
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
])
export type EntryType = z.infer<typeof EntryType>

export const getLedger = endpoint('GET /api/ledger', {
  access: 'auditor',
  summary: 'Returns the balance and the number of entries of a ledger at a time.',
  input: z.strictObject({ owner, at }),
  output: z.object({
    owner_id: z.uuid(),
    at: z.iso.datetime(),
    /** Of the first entry and of the last one that there is by now. */
    since: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
    balance: z.int(),
    /** Credits that were spent although their money was taken back. */
    receivable: z.int(),
    entries: z.int(),
    lots: z.int(),
    /** The hash of the last entry. */
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
      /** Of the entry that brought it. */
      revision: z.int(),
      package_type: LotOrigin,
      payment_id: z.uuid().nullable(),
      price_cents: z.int(),
      refunded_cents: z.int(),
      since: z.iso.datetime(),
      /** credits = remaining + frozen + reversed + spent. */
      credits: z.int(),
      remaining: z.int(),
      frozen: z.int(),
      reversed: z.int(),
      spent: z.int(),
      owed: z.int(),
    }),
  ),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

/** What an entry rests on: a payment and the webhook that told of it, a response, or the operator's word. */
export const EntryCause = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    payment_id: z.uuid(),
    provider: z.string().nullable(),
    /** The provider's id of the payment. */
    reference: z.string().nullable(),
    /** The provider's id of the notice. */
    webhook_id: z.string().nullable(),
    package_type: PackageId.nullable(),
    amount_cents: z.int().nullable(),
    dispute_id: z.string().nullable(),
    outcome: DisputeOutcome.nullable(),
  }),
  z.object({
    kind: z.literal('response'),
    response_id: z.uuid(),
    survey_id: z.uuid(),
    survey_title: z.string().nullable(),
    /** Without the words that it takes from answers; null where the conversation was erased. */
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
      /** What it adds to the balance. */
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
      /** Of the last entry in the stretch. */
      at: z.iso.datetime(),
      balance: z.int(),
      lowest: z.int(),
      highest: z.int(),
    }),
  ),
  problems: ['ledger/not-found', 'ledger/owner-required'],
})

/** What is wrong with an entry, or with what was anchored of it. */
export const LedgerFault = z.object({
  revision: z.int(),
  entry_id: z.uuid().nullable(),
  type: z.string().nullable(),
  /**
   * altered: its contents are not those that its hash was made of; unlinked: it does not follow the entry before it;
   * unhashed: it carries no hash; misplaced: it has another number than its place; cut, replaced, forged: an anchored
   * head is past the end, names another entry, or is not signed by us.
   */
  fault: z.enum(['altered', 'unlinked', 'unhashed', 'misplaced', 'cut', 'replaced', 'forged']),
})
export type LedgerFault = z.infer<typeof LedgerFault>

export const verifyLedger = endpoint('GET /api/ledger/verification', {
  access: 'auditor',
  summary:
    'Verifies the hash chain and the anchored heads of a ledger, whole or `limit` entries at a time.',
  input: z.strictObject({
    owner,
    from: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).optional(),
  }),
  output: z.object({
    verified_at: z.iso.datetime(),
    /** Where to go on; null at the end. */
    next: z.int().nullable(),
    /** Of those that were read. */
    entries: z.int(),
    head: z.string(),
    /** The newest head that is anchored outside the log. */
    anchored: z.object({ revision: z.int(), at: z.iso.datetime() }).nullable(),
    /** The first hundred. */
    faults: z.array(LedgerFault),
    total_faults: z.int(),
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
  output: z.object({ key: z.string(), public_key: z.string() }),
  problems: [],
})
