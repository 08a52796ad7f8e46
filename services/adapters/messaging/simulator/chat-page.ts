import { randomBytes } from 'node:crypto'
import { SurveyLanguageInput } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import type { SimulatedMessage } from './message-store.ts'
import { styles } from './styles.ts'
import { simulatorTexts } from './texts.ts'

type ChatPageOptions = {
  message: SimulatedMessage | undefined
  /** What the link wrote for the person to send. */
  draft: string
  lang: string | undefined
}

const statusTicks = { sent: '✓', delivered: '✓✓', read: '✓✓', failed: '!' }

/** One chat on a simulated phone. Nothing on it comes from elsewhere, and no script runs. */
export function chatPage({ message, draft, lang }: ChatPageOptions) {
  const known = SurveyLanguageInput.safeParse(lang).data
  const locale = known ?? SurveyLanguageInput.safeParse(lang?.slice(0, 2)).data ?? 'en'
  const say = simulatorTexts[locale]
  const nonce = randomBytes(16).toString('base64')
  const chat = message ? renderMessage(message, say) : `<p>${escapeHtml(say.gone)}</p>`
  const phone = message ? `<p>${escapeHtml(say.phone(message.ending))}</p>` : ''
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html>
<html lang="${locale === 'pt-br' ? 'pt-BR' : locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(say.title)} · Prosa</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body><main>
<header><h1>${escapeHtml(say.title)}</h1>${phone}</header>
<p class="notice">${escapeHtml(say.notice)}</p>
<div class="chat">${chat}</div>
${message && draft ? renderDraft(draft, say) : ''}
</main></body>
</html>`,
  }
}

type ChatTexts = (typeof simulatorTexts)['en']

const renderMessage = ({ text, status }: SimulatedMessage, say: ChatTexts) =>
  `<div class="bubble" dir="auto">${escapeHtml(text)}<span class="status ${status}">${statusTicks[status]} ${escapeHtml(say.status[status])}</span></div>`

const renderDraft = (draft: string, say: ChatTexts) =>
  `<footer><label for="draft">${escapeHtml(say.draft)}</label><textarea id="draft" rows="2" readonly dir="auto">${escapeHtml(draft)}</textarea><p>${escapeHtml(say.later)}</p></footer>`
