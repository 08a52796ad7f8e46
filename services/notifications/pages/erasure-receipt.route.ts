import { type ErasureReceipt, getErasureReceipt } from '#contract/api/account-deletion.ts'
import { type Locale, localeOf } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { readErasureReceipt } from '#projections/accounts/erasure-receipt.ts'
import type { NotificationsDeps } from '../deps.ts'
import { formatCount, formatTime, mailTexts } from '../texts/mail-texts.ts'
import { sendPage } from './page.ts'

/** An account and its language are gone: the page is in the browser's. */
export const getErasureReceiptRoute = ({ receipts }: Pick<NotificationsDeps, 'receipts'>) =>
  route(getErasureReceipt, async ({ token }, { db, request, reply }) => {
    const isBrowser = request.headers.accept?.includes('text/html') ?? false
    const language = localeOf(request.headers['accept-language'])
    const subject = receipts.subjectOf(token)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!subject) {
      if (!isBrowser) return refuse('notifications/invalid-link')
      const { invalid: title } = mailTexts[language].unsubscribePage
      return sendPage(reply, { language, title, status: 404, body: card(title, '') })
    }
    const receipt = await readErasureReceipt(db, subject)
    if (!isBrowser) return receipt
    const { title } = mailTexts[language].erasure
    const body = card(title, `${lead(receipt, language)}${details(receipt, language)}`)
    return sendPage(reply, { language, title, body })
  })

const card = (title: string, content: string) =>
  `<main class="card"><p class="brand">Prosa</p><h1>${escapeHtml(title)}</h1>${content}</main>`

function lead(receipt: ErasureReceipt, language: Locale): string {
  const { states, partStates, needsOperator, reference } = mailTexts[language].erasure
  const { kind, state } = receipt
  const sentences = [
    kind === 'account' ? states[state] : partStates[state],
    ...(receipt.needs_operator ? [needsOperator] : []),
  ]
  const name = kind !== 'account' && receipt.reference && reference[kind](receipt.reference)
  return `${name ? `<p><strong>${escapeHtml(name)}</strong></p>` : ''}<p>${escapeHtml(sentences.join(' '))}</p>`
}

function details(receipt: ErasureReceipt, language: Locale): string {
  const texts = mailTexts[language].erasure
  const { figures, places, remaining } = receipt
  const times = timeRows(receipt, language)
  const counts = figures
    ? Object.entries(figures).map(
        ([name, count]) =>
          [texts.figures[name as keyof typeof figures], formatCount(language, count)] as const,
      )
    : []
  return [
    table(texts.when, times),
    table(texts.what, counts),
    list(
      texts.where,
      places.map((place) => texts.places[place]),
    ),
    list(
      texts.remains,
      remaining.map((thing) => texts.remaining[thing]),
    ),
  ].join('\n')
}

const timeRows = (receipt: ErasureReceipt, language: Locale) =>
  (['requested_at', 'erase_at', 'erased_at', 'finished_at', 'cleaned_at'] as const).flatMap(
    (name) => {
      const at = receipt[name]
      // The day is replaced by what happened on it.
      if (at === null || (name === 'erase_at' && receipt.erased_at !== null)) return []
      return [[mailTexts[language].erasure.times[name], formatTime(language, at)] as const]
    },
  )

function table(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  return `<h2>${escapeHtml(title)}</h2><table>${lines.join('')}</table>`
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  return `<h2>${escapeHtml(title)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}
