import { randomBytes } from 'node:crypto'
import { SurveyLanguageInput } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import type { SimulatedMessage } from './message-store.ts'
import { styles } from './styles.ts'
import { simulatorTexts } from './texts.ts'

type ChatPageOptions = {
  message: SimulatedMessage | undefined
  /** The prefilled text of the chat link. */
  draft: string
  lang: string | undefined
}

const statusTicks = { sent: '✓', delivered: '✓✓', read: '✓✓', failed: '!' }

/** One chat on a simulated phone. The page has no scripts and loads no resources. */
export function chatPage({ message, draft, lang }: ChatPageOptions) {
  const known = SurveyLanguageInput.safeParse(lang).data
  const locale = known ?? SurveyLanguageInput.safeParse(lang?.slice(0, 2)).data ?? 'en'
  const texts = simulatorTexts[locale]
  const nonce = randomBytes(16).toString('base64')
  const chat = message ? renderMessage(message, texts) : `<p>${escapeHtml(texts.gone)}</p>`
  const phone = message ? `<p>${escapeHtml(texts.phone(message.ending))}</p>` : ''
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html>
<html lang="${locale === 'pt-br' ? 'pt-BR' : locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(texts.title)} · Prosa</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body><main>
<header><h1>${escapeHtml(texts.title)}</h1>${phone}</header>
<p class="notice">${escapeHtml(texts.notice)}</p>
<div class="chat">${chat}</div>
${message && draft ? renderDraft(draft, texts) : ''}
</main></body>
</html>`,
  }
}

type ChatTexts = (typeof simulatorTexts)['en']

const renderMessage = ({ text, status }: SimulatedMessage, texts: ChatTexts) =>
  `<div class="bubble" dir="auto">${escapeHtml(text)}<span class="status ${status}">${statusTicks[status]} ${escapeHtml(texts.status[status])}</span></div>`

const renderDraft = (draft: string, texts: ChatTexts) =>
  `<footer><label for="draft">${escapeHtml(texts.draft)}</label><textarea id="draft" rows="2" readonly dir="auto">${escapeHtml(draft)}</textarea><p>${escapeHtml(texts.later)}</p></footer>`
