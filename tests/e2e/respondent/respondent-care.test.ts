// What a respondent trips over: fields and their messages, long texts, spent links, a server that does not respond, focus.
import type { Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()
const browserLocales = { en: 'en-GB', 'pt-br': 'pt-BR', ar: 'ar-EG' }
const questions = [{ id: 'q1', text: 'Why?', type: 'open' }]

type Prepared = { form: Survey; fields: Survey; invited: Survey; link: string }
let prepared: Prepared
beforeAll(async () => {
  const { api, context } = await openOwnerPage(fixture, 'en')
  const publish = async (path: string, config: object) => {
    const { id } = await api<Survey>('POST', path, {
      title: 'Why do people leave?',
      goal: 'Learn why people leave us in the first month',
      language: 'en',
      config_json: JSON.stringify({ validation_points: [{ id: '1', text: 'Reasons' }], ...config }),
    })
    return api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  }
  const publishForm = async () => {
    const { id } = await api<Survey>('POST', '/api/surveys', {
      title: 'How was it?',
      goal: 'Learn how new employees experience their first weeks',
      language: 'en',
      question_count: 4,
    })
    await api('PUT', `/api/surveys/${id}`, { questions })
    return api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  }
  const advanced = '/api/surveys/advanced'
  const invited = await publish(advanced, { invited_only: true })
  const { links } = await api<{ links: string[] }>(
    'POST',
    `/api/surveys/${invited.id}/invitations`,
    {
      count: 1,
    },
  )
  prepared = {
    form: await publishForm(),
    fields: await publish(advanced, {
      pre_survey_config: { enabled: true, required_fields: ['E-mail', 'Phone', 'Age'] },
    }),
    invited,
    link: new URL(links[0]!).search,
  }
  await context.close()
})

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test.each(walkedOf(['ar', 'en', 'pt-br'] as const))(
  'fields, long answers and the receipt in %s',
  async (language) => {
    const t = createTranslator(language, 'respondent')
    const context = await fixture.browser.newContext({
      locale: browserLocales[language],
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${fixture.baseUrl}/sa/${prepared.fields.public_id}?lang=${language}`)
    await page.getByRole('button', { name: t('start') }).click()
    await expect.poll(() => focusedText(page)).toBe(t('fieldsTitle'))
    await page.getByLabel(t('field_email')).fill('ana')
    await page.getByLabel(t('field_phone')).fill('12')
    await page.getByLabel(t('field_age')).fill('seven')
    await page.getByRole('button', { name: t('continue') }).click()
    for (const key of ['fieldEmail', 'fieldPhone']) await page.getByText(t(key)).waitFor()
    expect(await page.locator('.fields [aria-invalid=true]').count()).toBe(3)
    await expectAccessible(page)
    await page.getByLabel(t('field_email')).fill('ana@example.com')
    await page.getByLabel(t('field_phone')).fill('٠٥٠ ١٢٣ ٤٥٦٧')
    await page.getByLabel(t('field_age')).fill('٣٤')
    await page.getByRole('button', { name: t('continue') }).click()
    const box = page.getByRole('textbox')
    await expect.poll(() => box.isEnabled()).toBe(true)

    // Pasted, and after a reload: the whole text stays, with its count, and is not sent.
    await box.fill('x'.repeat(4120))
    const note = page.locator('.length-note.over')
    await note.waitFor()
    expect(await note.textContent()).toMatch(/4[.,]120|٤٬١٢٠/)
    await box.press('Enter')
    await page.reload()
    await note.waitFor()
    expect((await box.inputValue()).length).toBe(4120)
    expect(await page.getByRole('button', { name: t('send') }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await box.fill('stop')
    await box.press('Enter')
    await page.getByRole('heading', { name: t('receiptTitle') }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await context.close()
  },
  90_000,
)

test('a form keeps a text that is too long, and stays on its question', async () => {
  const page = await fixture.browser.newPage()
  await page.goto(`${fixture.baseUrl}/s/${prepared.form.public_id}?lang=en`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('textbox').fill('x'.repeat(4001))
  await page.getByRole('button', { name: 'Finish' }).click({ force: true })
  await page.getByText('4,001 of 4,000 characters').waitFor()
  expect((await page.getByRole('textbox').inputValue()).length).toBe(4001)
  await page.getByRole('textbox').fill('Too slow')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await page.close()
})

test('a survey by invitation and a spent link say so when the page opens', async () => {
  const address = `${fixture.baseUrl}/sa/${prepared.invited.public_id}`
  const first = await fixture.browser.newContext({ locale: 'en-GB' })
  const page = await first.newPage()
  const start = page.getByRole('button', { name: 'Start the survey' })
  await page.goto(address)
  await page.getByRole('heading', { name: 'This survey needs a personal link' }).waitFor()
  expect(await start.count()).toBe(0)
  await page.goto(address + prepared.link)
  await start.click()
  await page.locator('.asked').first().waitFor()
  // On this device the conversation resumes, with the link and without it.
  await page.goto(address)
  await page.locator('.asked').first().waitFor()

  const second = await fixture.browser.newContext({ locale: 'en-GB' })
  const other = await second.newPage()
  await other.goto(address + prepared.link)
  await other.getByText('Someone is already answering with this link').waitFor()
  await page.getByRole('textbox').fill('stop')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: 'You have already answered' }).waitFor()
  await other.goto(`${address}?c=forged`)
  await other.getByText('This link is not valid').waitFor()
  await Promise.all([first.close(), second.close()])
}, 60_000)

test('a server that does not respond is not a device without a connection', async () => {
  const context = await fixture.browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${fixture.baseUrl}/s/${prepared.form.public_id}?lang=en`)
  await page.route('**/api/public/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('textbox').fill('Too slow')
  await page.getByText('The server is not responding').waitFor()
  await context.setOffline(true)
  await page.getByText('No connection.').waitFor()
  expect(await page.getByText('The server is not responding').count()).toBe(0)
  await context.close()
})
