// The owners' help: by its key, by links of the screens, and by search.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
/** Spelled otherwise than in the articles. */
const queries: Record<Language, string> = { ar: 'مؤهله', en: 'QUALIFIED', 'pt-br': 'credito' }

test.each(walkedOf<Language>(['ar', 'pt-br', 'en']))(
  'articles are found and shared by address in %s',
  async (language) => {
    const { page, t, context, pageErrors } = await openOwnerPage(fixture, language)
    const help = createTranslator(language, 'help')
    const dialog = page.getByRole('dialog')
    await page.goto('/surveys?status=draft')
    const search = page.getByRole('searchbox')
    await search.fill('what')
    await search.press('?')
    expect(await search.inputValue()).toBe('what?')
    // The address follows the field; until then it would lose what it gets in between.
    await page.waitForURL('**q=what%3F')
    await search.blur()
    await page.keyboard.press('?')
    await page.waitForURL('**help=')
    const overview = dialog.getByRole('heading', { name: t('shell.help') })
    await overview.waitFor()
    await expectAccessible(page)
    // The field has the focus.
    await dialog.locator('input:focus').waitFor()
    await page.keyboard.type(queries[language])
    const found = dialog.getByRole('button', { name: help('article.qualified-responses.title') })
    await found.press('Enter')
    await page.waitForURL('**help=qualified-responses')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain('help')

    // From the screen that an article explains, on a phone.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/reports')
    const link = t('shell.helpAbout') + ' ' + t('reports.title')
    await page.getByRole('link', { name: link }).press('Enter')
    const title = dialog.getByRole('heading', { name: help('article.compare-and-export.title') })
    await title.waitFor()
    await expectNoOverflow(page)
    await page.reload()
    await title.waitFor()
    // From a dialog: the help closes before it.
    await page.goto('/reports')
    await page.getByRole('button', { name: t('sharedReports.dialog.share') }).click()
    const sharing = page.getByRole('heading', { name: t('sharedReports.dialog.title') })
    const ofDialog = `${t('shell.helpAbout')} ${t('sharedReports.dialog.title')}`
    await page.getByRole('link', { name: ofDialog }).press('Enter')
    await title.waitFor()
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await title.waitFor({ state: 'hidden' })
    await sharing.waitFor()
    await page.goto('/dashboard?help=unknown')
    await overview.waitFor()
    await dialog.getByRole('button', { name: help('quick.redo') }).press('Enter')
    await page.waitForURL('**/onboarding')
    expect(pageErrors).toEqual([])
    await context.close()
  },
)
