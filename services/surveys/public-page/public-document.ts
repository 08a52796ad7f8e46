import { findDemonstration } from '#contract/demonstration.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import {
  createContentSecurityPolicy,
  linkPreviewMetadata,
  openWebBuild,
  themeMetadata,
} from '#kernel/http/web-build.ts'

/** The output of the respondent app's build, as the server uses it. */
export type RespondentBuild = {
  texts: Record<SurveyLanguage, PageTexts>
  /** URL path of the script. */
  entry: string
  /** URL path of the script that reports openings. */
  openingScript: string
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
  /** What few surveys say about privacy on their first screen. */
  privacy: Record<'privacyNever' | 'privacyAnonymous', string>
  /** The questions of a form, any of which may be the first. */
  form: Record<string, string>
}
type Shell = { html: string; lang: string; dir: 'ltr' | 'rtl'; title: string; description: string }

export async function openRespondentBuild(root: string): Promise<RespondentBuild> {
  const build = await openWebBuild<Pick<RespondentBuild, 'renderShell'>>(root, {
    app: 'respondent app',
    entry: 'web/respondent/main.tsx',
    inline: 'web/respondent/bootstrap.ts',
    server: 'shell.js',
  })
  const readTexts = async (file: string) =>
    JSON.parse(await build.readText(`words/${file}.json`)) as Record<string, string>
  const texts = await Promise.all(
    SurveyLanguage.options.map(async (lang) => [
      lang,
      groupTexts(
        await readTexts(lang),
        await readTexts(`${lang}-later`),
        await readTexts(`${lang}-form`),
      ),
    ]),
  )
  const modules = [build.main, ...(build.main.imports ?? []).map(build.findChunk)]
  return {
    texts: Object.fromEntries(texts) as RespondentBuild['texts'],
    entry: build.entry,
    openingScript: `/${build.findChunk('web/respondent/opening.ts').file}`,
    preload: modules.map(({ file }) => `</${file}>; rel=modulepreload`).join(', '),
    css: build.css,
    earlyScript: build.inlineScript,
    contentSecurityPolicy: createContentSecurityPolicy(build, [`form-action 'self'`]),
    renderShell: build.rendering.renderShell,
  }
}

function groupTexts(
  first: PageTexts['first'],
  later: PageTexts['later'],
  form: PageTexts['form'],
): PageTexts {
  const channel = Object.entries(later).filter(([name]) => name.startsWith('channel'))
  const { privacyNever = '', privacyAnonymous = '' } = later
  const privacy = { privacyNever, privacyAnonymous }
  return { first, later, channel: Object.fromEntries(channel), privacy, form }
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
${linkPreviewMetadata({ title, description, address, lang: page.lang, picture, pictureText: 'Prosa' })}
<link rel="canonical" href="${escapeHtml(address)}">
${themeMetadata}
<style>${build.css}</style>
<script>${build.earlyScript}</script>
<script type="module" src="${build.entry}"></script>${isCounted(page) ? `\n<script type="module" src="${build.openingScript}"></script>` : ''}
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

/** Whether openings are counted: a conversation can start, and be in figures. */
const isCounted = ({ survey }: PublicPage) =>
  survey !== undefined && !survey.startProblem && !findDemonstration(survey.publicId)

/** Hidden; the early script shows it when the main script does not load in time. */
const loadTimeoutNotice = ({ first, later }: PageTexts) =>
  `<div class="notice" id="late" role="alert" data-cut="${escapeHtml(later['dataIncomplete'] ?? '')}" hidden><p>${escapeHtml(later['loadTimeout'] ?? '')}</p><button>${escapeHtml(first['retry'] ?? '')}</button></div>`

// Invisible and not focusable: only a bot fills it in.
const honeypot =
  '<input class="trap" name="website" tabindex="-1" autocomplete="off" aria-hidden="true">'

/** JSON that is safe inside a `<script>` element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
