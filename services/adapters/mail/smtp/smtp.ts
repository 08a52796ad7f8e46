import { createTransport } from 'nodemailer'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { isLoopbackHost } from '#kernel/config/networks.ts'
import { type Mail, MailUnavailable, type Mailer, type MailOutcome } from '#ports/mailer.ts'
import type { SmtpSettings } from './settings.ts'

type SmtpOptions = SmtpSettings & {
  /** The host of the Message-ID. */
  host: string
  /** For the whole delivery. */
  timeoutMs?: number
}

/**
 * Sends by SMTP, one connection for each mail. Passwords are sent over TLS only, except to this machine. A reply of 5xx to
 * the recipient or to the content refuses the mail; one to the sender or to the password is a fault of the settings, which
 * may be mended.
 */
export function createSmtpMailer({ url, from, host, timeoutMs = 25_000 }: SmtpOptions): Mailer {
  const server = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    requireTLS: server.password !== '' && !isLoopbackHost(server.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const timeoutError = () => new MailUnavailable('the mail server is too slow')
  return {
    provider: 'smtp',
    async send(mail, signal) {
      const message = toMessage(mail, from, host)
      const options = { timeoutMs, timeoutError, ...(signal && { signal }) }
      try {
        await withTimeout(() => transport.sendMail(message), options)
        return { status: 'sent' }
      } catch (error) {
        signal?.throwIfAborted()
        return outcomeOf(error)
      }
    },
  }
}

const toMessage = (
  { id, to, subject, text, html, language, unsubscribeUrl }: Mail,
  from: SmtpSettings['from'],
  host: string,
) => ({
  from,
  to,
  subject,
  text,
  html,
  messageId: `<${id}@${host}>`,
  headers: {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown }

/** Steps whose 5xx is about this mail, not about our sender or settings. */
const stepsOfMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA'])

/** Throws MailUnavailable. */
function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof MailUnavailable) throw error
  const { code, responseCode, command } = error as SmtpError
  if (typeof responseCode === 'number' && responseCode >= 500 && stepsOfMail.has(command))
    return { status: 'refused', code: responseCode }
  const reply = typeof responseCode === 'number' ? ` with ${responseCode}` : ''
  const step = typeof command === 'string' ? ` at ${command}` : ''
  throw new MailUnavailable(`the mail server failed${reply}${step} (${String(code ?? 'unknown')})`)
}
