import type { MailContent } from '#contract/events/mail.ts'
import type { Locale } from '#contract/languages.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { derivedId } from '#kernel/ids.ts'
import { Deferred } from '#kernel/reactors/deferred.ts'
import type { Reactor, ReactorContext } from '#kernel/reactors/reactor.ts'
import { type Mail, MailUnavailable, type Mailer } from '#ports/mailer.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findMailbox } from '#projections/notifications/mailboxes.projection.ts'
import type { NotificationsDeps } from './deps.ts'
import { toMailPage } from './layout/footer.ts'
import { languageTag } from './layout/mail-page.ts'
import { renderHtml } from './layout/render-html.ts'
import { renderText } from './layout/render-text.ts'
import { isOn, listOf, unsubscribeToken } from './mail-lists.ts'
import { mailbox, type MailEnd } from './mailbox.decider.ts'
import { writeMail } from './write-mail.ts'

type Deps = NotificationsDeps & { mailer: Mailer }

const catchUpMs = 10_000
const firstRetryMs = 30_000
const lastRetryMs = 60 * 60_000

/**
 * Sends the mails of each owner in order. While the mail server is unavailable a mail waits, and the owner's later ones with
 * it, for as long as it takes: 30 seconds at first, later an hour between attempts. A mail is sent twice only if the process
 * ends between the server's reply and the event that records it.
 */
export const sendMails = (deps: Deps): Reactor => ({
  name: 'send-mails',
  concurrency: 4,
  on: {
    MailRequested: async (event, context) => {
      const { id: ownerId, data } = event
      const end = await deliver(deps, event, context)
      if (end)
        await context.execute(mailbox, ownerId, { type: 'EndMail', number: data.number, end })
    },
  },
})

/** Undefined where the mail ended before. */
async function deliver(
  deps: Deps,
  { id: ownerId, data }: DecodedEvent<'MailRequested'>,
  { signal, deferrals }: ReactorContext,
): Promise<MailEnd | undefined> {
  const { db, mailer } = deps
  await waitForReadModels(deps)
  const { stoppedAt, ended } = (await findMailbox(db, ownerId)) ?? { stoppedAt: null, ended: 0 }
  if (data.number <= ended) return undefined
  const skipped = (reason: 'off' | 'stopped' | 'erased' | 'outdated') =>
    ({ type: 'skipped', reason }) as const
  if (stoppedAt !== null) return skipped('stopped')
  const { content } = data
  const settings = await readOwnerSettings(db, ownerId)
  if (!isOn(settings.notifications, content)) return skipped('off')
  const { email: address, name } = (await findOwner(db, ownerId)) ?? {}
  if (!address) return skipped('erased')
  const language = settings.interface_language
  const mail = await composeMail(
    deps,
    { ownerId, to: { name: name ?? '', address }, language },
    data,
  )
  if (!mail) return skipped(mayBeOutdated(content) ? 'outdated' : 'erased')
  try {
    const outcome = await mailer.send(mail, signal)
    return outcome.status === 'sent' ? { type: 'sent' } : { type: 'refused', code: outcome.code }
  } catch (error) {
    if (!(error instanceof MailUnavailable)) throw error
    throw new Deferred(error.message, retryAfter(deferrals), { cause: error })
  }
}

/** What it reports may have changed since it was requested. */
const mayBeOutdated = ({ kind }: MailContent) =>
  kind === 'low-credits' || kind === 'plan-limit' || kind === 'download-ready'

const retryAfter = (deferrals: number) =>
  Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(deferrals, 10))

/** With everything that the log has now: how the mail before ended, too. */
async function waitForReadModels({ store, waitForPosition }: Deps): Promise<void> {
  const names = [
    ...['mailboxes', 'owner-settings', 'owners', 'surveys'],
    ...['credit-balances', 'exports', 'monthly-usage'],
  ]
  if (!(await waitForPosition(await store.head(), catchUpMs, names)))
    throw new Deferred('the read models are behind', catchUpMs)
}

type Recipient = Pick<Mail, 'ownerId' | 'to'> & { language: Locale }

async function composeMail(
  { db, publicUrl, tokens, receipts }: Deps,
  { ownerId, to, language }: Recipient,
  { number, content }: DecodedEvent<'MailRequested'>['data'],
): Promise<Mail | undefined> {
  const body = await writeMail(content, { db, ownerId, language, publicUrl, receipts })
  if (!body) return undefined
  const list = listOf(content)
  const unsubscribeUrl =
    list && `${publicUrl}/api/public/unsubscribe/${unsubscribeToken(tokens, ownerId, list)}`
  const page = toMailPage(body, { language, list, publicUrl, unsubscribeUrl })
  return {
    id: derivedId('mail', ownerId, number),
    ownerId,
    to,
    subject: page.subject,
    text: renderText(page),
    html: renderHtml(page),
    language: languageTag[language],
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
