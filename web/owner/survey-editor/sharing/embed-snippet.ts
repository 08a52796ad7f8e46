import type { SurveyLanguage } from '#contract/languages.ts'

export const buttonColors = ['primary', 'accent', 'ink', 'success'] as const

export type EmbedOptions = {
  kind: 'inline' | 'popup'
  language: SurveyLanguage
  /** Colours of the popup's button. */
  label: string
  color: (typeof buttonColors)[number]
  side: 'left' | 'right'
}

/** HTML for any page: an iframe as high as its content, or a button that opens the survey. */
export function renderSnippet(link: string, title: string, options: EmbedOptions): string {
  const { kind, language, label, color, side } = options
  const script = new URL('/embed.js', link).href
  if (kind === 'inline') {
    const src = `${link}?lang=${language}&embed=1`
    return [
      tag('iframe', {
        'data-prosa': '',
        src,
        title,
        width: '100%',
        height: '560',
        loading: 'lazy',
        allow: 'microphone',
      }),
      tag('script', { src: script, async: '' }),
    ].join('\n')
  }
  return tag('script', {
    src: script,
    'data-survey': link,
    'data-lang': language,
    'data-label': label,
    'data-color': color,
    'data-side': side,
    async: '',
  })
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeHtml(value)}"`,
  )
  return `<${name} ${written.join(' ')}></${name}>`
}

/** A sample page with grey lines for its content. Attributes only: the content security policy allows no inline styles. */
export function renderPreviewPage(snippet: string, language: SurveyLanguage): string {
  const isRightToLeft = language === 'ar'
  const line = (percent: number, top: number) =>
    `<rect x="${isRightToLeft ? 100 - percent : 0}%" y="${top}" width="${percent}%" height="12" rx="6" fill="#e4dfd8"/>`
  const lines = [line(40, 0), line(100, 24), line(80, 48)].join('')
  return `<!doctype html><html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"><meta charset="utf-8"><body bgcolor="#ffffff" marginwidth="24" marginheight="24"><svg width="100%" height="72" aria-hidden="true">${lines}</svg>${snippet}</html>`
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
