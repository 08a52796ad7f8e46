// Time from navigation until the start button works; on the floor until the page is complete. The page logs the moment
// itself: polling would slow it down.
import type { Browser } from '@playwright/test'
import { median, type Figure } from '../figures.ts'
import { openThrottledPage } from './throttled-page.ts'

type Page = { name: string; url: string }

/** WebPageTest's 3G: 150 ms round trip. The processor is slowed 6 times. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }

export async function benchLoadTime(
  browser: Browser,
  pages: readonly Page[],
  baseline: string,
  runs: number,
): Promise<Figure[]> {
  const base = await medianLoadTime(browser, baseline, logWhenComplete, runs)
  const figures: Figure[] = []
  for (const { name, url } of pages) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const value = await medianLoadTime(browser, url, logWhenInteractive, runs)
    figures.push({
      name: `${name}: can be used on 3G, processor slowed 6 times`,
      value,
      baseline: base,
      ratio: value / base,
      unit: 'ms',
      target: '< 1000',
      met: value < 1000,
    })
  }
  return figures
}

function logWhenComplete(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'complete') console.log(`usable ${performance.now()}`)
  })
}

function logWhenInteractive(): void {
  Object.defineProperty(window, 'prosaRuns', {
    set() {
      console.log(`usable ${performance.now()}`)
    },
  })
}

/** Milliseconds since the start of the navigation, by the page's clock; the median of the runs. */
async function medianLoadTime(
  browser: Browser,
  url: string,
  initScript: () => void,
  runs: number,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const { page, close } = await openThrottledPage(browser, 6, network)
    await page.addInitScript(initScript)
    const consoleMessage = page.waitForEvent('console', (message) =>
      message.text().startsWith('usable'),
    )
    await page.goto(url, { waitUntil: 'commit' })
    times.push(Number((await consoleMessage).text().split(' ')[1]))
    await close()
  }
  return median(times)
}
