import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Expects that the page does not scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

/** Expects no violation of WCAG 2.2, levels A and AA, on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Results of cross-origin frames need a page of their own, which doubles the time.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
