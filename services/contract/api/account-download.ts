// Everything that an account holds, as one ZIP file.
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ExportFailure, ExportStatus } from './exports.ts'

/** The latest archive. It is removed after some days, with an answer in it that is erased, and with the account. */
export const AccountDownload = z.object({
  id: z.uuid(),
  status: ExportStatus,
  percent: z.int().min(0).max(100),
  requested_at: z.iso.datetime(),
  /** When its reading began; with the size, null until the file is ready. */
  as_of: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  expires_at: z.iso.datetime(),
  failure: ExportFailure.nullable(),
  /** The file's address, once it is ready. */
  url: z.string().nullable(),
})
export type AccountDownload = z.infer<typeof AccountDownload>

export const LatestAccountDownload = z.object({
  /** Null: none was requested. */
  download: AccountDownload.nullable(),
})

export const getAccountDownload = endpoint('GET /api/users/me/download', {
  access: 'owner',
  summary: 'Returns the progress of the latest archive of everything in the account.',
  input: z.strictObject({}),
  output: LatestAccountDownload,
  problems: [],
})

/** While one is being written, that one is returned; a finished one is replaced. */
export const requestAccountDownload = endpoint('POST /api/users/me/download', {
  access: 'owner',
  summary:
    'Prepares a ZIP file of everything in the account: tables as CSV and JSON, with a description.',
  input: z.strictObject({}),
  output: LatestAccountDownload,
  accepted: 'The file is written in the background.',
  problems: ['accounts/erased'],
})
