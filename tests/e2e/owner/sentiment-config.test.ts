// The sentiment settings, in a real browser against a real instance.
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentimentSettings } from '#contract/api/sentiment.ts'
import { limits } from '#contract/limits.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { createPublishedSurvey, signInAs } from '../../support/clients/survey-client.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

const scenarios = walkedOf([
  { language: 'pt-br' as const, locale: 'pt-BR' },
  { language: 'en' as const, locale: 'en-US' },
])

describe.each(scenarios)('the sentiment configuration in $language', (visit) => {
  let sentimentPage: SentimentPage
  let context: BrowserContext
  beforeAll(async () => {
    ;({ there: sentimentPage, context } = await openSentimentPage(visit))
  })
  afterAll(() => context.close())

  test('is linked from the survey, and saves its settings', () =>
    expectSettingsSaved(sentimentPage))
  test('has a tab for each question, with its own URL', () => expectQuestionsSaved(sentimentPage))
  test('enforces its limits', () => expectLimitsEnforced(sentimentPage))
  test('lets the second of two tabs resolve the conflict', () =>
    expectConflictResolved(sentimentPage))
  test('asks before discarding changes', () => expectChangesGuarded(sentimentPage))
  test('shows errors, with a retry', () => expectFailuresSurvived(sentimentPage))
  test('of another owner’s survey is not found', async () => {
    await sentimentPage.page.goto('/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/sentiment')
    const missing = sentimentPage.page.getByText(sentimentPage.t('survey.notFound'))
    await missing.waitFor()
    await expect.poll(() => missing.count()).toBe(1)
  })
})

type SentimentPage = ReturnType<typeof createSentimentPage>

async function openSentimentPage({ language, locale }: (typeof scenarios)[number]) {
  const { callApi, cookie } = await signInAs(fixture.baseUrl, newOwnerEmail(language))
  const { id } = await createPublishedSurvey(callApi)
  const context = await fixture.browser.newContext({
    baseURL: fixture.baseUrl,
    locale,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: fixture.baseUrl }])
  return { context, there: createSentimentPage(await context.newPage(), { language, id, callApi }) }
}

/** Actions on the screen, and the resulting state on the server. */
function createSentimentPage(
  page: Page,
  about: Pick<Awaited<ReturnType<typeof signInAs>>, 'callApi'> & {
    language: 'en' | 'pt-br'
    id: string
  },
) {
  const t = createTranslator(about.language, 'owner')
  const tConfig = (key: string) => t(`sentimentConfig.${key}`)
  const path = `/surveys/${about.id}/sentiment`
  const stored = async () =>
    (await about.callApi('GET', `/api${path}-config`)).body as unknown as SentimentSettings
  return {
    page,
    surveyId: about.id,
    path,
    t,
    tConfig,
    stored,
    open: async () => {
      await page.goto(path)
      await page.getByRole('button', { name: tConfig('save') }).waitFor()
    },
    save: () => page.getByRole('button', { name: tConfig('save') }).click(),
    saved: () => page.getByText(tConfig('savedHelp')).waitFor(),
    setting: (key: string) => page.getByRole('switch', { name: tConfig(key) }),
    keywords: page.getByLabel(tConfig('keywords'), { exact: true }),
    /** As from another tab. */
    changeOnServer: async (changes: object) => {
      const { version: _, updated_at: __, ...config } = await stored()
      await about.callApi('PUT', `/api${path}-config`, { ...config, ...changes })
    },
  }
}

async function expectSettingsSaved(sentimentPage: SentimentPage): Promise<void> {
  const { page, tConfig, keywords, setting } = sentimentPage
  await page.goto(`/surveys/${sentimentPage.surveyId}/edit/advanced`)
  await page
    .getByRole('link', { name: tConfig('link') })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: tConfig('title') }).waitFor()
  await page.getByText(tConfig('defaults')).waitFor()
  expect(await page.getByRole('button', { name: tConfig('save') }).isDisabled()).toBe(true)
  await expectAccessible(page)

  await setting('emotions').click()
  for (const typed of ['price', 'PRICE']) {
    await keywords.fill(typed)
    await keywords.press('Enter')
  }
  await page.locator('output', { hasText: 'PRICE' }).waitFor()
  await keywords.pressSequentially('support,delivery')
  await keywords.press('Enter')
  await keywords.press('Backspace')
  await page.getByRole('slider').press('ArrowRight')
  await page.getByLabel(tConfig('negative')).fill('What would have made it right?')
  await sentimentPage.save()
  await sentimentPage.saved()

  expect(await sentimentPage.stored()).toMatchObject({
    emotion_analysis: false,
    aspect_keywords: ['price', 'support'],
    confidence_threshold: 0.45,
    followup_negative: 'What would have made it right?',
    version: 1,
  })
  await page.reload()
  await page.getByText('support', { exact: true }).waitFor()
  expect(await setting('emotions').getAttribute('aria-checked')).toBe('false')
}

