import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUnsubscribePage, stopMails } from '#contract/api/notifications.ts'
import { type Locale, localeOf } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import type { NotificationsDeps } from '../deps.ts'
import { type MailList, readUnsubscribeToken } from '../mail-lists.ts'
import { mailTexts } from '../texts/mail-texts.ts'
import { sendPage } from './page.ts'

type Deps = Pick<NotificationsDeps, 'tokens' | 'switchOff' | 'publicUrl'>

export const unsubscribeRoutes = (deps: Deps): Route[] => [
  route(getUnsubscribePage, async ({ token }, call) => {
    const found = await findSubscription(deps, token, call)
    return found ? askToConfirm(call.reply, found) : refuseLink(call)
  }),
  route(stopMails, async ({ token }, call) => {
    const found = await findSubscription(deps, token, call)
    if (!found) return refuseLink(call)
    await deps.switchOff(call.execute, found.ownerId, found.list)
    return confirm(call.reply, found, deps)
  }),
]

type Subscription = { ownerId: string; address: string; list: MailList; language: Locale }

/** Undefined for a forged link, and where the account is gone. */
async function findSubscription(
  { tokens }: Deps,
  token: string,
  { db, readConsistently }: RequestContext,
): Promise<Subscription | undefined> {
  const subscription = readUnsubscribeToken(tokens, token)
  if (!subscription) return undefined
  const { ownerId } = subscription
  const owner = await readConsistently(() => findOwner(db, ownerId))
  if (!owner?.email) return undefined
  const { interface_language: language } = await readOwnerSettings(db, ownerId)
  return { ...subscription, address: owner.email, language }
}

/** The link of a forwarded mail does not reveal the whole address. It stays on one line. */
const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1…\u2060')

function askToConfirm(reply: FastifyReply, { language, list, address }: Subscription) {
  const { lists, unsubscribePage: texts } = mailTexts[language]
  const masked = `\u2068${maskAddress(address)}\u2069`
  return sendPage(reply, {
    language,
    title: texts.title,
    body: `<main class="card"><p class="brand">Prosa</p><h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.question(lists[list], masked))}</p>
<form method="post"><button type="submit">${escapeHtml(texts.confirm)}</button></form></main>`,
  })
}

function confirm(
  reply: FastifyReply,
  { language, list }: Subscription,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
) {
  const { lists, unsubscribePage: texts } = mailTexts[language]
  return sendPage(reply, {
    language,
    title: texts.done,
    body: `<main class="card"><p class="brand">Prosa</p><h1>${escapeHtml(texts.done)}</h1>
<p>${escapeHtml(texts.doneLead(lists[list]))}</p>
<p><a href="${escapeHtml(publicUrl)}/settings/notifications">${escapeHtml(texts.settings)}</a></p></main>`,
  })
}

/** People get a page in their browser's language. */
function refuseLink({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
  if (!request.headers.accept?.includes('text/html')) return refuse('notifications/invalid-link')
  const language = localeOf(request.headers['accept-language'])
  const texts = mailTexts[language].unsubscribePage
  return sendPage(reply, {
    language,
    status: 404,
    title: texts.invalid,
    body: `<main class="card"><p class="brand">Prosa</p><h1>${escapeHtml(texts.invalid)}</h1>
<p>${escapeHtml(texts.invalidLead)}</p></main>`,
  })
}
