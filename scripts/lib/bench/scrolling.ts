// Frame times while a list of 10,000 surveys is scrolled in a browser, beside a striped page of the same height. The API
// calls of the list are stubbed: the figure is that of the screen.
import type { Page } from '@playwright/test'
import { launchBrowser } from '../../../tests/support/browser/launch-browser.ts'
import { signIn } from '../client/sign-in.ts'
import { median, quantile, type Figure } from './figures.ts'

const total = 10_000
const rowPx = 84
const frames = 120
const stepPx = 600

export async function benchScrolling(baseUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const { cookie } = await signIn(baseUrl, 'bruno@prosa.test')
    const [name = '', value = ''] = cookie.split('=')
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    })
    await context.addCookies([{ name, value, url: baseUrl }])
    const page = await context.newPage()
    await stubSurveyPages(page)
    await page.goto('/surveys')
    await page.locator('li[aria-posinset]').first().waitFor()
    // A warm-up run, for compilation and first fetches.
    await measureScroll(page)
    const list = await fastestRun(page)
    await page.goto('about:blank')
    await page.setContent(stripes)
    const baseline = await fastestRun(page)
    return [
      figureOf('a frame while 10,000 surveys are scrolled, median', median(list), median(baseline)),
      figureOf('the same, p95', quantile(list, 0.95), quantile(baseline, 0.95)),
    ]
  } finally {
    await browser.close()
  }
}

/** The fastest of several runs: other load only slows runs down. */
async function fastestRun(page: Page): Promise<number[]> {
  const runs: number[][] = []
  for (let run = 0; run < 5; run++) runs.push(await measureScroll(page))
  return runs.toSorted((a, b) => median(a) - median(b))[0]!
}

/** Milliseconds between frames while scrolling down from the top, far enough to fetch further pages. */
const measureScroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ frames, stepPx }) => {
      window.scrollTo(0, 0)
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      const gaps: number[] = []
      let before = performance.now()
      for (let n = 0; n < frames; n++) {
        window.scrollBy(0, stepPx)
        await frame()
        const now = performance.now()
        gaps.push(now - before)
        before = now
      }
      return gaps
    },
    { frames, stepPx },
  )

async function stubSurveyPages(page: Page): Promise<void> {
  await page.route('**/api/surveys/counts*', (route) =>
    route.fulfill({ json: { total, published: 0, draft: total, paused: 0, closed: 0 } }),
  )
  await page.route(/\/api\/surveys\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = Number(query.get('before') ?? 0)
    const to = Math.min(total, from + Number(query.get('limit')))
    const json = Array.from({ length: to - from }, (_, n) => surveyFixture(from + n))
    const headers: Record<string, string> = to < total ? { 'prosa-next': String(to) } : {}
    return route.fulfill({ json, headers })
  })
}

const surveyFixture = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  public_id: `public${n}`,
  title: `Survey number ${n} of many`,
  description: 'A short conversation about what brings people here.',
  status: 'draft',
  survey_type: 'advanced',
  closes_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
  total_sessions: n,
  completed_sessions: 0,
  completion_rate: 0,
  total_responses: n,
  qualified_responses: 0,
})

const stripes = `<div style="height:${total * rowPx}px;background:repeating-linear-gradient(#fff 0 ${rowPx - 1}px,#ccc 0 ${rowPx}px)"></div>`

const figureOf = (name: string, value: number, baseline: number): Figure => {
  const ratio = value / baseline
  return { name, value, baseline, ratio, unit: 'ms', target: '<= 2x', met: ratio <= 2 }
}
