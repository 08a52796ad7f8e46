// A form for respondents, with a scene for each kind of question.
import type { Page } from '@playwright/test'
import { pageScene, type Scene } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

const pathOf = ({ publishedForm }: ScreenshotFixtures) => `/s/${publishedForm.public_id}`

/** How to answer each kind of question, in the order of the form. */
const answers: Record<string, (page: Page) => Promise<void>> = {
  open: (page) => page.getByRole('textbox').fill('…'),
  multiple: (page) => page.locator('.choice').nth(1).click(),
  scale: (page) => page.keyboard.press('8'),
  nps: (page) => page.keyboard.press('9'),
  boolean: (page) => page.locator('.choice').first().click(),
  ranking: (page) => page.locator('.handle').nth(1).press('ArrowUp'),
  number: (page) => page.getByRole('textbox').fill('12'),
  date: (page) => page.locator('input[type=date]').fill('2026-02-28'),
}

const questionScene = (kind: string, index: number): Scene => ({
  name: `filling-${kind}`,
  open: async ({ page, go }, fixtures) => {
    await go(pathOf(fixtures))
    // The page resumes where an earlier page of the same context stopped.
    const question = page.locator('.form h2')
    if (!(await question.isVisible())) await page.locator('.main-action').click()
    await question.waitFor()
    for (const answer of Object.values(answers).slice(await currentIndexOf(page), index)) {
      // oxlint-disable-next-line no-await-in-loop -- questions are answered in order
      await answer(page)
      // oxlint-disable-next-line no-await-in-loop
      await page.locator('footer .main-action').click()
    }
    await answers[kind]!(page)
  },
})

const currentIndexOf = (page: Page) =>
  page.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value - 1)

export const formFilling: Scene[] = [
  pageScene('filling-welcome', pathOf),
  ...Object.keys(answers).map(questionScene),
  {
    name: 'filling-thanks',
    open: async (context, fixtures) => {
      const kinds = Object.keys(answers)
      await questionScene(kinds.at(-1)!, kinds.length - 1).open(context, fixtures)
      const { page } = context
      await page.locator('footer .main-action').click()
      await page.locator('.seal').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
