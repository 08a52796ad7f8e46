// Toasts cover no primary action, on a desk and on a phone.
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const screens = [
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
  { name: 'a narrow window', viewport: { width: 1024, height: 700 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]

/** Labels of the primary actions in view that a toast overlaps. */
const coveredActions = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
    const shown = boxes('[data-toast]')
    const covered = boxes('.bg-primary:is(button, a), a:has(> .bg-primary), [aria-keyshortcuts]')
      .filter(({ box }) =>
        shown.some(
          ({ box: toast }) =>
            toast.left < box.right &&
            toast.right > box.left &&
            toast.top < box.bottom &&
            toast.bottom > box.top,
        ),
      )
      .map(({ element }) => element.innerText)
    return { toasts: shown.length, covered }
  })

for (const { name, viewport } of screens)
  test.each(walkedOf<Language>(['en', 'ar']))(`on ${name} in %s`, async (language) => {
    const owner = await openOwnerPage(fixture, language, { viewport })
    const { page, t, api, context } = owner
    const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
      ...{
        title: 'Why?',
        goal: 'Understand why customers cancel',
        description: '',
        language: 'en',
      },
      config_json: JSON.stringify(documentedConfig),
    })
    await page.goto(`/surveys/${id}/edit/advanced?view=configure`)
    const title = page.locator('input[name=title]')
    const publish = page.getByRole('button', { name: t('action.publish') })
    await title.fill('Why now?')
    // Saving and publishing shows two toasts.
    await publish.click()
    await page.getByText(t('editor.saved')).first().waitFor()
    // Toasts stay while the pointer is over one of them.
    await page.locator('[data-toast]').first().hover({ force: true })
    await title.fill('Why then?')
    await page.getByRole('button', { name: t('editor.save'), exact: true }).waitFor()
    const { covered, toasts } = await coveredActions(page)
    expect(covered).toEqual([])
    expect(toasts).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('editor.save'), exact: true }).click()
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await coveredActions(page)).toMatchObject({ covered: [] })
    await context.close()
  })
