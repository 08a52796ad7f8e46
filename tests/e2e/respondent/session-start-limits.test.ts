// Bot protection as respondents see it: many starts at once, and repeated starts.
import type { Browser, BrowserContext } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import {
  documentedConfig,
  createPublishedSurvey,
  signInAs,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'
import { createTranslator } from '../../support/browser/translations.ts'

let instance: DatabaseInstance
let browser: Browser
let callAsOwner: ApiCaller
const t = createTranslator('en', 'respondent')
const tLater = createTranslator('en', 'respondent')

beforeAll(async () => {
  ;[instance, browser] = await Promise.all([
    // Requests through a proxy count by their forwarded address, also on this machine.
    startInstanceOnFreshDatabase({ TRUST_PROXY: 'loopback', FREE_STARTS_PER_ADDRESS: '1' }),
    connectToBrowser(),
  ])
  ;({ callApi: callAsOwner } = await signInAs(instance.baseUrl, 'ana@prosa.test'))
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
})

const textOnlyConfig = { ...documentedConfig, enable_audio: false, enable_whatsapp: false }
const createConfig = (config: object) => ({
  config_json: JSON.stringify({ ...textOnlyConfig, ...config }),
})

async function openBrowserAt(address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  return context
}

test('a start among many waits for its proof of work, then proceeds normally', async () => {
  const { public_id } = await createPublishedSurvey(callAsOwner, createConfig({}))
  const path = `/api/public/surveys/${public_id}/sessions`
  const from = { 'x-forwarded-for': '203.0.113.1' }
  expect((await callAsOwner('POST', path, {}, from)).status).toBe(200)
  expect((await callAsOwner('POST', path, {}, from)).status).toBe(428)

  const context = await openBrowserAt('203.0.113.1')
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text())
  })
  const statuses: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith(path)) statuses.push(reply.status())
  })
  await page.goto(`${instance.baseUrl}/sa/${public_id}`)
  await page.getByRole('button', { name: t('start') }).click()
  await page.getByRole('textbox', { name: t('placeholder') }).waitFor()
  expect(statuses).toEqual([428, 200])
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

test('a second visit after answering shows thanks and no start, if each browser answers once', async () => {
  const { public_id } = await createPublishedSurvey(
    callAsOwner,
    createConfig({ duplicates: 'once-per-browser' }),
  )
  const context = await openBrowserAt('203.0.113.2')
  const page = await context.newPage()
  await page.goto(`${instance.baseUrl}/sa/${public_id}`)
  const begin = page.getByRole('button', { name: t('start') })
  await begin.click()
  await page.getByRole('textbox', { name: t('placeholder') }).waitFor()
  const storage = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const session = JSON.parse((await storage())[`prosa:session:${public_id}`]!) as string

  // With the session removed but the browser's token kept, the same conversation continues.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await begin.click()
  await page.getByRole('textbox', { name: t('placeholder') }).waitFor()
  expect(JSON.parse((await storage())[`prosa:session:${public_id}`]!)).toBe(session)

  await callAsOwner('POST', `/api/public/sessions/${session}/complete`, {})
  await page.reload()
  // Ended before an answer: the last screen says goodbye instead of thanks.
  await page.getByRole('heading', { name: tLater('gentleTitle') }).waitFor()
  expect(await page.getByRole('button', { name: tLater('again') }).count()).toBe(0)

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await begin.click()
  await page.getByRole('heading', { name: tLater('answeredOnceTitle') }).waitFor()
  await page.getByText(tLater('answeredOnce')).waitFor()
  await expectAccessible(page)
  await context.close()
}, 60_000)
