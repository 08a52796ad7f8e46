// Captures the pictures of the help articles: parts of screens, small enough for the repository.
import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { helpArticles, pictureSizes, type HelpArticle } from '../../../web/owner/help/articles.ts'
import { localeTags, sceneContextOf, type Theme } from './capture-scenes.ts'
import { articleScenes } from './article-scenes.ts'
import type { ScreenshotFixtures } from './fixtures.ts'
import type { Language } from './language.ts'

export const articlePicturesFolder = 'web/owner/help/pictures'

const themes: readonly Theme[] = ['light', 'dark']
/** Pixels of the picture for each CSS pixel. */
const density = 1.5
/** WebP quality at which letters keep their edges. */
const quality = 72
const settleMs = 350
/** Space above the part. */
const margin = 16

type Options = {
  baseUrl: string
  language: Language
  /** The owner's cookie. */
  cookie: string
  fixtures: ScreenshotFixtures
  isSelected: (id: string) => boolean
  onCaptured: (name: string, bytes: number) => void
}

export async function captureArticles(browser: Browser, options: Options): Promise<void> {
  await mkdir(articlePicturesFolder, { recursive: true })
  for (const article of helpArticles.filter(({ id }) => options.isSelected(id)))
    await captureArticle(browser, options, article)
}

async function captureArticle(
  browser: Browser,
  { baseUrl, language, cookie, fixtures, onCaptured }: Options,
  { id, picture = 'part' }: HelpArticle,
): Promise<void> {
  const size = pictureSizes[picture]
  const isPhone = picture === 'phone'
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: localeTags[language],
    // Tall, so that bars at the edges of the screen stay out of the picture.
    viewport: isPhone ? size : { width: size.width, height: 1600 },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  // Respondents have no session.
  if (!isPhone) await context.addCookies([{ name, value, url: baseUrl }])
  const page = await context.newPage()
  const part = await articleScenes[id](sceneContextOf(page, language, size.width), fixtures)
  await part?.evaluate((element: HTMLElement) => {
    // Below the bar at the top.
    element.style.scrollMarginTop = '8rem'
    element.scrollIntoView()
  })
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await page.waitForTimeout(settleMs)
    const bytes = await capturePart(page, part, size)
    const file = `${id}-${language}-${theme}.webp`
    await writeFile(`${articlePicturesFolder}/${file}`, bytes)
    onCaptured(file, bytes.length)
  }
  await context.close()
}

/** The screen from the top of an element on, or from its own. */
async function capturePart(
  page: Page,
  part: Locator | undefined,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const top =
    (await part?.evaluate((element) => element.getBoundingClientRect().top + scrollY)) ?? margin
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality },
    clip: { x: 0, y: top - margin, width, height, scale: 1 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
