import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SurveyLanguage } from '#contract/languages.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

/** The output of the respondent app's build, as the server uses it. */
export type RespondentBuild = {
  texts: Record<SurveyLanguage, PageTexts>
  /** URL path of the script. */
  entry: string
  css: string
  earlyScript: string
  /** `Content-Security-Policy`: only the built scripts and styles. */
  contentSecurityPolicy: string
  /** `Link` header that preloads the script. */
  preload: string
  /** `renderShell` of web/respondent/shell.tsx. */
  renderShell: (page: PublicPage) => Shell
}

/** Texts by the screen that needs them first. */
export type PageTexts = {
  first: Record<string, string>
  later: Record<string, string>
  /** The choice between web and WhatsApp, which is the first screen of surveys that offer it. */
  channel: Record<string, string>
  /** The questions of a form, any of which may be the first. */
  form: Record<string, string>
}
type Shell = { html: string; lang: string; dir: 'ltr' | 'rtl'; title: string; description: string }
type ManifestChunk = { file: string; css?: string[]; imports?: string[] }

export async function openRespondentBuild(root: string): Promise<RespondentBuild> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const manifest = JSON.parse(
    await read('manifest.json').catch(() => {
      throw new StartupError(
        `The respondent app is not built (${root}/manifest.json is missing): run "npm run build" first.`,
      )
    }),
  ) as Record<string, ManifestChunk>
  const main = findChunk(manifest, 'web/respondent/main.tsx')
  const css = (await Promise.all((main.css ?? []).map(read))).join('').trim()
  const early = (await read(findChunk(manifest, 'web/respondent/bootstrap.ts').file)).trim()
  const texts = await Promise.all(
    SurveyLanguage.options.map(async (lang) => [
      lang,
      groupTexts(
        JSON.parse(await read(`words/${lang}.json`)) as PageTexts['first'],
        JSON.parse(await read(`words/${lang}-later.json`)) as PageTexts['later'],
        JSON.parse(await read(`words/${lang}-form.json`)) as PageTexts['form'],
      ),
    ]),
  )
  const shell = (await import(pathToFileURL(resolve(root, 'shell.js')).href)) as Pick<
    RespondentBuild,
    'renderShell'
  >
  const modules = [main, ...(main.imports ?? []).map((name) => findChunk(manifest, name))].map(
    ({ file }) => `/${file}`,
  )
  return {
    texts: Object.fromEntries(texts) as RespondentBuild['texts'],
    entry: `/${main.file}`,
    preload: modules.map((module) => `<${module}>; rel=modulepreload`).join(', '),
    css,
    earlyScript: early,
    contentSecurityPolicy: createContentSecurityPolicy(css, early),
    renderShell: shell.renderShell,
  }
}

function groupTexts(
  first: PageTexts['first'],
  later: PageTexts['later'],
  form: PageTexts['form'],
): PageTexts {
  const channel = Object.entries(later).filter(([name]) => name.startsWith('channel'))
  return { first, later, channel: Object.fromEntries(channel), form }
}

function findChunk(manifest: Record<string, ManifestChunk>, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`the respondent app's manifest has no ${name}`)
  return chunk
}

function createContentSecurityPolicy(css: string, early: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' '${cspHash(early)}'`,
    `style-src 'self' '${cspHash(css)}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

// The drawing is written as in the page's logo, so that it compresses to a reference; only `#` has to be encoded.
const icon = `data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z' fill='#4342a5'/><path d='M10 13.2h12M10 18h7.5' stroke='#fff' stroke-width='2.4' stroke-linecap='round'/><circle cx='21.8' cy='18' r='1.9' fill='#ee6032'/></svg>".replaceAll('#', '%23')}`

/** Values of `og:locale`. */
const openGraphLocales: Record<SurveyLanguage, string> = {
  'pt-br': 'pt_BR',
  en: 'en_US',
  es: 'es_ES',
  ar: 'ar_AR',
}

/** Cached by browsers for a year: a changed picture needs a new name. */
function socialImageUrl(lang: SurveyLanguage, address: string): string {
  const path = `/r-assets/social-${lang}.png`
  return URL.canParse(address) ? new URL(path, address).href : path
}

/** The HTML document of a page. `address` is its URL without a query. */
export function renderDocument(build: RespondentBuild, page: PublicPage, address: string): string {
  const { html, lang, dir, title, description } = build.renderShell(page)
  const picture = socialImageUrl(page.lang, address)
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Prosa">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(address)}">
<meta property="og:locale" content="${openGraphLocales[page.lang]}">
<meta property="og:image" content="${escapeHtml(picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Prosa">
<meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="${escapeHtml(address)}">
<meta name="theme-color" content="#fdfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1016" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}">
<style>${build.css}</style>
<script>${build.earlyScript}</script>
<script type="module" src="${build.entry}"></script>
</head>
<body>
${loadTimeoutNotice(build.texts[page.lang])}
<div id="root">${html}</div>
${honeypot}
<script type="application/json" id="page">${escapeJson(page)}</script>
</body>
</html>
`
}

/** Hidden; the early script shows it when the main script does not load in time. */
const loadTimeoutNotice = ({ first, later }: PageTexts) =>
  `<div class="notice" id="late" role="alert" data-cut="${escapeHtml(later['dataIncomplete'] ?? '')}" hidden><p>${escapeHtml(later['loadTimeout'] ?? '')}</p><button>${escapeHtml(first['retry'] ?? '')}</button></div>`

// Invisible and not focusable: only a bot fills it in.
const honeypot =
  '<input class="trap" name="website" tabindex="-1" autocomplete="off" aria-hidden="true">'

/** JSON that is safe inside a `<script>` element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
