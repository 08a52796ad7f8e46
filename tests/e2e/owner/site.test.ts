// The pages that need no account: the landing page with a conversation to try, failed sign-ins, and the legal pages.
import type { BrowserContextOptions } from '@playwright/test'
import { expect, test } from 'vitest'
import { demonstrations } from '#contract/demonstration.ts'
import { siteTexts } from '../../../web/site/texts.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { collectPolicyViolations } from '../../support/browser/policy-violations.ts'
import type { Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const locales = { en: 'en-US', 'pt-br': 'pt-BR', ar: 'ar-EG' }

async function openVisitor(language: Language, options: BrowserContextOptions = {}) {
  const context = await fixture.browser.newContext({
    baseURL: fixture.baseUrl,
    locale: locales[language],
    reducedMotion: 'reduce',
    ...options,
  })
  const violations = collectPolicyViolations(context)
  return { context, violations, page: await context.newPage(), texts: siteTexts[language] }
}

test.each(walkedOf<Language>(['ar', 'en', 'pt-br']))(
  'a visitor reads the page and tries a conversation in %s',
  async (language) => {
    const viewport = { width: 390, height: 844 }
    const { page, context, violations, texts } = await openVisitor(language, { viewport })
    const respondent = createTranslator(language, 'respondent')
    await page.goto('/')
    await page.getByRole('heading', { name: texts.landing.hero.title }).waitFor()
    await expectNoOverflow(page)
    await expectAccessible(page)
    const calls = page.locator('main a[href="/login"]')
    expect(await calls.count()).toBeGreaterThanOrEqual(6)

    await page.getByRole('link', { name: texts.landing.demo.start }).click()
    const frame = page.frameLocator(`iframe[src*="${demonstrations[language].publicId}"]`)
    const box = frame.getByRole('textbox')
    await box.fill('A quiet morning with time to finish one thing')
    await frame.getByRole('button', { name: respondent('send') }).click()
    await frame.locator('.said').first().waitFor()
    expect(violations).toEqual([])
    await context.close()
  },
)

test('a failed sign-in is explained, can be tried again, and can be dismissed', async () => {
  const { page, context, texts } = await openVisitor('pt-br')
  const words = texts.landing.error
  await page.goto('/?error=oauth_error&details=%3Cb%3Eaccess%3C%2Fb%3E')
  const banner = page.getByRole('alert')
  await banner.getByText(words.oauth_error).waitFor()
  await banner.getByText('<b>access</b>').waitFor()
  await expectAccessible(page)
  expect(await banner.getByRole('link', { name: words.retry }).getAttribute('href')).toBe('/login')
  await banner.getByRole('link', { name: words.dismiss }).click()
  await banner.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})

test('a chosen language and theme stay, on the legal pages too', async () => {
  const { page, context } = await openVisitor('en', { colorScheme: 'light' })
  const { legal, landing } = siteTexts['pt-br']
  await page.goto('/')
  await page.getByRole('button', { name: siteTexts.en.landing.nav.theme }).click()
  await page.locator('summary').first().click()
  await page.getByRole('link', { name: 'Português (Brasil)' }).click()
  await page.getByRole('heading', { name: landing.hero.title }).waitFor()
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: legal.privacy.title }).waitFor()
  await page.getByText(legal.operator.unsetNote).waitFor()
  await page.getByText(legal.privacy.processors.aiOff).waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expectAccessible(page)
  await context.close()
})
