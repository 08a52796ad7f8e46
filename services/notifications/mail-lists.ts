// What an owner can unsubscribe from: each is a switch of the settings.
import type { MailContent } from '#contract/events/mail.ts'
import type { NotificationSettings } from '#contract/settings.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'

/** Links have a list's place: new ones are added at the end. */
const mailLists = ['email_responses', 'email_insights', 'email_weekly_report'] as const
export type MailList = (typeof mailLists)[number]

const listOfKind: Record<MailContent['kind'], MailList | undefined> = {
  responses: 'email_responses',
  insights: 'email_insights',
  'weekly-report': 'email_weekly_report',
  'low-credits': undefined,
  'export-ready': undefined,
  'download-ready': undefined,
  'plan-changed': undefined,
  'plan-limit': undefined,
  'deletion-requested': undefined,
  'deletion-cancelled': undefined,
}

/** Undefined for mails about the account itself. */
export const listOf = ({ kind }: Pick<MailContent, 'kind'>): MailList | undefined =>
  listOfKind[kind]

export const isOn = (
  settings: Pick<NotificationSettings, MailList>,
  content: Pick<MailContent, 'kind'>,
): boolean => {
  const list = listOf(content)
  return list === undefined || settings[list]
}

const purpose = 'unsubscribe'

/** A link works as long as the account exists. */
export const unsubscribeToken = (
  tokens: Pick<SignedTokens, 'issue'>,
  ownerId: string,
  list: MailList,
): string => tokens.issue(purpose, { batchId: ownerId, number: mailLists.indexOf(list) })

/** Undefined for a forged token. */
export function readUnsubscribeToken(
  tokens: Pick<SignedTokens, 'verify'>,
  token: string,
): { ownerId: string; list: MailList } | undefined {
  const { batchId: ownerId, number } = tokens.verify(purpose, token) ?? {}
  const list = number === undefined ? undefined : mailLists[number]
  return ownerId !== undefined && list !== undefined ? { ownerId, list } : undefined
}
