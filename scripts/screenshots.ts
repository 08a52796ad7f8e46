// `npm run screenshots`: every screen, into .cache/screenshots/. `--help` tells how to ask for fewer, or for more.
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../tests/support/browser/launch-browser.ts'
import { startInstance } from '../tests/support/processes/instance.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { captureScenes, type Theme, type CaptureOptions } from './lib/screenshots/capture-scenes.ts'
import type { Language } from './lib/screenshots/language.ts'
import type { Scene } from './lib/screenshots/scene.ts'
import { billing } from './lib/screenshots/scenes/billing.ts'
import { surveyCreation } from './lib/screenshots/scenes/survey-creation.ts'
import { surveyEditor, respondentPages } from './lib/screenshots/scenes/survey-editor.ts'
import { formFilling } from './lib/screenshots/scenes/form-filling.ts'
import { formEditor } from './lib/screenshots/scenes/form-editor.ts'
import { emptyLists, surveyLists } from './lib/screenshots/scenes/survey-lists.ts'
import { failurePages, signedOutPages } from './lib/screenshots/scenes/signed-out-and-failures.ts'
import {
  signInToApi,
  accounts,
  createFixtures,
  type ScreenshotFixtures,
} from './lib/screenshots/fixtures.ts'

const usage = `npm run screenshots -- [options]

  --language en,ar          of en, ar and pt-br
  --theme light,dark
  --width 1440,390
  --scene NAME,...          only scenes whose names begin so
  --folder .cache/screenshots
  --axe                     also looks for what keeps people out; ends with 1 where there is something`

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'light,dark' },
    width: { type: 'string', default: '1440,390' },
    scene: { type: 'string', default: '' },
    folder: { type: 'string', default: '.cache/screenshots' },
    axe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(usage)
else await captureAll()

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
  const onTaken = progressOf(selectedScenes().length * languages.length * widths.length)
  const wanted: CaptureOptions = { baseUrl, folder, widths, themes, axe, onCaptured: onTaken }
  const browser = await launchBrowser()
  try {
    // Side by side: whoever waits for one page lets the other go on.
    const found = await Promise.all(languages.map((each) => captureLanguage(browser, wanted, each)))
    const lines = found.flat()
    if (lines.length > 0) console.log(`\nTo be looked at:\n${lines.join('\n')}\n`)
    if (lines.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
  console.log(`The pictures are in ${folder}/.`)
}

/** One line for each screen, so that whoever waits knows how long still. */
function progressOf(total: number): CaptureOptions['onCaptured'] {
  const begun = performance.now()
  let taken = 0
  return (name, found) => {
    taken++
    const left = ((performance.now() - begun) / taken) * (total - taken)
    const when = left > 90_000 ? `${Math.round(left / 60_000)} min` : `${Math.round(left / 1000)} s`
    const fault = found.length > 0 ? `  FAILED ${found.join('; ')}` : ''
    console.log(`${String(taken).padStart(4)}/${total}  ${when} left  ${name}${fault}`)
  }
}

function selectedScenes(): Scene[] {
  const known = [
    signedOutPages,
    emptyLists,
    surveyLists,
    billing,
    surveyCreation,
    formEditor,
    surveyEditor,
    failurePages,
    respondentPages,
  ]
  return [...known, formFilling].flat().filter(isSelected)
}

async function captureLanguage(
  browser: Browser,
  wanted: CaptureOptions,
  language: Language,
): Promise<string[]> {
  const { api, cookie } = await signInToApi(wanted.baseUrl, language)
  const capture = (
    scenes: readonly Scene[],
    who: string | undefined,
    fixtures: ScreenshotFixtures,
  ) =>
    captureScenes(browser, wanted, { language, cookie: who }, scenes.filter(isSelected), fixtures)
  const noFixtures = {} as ScreenshotFixtures
  const found = await capture(signedOutPages, undefined, noFixtures)
  found.push(...(await capture(emptyLists, cookie, noFixtures)))
  const ownerScenes = [
    ...surveyLists,
    ...billing,
    ...surveyCreation,
    ...formEditor,
    ...surveyEditor,
    ...failurePages,
  ]
  const respondentScenes = [...respondentPages, ...formFilling]
  if (![...ownerScenes, ...respondentScenes].some(isSelected)) return found
  const fixtures = await createFixtures(wanted.baseUrl, api, language)
  found.push(...(await capture(ownerScenes, cookie, fixtures)))
  found.push(...(await capture(respondentScenes, undefined, fixtures)))
  return found
}

function isSelected({ name }: Scene): boolean {
  const wanted = values.scene.split(',').filter(Boolean)
  return wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))
}

function isLanguage(name: string): name is Language {
  return name in accounts
}

function isTheme(name: string): name is Theme {
  return name === 'light' || name === 'dark'
}
