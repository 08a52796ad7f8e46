/** Mails to owners. Adapters: SMTP, and an outbox that keeps them in the database (nothing leaves the machine). */

export type Mail = {
  /** Identifies the mail and makes its Message-ID: the same in every attempt. */
  id: string
  /** The recipient: their key seals copies. */
  ownerId: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** BCP 47. */
  language: string
  /** Accepts one POST without signing in (RFC 8058); absent on mails about the account itself. */
  unsubscribeUrl?: string
}

/**
 * `refused`: the server will not deliver to this address (SMTP 5xx), now or later; `code` is its reply code. The server's
 * words are left out, because they often repeat the address.
 */
export type MailOutcome = { status: 'sent' } | { status: 'refused'; code: number }

export type Mailer = {
  readonly provider: string
  /**
   * Idempotent by id where nothing leaves the machine; elsewhere a repeat has the same Message-ID. Rejects with
   * MailUnavailable if it may work later. A mail may have been sent nevertheless if the connection ended before the reply.
   */
  send: (mail: Mail, signal?: AbortSignal) => Promise<MailOutcome>
}

export type StoredMail = Mail & { at: string }

/** Shows mails that have not left the machine. */
export type MailOutbox = {
  /** Newest first, at most 100. */
  list: (ownerId: string) => Promise<StoredMail[]>
  count: (ownerId: string) => Promise<number>
  /** Deletes all of the owner's. Idempotent. */
  erase: (ownerId: string) => Promise<void>
}

/** The mail server cannot be reached, or accepts no mails of ours now. The message contains no address. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable'
}
