import { derivedId } from '#kernel/ids.ts'
import { type Mailer, MailUnavailable } from '#ports/mailer.ts'
import type { Locale } from '#contract/languages.ts'
import type { NotificationsDeps } from './deps.ts'
import { toMailPage } from './layout/footer.ts'
import { languageTag } from './layout/mail-page.ts'
import { renderHtml } from './layout/render-html.ts'
import { renderText } from './layout/render-text.ts'
import { mailTexts } from './texts/mail-texts.ts'

type Deps = Pick<NotificationsDeps, 'publicUrl' | 'receipts'> & { mailer: Mailer }
type Recipient = { ownerId: string; name: string; address: string; language: Locale }

/**
 * Sends the last mail to an owner, whose address is known for this moment only: one attempt. The link to the receipt was sent
 * with the request of the deletion, too.
 */
export const openErasedMail =
  ({ mailer, publicUrl, receipts }: Deps) =>
  async ({ ownerId, name, address, language }: Recipient, signal: AbortSignal): Promise<void> => {
    const texts = mailTexts[language].deletionDone
    const page = toMailPage(
      {
        subject: texts.title,
        summary: texts.lead,
        title: texts.title,
        parts: [
          { type: 'paragraph', text: texts.lead },
          { type: 'paragraph', text: texts.again },
          {
            type: 'button',
            label: texts.button,
            url: receipts.urlOf({ id: ownerId, isAccount: true }),
          },
        ],
      },
      { language, list: undefined, publicUrl, unsubscribeUrl: undefined },
    )
    const mail = {
      ...{ id: derivedId('mail', ownerId, 'erased'), ownerId, to: { name, address } },
      ...{ subject: page.subject, text: renderText(page), html: renderHtml(page) },
      language: languageTag[language],
    }
    await mailer.send(mail, signal).catch((error: unknown) => {
      if (!(error instanceof MailUnavailable)) throw error
    })
  }
