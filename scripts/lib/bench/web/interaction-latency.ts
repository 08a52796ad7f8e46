// Interaction to next paint over a whole conversation and a whole form, on a processor slowed 4 times.
import type { Browser, Locator, Page } from '@playwright/test'
import { median, type Figure } from '../figures.ts'
import { openThrottledPage } from './throttled-page.ts'

const text = 'Mostly at work in the mornings'
/** Fast typing on a phone. */
const keyIntervalMs = 60
/** Pause before each touch. */
const tapDelayMs = 250

export async function benchInteractionLatency(
  browser: Browser,
  surveys: { conversation: string; form: string },
  baseline: string,
  runs: number,
): Promise<Figure[]> {
  const base = await medianLatency(browser, baseline, interactWithBaseline, runs)
  const conversation = await medianLatency(browser, surveys.conversation, walkConversation, runs)
  const form = await medianLatency(browser, surveys.form, walkForm, runs)
  return [
    figureOf(
      'conversation: interaction to next paint, processor slowed 4 times',
      conversation,
      base,
    ),
    figureOf('form: interaction to next paint, processor slowed 4 times', form, base),
  ]
}

async function interactWithBaseline(page: Page): Promise<void> {
  await tap(page.getByRole('textbox'))
  await page.keyboard.type(text, { delay: keyIntervalMs })
  for (let touches = 0; touches < 6; touches++)
    // oxlint-disable-next-line no-await-in-loop -- sequential, as a person does
    await tap(page.getByRole('button', { name: 'floor' }))
}

/** Taps by coordinates. Playwright's `tap` queries the page during the measurement. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible`)
  const page = target.page()
  await page.waitForTimeout(tapDelayMs)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function walkConversation(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'Start the survey' }))
  for (let answers = 0; answers < 4; answers++) {
    const box = page.getByRole('textbox')
    await page.locator('textarea:enabled').waitFor()
    await tap(box)
    await page.keyboard.type(text, { delay: keyIntervalMs })
    await tap(page.getByRole('button', { name: 'Send answer' }))
    await page.locator('.said').nth(answers).waitFor()
  }
}

async function walkForm(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'Start the survey' }))
  const next = page.getByRole('button', { name: 'Next' })
  const isAt = (number: number) => page.getByText(`Question ${number} of 7`).waitFor()
  await isAt(1)
  await tap(page.getByRole('textbox'))
  await page.keyboard.type(text, { delay: keyIntervalMs })
  await tap(next)
  await isAt(2)
  await tap(page.getByText('Time', { exact: true }))
  await tap(next)
  await isAt(3)
  await tap(page.getByRole('slider'))
  await tap(next)
  await isAt(4)
  await tap(page.getByText('Yes', { exact: true }))
  await tap(next)
  await isAt(5)
  await tap(page.getByRole('button', { name: 'Move “Place” up' }))
  await tap(next)
  await isAt(6)
  await page.getByRole('textbox').fill('7')
  await tap(next)
  await isAt(7)
}

/** Milliseconds; the median of the runs. */
async function medianLatency(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
  runs: number,
): Promise<number> {
  const latencies: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
  for (let run = 0; run < runs; run++)
    latencies.push(await measureInteractionToNextPaint(browser, url, walk))
  return median(latencies)
}

type WindowWithInteractions = { interactions?: Map<number, number> }

/** The worst interaction, ignoring one of every 50, as INP is defined (web.dev/articles/inp). */
async function measureInteractionToNextPaint(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
): Promise<number> {
  const { page, close } = await openThrottledPage(browser, 4)
  await page.addInitScript(() => {
    const longest = ((window as WindowWithInteractions).interactions = new Map<number, number>())
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
      // The DOM types lack durationThreshold.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await walk(page)
  // Waits for the last paint.
  await page.waitForTimeout(500)
  const latencies = await page.evaluate(() => [
    ...((window as WindowWithInteractions).interactions?.values() ?? []),
  ])
  await close()
  const worst = latencies.toSorted((a, b) => b - a)
  // Event timing does not report durations below 16 ms.
  return worst[Math.floor(worst.length / 50)] ?? 16
}

const figureOf = (name: string, value: number, baseline: number): Figure => ({
  name,
  value,
  baseline,
  ratio: value / baseline,
  unit: 'ms',
  target: '< 100',
  met: value < 100,
})
