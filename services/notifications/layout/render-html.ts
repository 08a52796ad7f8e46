// HTML as mail programs show it: tables, inline styles, no images, no scripts, nothing loaded from elsewhere.
import { escapeHtml } from '#kernel/http/html.ts'
import { directionOf, languageTag, type MailPage, type MailPart } from './mail-page.ts'

const colours = {
  page: '#f6f2ec',
  surface: '#ffffff',
  text: '#1c1d28',
  quiet: '#4f525f',
  line: '#e4dfd8',
  primary: '#4342a5',
  track: '#efece6',
}

const serif = "Georgia,'Times New Roman',serif"
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif"

/** Programs that know dark mode take these over the inline styles. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.page { background: #0f1016 !important; } .surface { background: #17181f !important; border-color: #2d2e37 !important; }
.text { color: #f2f0ec !important; } .quiet { color: #b9b3ac !important; } .line { border-color: #2d2e37 !important; }
.track { background: #2d2e37 !important; } .bar { background: #939cf2 !important; } .link { color: #b3b9f8 !important; }
.button { background: #939cf2 !important; color: #0f1016 !important; } }`

export function renderHtml(page: MailPage): string {
  const { language, subject, summary, title, parts } = page
  const direction = directionOf(language)
  const heading = language === 'ar' ? sans : serif
  return `<!doctype html>
<html lang="${languageTag[language]}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:0;background:${colours.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(summary)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 14px;font:600 20px/1.3 ${serif};color:${colours.text}" dir="ltr" align="${direction === 'rtl' ? 'right' : 'left'}">Prosa</td></tr>
<tr><td class="surface" style="background:${colours.surface};border:1px solid ${colours.line};border-radius:14px;padding:28px 26px 30px">
<h1 class="text" style="margin:0 0 14px;font:500 26px/1.25 ${heading};color:${colours.text}">${isolate(title)}</h1>
${parts.map(renderPart).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:18px 4px 0;font:13px/1.6 ${sans};color:${colours.quiet}">${escapeHtml(page.reason)}<br>${renderFooterLinks(page)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Text of any direction. */
const isolate = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`

const renderFooterLinks = ({ footerLinks }: MailPage) =>
  footerLinks
    .map(
      ({ label, url }) =>
        `<a class="link" href="${escapeHtml(url)}" style="color:${colours.primary}">${escapeHtml(label)}</a>`,
    )
    .join(' &nbsp;·&nbsp; ')

const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px;${style}">${rows}</table>`

const subtitle = (text: string) =>
  `<h2 class="text" style="margin:22px 0 8px;font:600 15px/1.4 ${sans};color:${colours.text}">${escapeHtml(text)}</h2>`

type PartOf<T extends MailPart['type']> = Extract<MailPart, { type: T }>

function renderPart(part: MailPart): string {
  switch (part.type) {
    case 'paragraph':
      return `<p class="text" style="margin:0 0 16px;font:16px/1.6 ${sans};color:${colours.text}">${escapeHtml(part.text)}</p>`
    case 'figures':
      return table(part.figures.map(renderFigure).join(''))
    case 'bars':
      return `${subtitle(part.title)}${table(part.bars.map(renderBar).join(''))}`
    case 'links':
      return `${part.title === undefined ? '' : subtitle(part.title)}${table(part.links.map(renderLink).join(''))}`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 0"><tr><td class="button" style="background:${colours.primary};border-radius:10px"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;font:600 16px/1.2 ${sans};color:#ffffff;text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>`
  }
}

const renderFigure = ({ label, value, note }: PartOf<'figures'>['figures'][number]) =>
  `<tr><td class="quiet line" style="padding:9px 0;border-bottom:1px solid ${colours.line};font:15px/1.5 ${sans};color:${colours.quiet}">${escapeHtml(label)}${note === undefined ? '' : `<br><span style="font-size:13px">${escapeHtml(note)}</span>`}</td><td class="text line" align="right" style="padding:9px 0;border-bottom:1px solid ${colours.line};font:600 20px/1.4 ${sans};color:${colours.text};text-align:end;vertical-align:top;white-space:nowrap">${escapeHtml(value)}</td></tr>`

/** A bar is a table of one cell whose width is its length: every mail program draws it. */
function renderBar({ label, value, share }: PartOf<'bars'>['bars'][number]): string {
  const width = Math.round(share * 100)
  const bar =
    width === 0
      ? '&nbsp;'
      : `<table role="presentation" width="${width}%" cellpadding="0" cellspacing="0" border="0"><tr><td class="bar" height="14" style="height:14px;line-height:14px;font-size:1px;background:${colours.primary};border-radius:4px">&nbsp;</td></tr></table>`
  return `<tr><td class="quiet" width="90" style="padding:4px 0;font:14px/1.4 ${sans};color:${colours.quiet};white-space:nowrap">${escapeHtml(label)}</td><td style="padding:4px 8px;font-size:1px">${bar}</td><td class="text" width="44" align="right" style="padding:4px 0;font:600 14px/1.4 ${sans};color:${colours.text};text-align:end">${escapeHtml(value)}</td></tr>`
}

const renderLink = ({ title, note, url }: PartOf<'links'>['links'][number]) =>
  `<tr><td class="line" style="padding:11px 0;border-bottom:1px solid ${colours.line}"><a class="link" href="${escapeHtml(url)}" style="font:600 16px/1.4 ${sans};color:${colours.primary};text-decoration:none">${isolate(title)}</a><br><span class="quiet" style="font:14px/1.5 ${sans};color:${colours.quiet}">${escapeHtml(note)}</span></td></tr>`
