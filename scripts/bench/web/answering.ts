// From a touch or a key to the next picture, over a whole conversation and a whole form, on a processor slowed 4 times.
import type { Browser, Locator, Page } from '@playwright/test'
import { median, type Figure } from '../report.ts'
import { slowed } from './slowed.ts'

const text = 'Mostly at work in the mornings'
/** Nobody types faster on a phone. */
const keyMs = 60
/** A person looks before they touch. */
const lookMs = 250

export async function benchAnswering(
  browser: Browser,
  surveys: { conversation: string; form: string },
  floor: string,
  runs: number,
): Promise<Figure[]> {
  const base = await answered(browser, floor, still, runs)
  const conversation = await answered(browser, surveys.conversation, talk, runs)
  const form = await answered(browser, surveys.form, fillIn, runs)
  return [
    figure('conversation: interaction to next paint, processor slowed 4 times', conversation, base),
    figure('form: interaction to next paint, processor slowed 4 times', form, base),
  ]
}

async function still(page: Page): Promise<void> {
  await touch(page.getByRole('textbox'))
  await page.keyboard.type(text, { delay: keyMs })
  for (let touches = 0; touches < 6; touches++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    await touch(page.getByRole('button', { name: 'floor' }))
}

/** As a finger does. The tool's own `tap` looks through the page while what follows is being measured. */
async function touch(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what} is not there to be touched`)
  const page = what.page()
  await page.waitForTimeout(lookMs)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function talk(page: Page): Promise<void> {
  await touch(page.getByRole('button', { name: 'Start the survey' }))
  for (let answers = 0; answers < 4; answers++) {
    const box = page.getByRole('textbox')
    await page.locator('textarea:enabled').waitFor()
    await touch(box)
    await page.keyboard.type(text, { delay: keyMs })
    await touch(page.getByRole('button', { name: 'Send answer' }))
    await page.locator('.said').nth(answers).waitFor()
  }
}

async function fillIn(page: Page): Promise<void> {
  await touch(page.getByRole('button', { name: 'Start the survey' }))
  const next = page.getByRole('button', { name: 'Next' })
  const isAt = (number: number) => page.getByText(`Question ${number} of 7`).waitFor()
  await isAt(1)
  await touch(page.getByRole('textbox'))
  await page.keyboard.type(text, { delay: keyMs })
  await touch(next)
  await isAt(2)
  await touch(page.getByText('Time', { exact: true }))
  await touch(next)
  await isAt(3)
  await touch(page.getByRole('slider'))
  await touch(next)
  await isAt(4)
  await touch(page.getByText('Yes', { exact: true }))
  await touch(next)
  await isAt(5)
  await touch(page.getByRole('button', { name: 'Move “Place” up' }))
  await touch(next)
  await isAt(6)
  await page.getByRole('textbox').fill('7')
  await touch(next)
  await isAt(7)
}

/** Milliseconds; the median of the runs. */
async function answered(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
  runs: number,
): Promise<number> {
  const found: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
  for (let run = 0; run < runs; run++) found.push(await toNextPaint(browser, url, walk))
  return median(found)
}

type Told = { interactions?: Map<number, number> }

/** As the metric of that name is defined: the worst, of every 50 interactions leaving one out (web.dev/articles/inp). */
async function toNextPaint(
  browser: Browser,
  url: string,
  walk: (page: Page) => Promise<void>,
): Promise<number> {
  const { page, close } = await slowed(browser, 4)
  await page.addInitScript(() => {
    const longest = ((window as Told).interactions = new Map<number, number>())
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
      // The types know nothing of the threshold.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await walk(page)
  // What has just been touched is still to be painted.
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => [...((window as Told).interactions?.values() ?? [])])
  await close()
  const worst = found.toSorted((a, b) => b - a)
  // Quicker than 16 ms is not told.
  return worst[Math.floor(worst.length / 50)] ?? 16
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
