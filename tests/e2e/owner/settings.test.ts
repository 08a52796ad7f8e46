// The settings in a browser: stored at once, on every device, also where saving fails at first; devices, and the danger zone.
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { OwnerSettings } from '#contract/settings.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { newOwnerEmail, openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const phone = { width: 390, height: 844 }

async function openSettings(language: Language, email = newOwnerEmail(language)) {
  const owner = await openOwnerPage(fixture, language, { email })
  const settings = createTranslator(language, 'settings')
  const { page, api } = owner
  return {
    ...owner,
    email,
    s: settings,
    stored: () => api<OwnerSettings>('GET', '/api/users/me/settings'),
    tab: (name: string) => page.getByRole('tab', { name: settings(`tab.${name}`) }),
    choose: async (label: string, option: string, on: Page = page) => {
      await on.getByRole('combobox', { name: settings(label) }).click()
      await on.getByRole('option', { name: option }).click()
    },
  }
}

test.each(walkedOf<Language>(['pt-br', 'ar', 'en']))(
  'settings are stored at once and follow to other devices in %s',
  async (language) => {
    const { page, context, pageErrors, email, s, t, stored, tab, choose } =
      await openSettings(language)
    await page.goto('/settings?tab=notifications')
    await page.waitForURL('**/settings/notifications')
    const weekly = page.getByRole('switch', { name: s('notifications.weekly') })
    const insights = page.getByRole('switch', { name: s('notifications.insights') })
    await weekly.waitFor()
    expect([await weekly.isChecked(), await insights.isChecked()]).toEqual([false, true])
    await expectAccessible(page)

    // Another tab changes another setting: neither undoes the other.
    const second = await context.newPage()
    await second.goto('/settings/notifications')
    await second.getByRole('switch', { name: s('notifications.weekly') }).click()
    await second.getByText(s('saved'), { exact: true }).waitFor()
    await insights.click()
    await expect.poll(() => weekly.isChecked()).toBe(true)
    expect((await stored()).notifications).toMatchObject({
      ...{ email_insights: false, email_weekly_report: true, email_responses: true },
    })
    await second.close()

    // Without a connection it does not look saved.
    await page.route('**/api/users/me/settings', (route) => route.abort())
    await weekly.click()
    const failure = page.getByRole('alert')
    await failure.getByText(s('notSaved')).waitFor()
    expect(await weekly.isChecked()).toBe(true)
    await page.unroute('**/api/users/me/settings')
    await failure.getByRole('button', { name: t('common.retry') }).click()
    await page.getByText(s('saved'), { exact: true }).waitFor()
    expect(await weekly.isChecked()).toBe(false)
    await page.getByRole('button', { name: t('common.undo') }).click()
    await expect.poll(async () => (await stored()).notifications.email_weekly_report).toBe(true)
    await choose('notifications.frequency', s('notifications.frequencies.daily'))
    await expect.poll(async () => (await stored()).notifications.responses_frequency).toBe('daily')

    // By keyboard to the languages.
    await tab('notifications').press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/language')
    await choose('language.surveyLabel', t('language.es'))
    await expect.poll(async () => (await stored()).default_survey_language).toBe('es')
    await expectAccessible(page)
    const next = language === 'en' ? 'ar' : 'en'
    const names = { en: 'English', ar: 'العربية' }
    await choose('language.interfaceLabel', names[next])
    const after = createTranslator(next, 'settings')
    await page.getByRole('heading', { name: after('title'), exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe(next === 'ar' ? 'rtl' : 'ltr')
    await expect.poll(async () => (await stored()).interface_language).toBe(next)
    expect(pageErrors).toEqual([])
    await context.close()

    const other = await openOwnerPage(fixture, language, { email, viewport: phone })
    await other.page.goto('/surveys/new')
    const owner = createTranslator(next, 'owner')
    const surveyLanguage = other.page.getByRole('combobox', {
      name: owner('create.summaryLanguage'),
    })
    await expect.poll(() => surveyLanguage.textContent()).toBe(owner('language.es'))
    await other.page.goto('/settings/notifications')
    await other.page.getByRole('switch').first().waitFor()
    await expectNoOverflow(other.page)
    await other.context.close()
  },
)

test.each(walkedOf<Language>(['ar', 'en', 'pt-br']))(
  'devices are signed out, and the account is deleted and kept in %s',
  async (language) => {
    const { page, context, pageErrors, email, s, t, api } = await openSettings(language)
    const other = await openOwnerPage(fixture, language, { email })
    await other.page.goto('/dashboard')
    await other.page.getByRole('heading', { level: 1 }).waitFor()
    await page.setViewportSize(phone)
    await page.goto('/settings/profile')
    await page.getByText(email, { exact: true }).last().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: s('devices.title') }).click()
    await page.getByText(s('sessions.current'), { exact: true }).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const devices = page.getByRole('region', { name: s('sessions.title') })
    const dialog = page.getByRole('alertdialog')
    await devices.getByRole('listitem').getByRole('button').click()
    await dialog.getByRole('button', { name: s('sessions.end'), exact: true }).click()
    await devices.getByText(s('sessions.only')).waitFor()
    await other.page.waitForURL('**/login?**')
    await other.context.close()
    const activity = page.getByRole('region', { name: s('activity.title') })
    await activity.getByText(s('activity.kind.session-revoked'), { exact: true }).waitFor()
    await page.getByRole('combobox', { name: s('activity.filter') }).click()
    await page.getByRole('option', { name: s('activity.kind.payment-disputed') }).click()
    await activity.getByText(s('activity.none')).waitFor()

    await page.goto('/settings/danger')
    await page.getByRole('button', { name: s('deletion.ask') }).click()
    const confirmation = dialog.getByRole('textbox')
    await confirmation.fill(`x${email}`)
    await confirmation.press('Enter')
    await dialog.getByText(s('deletion.wrong')).waitFor()
    await expectAccessible(page)
    await confirmation.fill(` ${email.toUpperCase()} `)
    await dialog.getByRole('button', { name: s('deletion.ask') }).click()
    await page.getByText(s('deletion.scheduledHelp')).waitFor()
    await expectAccessible(page)
    await page.goto('/dashboard')
    const banner = page.getByRole('region', { name: t('deletion.title') })
    await banner.waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await banner.getByRole('button', { name: t('deletion.keep') }).click()
    await banner.waitFor({ state: 'detached' })
    expect(await api('GET', '/api/users/me')).toMatchObject({ erase_at: null })

    await page.goto('/settings/devices')
    await page.getByRole('button', { name: s('sessions.everywhere') }).click()
    await dialog.getByRole('button', { name: s('sessions.everywhere') }).click()
    await page.waitForURL(`${fixture.baseUrl}/`)
    await page.goto('/dashboard')
    await page.waitForURL('**/login')
    expect(pageErrors).toEqual([])
    await context.close()
  },
)
