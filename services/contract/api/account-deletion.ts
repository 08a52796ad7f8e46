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
