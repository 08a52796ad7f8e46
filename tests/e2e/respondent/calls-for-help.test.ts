// A respondent calls for help, in an interview, in a form and in a rating, and the owner follows it live.
import type { BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { createQuestion } from '../../support/browser/form-editor-page.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1440, height: 900 } }
const words = {
  en: {
    first: 'It was fine at first, then the bus came late.',
    call: 'I want to kill myself',
    question: 'Is anyone going to read this?',
    reply: 'Your answers go to whoever made this survey',
    answer: 'I wait twenty minutes in the rain every morning.',
    leftOut: '1 answer is left out',
  },
  ar: {
    first: 'كان جيدًا في البداية ثم تأخرت الحافلة',
    call: 'أريد أن أقتل نفسي',
    question: 'هل سيقرأ أحد هذا؟',
    reply: 'تصل إجاباتك إلى أصحاب الاستبيان',
    answer: 'أنتظر الحافلة عشرين دقيقة كل صباح تحت المطر',
    leftOut: 'استُبعدت إجابة واحدة',
  },
} as const

describe.each(
  walkedOf<['en' | 'ar', string, string[], typeof phone]>([
    ['ar', 'LB', ['tel:1564', 'tel:140'], phone],
    ['en', 'BR', ['tel:188', 'tel:192'], desktop],
  ]),
)('in %s, in an interview', (language, country, numbers, device) => {
  const { first, call, question, reply, answer, leftOut } = words[language]
  const t = createTranslator(language, 'respondent')
  let owner: OwnerPage
  let survey: Survey
  let page: Page
  const links = () =>
    page
      .locator('.help-lines')
      .last()
      .getByRole('link')
      .evaluateAll((found) => found.map((each) => each.getAttribute('href')))
  const choices = () => page.getByRole('group', { name: t('goOnHow') }).getByRole('button')
  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language)
    survey = await publishInterview(owner, { language, country })
    await owner.page.goto(`/surveys/${survey.id}/edit/advanced?view=overview`)
    await owner.page.getByText(owner.t('survey.emptyFeed')).waitFor()
    page = await openRespondent(`/sa/${survey.public_id}`, language, device)
    await page.getByRole('button', { name: t('start') }).click()
  })
  afterAll(() => Promise.all([owner.context.close(), page.context().close()]))

  test('the next message says where help is, and asks nothing', async () => {
    await send(page, first)
    await page.locator('.asked').nth(1).waitFor()
    await send(page, call)
    await choices().first().waitFor()
    expect(await links()).toEqual(numbers)
    expect(await choices().count()).toBe(3)
    expect(await page.getByRole('progressbar').isVisible()).toBe(false)
    await expectAccessible(page)
  })

  test('the owner sees a discreet flag live', async () => {
    const { page: ownerPage, t: ownerText } = owner
    const flag = ownerPage.getByRole('button', { name: ownerText('flag.distress') })
    await flag.focus()
    // In the tooltip, and in the details of the answer.
    const reason = ownerPage.getByText(ownerText('flag.distressHelp'))
    await expect.poll(() => reason.count()).toBe(2)
    await expectAccessible(ownerPage)
  })

  test('a question is answered', async () => {
    await send(page, question)
    await page.getByText(reply).waitFor()
    expect(await links()).toEqual(numbers)
  })

  test('leaving it for later keeps the place, over a reload', async () => {
    await choices().nth(1).click()
    const note = page.getByText(t('laterText'))
    await note.waitFor()
    await expect
      .poll(() => note.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await choices().nth(1).click()
    await page.getByRole('dialog').getByRole('img', { includeHidden: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.reload()
    await choices().nth(2).waitFor()
    expect(await links()).toEqual(numbers)
  })

  test('the interview continues where the respondent wants to, and ends gently', async () => {
    await choices().first().click()
    await page.getByRole('progressbar').waitFor()
    const end = page.getByRole('heading', { name: t('gentleTitle'), exact: true })
    await answerUntil(page, answer, end)
    expect(await links()).toEqual(numbers)
    expect(await page.locator('.seal, .rating').count()).toBe(0)
    await expectAccessible(page)
  })

  test('the owner sees how many answers are left out', async () => {
    const { page: ownerPage } = owner
    for (const view of ['insights', 'responses']) {
      await ownerPage.goto(`/surveys/${survey.id}/edit/advanced?view=${view}`)
      await ownerPage.getByText(leftOut).waitFor()
    }
    expect(owner.pageErrors).toEqual([])
  })
})

describe('in a form', () => {
  let owner: OwnerPage
  let page: Page
  const t = createTranslator('en', 'respondent')
  beforeAll(async () => {
    owner = await openOwnerPage(fixture, 'en')
    const { public_id } = await publishForm(owner, 'GB')
    page = await openRespondent(`/s/${public_id}`, 'en', phone)
    await page.getByRole('button', { name: t('start') }).click()
  })
  afterAll(() => Promise.all([owner.context.close(), page.context().close()]))

  test('the help is shown in place until it is closed, and the form continues', async () => {
    await page.getByRole('textbox').fill(words.en.call)
    await page.getByRole('button', { name: 'Next' }).click()
    const line = page.getByRole('link', { name: /Samaritans/ })
    await line.waitFor()
    expect(await line.getAttribute('href')).toBe('tel:116123')
    await page.getByText('Question 2 of 3').waitFor()
    await expectAccessible(page)
    // The page has the help again once the answer is coded.
    await reloadUntil(page, line)
    await page.getByText('Question 2 of 3').waitFor()
    await page.getByRole('textbox').fill(words.en.answer)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Question 3 of 3').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await line.count()).toBe(0)
  })

  test('the end is gentle, and repeats the lines', async () => {
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('heading', { name: t('gentleTitle'), exact: true }).waitFor()
    await page.getByRole('link', { name: /Samaritans/ }).waitFor()
    await expectAccessible(page)
  })
})

test('a comment of a rating is answered with help under it', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { public_id } = await publishForm(owner, null)
  const page = await openRespondent(`/s/${public_id}`, 'en', desktop)
  await page.getByRole('button', { name: 'Start the survey' }).click()
  for (const _question of [1, 2]) {
    await page.getByRole('textbox').fill(words.en.answer)
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('radio', { name: '2 stars' }).check()
  await page.getByRole('textbox').fill(words.en.call)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .locator('.rating')
    .getByRole('link', { name: /findahelpline/ })
    .waitFor()
  await expectAccessible(page)
  await Promise.all([owner.context.close(), page.context().close()])
})

test('without its script the message is a text that names the lines', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { public_id } = await publishInterview(owner, { language: 'en', country: 'US' })
  const page = await openRespondent(`/sa/${public_id}`, 'en', phone, /SupportMessage/)
  await page.getByRole('button', { name: 'Start the survey' }).click()
  await send(page, words.en.call)
  await expect.poll(() => page.locator('.help-item').getByText(/988/).count()).toBe(1)
  await Promise.all([owner.context.close(), page.context().close()])
})

