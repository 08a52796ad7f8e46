import { embedParameter, fieldPrefix, type EmbedMode } from '../shared/frame-protocol.ts'

/** Button colours: background and text of the light theme in `tokens.css`. */
export const colors = {
  primary: ['#4342a5', '#ffffff'],
  accent: ['#ee6032', '#2e1108'],
  ink: ['#1c1d28', '#ffffff'],
  success: ['#077649', '#ffffff'],
} as const

/** Default labels: [the button, the close button]. */
export const defaultLabels = {
  en: ['Give feedback', 'Close'],
  'pt-br': ['Dê sua opinião', 'Fechar'],
  es: ['Danos tu opinión', 'Cerrar'],
  ar: ['شاركنا رأيك', 'إغلاق'],
} as const

export type Settings = {
  /** Address of the survey in a frame. */
  src: string
  /** Origin from which messages are accepted. */
  origin: string
  label: string
  close: string
  color: keyof typeof colors
  side: 'left' | 'right'
  lang: keyof typeof defaultLabels
}

const limits = { label: 40, fields: 10, value: 200 }

/** Settings from the script's attributes. Undefined unless `data-survey` is a survey's public link. */
export function parseSettings(
  attributes: Iterable<{ name: string; value: string }>,
  pageLang = '',
): Settings | undefined {
  const data = new Map(Array.from(attributes, ({ name, value }) => [name, value.trim()]))
  const url = parseSurveyUrl(data.get('data-survey') ?? '')
  if (!url) return undefined
  const lang = langOf(data.get('data-lang') ?? pageLang)
  const [label, close] = defaultLabels[lang]
  const color = data.get('data-color') ?? ''
  if (data.has('data-lang')) url.searchParams.set('lang', lang)
  return {
    src: embedUrl(url, 'popup', data),
    origin: url.origin,
    label: data.get('data-label')?.slice(0, limits.label) || label,
    close,
    color: Object.hasOwn(colors, color) ? (color as Settings['color']) : 'primary',
    side: data.get('data-side') === 'left' ? 'left' : 'right',
    lang,
  }
}

/** A survey's public link; anything else, such as `javascript:`, is rejected. */
export function parseSurveyUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSurveyLink =
    /^https?:$/.test(url.protocol) && /^\/sa?\/[A-Za-z0-9]{6,40}$/.test(url.pathname)
  return isSurveyLink ? url : undefined
}

/** Field values are in the fragment, which is not sent to a server and so is not logged. */
function embedUrl(url: URL, embedding: EmbedMode, data: Map<string, string>): string {
  url.searchParams.set(embedParameter, embedding)
  const fields = [...data]
    .filter(([name, value]) => name.startsWith(`data-${fieldPrefix}`) && value !== '')
    .slice(0, limits.fields)
    .map(([name, value]) => [name.slice('data-'.length), value.slice(0, limits.value)])
  url.hash = String(new URLSearchParams(fields))
  return url.href
}

function langOf(text: string): Settings['lang'] {
  const known = Object.keys(defaultLabels) as Settings['lang'][]
  return known.find((each) => each.slice(0, 2) === text.slice(0, 2).toLowerCase()) ?? 'en'
}
