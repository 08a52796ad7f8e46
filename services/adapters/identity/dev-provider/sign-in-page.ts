import { randomBytes } from 'node:crypto'
import { localeOf, type Locale } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { devPersons, type DevPerson } from './persons.ts'
import { styles } from './styles.ts'
import { devProviderTexts } from './texts.ts'

type AccountChooser = {
  /** Form action of a person's button, without the `/subject` suffix. */
  action: string
  uiLocales: string | undefined
  acceptLanguage: string | undefined
  unknownEmail: string | undefined
}

/** The account chooser. It has no scripts and loads no resources. */
export function accountChooserPage(choice: AccountChooser): HtmlResponse {
  const locale = localeOf(choice.uiLocales, choice.acceptLanguage)
  const texts = devProviderTexts[locale]
  const alert = choice.unknownEmail
    ? `<p role="alert" class="alert">${escapeHtml(texts.unknown(choice.unknownEmail))}</p>`
    : ''
  const people = devPersons
    .map((person) => personButton(choice.action, person, texts.choose))
    .join('')
  return renderPage(
    locale,
    texts.title,
    `<p class="notice">${escapeHtml(texts.notice)}</p>${alert}<ul>${people}</ul>
    <form method="post" action="${escapeHtml(choice.action)}/cancel"><button class="quiet">${escapeHtml(texts.cancel)}</button></form>`,
  )
}

export function errorPage(acceptLanguage: string | undefined, reason: string): string {
  const locale = localeOf(acceptLanguage)
  const texts = devProviderTexts[locale]
  return renderPage(
    locale,
    texts.failed,
    `<p class="alert" role="alert" dir="auto">${escapeHtml(reason)}</p><p><a class="quiet" href="/login">${escapeHtml(texts.again)}</a></p>`,
  ).body
}

export type HtmlResponse = { body: string; headers: Record<string, string> }

function personButton(
  action: string,
  { subject, email, name, locale, speaks }: DevPerson,
  choose: string,
): string {
  return `<li><form method="post" action="${escapeHtml(action)}/${subject}">
    <button class="person" aria-label="${escapeHtml(`${choose} ${name}, ${email}`)}">
      <span class="face face-${subject}" aria-hidden="true">${escapeHtml([...name][0] ?? '')}</span>
      <span class="who"><span class="name"><bdi lang="${locale}">${escapeHtml(name)}</bdi></span><span class="email"><bdi>${escapeHtml(email)}</bdi></span></span>
      <span class="speaks" lang="${locale}">${escapeHtml(speaks)}</span>
    </button></form></li>`
}

const logo = `<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path class="bubble" d="M8 4h24a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H16l-8 7v-7a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z"/><path class="prose" d="M10 13h20M10 20h11"/><circle class="stop" cx="27" cy="20" r="2.6"/></svg>`

function renderPage(locale: Locale, title: string, content: string): HtmlResponse {
  const nonce = randomBytes(16).toString('base64')
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      // A stricter policy would remove the `Origin` of the form's request.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Prosa</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body><main>${logo}<h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`,
  }
}
