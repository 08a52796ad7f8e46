import { getOutbox } from '#contract/api/notifications.ts'
import type { Locale } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import type { StoredMail } from '#ports/mailer.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import type { NotificationsDeps } from '../deps.ts'
import { languageTag } from '../layout/mail-page.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { sendPage } from './page.ts'

export const getOutboxRoute = ({ outbox }: Pick<NotificationsDeps, 'outbox'>) =>
  route(getOutbox, async ({ mail: chosen, part }, { db, ownerId, reply }) => {
    if (!outbox) return refuse('notifications/no-outbox')
    const { interface_language: language, time_zone: timeZone } = await readOwnerSettings(
      db,
      ownerId,
    )
    const mails = await outbox.list(ownerId)
    const shown = mails.find(({ id }) => id === chosen) ?? mails[0]
    const texts = mailTexts[language].outbox
    const view = { language, timeZone, part }
    return sendPage(reply, {
      language,
      title: texts.title,
      hasMail: true,
      body: `<main class="outbox"><p class="brand">Prosa</p><h1>${escapeHtml(texts.title)}</h1>
<p class="notice">${escapeHtml(texts.notice)}</p>
${shown ? `<div class="columns">${renderList(mails, shown, view)}${renderMail(shown, view)}</div>` : `<p>${escapeHtml(texts.empty)}</p>`}</main>`,
    })
  })

type View = { language: Locale; timeZone: string; part: 'html' | 'text' }

function renderList(mails: readonly StoredMail[], shown: StoredMail, view: View): string {
  const items = mails.map((mail) => {
    const current = mail.id === shown.id ? ' aria-current="true"' : ''
    return `<li><a href="?mail=${mail.id}"${current}><strong><bdi>${escapeHtml(mail.subject)}</bdi></strong><small>${formatTime(mail.at, view)}</small></a></li>`
  })
  return `<nav aria-label="${escapeHtml(mailTexts[view.language].outbox.choose)}"><ul class="mails">${items.join('\n')}</ul></nav>`
}

function renderMail(mail: StoredMail, view: View): string {
  const texts = mailTexts[view.language].outbox
  const { id, to, subject, html, text } = mail
  const recipient = to.name === '' ? to.address : `${to.name} <${to.address}>`
  const other =
    view.part === 'html'
      ? `<a href="?mail=${id}&amp;part=text">${escapeHtml(texts.text)}</a>`
      : `<a href="?mail=${id}">HTML</a>`
  const content =
    view.part === 'html'
      ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(withTargets(html))}"></iframe>`
      : `<pre dir="auto">${escapeHtml(text)}</pre>`
  return `<article class="mail"><header><h2><bdi>${escapeHtml(subject)}</bdi></h2>
<p>${escapeHtml(texts.to)} <bdi>${escapeHtml(recipient)}</bdi> · ${formatTime(mail.at, view)} · ${other}</p></header>${content}</article>`
}

/** Links of a framed mail open in a tab of their own. */
const withTargets = (html: string) => html.replace('<head>', '<head><base target="_blank">')

const formatTime = (at: string, { language, timeZone }: View): string =>
  `<time datetime="${at}">${escapeHtml(
    new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : languageTag[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(at)),
  )}</time>`
