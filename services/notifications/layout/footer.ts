import type { MailList } from '../mail-lists.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import type { MailBody } from './mail-body.ts'
import type { MailPage } from './mail-page.ts'

type FooterOptions = Pick<MailPage, 'language'> & {
  publicUrl: string
  /** Undefined for mails about the account, which cannot be switched off. */
  list: MailList | undefined
  unsubscribeUrl: string | undefined
}

/** Adds why the owner gets the mail. */
export function toMailPage(
  body: MailBody,
  { language, publicUrl, list, unsubscribeUrl }: FooterOptions,
): MailPage {
  const texts = mailTexts[language]
  const settings = { label: texts.settings, url: `${publicUrl}/settings/notifications` }
  return {
    ...body,
    language,
    reason: list ? texts.reasonOfList(texts.lists[list]) : texts.reasonOfAccount,
    footerLinks:
      unsubscribeUrl === undefined
        ? [settings]
        : [settings, { label: texts.unsubscribe, url: unsubscribeUrl }],
  }
}
