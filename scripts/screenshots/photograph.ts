// Goes to a screen once for each width, and takes its picture in every theme.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { wordsOf } from '../../tests/e2e/words.ts'
import type { Language, Scene, Setting } from './scene.ts'
import type { Stage } from './stage.ts'

export type Theme = 'light' | 'dark'
export type Wanted = {
  baseUrl: string
  folder: string
  widths: number[]
  themes: Theme[]
  /** Whether each screen is looked at for what keeps people out, too. */
  axe: boolean
}

const tags = { en: 'en-US', ar: 'ar-EG', 'pt-br': 'pt-BR' }
/** What was pressed has come to rest by then. */
const restMs = 350

/** Tells of what went wrong on the way: scenes that were not reached, and what axe found. */
export async function photograph(
  browser: Browser,
  wanted: Wanted,
  { language, cookie }: { language: Language; cookie: string | undefined },
  scenes: readonly Scene[],
  stage: Stage,
): Promise<string[]> {
  const found: string[] = []
  for (const width of wanted.widths) {
    const context = await openContext(browser, wanted, language, width, cookie)
    for (const scene of scenes) {
      const name = `${scene.name}-${language}-${width}`
      const page = await context.newPage()
      try {
        await scene.open(settingOf(page, language, width), stage)
        for (const theme of wanted.themes) {
          await page.emulateMedia({ colorScheme: theme })
          await page.waitForTimeout(restMs)
          const path = `${wanted.folder}/${name}-${theme}.png`
          await page.screenshot({ path, fullPage: await isPage(page) })
          if (wanted.axe) found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`))
        }
      } catch (error) {
        found.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      await leave(page)
    }
    await context.close()
  }
  return found
}

async function openContext(
  browser: Browser,
  { baseUrl, themes }: Wanted,
  language: Language,
  width: number,
  cookie: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: tags[language],
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: themes[0] ?? 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  if (cookie) await context.addCookies([{ name, value, url: baseUrl }])
  return context
}

const settingOf = (page: Page, language: Language, width: number): Setting => ({
  page,
  words: wordsOf(language, 'owner'),
  isPhone: width < 768,
  go: async (path) => {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    // What a page asks for once it stands is part of the picture.
    await page.waitForLoadState('networkidle')
  },
})

/** Whether nothing is laid over the page: what is stays where one sees it, however long the page is. */
async function isPage(page: Page): Promise<boolean> {
  const over = '[role=dialog], [role=alertdialog], [role=menu]'
  if ((await page.locator(over).count()) > 0) return false
  await page.evaluate(() => scrollTo(0, 0))
  return true
}

/** No scene sees what another one left in the browser. */
async function leave(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.close()
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // They hand on the focus that reaches them, so nobody is ever there.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`)
}
