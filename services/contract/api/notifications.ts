import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'

const token = z.string().min(1).max(100)

/** Changes nothing: mail programs and scanners open links before people do. */
export const getUnsubscribePage = endpoint('GET /api/public/unsubscribe/:token', {
  access: 'anyone',
  summary: 'Returns a page that asks whether to stop a kind of e-mail.',
  input: z.strictObject({ token }),
  output: z.unknown(),
  responseTypes: ['text/html'],
  problems: ['notifications/invalid-link'],
})

/** RFC 8058: mail programs call this without a session. A second call changes nothing. */
export const stopMails = endpoint('POST /api/public/unsubscribe/:token', {
  access: 'anyone',
  summary: 'Stops the kind of e-mail that a signed link names.',
  input: z.strictObject({ token }),
  output: z.unknown(),
  responseTypes: ['text/html'],
  ignoresBody: true,
  problems: ['notifications/invalid-link'],
})

export const getMailStatus = endpoint('GET /api/users/me/mail', {
  access: 'owner',
  summary: 'Returns whether e-mails reach the owner.',
  input: z.strictObject({}),
  output: z.object({
    /** `outbox`: they are kept here and shown by `GET /api/outbox`; null: none are sent. */
    provider: z.enum(['smtp', 'outbox']).nullable(),
    last_sent_at: z.string().nullable(),
    /** The mail server permanently refused the address: no more e-mails are sent to it until the owner asks for them again. */
    stopped: z.object({ at: z.string(), code: z.int() }).nullable(),
  }),
  problems: [],
})

export const resumeMail = endpoint('POST /api/users/me/mail/resume', {
  access: 'owner',
  summary: 'Sends e-mails again to an address that had refused one.',
  input: z.strictObject({}),
  output: Done,
  problems: [],
})

export const getOutbox = endpoint('GET /api/outbox', {
  access: 'owner',
  summary: 'Returns a page with the e-mails to the owner that were kept instead of sent.',
  input: z.strictObject({
    /** The e-mail to show; the latest by default. */
    mail: z.uuid().optional(),
    part: z.enum(['html', 'text']).default('html'),
  }),
  output: z.unknown(),
  responseTypes: ['text/html'],
  problems: ['notifications/no-outbox'],
})