async function expectQuestionsSaved(sentimentPage: SentimentPage): Promise<void> {
  const { page, tConfig } = sentimentPage
  await sentimentPage.open()
  await page.getByRole('tab', { name: tConfig('questions') }).click()
  await page.waitForURL('**?tab=questions')
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Whether the price is fair' })
  const text = card.getByLabel(tConfig('negative'))
  expect(await text.getAttribute('placeholder')).toContain('What would have made it right?')
  await text.fill('What would be a fair price?')
  await card.getByText(tConfig('ownSettings')).waitFor()
  const other = page.getByRole('listitem').filter({ hasText: 'Main reasons for leaving' })
  await other.getByRole('switch').click()
  await sentimentPage.save()
  await sentimentPage.saved()
  expect((await sentimentPage.stored()).questions).toMatchObject({
    '1': { enabled: false },
    'custom-2': { enabled: true, followup_negative: 'What would be a fair price?' },
  })
}

async function expectLimitsEnforced(sentimentPage: SentimentPage): Promise<void> {
  const { page, tConfig } = sentimentPage
  await sentimentPage.open()
  await sentimentPage.keywords.focus()
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(pasted)
    },
    Array.from({ length: limits.aspects.max }, (_, n) => `word ${n}`).join(', '),
  )
  await page.locator('output', { hasText: `${limits.aspects.max}` }).waitFor()
  const text = page.getByLabel(tConfig('negative'))
  await text.fill('x'.repeat(limits.followUpText.max))
  await text.pressSequentially('more')
  expect(await text.inputValue()).toBe('x'.repeat(limits.followUpText.max))
  await page.getByRole('button', { name: tConfig('discard') }).click()
  await page.getByText('word 1', { exact: true }).waitFor({ state: 'hidden' })
  expect((await sentimentPage.stored()).aspect_keywords).toEqual(['price', 'support'])
}

async function expectConflictResolved(sentimentPage: SentimentPage): Promise<void> {
  const { page, tConfig, setting } = sentimentPage
  await sentimentPage.open()
  await sentimentPage.changeOnServer({ aspect_keywords: ['theirs'] })
  await setting('aspects').click()
  await sentimentPage.save()
  await page.getByText(tConfig('conflict')).waitFor()
  await expectAccessible(page)
  expect((await sentimentPage.stored()).aspect_keywords).toEqual(['theirs'])
  await page.getByRole('button', { name: tConfig('keepMine') }).click()
  await sentimentPage.saved()
  expect(await sentimentPage.stored()).toMatchObject({
    aspect_keywords: ['price', 'support'],
    aspect_analysis: false,
  })

  await setting('aspects').click()
  await sentimentPage.changeOnServer({ aspect_keywords: ['theirs'] })
  await sentimentPage.save()
  await page.getByRole('button', { name: tConfig('takeTheirs') }).click()
  await page.getByText('theirs', { exact: true }).waitFor()
  await page.getByText(tConfig('conflict')).waitFor({ state: 'hidden' })
}

async function expectChangesGuarded(sentimentPage: SentimentPage): Promise<void> {
  const { page, setting } = sentimentPage
  await sentimentPage.open()
  await setting('followups').click()
  const away = page.getByRole('link', { name: sentimentPage.t('shell.dashboard') }).first()
  await away.click()
  const dialog = page.getByRole('alertdialog', { name: sentimentPage.t('leave.title') })
  await dialog.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await setting('followups').getAttribute('aria-checked')).toBe('false')
  await away.click()
  await page.getByRole('button', { name: sentimentPage.t('leave.anyway') }).click()
  await page.waitForURL('**/dashboard')
  expect((await sentimentPage.stored()).auto_followups).toBe(true)
}

async function expectFailuresSurvived(sentimentPage: SentimentPage): Promise<void> {
  const { page, tConfig, t, setting } = sentimentPage
  const calls = `**/api${sentimentPage.path}-config`
  const failing = async (status: number) => {
    await page.unroute(calls)
    await page.route(calls, (route) => route.fulfill({ status, json: {} }))
  }
  await failing(404)
  await page.goto(sentimentPage.path)
  await page.getByText(t('survey.notFound')).waitFor()
  // The page also asks again when its socket connects, so only the click ends the failure.
  await page.unroute(calls)
  // No context while the page is replaced: not clicked.
  const isClicked = () => page.evaluate(() => 'isClicked' in globalThis).catch(() => false)
  await page.route(calls, async (route) =>
    (await isClicked()) ? route.continue() : route.fulfill({ status: 403, json: {} }),
  )
  await page.reload()
  const retry = page.getByRole('button', { name: t('common.retry') })
  await retry.waitFor()
  await page.evaluate(() => {
    const note = () => void Object.assign(globalThis, { isClicked: true })
    document.addEventListener('click', note, { capture: true })
  })
  await retry.click()
  await setting('followups').click()

  await failing(500)
  await sentimentPage.save()
  await page.getByText(tConfig('saveFailed')).waitFor()
  await page.unroute(calls)
  await sentimentPage.save()
  await sentimentPage.saved()
  expect((await sentimentPage.stored()).auto_followups).toBe(false)
}
