import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Locale } from '#contract/languages.ts'
import type { SitePage, SiteShell } from '#contract/site-page.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'

/** The output of the site's build, as the server uses it. */
export type SiteBuild = {
  css: string
  headScript: string
  /** URL path of the script. */
  entry: string
  /** URL paths of the fonts of the first screen. */
  fonts: Record<Locale, string[]>
  contentSecurityPolicy: string
  /** `renderSitePage` of web/site/render.tsx. */
  renderSitePage: (page: SitePage) => SiteShell
}

type ManifestChunk = { file: string; css?: string[]; assets?: string[] }

/** Rejects without a build. */
export async function openSiteBuild(root: string): Promise<SiteBuild> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const manifest = JSON.parse(
    await read('manifest.json').catch(() => {
      throw new StartupError(
        `The site is not built (${root}/manifest.json is missing): run "npm run build" first.`,
      )
    }),
  ) as Record<string, ManifestChunk>
  const chunk = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`the site's manifest has no ${name}`)
    return found
  }
  const main = chunk('web/site/main.ts')
  const css = (await Promise.all((main.css ?? []).map(read))).join('').trim()
  const headScript = (await read(chunk('web/site/head.ts').file)).trim()
  const { renderSitePage } = (await import(pathToFileURL(resolve(root, 'render.js')).href)) as Pick<
    SiteBuild,
    'renderSitePage'
  >
  const fontsNamed = (...names: string[]) =>
    (main.assets ?? [])
      .filter((file) => names.some((name) => file.includes(name)))
      .map((file) => `/${file}`)
  const latin = fontsNamed('newsreader-latin', 'figtree-latin')
  return {
    css,
    headScript,
    entry: `/${main.file}`,
    fonts: { en: latin, 'pt-br': latin, ar: fontsNamed('readex-pro-arabic') },
    contentSecurityPolicy: createContentSecurityPolicy(css, headScript),
    renderSitePage,
  }
}

function createContentSecurityPolicy(css: string, headScript: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' '${cspHash(headScript)}'`,
    `style-src 'self' '${cspHash(css)}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `frame-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const openGraphLocales: Record<Locale, string> = { en: 'en_US', 'pt-br': 'pt_BR', ar: 'ar_AR' }
const icon = `data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z' fill='#4342a5'/><path d='M10 13.2h12M10 18h7.5' stroke='#fff' stroke-width='2.4' stroke-linecap='round'/><circle cx='21.8' cy='18' r='1.9' fill='#ee6032'/></svg>".replaceAll('#', '%23')}`

/** The HTML document of a page. `address`: its public URL without a query. `isChosen`: the URL names the language. */
export function renderSiteDocument(
  build: SiteBuild,
  page: SitePage,
  { address, isChosen }: { address: string; isChosen: boolean },
): string {
  const { html, lang, dir, title, description } = build.renderSitePage(page)
  const picture = new URL(`/site-assets/social-${page.lang}.png`, address).href
  const alternates = Locale.options.map(
    (locale) =>
      `<link rel="alternate" hreflang="${openGraphLocales[locale].slice(0, 2)}" href="${escapeHtml(`${address}?lang=${locale}`)}">`,
  )
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-locale="${page.lang}" data-locales="${Locale.options.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<script>${build.headScript}</script>
<style>${build.css}</style>
${build.fonts[page.lang].map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
<script type="module" src="${build.entry}"></script>
<link rel="canonical" href="${escapeHtml(isChosen ? `${address}?lang=${page.lang}` : address)}">
${alternates.join('\n')}
<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Prosa">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(address)}">
<meta property="og:locale" content="${openGraphLocales[page.lang]}">
<meta property="og:image" content="${escapeHtml(picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escapeHtml(title)}">
<meta name="twitter:card" content="summary_large_image">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fdfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1016" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}">
</head>
<body>
${html}
</body>
</html>
`
}
