// From a goal to a draft, guided and by form, in a real browser against a real instance.
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language, type OwnerPage } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
type Scenario = { language: Language; viewport: typeof desk; theme: 'light' | 'dark' }
const scenarios = walkedOf<Scenario>([
  { language: 'ar', viewport: phone, theme: 'light' },
  { language: 'pt-br', viewport: phone, theme: 'dark' },
  { language: 'en', viewport: desk, theme: 'light' },
])

const fixture = useSharedBrowser()

const generate = ({ page, t }: OwnerPage) =>
  page.getByRole('button', { name: t('create.generate'), exact: true })
const title = ({ page }: OwnerPage) => page.locator('input[name=title]')

/** Opens the proposal for a goal. */
async function generateProposal(owner: OwnerPage, goal: string): Promise<void> {
  await owner.page.goto('/surveys/new-advanced')
  await owner.page.locator('#goal').fill(goal)
  await generate(owner).click()
  await title(owner).waitFor()
}

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

describe.each(scenarios)('an interview in $language', ({ language, viewport, theme }) => {
  test('is created from an example goal without losing input', async () => {
    const owner = await openOwnerPage(fixture, language, { viewport, colorScheme: theme })
    const { page, t, api, pageErrors, context } = owner
    const goal = page.locator('#goal')
    await page.goto('/surveys/new-advanced')
    await goal.waitFor()
    expect(await generate(owner).count()).toBe(0)
    await expectAccessible(page)

    await goal.fill('abcdefghi')
    expect(await generate(owner).isDisabled()).toBe(true)
    await goal.blur()
    await page.getByText(t('create.tooShort')).waitFor()
    await goal.fill('abcdefghijklmn')
    await page.getByText(t('create.beSpecific')).waitFor()
    expect(await generate(owner).isDisabled()).toBe(true)

    const group = page.getByRole('group', { name: t('templates.filter') })
    await group.getByRole('button', { name: t('templates.group.people') }).press('Enter')
    const gallery = page.getByRole('region', { name: t('templates.title') }).getByRole('listitem')
    await expect.poll(() => gallery.count()).toBe(2)
    await gallery.first().getByRole('button').press('Enter')
    await page.getByText(t('create.enough')).waitFor()
    const picked = await goal.inputValue()
    await page.getByRole('button', { name: t('common.undo') }).press('Enter')
    expect(await goal.inputValue()).toBe('abcdefghijklmn')
    await gallery.first().getByRole('button').press('Enter')
    await goal.press('End')
    await goal.pressSequentially(' 2026')
    await generate(owner).press('Enter')
    await title(owner).waitFor()
    expect(await focusOf(page)).not.toBe('BODY')
    await expectAccessible(page)

    await title(owner).fill('My own title')
    await page.getByRole('switch', { name: t('authoring.fields.title') }).press('Space')
    await page.getByRole('switch', { name: t('authoring.rewards.title') }).press('Space')
    await page.getByText(t('authoring.activeFeatures')).waitFor()
    const field = page.getByRole('textbox', { name: t('authoring.fields.add') })
    await field.fill('<i>Name</i>')
    await field.press('Enter')
    await expectAccessible(page)
    await page.reload()
    expect(await title(owner).inputValue()).toBe('My own title')
    await page.getByRole('button', { name: t('create.backToGoal') }).press('Enter')
    await expect.poll(() => goal.inputValue()).toBe(`${picked} 2026`)
    const again = { name: t('create.generateAgain') }
    await page.getByRole('button', again).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: t('create.replaceTitle') })
    await dialog.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // The dialog returns the focus after it has closed.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe(t('create.generateAgain'))
    await page.getByRole('button', { name: t('create.resume') }).press('Enter')
    expect(await title(owner).inputValue()).toBe('My own title')

    await page.getByRole('button', { name: t('create.create') }).press('Enter')
    await page.waitForURL('**/edit/advanced')
    const id = new URL(page.url()).pathname.split('/')[2]
    const survey = await api<Survey>('GET', `/api/surveys/${id}`)
    expect(survey).toMatchObject({ title: 'My own title', goal: `${picked} 2026`, status: 'draft' })
    const config = JSON.parse(survey.config_json) as SurveyConfig
    expect(config.pre_survey_config.enabled).toBe(true)
    expect(config.pre_survey_config.required_fields).toContain('<i>Name</i>')
    expect(config.post_survey_rewards.enabled).toBe(true)
    await page.goto('/surveys/new-advanced')
    expect(await goal.inputValue()).toBe('')
    expect(pageErrors).toEqual([])
    await context.close()
  })
})

describe.each(scenarios)('a form in $language', ({ language, viewport, theme }) => {
  test('is created by the form', async () => {
    const owner = await openOwnerPage(fixture, language, { viewport, colorScheme: theme })
    const { page, t, api, pageErrors, context } = owner
    await page.goto('/surveys')
    await page.getByRole('link', { name: t('surveys.traditional') }).click()
    const submit = page.getByRole('button', { name: t('create.create') })
    await submit.waitFor()
    expect(await submit.isDisabled()).toBe(true)
    await expectAccessible(page)
    await title(owner).fill('   ')
    await page.locator('#goal').fill('a goal')
    expect(await submit.isDisabled()).toBe(true)
    await title(owner).fill(`${'x'.repeat(200)}y`)
    expect(await title(owner).inputValue()).toBe('x'.repeat(200))
    await submit.press('Enter')
    await page.getByText(t('create.tooShort')).waitFor()

    const examples = page.getByRole('region', { name: t('create.examples') })
    const exampleText = await examples.getByRole('button').first().innerText()
    expect(exampleText.length).toBeLessThanOrEqual(121)
    await examples.getByRole('button').first().click()
    await title(owner).fill('<b>Fixed</b>')
    const count = page.getByRole('combobox', { name: t('traditional.count') })
    await count.press('Enter')
    expect(await page.getByRole('option').count()).toBe(9)
    await page.getByRole('option').first().press('Enter')
    await submit.press('Enter')
    await page.waitForURL(/\/surveys\/[^/]+\/edit/)
    const id = new URL(page.url()).pathname.split('/')[2]
    const survey = await api<Survey>('GET', `/api/surveys/${id}`)
    expect(survey).toMatchObject({ title: '<b>Fixed</b>', survey_type: 'normal', language })
    expect(survey.questions).toHaveLength(4)
    expect(pageErrors).toEqual([])
    await context.close()
  })
})

