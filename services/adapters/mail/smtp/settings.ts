import { z } from 'zod'
import { urlSetting } from '#kernel/config/environment.ts'

export type SmtpSettings = {
  /** `smtp:` or `smtps:`, with user and password where the server asks for them. */
  url: string
  /** An address, or a name and an address in angle brackets. */
  from: { name: string; address: string }
}

const sender = /^(?:(?<name>[^<>\r\n]*)<(?<inBrackets>[^<>\s]+)>|(?<bare>[^<>\s]+))$/

export const smtpEnvironment = {
  SMTP_URL: urlSetting(/^smtps?:$/, 'SMTP_URL must begin with smtp:// or smtps://.').optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => parseSender(text) !== undefined,
      'MAIL_FROM must be an e-mail address, or a name and an address such as Prosa <prosa@example.com>.',
    )
    .optional(),
}
type Environment = z.output<z.ZodObject<typeof smtpEnvironment>>

/** Undefined unless both are given. */
export function smtpSettings({ SMTP_URL: url, MAIL_FROM }: Environment): SmtpSettings | undefined {
  const from = MAIL_FROM === undefined ? undefined : parseSender(MAIL_FROM)
  return url !== undefined && from ? { url, from } : undefined
}

/** Issues that no single variable can show. */
export function smtpIssues({ SMTP_URL, MAIL_FROM }: Environment): string[] {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    return ['MAIL_FROM is missing: mail needs SMTP_URL and MAIL_FROM.']
  if (SMTP_URL === undefined && MAIL_FROM !== undefined)
    return ['SMTP_URL is missing: mail needs SMTP_URL and MAIL_FROM.']
  return []
}

function parseSender(text: string): SmtpSettings['from'] | undefined {
  const { name = '', inBrackets, bare } = sender.exec(text.trim())?.groups ?? {}
  const address = inBrackets ?? bare
  if (!z.email().safeParse(address).success || address === undefined) return undefined
  return { name: name.replaceAll('"', '').trim() || 'Prosa', address }
}
