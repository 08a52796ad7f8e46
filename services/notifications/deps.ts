import type { Execute } from '#kernel/commands/command.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { ErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Mailer, MailOutbox } from '#ports/mailer.ts'
import type { WaitForPosition } from '#projections/engine/position-tracker.ts'
import type { MailList } from './mail-lists.ts'

export type NotificationsDeps = {
  db: Db
  store: Pick<EventStore, 'head'>
  waitForPosition: WaitForPosition
  /** Absent: no mail is sent. */
  mailer: Mailer | undefined
  outbox: MailOutbox | undefined
  publicUrl: string
  receipts: ErasureReceipts
  /** Signs the links to unsubscribe. */
  tokens: SignedTokens
  /** Switches off a kind of mail in the owner's settings. */
  switchOff: (execute: Execute, ownerId: string, list: MailList) => Promise<void>
}
