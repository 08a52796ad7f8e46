// A model reads an answer as a concern: the next question has the help lines below it, and the interview continues.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import {
  createPublishedSurvey,
  documentedConfig,
  signInAs,
} from '../../support/clients/survey-client.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { offlineModel } from '../../support/servers/openai/offline-model.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'

const worries = {
  en: 'I saw the bus hit a cyclist by the gate, and my hands have not stopped shaking since.',
  ar: 'رأيت الحافلة تصدم دراجًا عند البوابة، ويداي ترتجفان منذ ذلك الحين.',
}

let server: OpenAiServer
let instance: DatabaseInstance
let browser: Browser

beforeAll(async () => {
  server = await startOpenAiServer()
  server.useModel(async (step, data) => {
    const output = (await offlineModel(step, data)) as object
    return step === 'code' && /shaking|ترتجفان/u.test(String(data['answer']))
      ? { ...output, danger: 'concern', medical: false, intent: 'answer', also: [] }
      : output
  })
  instance = await startInstanceOnFreshDatabase({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_MODEL: 'small',
  })
  browser = await connectToBrowser()
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

describe.each([
  ['en', 'GB', 'tel:116123', { width: 1440, height: 900 }],
  ['ar', 'LB', 'tel:1564', { width: 390, height: 844 }],
] as const)('in %s', (language, country, href, viewport) => {
  let page: Page
  const question = () => page.locator('li.asked').nth(1)
  beforeAll(async () => {
    const owner = await signInAs(instance.baseUrl, 'bruno@prosa.test')
    const config_json = JSON.stringify({ ...documentedConfig, enable_whatsapp: false })
    const { public_id } = await createPublishedSurvey(owner.callApi, {
      ...{ title: '1203', goal: 'Understand how people use the bus line every day' },
      ...{ config_json, language, country },
    })
    const locale = language === 'ar' ? 'ar-EG' : 'en-US'
    page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' })
    page.setDefaultTimeout(20_000)
    await page.goto(`${instance.baseUrl}/sa/${public_id}`)
    await page.locator('[data-early=start]').click()
  })
  afterAll(() => page.close())

  test('the question is an ordinary one, and its lines are rows to tap', async () => {
    await page.locator('textarea:enabled').fill(worries[language])
    await page.keyboard.press('Enter')
    const line = question().getByRole('link')
    await line.first().waitFor()
    expect(await line.first().getAttribute('href')).toBe(href)
    expect(await question().locator('p').first().textContent()).not.toMatch(/\d{3}/)
    expect(await question().getByRole('button').count()).toBe(0)
    expect(await page.getByRole('progressbar').isVisible()).toBe(true)
    expect(await page.locator('.count').textContent()).toMatch(/2|٢/)
    await expectAccessible(page)
  })

  test('they stay there over a reload, and the next question has none', async () => {
    await page.reload()
    await question().getByRole('link').first().waitFor()
    await page.locator('textarea:enabled').fill(language === 'en' ? 'It is late.' : 'تتأخر دائمًا.')
    await page.keyboard.press('Enter')
    await page.locator('li.asked').nth(2).locator('p[lang]').waitFor()
    expect(await page.locator('.help-lines').count()).toBe(1)
  })
})
