import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'

/** What the deletion of the account erases, and what it leaves. */
const DeletionFigures = z.object({
  /** Also deleted ones that could be restored. */
  surveys: z.int(),
  conversations: z.int(),
  answers: z.int(),
  /** Files that were prepared. */
  exports: z.int(),
  /** Links to reports. */
  shared_reports: z.int(),
  /** Where the owner is signed in. */
  sessions: z.int(),
  /** Lost, without a refund. */
  credits: z.int(),
  /** Kept without personal data: the law asks for them. */
  purchases: z.int(),
})

export const AccountDeletion = z.object({
  /** Null: no deletion is requested. */
  requested_at: z.iso.datetime().nullable(),
  /** The account can be kept until then. Null: no deletion is requested. */
  erase_at: z.iso.datetime().nullable(),
  /** Days between a request and the erasure. */
  grace_days: z.int(),
  /** What was erased and where; it outlives the account, and has no personal data. */
  receipt_url: z.url(),
  figures: DeletionFigures,
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const getAccountDeletion = endpoint('GET /api/users/me/deletion', {
  access: 'owner',
  summary: 'Returns whether the deletion of the account is requested, and what it erases.',
  input: z.strictObject({}),
  output: AccountDeletion,
  problems: [],
})

/** Surveys are closed to respondents until the erasure or its cancellation. A repeated request keeps the day. */
export const requestAccountDeletion = endpoint('POST /api/users/me/deletion', {
  access: 'owner',
  summary: 'Requests the deletion of the account, which is erased after the grace period.',
  input: z.strictObject({
    /** The e-mail address of the account. */
    confirmation: z.string().max(320),
  }),
  output: AccountDeletion,
  problems: ['accounts/confirmation-wrong', 'accounts/erased'],
})

export const cancelAccountDeletion = endpoint('DELETE /api/users/me/deletion', {
  access: 'owner',
  summary: 'Cancels the deletion of the account. Idempotent.',
  input: z.strictObject({}),
  output: Done,
  problems: ['accounts/erased'],
})

/**
 * `none`: no deletion is requested. `requested`: it can be cancelled. `erasing`: rows, files or keys are left. `erased`: none
 * is. `cleaned`: nor is any in the files of the database.
 */
export const ErasureState = z.enum(['none', 'requested', 'erasing', 'erased', 'cleaned'])
export type ErasureState = z.infer<typeof ErasureState>

/** From which something was removed. */
export const ErasedPlace = z.enum([
  /** Destroyed: sealed values in the log and in its backups are unreadable. */
  'keys',
  'read_models',
  /** Among them: search words and fingerprints of answers. */
  'search',
  'files',
  'mails',
  'sign_ins',
  'caches',
  /** Tables, statistics and the write-ahead log of the database, once they are cleaned. */
  'database_files',
])
export type ErasedPlace = z.infer<typeof ErasedPlace>

/** What stays, without personal data: the law, or proof of what was done, asks for it. */
export const RemainingThing = z.enum(['ledger', 'audit_trail', 'erasure_list'])
export type RemainingThing = z.infer<typeof RemainingThing>

export const ErasedKind = z.enum(['account', 'survey', 'conversation'])
export type ErasedKind = z.infer<typeof ErasedKind>

/** What was erased, how much of it, when and where. Times are null until they have come. */
export const ErasureReceipt = z.object({
  kind: ErasedKind,
  /** The last eight characters of its id, in capitals. Null for an account. */
  reference: z.string().nullable(),
  state: ErasureState,
  requested_at: z.iso.datetime().nullable(),
  erase_at: z.iso.datetime().nullable(),
  erased_at: z.iso.datetime().nullable(),
  /** When no row, file or key was left. */
  finished_at: z.iso.datetime().nullable(),
  /** When the files of the database were cleaned. */
  cleaned_at: z.iso.datetime().nullable(),
  /** Whether the cleaning waits for a command of the operator: the running server may not do all of it, or not beside traffic. */
  needs_operator: z.boolean(),
  /**
   * The conversations and answers of a survey or a conversation. Null before the erasure, and where it was not counted: an
   * erasure that repeats one after a restored backup.
   */
  figures: z
    .object({
      surveys: z.int(),
      conversations: z.int(),
      answers: z.int(),
      spoken_answers: z.int(),
      insights: z.int(),
      exports: z.int(),
      shared_reports: z.int(),
      mails: z.int(),
      sessions: z.int(),
    })
    .partial()
    .nullable(),
  /** Empty before the erasure. */
  places: z.array(ErasedPlace),
  remaining: z.array(RemainingThing),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

export const getErasureReceipt = endpoint('GET /api/public/erasures/:token', {
  access: 'anyone',
  summary: 'Returns the receipt of an erasure: a page to browsers, else JSON (`ErasureReceipt`).',
  input: z.strictObject({ token: z.string().min(1).max(100) }),
  output: z.unknown(),
  responseTypes: ['text/html', 'application/json'],
  problems: ['notifications/invalid-link'],
})

/** A survey or a single conversation that the owner deleted. Titles are erased, too. */
const ListedErasure = z.object({
  kind: ErasedKind.exclude(['account']),
  state: ErasureState.exclude(['none', 'requested']),
  reference: z.string(),
  requested_at: z.iso.datetime(),
  erased_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  cleaned_at: z.iso.datetime().nullable(),
  conversations: z.int(),
  answers: z.int(),
  receipt_url: z.url(),
})
export type ListedErasure = z.infer<typeof ListedErasure>

export const listErasures = endpoint('GET /api/users/me/erasures', {
  access: 'owner',
  summary:
    'Lists the latest 100 surveys and conversations that the owner deleted and that are erased.',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ListedErasure) }),
  problems: [],
})
