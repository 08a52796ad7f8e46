import { Locale } from '#contract/languages.ts'
import type { SitePage, SiteShell } from '#contract/site-page.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import {
  createContentSecurityPolicy,
  linkPreviewMetadata,
  openGraphLocales,
  openWebBuild,
  themeMetadata,
} from '#kernel/http/web-build.ts'

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

/** Rejects without a build. */
export async function openSiteBuild(root: string): Promise<SiteBuild> {
  const build = await openWebBuild<Pick<SiteBuild, 'renderSitePage'>>(root, {
    app: 'site',
    entry: 'web/site/main.ts',
    inline: 'web/site/head.ts',
    server: 'render.js',
  })
  const fontsNamed = (...names: string[]) =>
    (build.main.assets ?? [])
      .filter((file) => names.some((name) => file.includes(name)))
      .map((file) => `/${file}`)
  const latin = fontsNamed('newsreader-latin', 'figtree-latin')
  return {
    css: build.css,
    headScript: build.inlineScript,
    entry: build.entry,
    fonts: { en: latin, 'pt-br': latin, ar: fontsNamed('readex-pro-arabic') },
    contentSecurityPolicy: createContentSecurityPolicy(build, [
      `frame-src 'self'`,
      `form-action 'none'`,
      `frame-ancestors 'none'`,
    ]),
    renderSitePage: build.rendering.renderSitePage,
  }
}

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
${linkPreviewMetadata({ title, description, address, lang: page.lang, picture, pictureText: title })}
<meta name="color-scheme" content="light dark">
${themeMetadata}
</head>
<body>
${html}
</body>
</html>
`
}
