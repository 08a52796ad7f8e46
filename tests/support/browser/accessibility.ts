import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect } from 'vitest'

const options = {
  resultTypes: ['violations'],
  // Style sheets are read again for a rule that is not among these; media for one that is.
  preload: { assets: ['media'] },
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
} satisfies RunOptions

/** Expects that the page does not scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

/** Expects no violation of WCAG 2.2, levels A and AA, on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await endOfAnimations(page)
  const violations = (await hasFrames(page))
    ? describe(await new AxeBuilder({ page }).options(options).analyze())
    : await runOnPage(page)
  expect(violations).toEqual([])
}

/** Whether the document has frames, when these have loaded: `page.frames()` learns of them later. */
const hasFrames = (page: Page) =>
  page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')]
    const isLoading = ({ contentDocument: frame, srcdoc, src }: HTMLIFrameElement) =>
      frame !== null &&
      (frame.readyState !== 'complete' || (frame.URL === 'about:blank' && `${srcdoc}${src}` !== ''))
    for (const frame of frames)
      while (frame.isConnected && isLoading(frame))
        await new Promise((resolve) => setTimeout(resolve, 20))
    return frames.length > 0
  })

/** What fades in has no contrast yet. Those without an end are not awaited. */
const endOfAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** `AxeBuilder` sends axe to the page with every check, which takes longer than the check. */
async function runOnPage(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOptions) => {
    const loaded = (globalThis as unknown as { axe: typeof axe }).axe
    return (await loaded.run(document, runOptions)).violations
  }, options)
  return describe({ violations })
}

const describe = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
