// Pages that failed to load say so, and recover without a click once the server answers.
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

/** Fails these requests until the returned function is called. */
async function failRequests(page: Page, paths: RegExp): Promise<() => void> {
  let isDown = true
  await page.route(paths, (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  return () => {
    isDown = false
  }
}

test.each(walkedOf<Language>(['pt-br', 'ar', 'en']))(
  'a page opened while the server is down recovers in %s',
  async (language) => {
    const { page, t, context } = await openOwnerPage(fixture, language)
    const recover = await failRequests(page, /\/api\//)
    await page.goto('/dashboard')
    await page.getByText(t('errors.retried')).waitFor()
    await expectAccessible(page)
    recover()
    await page.getByText(t('dashboard.latest')).waitFor()
    expect(await page.getByText(t('errors.retried')).count()).toBe(0)
    await context.close()
  },
)

test('a page whose code could not be fetched recovers', async () => {
  const { page, t, context } = await openOwnerPage(fixture, 'en')
  await page.goto('/dashboard')
  await page.getByText(t('dashboard.latest')).waitFor()
  const recover = await failRequests(page, /\/api\/|\/assets\/Surveys-/)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.surveys') })
    .first()
    .click()
  await page.getByText(t('errors.retried')).first().waitFor()
  recover()
  await page.getByRole('heading', { name: t('surveys.title') }).waitFor()
  expect(await page.getByText(t('errors.retried')).count()).toBe(0)
  await context.close()
})

test.each(
  walkedOf([
    { viewport: { width: 1440, height: 900 }, language: 'en' as const },
    { viewport: { width: 390, height: 844 }, language: 'ar' as const },
  ]),
)('a failing overview says so in $language, and retries', async ({ viewport, language }) => {
  const { page, t, api, context } = await openOwnerPage(fixture, language, { viewport })
  const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
    ...{ title: 'Why?', goal: 'Understand why customers cancel', description: '', language },
    config_json: JSON.stringify(documentedConfig),
  })
  const recover = await failRequests(page, /\/(analytics|impressions|insights)$/)
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isBlocked) void socket.close()
    else socket.connectToServer()
  })
  let isBlocked = true
  await page.goto(`/surveys/${id}/edit/advanced?view=overview`)
  await page.getByText(t('survey.ratingsFailed')).waitFor()
  await page.getByText(t('survey.objectivesFailed')).waitFor()
  // The figures, and the conversations that do not arrive.
  const retries = page.getByRole('button', { name: t('common.retry') })
  await expect.poll(() => retries.count()).toBe(3)
  await expectAccessible(page)
  isBlocked = false
  recover()
  await page.getByText(t('survey.emptyFeed')).waitFor()
  await page.getByText(t('survey.sinceStart')).waitFor()
  await expect.poll(() => retries.count()).toBe(0)
  expect(await page.getByText(t('errors.retried')).count()).toBe(0)
  await context.close()
})