test('the form shows why a survey could not be created, and retries', async () => {
  const owner = await openOwnerPage(fixture, 'pt-br')
  const { page, t, context } = owner
  await page.goto('/surveys/new')
  await title(owner).fill('Por que sair?')
  await page.locator('#goal').fill('Entender por que as pessoas saem tão cedo')
  const submit = page.getByRole('button', { name: t('create.create') })
  const failures = [
    { answer: { status: 500, json: {} }, messageKey: 'errors.generic' },
    {
      answer: { status: 403, json: { code: 'surveys/plan-limit' } },
      messageKey: 'create.createFailed',
    },
  ]
  for (const { answer, messageKey } of failures) {
    await page.route('**/api/surveys', (route) => route.fulfill(answer), { times: 1 })
    await submit.click()
    await page
      .getByRole('alert')
      .filter({ hasText: t(messageKey) })
      .waitFor()
  }
  await context.setOffline(true)
  await submit.click()
  await page
    .getByRole('alert')
    .filter({ hasText: t('errors.network') })
    .waitFor()
  await expectAccessible(page)
  await context.setOffline(false)
  await submit.click()
  await page.waitForURL(/\/surveys\/[^/]+\/edit/)
  await context.close()
})

test('a slow model shows its progress, and can be cancelled', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, context } = owner
  const answering = Promise.withResolvers<void>()
  await page.route('**/generate-structure', async (route) => {
    await answering.promise
    await route.continue().catch(() => {})
  })
  await page.clock.install()
  await page.goto('/surveys/new-advanced')
  const goal = 'Understand why customers leave in the first month'
  await page.locator('#goal').fill(goal)
  await generate(owner).press('Enter')
  const heading = page.getByRole('heading', { name: t('create.generating') })
  await heading.waitFor()
  expect(await focusOf(page)).toBe('H1')
  await expectAccessible(page)
  await page.clock.runFor(31_000)
  // The clock advances during the test.
  await page.getByText(/\b[1-9]\d s\b/).waitFor()
  await page.getByText(t('create.slow')).waitFor()
  await page.getByRole('button', { name: t('common.cancel') }).press('Enter')
  expect(await page.locator('#goal').inputValue()).toBe(goal)
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  answering.resolve()
  await page.clock.resume()
  await generate(owner).press('Enter')
  await title(owner).waitFor()
  await context.close()
})

test('two tabs share one draft', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, context, pageErrors } = owner
  await generateProposal(owner, 'Understand why customers leave in the first month')
  const second = { ...owner, page: await context.newPage() }
  second.page.on('pageerror', (error) => pageErrors.push(error.message))
  await second.page.goto('/surveys/new-advanced')
  await title(second).fill('From the second tab')
  await expect.poll(() => title(owner).inputValue()).toBe('From the second tab')
  const description = (tab: Page) =>
    tab.getByRole('textbox', { name: t('create.descriptionLabel') })
  await description(page).fill('From the first tab')
  await expect.poll(() => description(second.page).inputValue()).toBe('From the first tab')
  await second.page.getByRole('button', { name: t('create.create') }).click()
  await second.page.waitForURL('**/edit/advanced')
  await page.locator('#goal').waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('an unreadable draft is ignored', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, context, pageErrors } = owner
  for (const stored of ['{', '{"state":{"goal":7,"structure":{"title":1}},"version":2}', '[]']) {
    await page.goto('/surveys/new-advanced')
    await page.evaluate((text) => localStorage.setItem('survey-draft', text), stored)
    await page.reload()
    await page.locator('#goal').waitFor()
  }
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a goal typed on the dashboard is created without a further click', async () => {
  const owner = await openOwnerPage(fixture, 'en', { viewport: desk })
  const { page, t, context, pageErrors } = owner
  const ask = page.getByLabel(t('dashboard.ask'))
  const create = page.getByRole('button', { name: t('dashboard.askAction') })
  await page.goto('/dashboard')
  // Nothing typed: the page to write the goal on.
  await create.click()
  await page.waitForURL('**/surveys/new-advanced')
  await page.locator('#goal').waitFor()
  await page.goBack()
  await ask.fill('Too few')
  await ask.press('Enter')
  await page.getByText(t('create.tooShort')).waitFor()
  expect(await page.locator('#goal').inputValue()).toBe('Too few')
  await page.goBack()
  await ask.fill('Understand why customers cancel in the first month')
  await create.click()
  await page.waitForURL('**/surveys/new-advanced')
  await title(owner).waitFor()
  await page.getByRole('heading', { name: t('create.configureTitle') }).waitFor()
  // A proposal with edits is not replaced without asking.
  await title(owner).fill('My own title')
  await page.goto('/dashboard')
  await ask.fill('Understand what makes customers stay for years')
  await create.click()
  const replace = page.getByRole('alertdialog', { name: t('create.replaceTitle') })
  await replace.getByRole('button', { name: t('common.cancel') }).click()
  await replace.waitFor({ state: 'hidden' })
  // A reload is no second request.
  await page.reload()
  await page.locator('#goal').waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})
