// What the documents of the respondent app and of the site have in common: their build, and metadata of the page.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SurveyLanguage } from '#contract/languages.ts'
import { StartupError } from '#kernel/lifecycle/startup-error.ts'
import { escapeHtml } from './html.ts'

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

/** `entry`, `inline`: sources of the main script and of the script inside the document. `server`: the built module that renders. */
type WebBuildOptions = { app: string; entry: string; inline: string; server: string }

/** A build of Vite whose documents are rendered by the server. */
export type WebBuild<Rendering> = {
  /** URL path of the main script. */
  entry: string
  css: string
  inlineScript: string
  main: ManifestChunk
  findChunk: (source: string) => ManifestChunk
  readText: (file: string) => Promise<string>
  rendering: Rendering
}

/** Throws a StartupError without a build. */
export async function openWebBuild<Rendering>(
  root: string,
  { app, entry, inline, server }: WebBuildOptions,
): Promise<WebBuild<Rendering>> {
  const readText = (file: string) => readFile(join(root, file), 'utf8')
  const manifest = JSON.parse(
    await readText('manifest.json').catch(() => {
      throw new StartupError(
        `The ${app} is not built (${root}/manifest.json is missing): run "npm run build" first.`,
      )
    }),
  ) as Record<string, ManifestChunk>
  const findChunk = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the ${app}'s manifest has no ${source}`)
    return chunk
  }
  const main = findChunk(entry)
  return {
    entry: `/${main.file}`,
    css: (await Promise.all((main.css ?? []).map(readText))).join('').trim(),
    inlineScript: (await readText(findChunk(inline).file)).trim(),
    main,
    findChunk,
    readText,
    rendering: (await import(pathToFileURL(resolve(root, server)).href)) as Rendering,
  }
}

/** `Content-Security-Policy` that allows the inline style and script of the build, and `others`. */
export function createContentSecurityPolicy(
  { css, inlineScript }: Pick<WebBuild<unknown>, 'css' | 'inlineScript'>,
  others: readonly string[],
): string {
  return [
    `default-src 'none'`,
    `script-src 'self' '${cspHash(inlineScript)}'`,
    `style-src 'self' '${cspHash(css)}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    ...others,
  ].join('; ')
}

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Values of `og:locale`. */
export const openGraphLocales: Record<SurveyLanguage, string> = {
  'pt-br': 'pt_BR',
  en: 'en_US',
  es: 'es_ES',
  ar: 'ar_AR',
}

export type PageMetadata = {
  title: string
  description: string
  /** The page's URL without a query. */
  address: string
  lang: SurveyLanguage
  /** URL of the picture that is shown with a link to the page, and its alternative text. */
  picture: string
  pictureText: string
}

/** `<meta>` elements for links to the page. */
export function linkPreviewMetadata(page: PageMetadata): string {
  return `<meta property="og:type" content="website">
<meta property="og:site_name" content="Prosa">
<meta property="og:title" content="${escapeHtml(page.title)}">
<meta property="og:description" content="${escapeHtml(page.description)}">
<meta property="og:url" content="${escapeHtml(page.address)}">
<meta property="og:locale" content="${openGraphLocales[page.lang]}">
<meta property="og:image" content="${escapeHtml(page.picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escapeHtml(page.pictureText)}">
<meta name="twitter:card" content="summary_large_image">`
}

// The drawing is written as in the page's logo, so that it compresses to a reference; only `#` has to be encoded.
const icon = `data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z' fill='#4342a5'/><path d='M10 13.2h12M10 18h7.5' stroke='#fff' stroke-width='2.4' stroke-linecap='round'/><circle cx='21.8' cy='18' r='1.9' fill='#ee6032'/></svg>".replaceAll('#', '%23')}`

/** Colors of the browser's bars, and the icon. */
export const themeMetadata = `<meta name="theme-color" content="#fdfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1016" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icon}">`
