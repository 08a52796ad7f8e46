// `npm run screenshots`: captures every screen into .cache/screenshots/, or the pictures of the help into the app.
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../tests/support/browser/launch-browser.ts'
import { startInstance } from '../tests/support/processes/instance.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { articlePicturesFolder, captureArticles } from './lib/screenshots/capture-articles.ts'
import { captureScenes, type Theme, type CaptureOptions } from './lib/screenshots/capture-scenes.ts'
import type { Language } from './lib/screenshots/language.ts'
import type { Scene } from './lib/screenshots/scene.ts'
import { billing } from './lib/screenshots/scenes/billing.ts'
import { settings } from './lib/screenshots/scenes/settings.ts'
import { surveyCreation } from './lib/screenshots/scenes/survey-creation.ts'
import { surveyEditor, respondentPages } from './lib/screenshots/scenes/survey-editor.ts'
import { formFilling } from './lib/screenshots/scenes/form-filling.ts'
import { formEditor } from './lib/screenshots/scenes/form-editor.ts'
import { callsForHelp, helpCountry } from './lib/screenshots/scenes/calls-for-help.ts'
import { help, onboarding } from './lib/screenshots/scenes/onboarding.ts'
import { results } from './lib/screenshots/scenes/results.ts'
import { emptyLists, surveyLists } from './lib/screenshots/scenes/survey-lists.ts'
import { failurePages, signedOutPages } from './lib/screenshots/scenes/signed-out-and-failures.ts'
import {
  signInToApi,
  accounts,
  createFixtures,
  type ScreenshotFixtures,
} from './lib/screenshots/fixtures.ts'

const usage = `Usage: npm run screenshots [-- options]

  --language en,ar          of en, ar and pt-br
  --theme light,dark
  --width 1440,390
  --scene NAME,...          only scenes whose names start with one of these
  --folder .cache/screenshots
  --axe                     also checks accessibility; exit code 1 when there are violations
  --articles                instead the pictures of the help articles, in light and dark, for the app;
                            --scene chooses articles`

exitOnHelp(usage)

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'light,dark' },
    width: { type: 'string', default: '1440,390' },
    scene: { type: 'string', default: '' },
    folder: { type: 'string', default: '.cache/screenshots' },
    axe: { type: 'boolean', default: false },
    articles: { type: 'boolean', default: false },
  },
})

await (values.articles ? captureAllArticles() : captureAll())

async function captureAll(): Promise<void> {
  const languages = values.language.split(',').filter(isLanguage)
  const widths = values.width.split(',').map(Number).filter(Boolean)
  const themes = values.theme.split(',').filter(isTheme)
  if (languages.length === 0 || widths.length === 0 || themes.length === 0) throw new Error(usage)
  const { folder, axe } = values
  await buildWebIfStale()
  await mkdir(folder, { recursive: true })
  await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
  const { baseUrl } = instance
  const onCaptured = progressOf(selectedScenes().length * languages.length * widths.length)
  const options: CaptureOptions = { baseUrl, folder, widths, themes, axe, onCaptured }
  const browser = await launchBrowser()
  try {
    // Concurrent: one language captures while another waits for a page.
    const findings = await Promise.all(
      languages.map((each) => captureLanguage(browser, options, each)),
    )
    const lines = findings.flat()
    if (lines.length > 0) printLine(`\nFindings:\n${lines.join('\n')}\n`)
    if (lines.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
  printLine(`The screenshots are in ${folder}/.`)
}

async function captureAllArticles(): Promise<void> {
  const chosen = values.language.split(',').filter(isLanguage)
  await buildWebIfStale()
  await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
  const { baseUrl } = instance
  const browser = await launchBrowser()
  try {
    for (const language of chosen) {
      const { api, cookie } = await signInToApi(baseUrl, language)
      const fixtures = await createFixtures(baseUrl, api, language)
      await captureArticles(browser, {
        ...{ baseUrl, language, cookie, fixtures },
        isSelected: (id) => isSelected({ name: id }),
        onCaptured: (name, bytes) => printLine(`${name}  ${(bytes / 1000).toFixed(1)} kB`),
      })
    }
  } finally {
    await browser.close()
  }
  printLine(`The pictures are in ${articlePicturesFolder}/.`)
}

/** Prints a line with the remaining time for each captured screen. */
function progressOf(total: number): CaptureOptions['onCaptured'] {
  const startedAt = performance.now()
  let count = 0
  return (name, findings) => {
    count++
    const leftMs = ((performance.now() - startedAt) / count) * (total - count)
    const left =
      leftMs > 90_000 ? `${Math.round(leftMs / 60_000)} min` : `${Math.round(leftMs / 1000)} s`
    const failure = findings.length > 0 ? `  FAILED ${findings.join('; ')}` : ''
    printLine(`${String(count).padStart(4)}/${total}  ${left} left  ${name}${failure}`)
  }
}

function selectedScenes(): Scene[] {
  const allScenes = [
    signedOutPages,
    emptyLists,
    surveyLists,
    billing,
    settings,
    surveyCreation,
    onboarding,
    help,
    formEditor,
    surveyEditor,
    results,
    failurePages,
    respondentPages,
    formFilling,
    callsForHelp,
    helpCountry,
  ]
  return allScenes.flat().filter(isSelected)
}

async function captureLanguage(
  browser: Browser,
  options: CaptureOptions,
  language: Language,
): Promise<string[]> {
  const { api, cookie } = await signInToApi(options.baseUrl, language)
  const capture = (
    scenes: readonly Scene[],
    session: string | undefined,
    fixtures: ScreenshotFixtures,
  ) =>
    captureScenes(
      browser,
      options,
      { language, cookie: session },
      scenes.filter(isSelected),
      fixtures,
    )
  const noFixtures = {} as ScreenshotFixtures
  const findings = await capture(signedOutPages, undefined, noFixtures)
  findings.push(...(await capture(emptyLists, cookie, noFixtures)))
  const ownerScenes = [
    ...surveyLists,
    ...billing,
    ...settings,
    ...surveyCreation,
    ...onboarding,
    ...help,
    ...formEditor,
    ...surveyEditor,
    ...results,
    helpCountry,
    ...failurePages,
  ]
  const respondentScenes = [...respondentPages, ...formFilling, ...callsForHelp]
  if (![...ownerScenes, ...respondentScenes].some(isSelected)) return findings
  const fixtures = await createFixtures(options.baseUrl, api, language)
  findings.push(...(await capture(ownerScenes, cookie, fixtures)))
  findings.push(...(await capture(respondentScenes, undefined, fixtures)))
  return findings
}

function isSelected({ name }: Pick<Scene, 'name'>): boolean {
  const prefixes = values.scene.split(',').filter(Boolean)
  return prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix))
}

function isLanguage(name: string): name is Language {
  return name in accounts
}

function isTheme(name: string): name is Theme {
  return name === 'light' || name === 'dark'
}
