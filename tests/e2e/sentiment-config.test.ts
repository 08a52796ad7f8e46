// How an owner says how feelings are read, in a real browser against a real instance.
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentimentSettings } from '#contract/api/sentiment.ts'
import { limits } from '#contract/limits.ts'
import { expectAccessible } from '../support/accessible.ts'
import { openHouse } from '../support/house.ts'
import { publishedSurvey, signedIn } from '../support/walked-survey.ts'
import { wordsOf } from './words.ts'

const house = openHouse()

const visits = [
  { language: 'en' as const, person: 'bruno@prosa.test', locale: 'en-US' },
  { language: 'pt-br' as const, person: 'ana@prosa.test', locale: 'pt-BR' },
]

describe.each(visits)('the sentiment configuration in $language', (visit) => {
  let there: There
  let context: BrowserContext
  beforeAll(async () => {
    ;({ there, context } = await arrive(visit))
  })
  afterAll(() => context.close())

  test('is reached from the survey, and saves what was set', () => expectSettingsSaved(there))
  test('has a tab for each question, in the address', () => expectQuestionsSaved(there))
  test('stops at the limits', () => expectLimitsKept(there))
  test('of two tabs, the second is told, and decides', () => expectConflictTold(there))
  test('does not lose changes quietly', () => expectChangesGuarded(there))
  test('says what went wrong, and lets one try again', () => expectFailuresSurvived(there))
  test('of somebody else’s survey is not there', async () => {
    await there.page.goto('/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/sentiment')
    const missing = there.page.getByText(there.say('survey.notFound'))
    await missing.waitFor()
    expect(await missing.count()).toBe(1)
  })
})

type There = ReturnType<typeof handsOn>

async function arrive({ language, person, locale }: (typeof visits)[number]) {
  const { ask, cookie } = await signedIn(house.instance.baseUrl, person)
  const { id } = await publishedSurvey(ask)
  const context = await house.browser.newContext({
    baseURL: house.instance.baseUrl,
    locale,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: house.instance.baseUrl }])
  return { context, there: handsOn(await context.newPage(), { language, id, ask }) }
}

/** What a person does on the screen, and what the server then knows. */
function handsOn(
  page: Page,
  about: Pick<Awaited<ReturnType<typeof signedIn>>, 'ask'> & {
    language: 'en' | 'pt-br'
    id: string
  },
) {
  const say = wordsOf(about.language, 'owner')
  const word = (key: string) => say(`sentimentConfig.${key}`)
  const path = `/surveys/${about.id}/sentiment`
  const stored = async () =>
    (await about.ask('GET', `/api${path}-config`)).body as unknown as SentimentSettings
  return {
    page,
    surveyId: about.id,
    path,
    say,
    word,
    stored,
    open: async () => {
      await page.goto(path)
      await page.getByRole('button', { name: word('save') }).waitFor()
    },
    save: () => page.getByRole('button', { name: word('save') }).click(),
    saved: () => page.getByText(word('savedHelp')).waitFor(),
    setting: (key: string) => page.getByRole('switch', { name: word(key) }),
    keywords: page.getByLabel(word('keywords'), { exact: true }),
    /** As another tab would. */
    changeElsewhere: async (changes: object) => {
      const { version: _, updated_at: __, ...config } = await stored()
      await about.ask('PUT', `/api${path}-config`, { ...config, ...changes })
    },
  }
}

