// `npm run screenshots`: every screen, into .cache/screenshots/. `--help` tells how to ask for fewer, or for more.
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../tests/support/browser.ts'
import { startInstance } from '../tests/support/instance.ts'
import { buildWebIfStale } from './build-web.ts'
import { photograph, type Theme, type Wanted } from './screenshots/photograph.ts'
import type { Language, Scene } from './screenshots/scene.ts'
import { billing } from './screenshots/scenes/billing.ts'
import { creation } from './screenshots/scenes/creation.ts'
import { editor, respondents } from './screenshots/scenes/editor.ts'
import { filling } from './screenshots/scenes/filling.ts'
import { form } from './screenshots/scenes/form.ts'
import { empty, lists } from './screenshots/scenes/lists.ts'
import { failures, outside } from './screenshots/scenes/outside.ts'
import { openApi, persons, setStage, type Stage } from './screenshots/stage.ts'

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
else await takeAll()

async function takeAll(): Promise<void> {
  const languages = values.language.split(',').filter(isLanguage)
  const widths = values.width.split(',').map(Number).filter(Boolean)
  const themes = values.theme.split(',').filter(isTheme)
  if (languages.length === 0 || widths.length === 0 || themes.length === 0) throw new Error(usage)
  const { folder, axe } = values
  await buildWebIfStale()
  await mkdir(folder, { recursive: true })
  await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
  const { baseUrl } = instance
  const onTaken = progressOf(wantedScenes().length * languages.length * widths.length)
  const wanted: Wanted = { baseUrl, folder, widths, themes, axe, onTaken }
  const browser = await launchBrowser()
  try {
    // Side by side: whoever waits for one page lets the other go on.
    const found = await Promise.all(languages.map((each) => takeIn(browser, wanted, each)))
    const lines = found.flat()
    if (lines.length > 0) console.log(`\nTo be looked at:\n${lines.join('\n')}\n`)
    if (lines.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
  console.log(`The pictures are in ${folder}/.`)
}

/** One line for each screen, so that whoever waits knows how long still. */
function progressOf(total: number): Wanted['onTaken'] {
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

function wantedScenes(): Scene[] {
  const known = [outside, empty, lists, billing, creation, form, editor, failures, respondents]
  return [...known, filling].flat().filter(isWanted)
}

async function takeIn(browser: Browser, wanted: Wanted, language: Language): Promise<string[]> {
  const { api, cookie } = await openApi(wanted.baseUrl, language)
  const take = (scenes: readonly Scene[], who: string | undefined, stage: Stage) =>
    photograph(browser, wanted, { language, cookie: who }, scenes.filter(isWanted), stage)
  const noStage = {} as Stage
  const found = await take(outside, undefined, noStage)
  found.push(...(await take(empty, cookie, noStage)))
  const staged = [...lists, ...billing, ...creation, ...form, ...editor, ...failures]
  const answering = [...respondents, ...filling]
  if (![...staged, ...answering].some(isWanted)) return found
  const stage = await setStage(wanted.baseUrl, api, language)
  found.push(...(await take(staged, cookie, stage)))
  found.push(...(await take(answering, undefined, stage)))
  return found
}

function isWanted({ name }: Scene): boolean {
  const wanted = values.scene.split(',').filter(Boolean)
  return wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))
}

function isLanguage(name: string): name is Language {
  return name in persons
}

function isTheme(name: string): name is Theme {
  return name === 'light' || name === 'dark'
}
