// A new owner's three steps, in a real browser against a real instance.
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { newOwnerEmail, openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const goals: Record<Language, string> = {
  'pt-br': 'Entender por que os clientes cancelam a assinatura no primeiro mês',
  en: 'Understand why customers cancel their subscription in the first month',
  ar: 'فهم سبب إلغاء العملاء اشتراكهم في الشهر الأول',
}
type Me = { onboarding_completed: boolean; onboarding_step: number | null }

test.each(walkedOf<Language>(['pt-br', 'ar', 'en']))(
  'a new owner makes the first survey and continues on another device in %s',
  async (language) => {
    const email = newOwnerEmail(language)
    const phone = { viewport: { width: 390, height: 844 } }
    const options = { email, seesOnboarding: true, ...phone }
    const { page, api, pageErrors, context } = await openOwnerPage(fixture, language, options)
    const t = createTranslator(language, 'onboarding')
    const ofOwner = createTranslator(language, 'owner')
    const button = (key: string, on = page) => on.getByRole('button', { name: t(key), exact: true })
    await page.goto('/dashboard')
    await page.waitForURL('**/onboarding')
    await expectAccessible(page)
    expect(await button('back').isDisabled()).toBe(true)
    await button('next').press('Enter')
    await page.getByRole('heading', { name: t('goal.title') }).waitFor()
    await button('back').press('Enter')
    await button('next').press('Enter')

    const goal = page.locator('#goal')
    await goal.fill('  abc  ')
    expect(await button('goal.generate').isDisabled()).toBe(true)
    await goal.blur()
    await page.getByText(ofOwner('create.tooShort')).waitFor()
    await goal.fill('abcdefghijklmnopqrs')
    await page.getByText(ofOwner('create.tooShort')).waitFor({ state: 'hidden' })
    expect(await button('goal.generate').isDisabled()).toBe(true)
    await goal.fill(goals[language])
    await button('goal.generate').press('Enter')
    await page.getByRole('heading', { name: t('proposal.title') }).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await expectAccessible(page)
    await expectNoOverflow(page)
    // The proposal survives a reload, and the step is the server's.
    await page.reload()
    await button('proposal.create').press('Enter')
    await page.getByRole('heading', { name: t('ready.title') }).waitFor()

    const [listed] = await api<{ id: string; status: string }[]>('GET', '/api/surveys')
    expect(listed).toMatchObject({ status: 'draft' })
    const { id } = listed!
    const survey = await api<Survey>('GET', `/api/surveys/${id}`)
    const config = JSON.parse(survey.config_json) as SurveyConfig
    expect(config).toMatchObject({ onboarding_created: true, max_followups: 3 })
    await page.getByText(id.slice(-8).toUpperCase(), { exact: true }).waitFor()
    await page.getByRole('heading', { name: survey.title }).first().waitFor()
    await page.getByRole('link', { name: ofOwner('shell.helpAbout') }).press('Enter')
    await page.getByRole('dialog').getByRole('article').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expect
      .poll(() => api<Me>('GET', '/api/users/me'))
      .toMatchObject({ onboarding_completed: false, onboarding_step: 2 })
    expect(pageErrors).toEqual([])
    await context.close()

    // On another device it resumes at the same survey.
    const otherDevice = await openOwnerPage(fixture, language, { email, seesOnboarding: true })
    await otherDevice.page.goto('/surveys')
    await otherDevice.page.waitForURL('**/onboarding?**')
    await otherDevice.page.getByText(id.slice(-8).toUpperCase(), { exact: true }).waitFor()
    await button('ready.configure', otherDevice.page).press('Enter')
    await otherDevice.page.waitForURL(`**/surveys/${id}/edit/advanced`)
    expect(await api<Me>('GET', '/api/users/me')).toMatchObject({
      onboarding_completed: true,
      onboarding_step: null,
    })
    await otherDevice.context.close()
  },
)

test('skipping leads to the requested page, also without the server', async () => {
  const { page, context } = await openOwnerPage(fixture, 'en', { seesOnboarding: true })
  const t = createTranslator('en', 'onboarding')
  await page.route('**/api/users/complete-onboarding', (route) => route.abort())
  await page.goto('/surveys?status=draft')
  await page.waitForURL('**/onboarding?**')
  await page.getByRole('button', { name: t('skip') }).press('Enter')
  await page.waitForURL('**/surveys?status=draft')
  // A change of the address does not lead back.
  await page.getByRole('searchbox').fill('a')
  await page.waitForURL('**/surveys?**q=a**')
  // The server does not know.
  await page.unroute('**/api/users/complete-onboarding')
  await page.reload()
  await page.waitForURL('**/onboarding?**')
  await page.getByRole('button', { name: t('skip') }).press('Enter')
  await page.waitForURL('**/surveys?**')
  await page.reload()
  await page.getByRole('searchbox').waitFor()
  expect(new URL(page.url()).pathname).toBe('/surveys')
  await context.close()
})
