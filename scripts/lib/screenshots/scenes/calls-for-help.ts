// What a respondent sees after a call for help, and where the owner chooses the country of the help lines.
import type { Page } from '@playwright/test'
import type { ScreenshotFixtures } from '../fixtures.ts'
import type { Scene } from '../scene.ts'

/** Writes the call into the box of an interview, a form or a comment. */
async function writeCall(page: Page, box: string, { calls }: ScreenshotFixtures): Promise<void> {
  const text = page.locator(`${box} textarea:enabled`)
  await text.fill(calls.text)
  if (box === '.compose') await text.press('Enter')
}

const openMessage: Scene['open'] = async ({ page, go }, fixtures) => {
  await go(`/sa/${fixtures.calls.interview.public_id}`)
  await page.locator('.main-action').click()
  await writeCall(page, '.compose', fixtures)
  await page.locator('.help-card fieldset').waitFor()
}

const pressChoice = async (page: Page, index: number) =>
  page.locator('.help-card fieldset button').nth(index).click()

const openForm: Scene['open'] = async ({ page, go }, fixtures) => {
  await go(`/s/${fixtures.calls.form.public_id}`)
  await page.locator('.main-action').click()
  await writeCall(page, '.writing', fixtures)
  await page.locator('footer .main-action').click()
  await page.locator('.help-lines').waitFor()
}

export const callsForHelp: Scene[] = [
  { name: 'help-message', open: openMessage },
  {
    name: 'help-later',
    open: async (context, fixtures) => {
      await openMessage(context, fixtures)
      await pressChoice(context.page, 1)
    },
  },
  {
    name: 'help-end',
    open: async (context, fixtures) => {
      await openMessage(context, fixtures)
      await pressChoice(context.page, 2)
      await context.page.locator('.receipt-code').waitFor()
    },
  },
  { name: 'help-form', open: openForm },
  {
    name: 'help-form-end',
    open: async (context, fixtures) => {
      await openForm(context, fixtures)
      await context.page.locator('.choice').first().click()
      await context.page.locator('footer .main-action').click()
      await context.page.locator('.receipt-code').waitFor()
    },
  },
  {
    name: 'help-rating',
    open: async ({ page, go }, fixtures) => {
      await go(`/s/${fixtures.calls.form.public_id}`)
      await page.locator('.main-action').click()
      await page.locator('.writing textarea').fill('…')
      await page.locator('footer .main-action').click()
      await page.locator('.choice').first().click()
      await page.locator('footer .main-action').click()
      await page.locator('.stars input').nth(1).check()
      await writeCall(page, '.rating', fixtures)
      await page.locator('.rating button').click()
      await page.locator('.help-lines').waitFor()
    },
  },
]

export const helpCountry: Scene = {
  name: 'help-country',
  open: async ({ page, go, message }, { calls }) => {
    await go(`/surveys/${calls.interview.id}/edit/advanced?view=configure`)
    await page.getByRole('combobox', { name: message('editor.country.label') }).click()
    await page.getByRole('option').first().waitFor()
  },
}
