// From the welcome screen to the erasure: the owner's name, the end with its receipt, the deletion of everything; and
// the conversation on a second device.
import type { BrowserContext, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { newOwnerEmail, openOwnerPage } from '../../support/browser/owner-page.ts'
import {
  createApiCaller,
  documentedConfig,
  createPublishedSurvey,
  holdConversation,
  qualifyingAnswer,
  signInAs,
  startSession,
  waitForQualifiedResponses,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
const ownerEmail = newOwnerEmail('en')
let address: string
let survey: { id: string; public_id: string }
let callOwnerApi: Awaited<ReturnType<typeof signInAs>>['callApi']
beforeAll(async () => {
  callOwnerApi = (await signInAs(fixture.baseUrl, ownerEmail)).callApi
  const config = { ...documentedConfig, asked_by: 'Café Aurora', enable_whatsapp: false }
  survey = await createPublishedSurvey(callOwnerApi, { config_json: JSON.stringify(config) })
  address = `${fixture.baseUrl}/sa/${survey.public_id}`
})

/** A browser context without stored data. */
const openDevice = (options: object = {}): Promise<BrowserContext> =>
  fixture.browser.newContext({ viewport: { width: 390, height: 844 }, ...options })

async function startConversation(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('would like to hear from you').waitFor()
  await page.getByRole('button', { name: 'Start the survey' }).click()
  await page.locator('.asked').first().waitFor()
  return page
}

test('a respondent reads the answers, and erases all data', async () => {
  const context = await openDevice()
  const welcome = await context.newPage()
  await welcome.goto(address)
  await welcome.getByText('What happens to my answers?').click()
  await welcome.getByText('365 days').waitFor()
  await welcome.close()

  const page = await startConversation(context)
  await page.getByRole('textbox').fill('stop')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('Anything to add? (optional)').fill('Short and kind')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Thank you! Your rating helps').waitFor()
  const code = (await page.locator('.receipt-code code').textContent()) ?? ''
  // The rating and its comment are shown again.
  await page.reload()
  await page.getByRole('heading', { name: 'A thank-you for you' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)

  const receipt = await context.newPage()
  await receipt.goto(`${fixture.baseUrl}/r/${code.toLowerCase()}?lang=en`)
  await receipt.getByText('Short and kind').waitFor()
  await receipt.getByText('stop', { exact: true }).waitFor()
  await receipt.getByRole('button', { name: 'Delete everything' }).click()
  // Cancel has the focus.
  await receipt.keyboard.press('Enter')
  await receipt.getByRole('button', { name: 'Delete everything' }).click()
  await receipt.getByRole('button', { name: 'Yes, delete everything' }).click()
  await receipt.getByRole('heading', { name: 'Everything has been deleted' }).waitFor()
  await receipt.reload()
  await receipt.getByRole('heading', { name: 'No answers found for this code' }).waitFor()
  await context.close()
})

test('an erased response disappears from the owner’s open page', async () => {
  const callApi = createApiCaller(fixture.baseUrl)
  const session = await startSession(callApi, survey.public_id)
  await holdConversation(callApi, session, [qualifyingAnswer])
  await waitForQualifiedResponses(callOwnerApi, survey.id)
  const { page, context, t } = await openOwnerPage(fixture, 'en', { email: ownerEmail })
  await page.goto(`/surveys/${survey.id}/edit/advanced?view=responses`)
  const beginning = qualifyingAnswer.slice(0, 20)
  await page.getByText(beginning).waitFor()
  const tab = page.getByRole('tab', { name: t('survey.responses') })
  expect(await tab.innerText()).toContain('1')
  await page.getByText(t('shell.live'), { exact: true }).waitFor()

  const { text } = await callApi('GET', `/api/public/sessions/${session}`)
  const { receipt_code: code } = JSON.parse(text) as { receipt_code: string }
  await callApi('DELETE', `/api/public/receipts/${code}`)
  await page.getByText(t('qualified.empty')).waitFor()
  expect(await tab.innerText()).not.toContain('1')
  await page.getByRole('tab', { name: t('survey.overview') }).click()
  await page.getByText(t('survey.emptyFeed')).waitFor()
  expect(await page.content()).not.toContain(beginning)
  await context.close()
})

test('a conversation continues at the same question on another device, and both stay in sync', async () => {
  const [phone, desk] = await Promise.all([
    openDevice(),
    openDevice({ viewport: { width: 1440, height: 900 } }),
  ])
  const page = await startConversation(phone)
  await page.getByRole('button', { name: 'Continue on another device' }).click()
  const link = await page.getByLabel('Link to this conversation').inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const other = await desk.newPage()
  const requested: string[] = []
  other.on('request', (request) => requested.push(request.url()))
  await other.goto(link)
  const question = (await page.locator('.asked').last().textContent()) ?? ''
  await other.getByText(question).waitFor()
  const secret = new URL(link).hash.slice(4)
  expect(other.url()).not.toContain(secret)
  expect(requested[0]).toBe(address)
  await other.getByRole('textbox').fill('The import of invoices failed every Monday morning.')
  await other.getByRole('textbox').press('Enter')
  await page.getByText('The import of invoices failed every Monday morning.').waitFor()
  await expect.poll(() => page.locator('.asked').count()).toBe(2)
  // A deletion there removes the conversation here.
  await page.getByRole('button', { name: 'Continue on another device' }).click()
  const receipt = phone.waitForEvent('page')
  await page.getByRole('link', { name: 'Read or delete my answers' }).click()
  const opened = await receipt
  await opened.getByText('You left before the end.').waitFor()
  await opened.getByRole('button', { name: 'Delete everything' }).click()
  await opened.getByRole('button', { name: 'Yes, delete everything' }).click()
  await other.getByRole('heading', { name: 'This conversation no longer exists' }).waitFor()
  await Promise.all([phone.close(), desk.close()])
})

test('a device with its own answers asks before a link replaces them, and loses nothing', async () => {
  const [phone, desk] = await Promise.all([openDevice(), openDevice()])
  const [page, other] = await Promise.all([startConversation(phone), startConversation(desk)])
  await other.getByRole('textbox').fill('Half a sent')
  await page.getByRole('button', { name: 'Continue on another device' }).click()
  const link = await page.getByLabel('Link to this conversation').inputValue()
  await other.goto(link)
  await other.getByRole('button', { name: 'Stay with mine' }).click()
  await expect.poll(() => other.getByRole('textbox').inputValue()).toBe('Half a sent')
  await other.goto(link)
  await other.getByRole('button', { name: 'Open the one from the link' }).click()
  await expect.poll(() => other.getByRole('textbox').inputValue()).toBe('')
  expect(new URL(other.url()).hash).toBe('')
  await other.getByRole('button', { name: 'Continue on another device' }).click()
  await other.getByRole('button', { name: 'Continue my earlier answers' }).click()
  await expect.poll(() => other.getByRole('textbox').inputValue()).toBe('Half a sent')
  // A change of language loses nothing, and keeps the URL's parameters.
  await other.getByLabel('Language: English').click()
  await other.getByRole('link', { name: 'العربية' }).click()
  await expect.poll(() => other.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await other.getByRole('textbox').inputValue()).toBe('Half a sent')
  expect(new URL(other.url()).searchParams.get('lang')).toBe('ar')
  await Promise.all([phone.close(), desk.close()])
})
