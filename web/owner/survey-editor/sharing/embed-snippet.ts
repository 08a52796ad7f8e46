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

/** A sample page with grey lines for its content. */
export const renderPreviewPage = (snippet: string, language: SurveyLanguage): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>body{margin:0;padding:24px;background:#fff}i{display:block;height:12px;margin-block-end:12px;border-radius:6px;background:#e4dfd8}</style><i style="width:40%"></i><i></i><i style="width:80%"></i>${snippet}</html>`

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
