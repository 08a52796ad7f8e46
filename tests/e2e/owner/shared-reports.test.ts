// An owner shares a report, and another person reads and prints it, in a real browser against a real instance.
import { expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  holdConversation,
  startSession,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
const walks: [Language, ...Language[]] = ['pt-br', 'en', 'ar']
/** Without a report, the language is that of the reader's browser. */
const inBrowser = createTranslator('en', 'owner')
const password = 'quatro palavras juntas'

test.each(walkedOf(walks))(
  'a report is shared, read with its password, and revoked: %s',
  async (language) => {
    const { context, page, pageErrors, api, t } = await openOwnerPage(fixture, language)
    const ownerCall = async (method: string, path: string, body?: unknown) => ({
      status: 200,
      body: await api(method, path, body as object),
    })
    const survey = await createPublishedSurvey(ownerCall as never)
    const anyone = createApiCaller(fixture.baseUrl)
    const session = await startSession(anyone, survey.public_id)
    await holdConversation(anyone, session, ['It was too expensive for our small team.'])

    await page.goto(`/surveys/${survey.id}/edit/advanced?view=analytics`)
    await page.getByRole('button', { name: t('sharedReports.dialog.share') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: t('sharedReports.parts.moments') }).check()
    await dialog.getByLabel(t('sharedReports.dialog.password')).fill(password)
    await dialog.getByRole('button', { name: t('sharedReports.dialog.create') }).click()
    const link = dialog.getByRole('link', { name: t('sharedReports.links.open') })
    await link.waitFor()
    await expectAccessible(page)
    const url = new URL((await link.getAttribute('href'))!).pathname

    const reader = await fixture.browser.newContext({
      ...{ baseURL: fixture.baseUrl, locale: 'en-US', reducedMotion: 'reduce' },
      viewport: { width: 390, height: 844 },
    })
    const report = await reader.newPage()
    const response = await report.goto(url)
    expect(response!.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    await report.locator('input[type=password]').fill(password)
    await report.keyboard.press('Enter')
    await report.getByRole('heading', { level: 1, name: survey.title }).waitFor()
    // In the language of the report, not of the browser.
    expect(await report.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    for (const part of ['sharedReports.overview.title', 'reports.critical.title'])
      await report.getByRole('heading', { name: t(part) }).waitFor()
    await report
      .getByRole('heading', { level: 2, name: t('sharedReports.aspects.title') })
      .waitFor()
    await expectAccessible(report)
    await expectNoOverflow(report)
    await report.emulateMedia({ media: 'print' })
    expect(await report.getByRole('banner').isVisible()).toBe(false)
    expect(
      await report.locator('article').getByRole('button').filter({ visible: true }).count(),
    ).toBe(0)
    expect((await report.pdf({ preferCSSPageSize: true })).subarray(0, 4).toString()).toBe('%PDF')
    await report.emulateMedia({ media: 'screen' })
    // The pass of the tab is enough after a reload.
    await report.reload()
    await report.getByRole('heading', { level: 1, name: survey.title }).waitFor()

    await dialog.getByRole('button', { name: t('sharedReports.links.revoke') }).click()
    const confirm = page.getByRole('alertdialog')
    await confirm.getByRole('button', { name: t('sharedReports.links.revoke') }).click()
    await dialog.getByText(t('sharedReports.links.none')).waitFor()
    await report.reload()
    await report
      .getByRole('heading', { level: 1, name: inBrowser('sharedReports.ended.revoked') })
      .waitFor()
    expect(pageErrors).toEqual([])
    await reader.close()
    await context.close()
  },
)
