// A sign-in ends on the page that was asked for, and never on another site.
import { expect, test } from 'vitest'
import { signIn as signInByApi } from '../../../scripts/lib/client/sign-in.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const personNames = { en: 'bruno', 'pt-br': 'ana', ar: 'layla' }
const locales = { en: 'en-US', 'pt-br': 'pt-BR', ar: 'ar-EG' }

async function openSignedOut(language: Language) {
  const context = await fixture.browser.newContext({
    baseURL: fixture.baseUrl,
    locale: locales[language],
  })
  const page = await context.newPage()
  const t = createTranslator(language, 'owner')
  return {
    context,
    page,
    /** From the sign-in page, through the provider's page, as an owner who has completed the onboarding. */
    signIn: async () => {
      await signInByApi(fixture.baseUrl, `${personNames[language]}@prosa.test`)
      await page.getByRole('button', { name: t('auth.continueDev') }).click()
      await page.getByRole('button', { name: `${personNames[language]}@prosa.test` }).click()
    },
    t,
  }
}

test.each(walkedOf<Language>(['ar', 'en', 'pt-br']))(
  'a deep link survives the sign-in in %s',
  async (language) => {
    const { page, context, signIn, t } = await openSignedOut(language)
    await page.goto('/surveys?status=draft&q=a%20b#content')
    await page.waitForURL('**/login?**')
    // The other sign-in page keeps it, too.
    await page.getByRole('link', { name: t('auth.createAccount') }).click()
    await page.waitForURL('**/signup?**')
    await signIn()
    await page.waitForURL('**/surveys?**')
    const { pathname, search, hash } = new URL(page.url())
    expect(pathname + search + hash).toBe('/surveys?status=draft&q=a%20b#content')
    expect(await page.getByRole('searchbox').inputValue()).toBe('a b')
    // Signed in already: the sign-in page leads on at once.
    await page.goto('/login?next=%2Fledger')
    await page.waitForURL('**/ledger')
    await context.close()
  },
)

test('a link to another site ends on the dashboard', async () => {
  const { page, context, signIn } = await openSignedOut('en')
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.test/surveys')}`)
  await signIn()
  await page.waitForURL('**/dashboard')
  await page.goto(`/login?next=${encodeURIComponent('//evil.test/surveys')}`)
  await page.waitForURL('**/dashboard')
  expect(new URL(page.url()).origin).toBe(new URL(fixture.baseUrl).origin)
  await context.close()
})

test('a session that ends leads back to the same page', async () => {
  const { page, context, t } = await openOwnerPage(fixture, 'en')
  await page.goto('/settings/plan#history')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.clearCookies()
  const link = page.getByRole('navigation').getByRole('link', { name: t('shell.surveys') })
  const ended = page.getByText(t('shell.sessionEnded'))
  // A request in the background may find the end before the click.
  await Promise.race([link.first().click(), ended.waitFor()])
  await ended.waitFor()
  const next = new URL(page.url()).searchParams.get('next')
  expect(['/surveys', '/settings/plan#history']).toContain(next)
  await context.close()
})
