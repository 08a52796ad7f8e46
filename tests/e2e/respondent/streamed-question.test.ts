// A question on its way from a model to a respondent's screen: word by word, cut off, and in another language.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser/launch-browser.ts'
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
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** Words a question a few letters at a time; everything else is said at once. */
const slowStream: StubResponse = async (asked, reply) => {
  const { data } = JSON.parse(asked.user)
  const content = JSON.stringify(await offlineModel(asked.step!, data))
  if (asked.body['stream'] !== true) return asked.complete(reply, content)
  asked.beginStream(reply)
  for (const piece of content.match(/[\s\S]{1,8}/g) ?? []) {
    asked.sendDelta(reply, { content: piece })
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  asked.sendDelta(reply, {}, 'stop')
  reply.end('data: [DONE]\n\n')
}

const cutQuestion: StubResponse = async (asked, reply) => {
  if (asked.body['stream'] !== true) return slowStream(asked, reply)
  return cutStream('{"text":"What was it that')(asked, reply)
}

/** Everything that the last bubble of the interviewer said, in order. */
const recordWordings = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const note = () => {
      const text = [...document.querySelectorAll('li.asked p:not(.dots)')].at(-1)?.textContent ?? ''
      if (said.at(-1) !== text) said.push(text)
    }
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
const wordings = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said)

async function submitAnswer(page: Page, text: string) {
  await page.locator('textarea:enabled').fill(text)
  await page.keyboard.press('Enter')
}

test('a question comes word by word; cut off, another takes its place; each is in its own language', async () => {
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
