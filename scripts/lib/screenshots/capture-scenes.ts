// Opens each scene once for each width and captures it in every theme.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { createTranslator } from '../../../tests/support/browser/translations.ts'
import type { Language } from './language.ts'
import type { Scene, SceneContext } from './scene.ts'
import type { ScreenshotFixtures } from './fixtures.ts'

export type Theme = 'light' | 'dark'
export type CaptureOptions = {
  baseUrl: string
  folder: string
  widths: number[]
  themes: Theme[]
  /** Also checks accessibility. */
  axe: boolean
  /** Called after each screen in all its themes, with its failure or accessibility violations. */
  onCaptured: (name: string, findings: readonly string[]) => void
}

export const localeTags = { en: 'en-US', ar: 'ar-EG', 'pt-br': 'pt-BR' }
/** Time for animations to end. */
const settleMs = 350
/** Generous, for a machine under load. */
const actionTimeoutMs = 30_000
/** Exceeds the timeouts of all actions of one scene. */
const sceneTimeoutMs = 150_000

/** Resolves with scenes that failed and accessibility violations. */
export async function captureScenes(
  browser: Browser,
  options: CaptureOptions,
  { language, cookie }: { language: Language; cookie: string | undefined },
  scenes: readonly Scene[],
  fixtures: ScreenshotFixtures,
): Promise<string[]> {
  const findings: string[] = []
  for (const width of options.widths) {
    const context = await openContext(browser, options, language, width, cookie)
    for (const scene of scenes) {
      const name = `${scene.name}-${language}-${width}`
      const capture = () =>
        captureScene(context, options, name, async (page) => {
          await scene.open(sceneContextOf(page, language, width), fixtures)
        })
      // One retry: the first attempt may have been too slow.
      const sceneFindings = await capture().catch(() =>
        capture().catch((error: unknown) => [errorSummary(error)]),
      )
      findings.push(...sceneFindings.map((finding) => `${name}: ${finding}`))
      options.onCaptured(name, sceneFindings)
    }
    await context.close()
  }
  return findings
}

/** Captures a scene in a new page. Resolves with its accessibility violations in all themes. */
async function captureScene(
  context: BrowserContext,
  { folder, themes, axe }: CaptureOptions,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await context.newPage()
  const capture = async () => {
    const findings: string[] = []
    await open(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await page.waitForTimeout(settleMs)
      await page.screenshot({
        path: `${folder}/${name}-${theme}.png`,
        fullPage: await isFullPage(page),
      })
      if (axe) findings.push(...(await findAccessibilityViolations(page)))
    }
    return findings
  }
  try {
    return await withinTime(capture, sceneTimeoutMs)
  } finally {
    await withinTime(() => resetAndClose(page), actionTimeoutMs).catch(() => page.close())
  }
}

/** Some calls of a page have no timeout of their own. */
const withinTime = <T>(work: () => Promise<T>, timeoutMs: number): Promise<T> =>
  withTimeout(work, {
    timeoutMs,
    timeoutError: () => new Error(`not done after ${timeoutMs / 1000} s`),
  })

/** The first lines of a Playwright error name the locator. */
const errorSummary = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ')

async function openContext(
  browser: Browser,
  { baseUrl, themes }: CaptureOptions,
  language: Language,
  width: number,
  cookie: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: localeTags[language],
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: themes[0] ?? 'light',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(actionTimeoutMs)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  if (cookie) await context.addCookies([{ name, value, url: baseUrl }])
  return context
}

export const sceneContextOf = (page: Page, language: Language, width: number): SceneContext => ({
  page,
  language,
  message: createTranslator(language, 'owner'),
  isPhone: width < 768,
  go: async (path) => {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    // Data that the page loads after rendering is part of the screenshot.
    await page.waitForLoadState('networkidle')
  },
})

/** False with an open overlay: overlays are positioned in the viewport. Scrolls to the top otherwise. */
async function isFullPage(page: Page): Promise<boolean> {
  const overlays = '[role=dialog], [role=alertdialog], [role=menu]'
  if ((await page.locator(overlays).count()) > 0) return false
  await page.evaluate(() => scrollTo(0, 0))
  return true
}

/** Clears the browser's storage between scenes. */
async function resetAndClose(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.close()
}

async function findAccessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Focus guards pass the focus on and are never focused.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`)
}
