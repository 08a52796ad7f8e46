// From a touch or a key to the next picture, over a whole conversation and a whole form, on a processor slowed 4 times.
import type { Browser, Page } from '@playwright/test'
import type { Figure } from '../report.ts'
import { slowed } from './slowed.ts'

const text = 'Mostly at work in the mornings'

export async function benchAnswering(
  browser: Browser,
  surveys: { conversation: string; form: string },
  floor: string,
): Promise<Figure[]> {
  const base = await slowest(browser, floor, async (page) => {
    await page.getByRole('textbox').tap()
    await page.keyboard.type(text)
    for (let tap = 0; tap < 6; tap++) await page.getByRole('button', { name: 'floor' }).tap()
  })
  const conversation = await slowest(browser, surveys.conversation, talk)
  const form = await slowest(browser, surveys.form, fillIn)
  return [
    figure('conversation: slowest interaction, processor slowed 4 times', conversation, base),
    figure('form: slowest interaction, processor slowed 4 times', form, base),
  ]
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the survey' }).tap()
  for (let answers = 0; answers < 4; answers++) {
    const box = page.getByRole('textbox')
    await page.locator('textarea:enabled').waitFor()
    await box.tap()
    await page.keyboard.type(text)
    await page.getByRole('button', { name: 'Send answer' }).tap()
    await page.locator('.said').nth(answers).waitFor()
  }
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the survey' }).tap()
  const next = page.getByRole('button', { name: 'Next' })
  const isAt = (number: number) => page.getByText(`Question ${number} of 7`).waitFor()
  await isAt(1)
  await page.getByRole('textbox').tap()
  await page.keyboard.type(text)
  await next.tap()
  await isAt(2)
  await page.getByText('Time', { exact: true }).tap()
  await next.tap()
  await isAt(3)
  await page.getByRole('slider').tap()
  await next.tap()
  await isAt(4)
  await page.getByText('Yes', { exact: true }).tap()
  await next.tap()
  await isAt(5)
  await page.getByRole('button', { name: 'Move “Place” up' }).tap()
  await next.tap()
  await isAt(6)
  await page.getByRole('textbox').fill('7')
  await next.tap()
  await isAt(7)
}

/** Milliseconds; of many interactions in short succession, so the worst and not a high quantile. */
async function slowest(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
): Promise<number> {
  const { page, close } = await slowed(browser, 4)
  await page.addInitScript(() => {
    const told = window as { slowest?: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) told.slowest = Math.max(told.slowest ?? 0, entry.duration)
      // The types know nothing of the threshold.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await walk(page)
  // What has just been touched is still to be painted.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  const found = await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0)
  await close()
  // Quicker than 16 ms is not told.
  return Math.max(found, 16)
}

const figure = (name: string, value: number, floor: number): Figure => ({
  name,
  value,
  floor,
  ratio: value / floor,
  unit: 'ms',
  target: '< 100',
  met: value < 100,
})
