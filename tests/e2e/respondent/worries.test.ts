// A model reads a call for help. A concern: its own words, the help lines below them, and any reply continues the interview. Distress: its own words, then the fixed message.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf } from '../../../services/adapters/ai/languages/languages.ts'
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
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { offlineModel } from '../../support/servers/openai/offline-model.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'

const worries = {
  en: 'I saw the bus hit a cyclist by the gate, and I still hear it at night.',
  ar: 'رأيت الحافلة تصدم دراجًا عند البوابة، وما زلت أسمع الصوت في الليل.',
}
const care = {
  en: 'You still hear it at night. Is somebody with you now?',
  ar: 'ما زلت تسمع الصوت في الليل. هل معك أحد الآن؟',
}
const distress = {
  en: 'The man upstairs waits for me at that gate and has grabbed me twice this week.',
  ar: 'جاري ينتظرني عند تلك البوابة وأمسكني مرتين هذا الأسبوع.',
}
const wordsToDistress = {
  en: 'Twice this week, at your own gate, and you still have to walk past it.',
  ar: 'مرتين هذا الأسبوع، وعند بوابتك، وما زلت تمرين من هناك.',
}

let server: OpenAiServer
let instance: DatabaseInstance
let browser: Browser

beforeAll(async () => {
  server = await startOpenAiServer()
  server.useModel(async (step, data) => {
    const output = (await offlineModel(step, data)) as object
    const languageAmong = (texts: typeof worries) =>
      step === 'code' && (['en', 'ar'] as const).find((each) => data['answer'] === texts[each])
    const worried = languageAmong(worries)
    const distressed = languageAmong(distress)
    const reply = { ...output, intent: 'answer', also: [] }
    if (worried) return { ...reply, danger: 'concern', care: care[worried] }
    return distressed
      ? { ...reply, danger: 'distress', by_person: true, care: wordsToDistress[distressed] }
      : output
  })
  instance = await startInstanceOnFreshDatabase({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_MODEL: 'small',
    // On a busy machine the rules would read in the place of a model that is late.
    ...{ OPENAI_QUESTION_TIMEOUT_MS: '60000', OPENAI_LONGEST_WAIT_MS: '60000' },
  })
  browser = await connectToBrowser()
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

describe.each(
  walkedOf<['en' | 'ar', string, string, { width: number; height: number }]>([
    ['en', 'GB', 'tel:116123', { width: 1440, height: 900 }],
    ['ar', 'LB', 'tel:1564', { width: 390, height: 844 }],
  ]),
)('in %s', (language, country, href, viewport) => {
  let page: Page
  const message = () => page.locator('li.asked').nth(1)
  beforeAll(async () => {
    const owner = await signInAs(instance.baseUrl, 'bruno@prosa.test')
    const config_json = JSON.stringify({ ...documentedConfig, enable_whatsapp: false })
    const { public_id } = await createPublishedSurvey(owner.callApi, {
      ...{ title: '1203', goal: 'Understand how people use the bus line every day' },
      ...{ config_json, language, country },
    })
    const locale = language === 'ar' ? 'ar-EG' : 'en-US'
    page = await browser.newPage({ viewport, locale, reducedMotion: 'reduce' })
    page.setDefaultTimeout(50_000)
    await page.goto(`${instance.baseUrl}/sa/${public_id}`)
    await page.locator('[data-early=start]').click()
  })
  afterAll(() => page.close())

  test('the model’s words stand above rows to tap, without choices and without a count', async () => {
    await page.locator('textarea:enabled').fill(worries[language])
    await page.keyboard.press('Enter')
    const line = message().getByRole('link')
    await line.first().waitFor()
    expect(await line.first().getAttribute('href')).toBe(href)
    expect(await message().locator('p').first().textContent()).toBe(care[language])
    expect(await message().getByRole('button').count()).toBe(0)
    expect(await page.getByRole('progressbar').isVisible()).toBe(false)
    await expectAccessible(page)
  })

  test('any reply continues, and the message stays over a reload', async () => {
    await page.reload()
    await message().getByRole('link').first().waitFor()
    await page.locator('textarea:enabled').fill(language === 'en' ? 'My sister.' : 'أختي معي.')
    await page.keyboard.press('Enter')
    const next = page.locator('li.asked').nth(2)
    await next.locator('p[lang]').waitFor()
    expect(await page.locator('.help-lines').count()).toBe(1)
    expect(await page.locator('.count').textContent()).toMatch(/2|٢/)
    expect(await page.locator('textarea:enabled').count()).toBe(1)
  })

  test('after distress lines and choices stand below the model’s words', async () => {
    await page.locator('textarea:enabled').fill(distress[language])
    await page.keyboard.press('Enter')
    const card = page.locator('.help-card')
    await card.waitFor()
    const [words] = await card.locator('> p').allTextContents()
    expect(words).toBe(wordsToDistress[language])
    expect(await card.locator('.help-lines').count()).toBe(1)
    expect(await card.getByRole('button').allTextContents()).toEqual(
      Object.values(languageOf(language).support.options),
    )
    await expectAccessible(page)
  })
})
