// Pages of their own: no scripts, and nothing is loaded.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Locale } from '#contract/languages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { directionOf, languageTag } from '../layout/mail-page.ts'
import { pageStyle } from './page-style.ts'

type Page = {
  language: Locale
  title: string
  /** HTML. */
  body: string
  status?: number
  /** Shows a mail, which has styles of its own. */
  hasMail?: true
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

const policyOf = ({ hasMail }: Page) =>
  [
    "default-src 'none'",
    // A frame's document inherits this policy; it runs no scripts either.
    hasMail ? "style-src 'unsafe-inline'" : `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    hasMail ? "form-action 'none'" : "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { language, title, body, status = 200 } = page
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('x-robots-tag', 'noindex').send(`<!doctype html>
<html lang="${languageTag[language]}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Prosa</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>`)
}
