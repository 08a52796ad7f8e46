import type { Locale } from '#contract/languages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { ErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import type { MailPage } from './mail-page.ts'

/** What a mail says; footer and language are the same for all. */
export type MailBody = Pick<MailPage, 'subject' | 'summary' | 'title' | 'parts'>

export type MailWriter = {
  db: Db
  ownerId: string
  language: Locale
  publicUrl: string
  receipts: Pick<ErasureReceipts, 'urlOf'>
}
