// A question streamed from a model to the screen: word by word, interrupted, and in another language.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { cutStream, type StubResponse } from '../../support/servers/openai/stub-responses.ts'
import { offlineModel } from '../../support/servers/openai/offline-model.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'
import {
  documentedConfig,
  createPublishedSurvey,
  signInAs,
} from '../../support/clients/survey-client.ts'

let server: OpenAiServer
let instance: DatabaseInstance
let browser: Browser
let publicId: string

beforeAll(async () => {
  server = await startOpenAiServer()
  instance = await startInstanceOnFreshDatabase({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_MODEL: 'small',
  })
  const owner = await signInAs(instance.baseUrl, 'bruno@prosa.test')
  const config_json = JSON.stringify({ ...documentedConfig, enable_whatsapp: false })
  publicId = (await createPublishedSurvey(owner.callApi, { config_json })).public_id
  browser = await connectToBrowser()
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** Streams a question a few letters at a time; other steps answer at once. */
const slowStream: StubResponse = async (request, reply) => {
  const { data } = JSON.parse(request.user)
  const content = JSON.stringify(await offlineModel(request.step!, data))
  if (request.body['stream'] !== true) return request.complete(reply, content)
  request.beginStream(reply)
  for (const piece of content.match(/[\s\S]{1,8}/g) ?? []) {
    request.sendDelta(reply, { content: piece })
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  request.sendDelta(reply, {}, 'stop')
  reply.end('data: [DONE]\n\n')
}

const cutQuestion: StubResponse = async (request, reply) => {
  if (request.body['stream'] !== true) return slowStream(request, reply)
  return cutStream('{"text":"What was it that')(request, reply)
}

/** All texts of the interviewer's last bubble, in order. */
const recordWordings = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    Object.assign(globalThis, { texts })
    const note = () => {
      const text = [...document.querySelectorAll('li.asked p:not(.dots)')].at(-1)?.textContent ?? ''
      if (texts.at(-1) !== text) texts.push(text)
    }
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
const wordings = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)

async function submitAnswer(page: Page, text: string) {
  await page.locator('textarea:enabled').fill(text)
  await page.keyboard.press('Enter')
}

test('a question is streamed by words, replaced if interrupted, and marked with its language', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${instance.baseUrl}/s/${publicId}`)
  server.respondAlwaysWith(slowStream)
  await page.locator('[data-early=start]').click()
  await recordWordings(page)
  await page.locator('textarea:enabled').waitFor()
  const first = (await wordings(page)).filter(Boolean)
  expect(first.length).toBeGreaterThan(3)
  for (const part of first) expect(first.at(-1)?.startsWith(part)).toBe(true)

  server.respondAlwaysWith(cutQuestion)
  await submitAnswer(page, 'ألغيت الاشتراك لأن السعر كان مرتفعًا جدًا والدعم لم يساعدني.')
  const second = page.locator('li.asked').nth(1).locator('p[lang]')
  await second.waitFor()
  expect(await second.getAttribute('lang')).toBe('ar')
  expect(await second.getAttribute('dir')).toBe('rtl')
  expect(await page.locator('li.asked').first().locator('p').getAttribute('dir')).toBe('ltr')
  expect(await second.textContent()).toMatch(/\p{Script=Arabic}/u)
  expect(await page.getByText('What was it that').count()).toBe(0)
  expect(await page.getByRole('log').getAttribute('aria-busy')).toBe('false')
  await page.close()
})