async function expectSettingsSaved(there: There): Promise<void> {
  const { page, word, keywords, setting } = there
  await page.goto(`/surveys/${there.surveyId}/edit/advanced`)
  await page
    .getByRole('link', { name: word('link') })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: word('title') }).waitFor()
  await page.getByText(word('defaults')).waitFor()
  expect(await page.getByRole('button', { name: word('save') }).isDisabled()).toBe(true)
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
  await page.getByLabel(word('negative')).fill('What would have made it right?')
  await there.save()
  await there.saved()

  expect(await there.stored()).toMatchObject({
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

async function expectQuestionsSaved(there: There): Promise<void> {
  const { page, word } = there
  await there.open()
  await page.getByRole('tab', { name: word('questions') }).click()
  await page.waitForURL('**?tab=questions')
  await expectAccessible(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Whether the price is fair' })
  const text = card.getByLabel(word('negative'))
  expect(await text.getAttribute('placeholder')).toContain('What would have made it right?')
  await text.fill('What would be a fair price?')
  await card.getByText(word('ownSettings')).waitFor()
  const other = page.getByRole('listitem').filter({ hasText: 'Main reasons for leaving' })
  await other.getByRole('switch').click()
  await there.save()
  await there.saved()
  expect((await there.stored()).questions).toMatchObject({
    '1': { enabled: false },
    'custom-2': { enabled: true, followup_negative: 'What would be a fair price?' },
  })
}

async function expectLimitsKept(there: There): Promise<void> {
  const { page, word } = there
  await there.open()
  await there.keywords.focus()
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
  const text = page.getByLabel(word('negative'))
  await text.fill('x'.repeat(limits.followUpText.max))
  await text.pressSequentially('more')
  expect(await text.inputValue()).toBe('x'.repeat(limits.followUpText.max))
  await page.getByRole('button', { name: word('discard') }).click()
  await page.getByText('word 1', { exact: true }).waitFor({ state: 'hidden' })
  expect((await there.stored()).aspect_keywords).toEqual(['price', 'support'])
}

async function expectConflictTold(there: There): Promise<void> {
  const { page, word, setting } = there
  await there.open()
  await there.changeElsewhere({ aspect_keywords: ['theirs'] })
  await setting('aspects').click()
  await there.save()
  await page.getByText(word('conflict')).waitFor()
  await expectAccessible(page)
  expect((await there.stored()).aspect_keywords).toEqual(['theirs'])
  await page.getByRole('button', { name: word('keepMine') }).click()
  await there.saved()
  expect(await there.stored()).toMatchObject({
    aspect_keywords: ['price', 'support'],
    aspect_analysis: false,
  })

  await setting('aspects').click()
  await there.changeElsewhere({ aspect_keywords: ['theirs'] })
  await there.save()
  await page.getByRole('button', { name: word('takeTheirs') }).click()
  await page.getByText('theirs', { exact: true }).waitFor()
  await page.getByText(word('conflict')).waitFor({ state: 'hidden' })
}

async function expectChangesGuarded(there: There): Promise<void> {
  const { page, setting } = there
  await there.open()
  await setting('followups').click()
  const away = page.getByRole('link', { name: there.say('shell.dashboard') }).first()
  await away.click()
  const dialog = page.getByRole('alertdialog', { name: there.say('leave.title') })
  await dialog.waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await setting('followups').getAttribute('aria-checked')).toBe('false')
  await away.click()
  await page.getByRole('button', { name: there.say('leave.anyway') }).click()
  await page.waitForURL('**/dashboard')
  expect((await there.stored()).auto_followups).toBe(true)
}

async function expectFailuresSurvived(there: There): Promise<void> {
  const { page, word, say, setting } = there
  const calls = `**/api${there.path}-config`
  const failing = async (status: number) => {
    await page.unroute(calls)
    await page.route(calls, (route) => route.fulfill({ status, json: {} }))
  }
  await failing(404)
  await page.goto(there.path)
  await page.getByText(say('survey.notFound')).waitFor()
  await failing(403)
  await page.reload()
  const retry = page.getByRole('button', { name: say('common.retry') })
  await retry.waitFor()
  await page.unroute(calls)
  await retry.click()
  await setting('followups').click()

  await failing(500)
  await there.save()
  await page.getByText(word('saveFailed')).waitFor()
  await page.unroute(calls)
  await there.save()
  await there.saved()
  expect((await there.stored()).auto_followups).toBe(false)
}