async function publishInterview({ api }: OwnerPage, more: object): Promise<Survey> {
  const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
    ...{ title: '1203', goal: 'Understand how people use the bus line every day' },
    config_json: JSON.stringify({ ...documentedConfig, enable_whatsapp: false }),
    ...more,
  })
  return api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
}

async function publishForm({ api }: OwnerPage, country: string | null): Promise<Survey> {
  const { id } = await api<Survey>('POST', '/api/surveys', {
    ...{ title: 'The bus line', goal: 'Understand how people use the bus line every day' },
    ...{ language: 'en', question_count: 4, country },
  })
  const types = ['open', 'open', 'boolean'] as const
  const questions = types.map((type, index) => createQuestion(`q${index}`, type))
  await api('PUT', `/api/surveys/${id}`, { questions })
  return api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
}

async function openRespondent(
  path: string,
  language: 'en' | 'ar',
  options: BrowserContextOptions,
  unavailable?: RegExp,
): Promise<Page> {
  const locale = language === 'ar' ? 'ar-EG' : 'en-US'
  const context = await fixture.browser.newContext({
    ...{ baseURL: fixture.baseUrl, reducedMotion: 'reduce', locale },
    ...options,
  })
  context.setDefaultTimeout(50_000)
  if (unavailable) await context.route(unavailable, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(path)
  return page
}

async function send(page: Page, text: string): Promise<void> {
  const box = page.locator('.compose textarea:enabled')
  await box.fill(text)
  await box.press('Enter')
}

/** A page that reloads before the read model has the answer shows the question before, and before it is coded no help. */
async function reloadUntil(page: Page, shown: ReturnType<Page['getByText']>): Promise<void> {
  for (let attempt = 1; attempt <= 4; attempt++) {
    await page.reload()
    const isShown = await shown.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (isShown) return
  }
  throw new Error('the page does not show what it should')
}

/** Answers each question until the end is shown. */
async function answerUntil(
  page: Page,
  answer: string,
  end: ReturnType<Page['getByRole']>,
): Promise<void> {
  const box = page.locator('.compose textarea:enabled')
  for (let count = 1; count <= 8; count++) {
    await box.or(end).first().waitFor()
    if (await end.isVisible()) return
    const asked = await page.locator('.asked').count()
    await send(page, `${answer} ${count}`)
    await page.locator('.asked').nth(asked).or(end).first().waitFor()
  }
  throw new Error('the interview does not end')
}
