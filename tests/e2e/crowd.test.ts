// Many who begin at once, and those who come again: what a person sees of what keeps programs out.
import type { Browser, BrowserContext } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessible.ts'
import { launchBrowser } from '../support/browser.ts'
import { startInstance, type Instance } from '../support/instance.ts'
import {
  documentedConfig,
  publishedSurvey,
  signedIn,
  type Asker,
} from '../support/walked-survey.ts'
import { wordsOf } from './words.ts'

let instance: Instance
let browser: Browser
let ask: Asker
const words = wordsOf('en', 'respondent')
const later = wordsOf('en', 'respondent')

beforeAll(async () => {
  ;[instance, browser] = await Promise.all([
    // Whoever comes through a proxy is a stranger, also on this machine.
    startInstance({ env: { TRUST_PROXY: 'true', FREE_STARTS_PER_ADDRESS: '1' } }),
    launchBrowser(),
  ])
  ;({ ask } = await signedIn(instance.baseUrl, 'ana@prosa.test'))
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
})

const plain = { ...documentedConfig, enable_audio: false, enable_whatsapp: false }
const written = (config: object) => ({ config_json: JSON.stringify({ ...plain, ...config }) })

async function personAt(address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  context.setDefaultTimeout(20_000)
  return context
}

test('who begins in a crowd waits a moment longer, and has a conversation like everybody', async () => {
  const { public_id } = await publishedSurvey(ask, written({}))
  const path = `/api/public/surveys/${public_id}/sessions`
  const from = { 'x-forwarded-for': '203.0.113.1' }
  expect((await ask('POST', path, {}, from)).status).toBe(200)
  expect((await ask('POST', path, {}, from)).status).toBe(428)

  const context = await personAt('203.0.113.1')
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text())
  })
  const told: number[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith(path)) told.push(reply.status())
  })
  await page.goto(`${instance.baseUrl}/sa/${public_id}`)
  await page.getByRole('button', { name: words('start') }).click()
  await page.getByRole('textbox', { name: words('placeholder') }).waitFor()
  expect(told).toEqual([428, 200])
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

test('who has answered where each browser answers once is thanked, and offered no second time', async () => {
  const { public_id } = await publishedSurvey(ask, written({ duplicates: 'once-per-browser' }))
  const context = await personAt('203.0.113.2')
  const page = await context.newPage()
  await page.goto(`${instance.baseUrl}/sa/${public_id}`)
  const begin = page.getByRole('button', { name: words('start') })
  await begin.click()
  await page.getByRole('textbox', { name: words('placeholder') }).waitFor()
  const storage = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const session = JSON.parse((await storage())[`prosa:session:${public_id}`]!) as string

  // Its session forgotten, but not the browser: the same conversation goes on.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await begin.click()
  await page.getByRole('textbox', { name: words('placeholder') }).waitFor()
  expect(JSON.parse((await storage())[`prosa:session:${public_id}`]!)).toBe(session)

  await ask('POST', `/api/public/sessions/${session}/complete`, {})
  await page.reload()
  await page.getByRole('heading', { name: later('doneTitle') }).waitFor()
  expect(await page.getByRole('button', { name: later('again') }).count()).toBe(0)

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await begin.click()
  await page.getByRole('heading', { name: later('answeredOnceTitle') }).waitFor()
  await page.getByText(later('answeredOnce')).waitFor()
  await expectAccessible(page)
  await context.close()
}, 60_000)
