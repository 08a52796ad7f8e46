// Renders the preview images of shared links, one for each language: of surveys into web/respondent/social, of the site into
// web/site/public/site-assets. Run by hand.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import { launchBrowser } from '../tests/support/browser/launch-browser.ts'
import { siteTexts } from '../web/site/texts.ts'
import { exitOnHelp } from './lib/command-line.ts'

exitOnHelp(`Usage: node scripts/launch.mjs scripts/social-preview-images.ts

Renders the preview images of shared links: of surveys into web/respondent/social, of the site into
web/site/public/site-assets.`)

const captions: Record<SurveyLanguage, [title: string, text: string]> = {
  'pt-br': ['Uma conversa, não um formulário.', 'Responda com suas palavras, no seu tempo.'],
  en: ['A conversation, not a form.', 'Answer in your own words, in your own time.'],
  es: ['Una conversación, no un formulario.', 'Responde con tus palabras, a tu ritmo.'],
  ar: ['محادثة، لا استمارة.', 'أجب بكلماتك، وفي وقتك.'],
}

const siteFolder = 'web/site/public/site-assets'
const siteCaptions = Object.entries(siteTexts).map(
  ([locale, { landing }]) =>
    [locale as Locale, [landing.hero.title, landing.footer.tagline]] as const,
)

const font = async (family: string, file: string) => {
  const bytes = await readFile(`node_modules/@fontsource-variable/${file}`)
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
}
const fonts = await Promise.all([
  font('Newsreader', 'newsreader/files/newsreader-latin-wght-normal.woff2'),
  font('Sans', 'figtree/files/figtree-latin-wght-normal.woff2'),
  font('Arabic', 'readex-pro/files/readex-pro-arabic-wght-normal.woff2'),
])

const page = (
  lang: SurveyLanguage,
  [title, text]: readonly string[],
) => `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><style>
${fonts.join('')}
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; padding: 76px 84px; display: flex; flex-direction: column; justify-content: space-between;
  background: #fdfaf6; color: #1c1d28; font-family: Sans, Arabic; border-bottom: 14px solid #4342a5; }
header { display: flex; align-items: center; gap: 22px; font: 500 46px Newsreader; }
h1 { max-width: 980px; font: 500 92px/1.12 Newsreader, Arabic; letter-spacing: -0.015em; text-wrap: balance; }
p { margin-top: 30px; font-size: 40px; color: #4f525f; }
[dir=rtl] h1 { font: 600 92px/1.35 Arabic; letter-spacing: 0; }
</style><body><header>
<svg width="76" height="76" viewBox="2 2 28 28"><path d="M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z" fill="#4342a5"/><path d="M10 13.2h12M10 18h7.5" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="21.8" cy="18" r="1.9" fill="#ee6032"/></svg>
<span dir="ltr">Prosa</span></header>
<div><h1>${title}</h1><p>${text}</p></div></body></html>`

const browser = await launchBrowser()
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await mkdir('web/respondent/social', { recursive: true })
  const capture = async (path: string, lang: SurveyLanguage, caption: readonly string[]) => {
    await tab.setContent(page(lang, caption))
    await tab.evaluate(() => document.fonts.ready)
    await writeFile(path, await tab.screenshot())
  }
  for (const lang of Object.keys(captions) as SurveyLanguage[])
    await capture(`web/respondent/social/social-${lang}.png`, lang, captions[lang])
  await mkdir(siteFolder, { recursive: true })
  for (const [locale, caption] of siteCaptions)
    await capture(`${siteFolder}/social-${locale}.png`, locale, caption)
} finally {
  await browser.close()
}
